/// How a piece of text looks on a terminal with colours.
enum TextStyle: String, Sendable {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case good = "32"
    case waiting = "33"
    case trouble = "31"
    case bar = "36"
}

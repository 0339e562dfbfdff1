/// Why a message is nothing that rules answer to at once.
enum PortSilence {
    /// It is a part of something that is said later, or was said before.
    case part
    /// The switch of the input in this cell has spoken just before; what it says is kept until it rests.
    case bouncing(Int)
    /// It says nothing of any input.
    case nothing
}

/// What a person who learns wants next.
public enum LearnStep: Sendable, Equatable {
    /// To touch something for a control.
    case start
    /// To have this text sent, by a String control.
    case say(String)
    /// To have the rule written into the file, in the place of the rules that it meets or beside them.
    case accept(replacing: Bool)
    /// To have the last rule taken out of the file again.
    case undo
    /// To leave it.
    case stop
}

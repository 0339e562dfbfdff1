/// What a person who learns wants next.
public enum LearnStep: Sendable, Equatable {
    /// To touch something for the control with this local id.
    case start(lid: Int)
    /// To leave it.
    case stop
    /// To have the rule written into the file.
    case accept
    /// To have the last rule taken out of the file again.
    case undo
}

/// What a file of expectations says of the layout.
public enum RehearsalLayout: Sendable {
    /// Nothing: every control that the mapping names is there, choices with 16 options.
    case made
    /// It stands in another file, as JSON.
    case file(FileReference)
    /// Its pages stand here; the first one is active at the start.
    case pages([RehearsalPage])
}

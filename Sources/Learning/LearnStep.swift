import Mapping

/// One accepted rule, so that it can be undone.
struct LearnStep: Sendable {
    let before: String
    let after: String
    /// What was added, as the file says it.
    let rules: [Rule]
    /// Whether rules that were there have gone.
    let hasReplaced: Bool
}

public import Bridge
public import Volta

/// The run that a dashboard shows, as the server's thread sees it; each call goes over to the loop's.
public protocol DashboardSource: AnyObject, Sendable {
    /// The state now.
    func state() async -> DashboardState
    /// Sets a control; see `MIDIBridge.touch`.
    func touch(_ lid: Int, _ value: ActionValue, on page: Int) async -> TouchResult
    /// Goes on learning.
    ///
    /// - Parameters:
    ///   - step: What a person wants next.
    ///   - lid: The local id of the control that it is wanted for.
    ///   - page: The number of the page on which the person saw it.
    /// - Returns: Why that is not possible, for people; nil when it is.
    func learn(_ step: LearnStep, for lid: Int?, on page: Int) async -> String?
    /// Somebody looks from now on, or nobody does; called on the server's thread, and must not wait.
    func watchedChanged(_ isWatched: Bool)
}

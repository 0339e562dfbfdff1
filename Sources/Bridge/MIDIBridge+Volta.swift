import Mapping
import Volta
import Time

/// The layout, the token, and what is said of Volta.
extension MIDIBridge {
    func readLayout() async {
        do {
            let new = try await connection.layout()
            layoutRead(nil)
            adopt(new)
        } catch {
            layoutRead(error)
        }
        pump()
    }

    private func layoutRead(_ error: VoltaError?) {
        let now = now
        layoutWatch.finished(succeeded: error == nil, now: now)
        hold.layoutRead(succeeded: error == nil)
        announce(error, of: .layout, at: now)
    }

    /// Binds the rules to the layout when what they see of it differs from what they are bound to.
    private func adopt(_ new: LayoutInfo) {
        let (oldFace, newFace) = (layout.map { PageFace($0) }, PageFace(new))
        guard newFace != oldFace else {
            layout = new
            return
        }
        let now = now
        withdraw(from: oldFace?.lids(goneFrom: newFace) ?? [])
        layout = new
        engine.bind(to: new, now: now) { submit($0, at: now) }
        dispatcher.change(to: engine.rates)
        say(.layoutRead(layout: new, sleeping: engine.sleepingRules.map { engine.mapping.rules[$0].name }))
    }

    /// Takes back what waits for controls that are not there any more, and forgets what they had.
    private func withdraw(from lids: Set<Int>) {
        for pending in dispatcher.withdraw(from: lids) { drop(report(pending.action), .gone, Self.goneReason) }
    }

    func renewToken() async {
        do {
            let renewal = try await connection.renewTokenIfDue()
            tokenDue = Moment(renewal.next)
            // Without a new token nothing was heard of Volta.
            if renewal.tokenCount != tokenCount { announce(nil, of: .token, at: now) }
            tokenCount = renewal.tokenCount
        } catch {
            tokenDue = Moment(await connection.renewalTime)
            announce(error, of: .token, at: now)
        }
        pump()
    }

    /// After an action got no token: has the renewal in the background go on from here, and say when there is one.
    func planRenewal() async {
        let time = Moment(await connection.renewalTime)
        // Without a time a renewal is under way.
        tokenDue = tokenDue.map { min($0, time) }
    }

    /// Says what is news about Volta.
    func announce(_ error: VoltaError?, of call: VoltaHealth.Call, at now: Moment) {
        if error == nil, call != .action { dispatcher.serverAnswered(at: now) }
        let news = error.map { health.failed(call, with: $0) } ?? health.succeeded(call)
        guard let news else { return }
        say(news)
        if news == .voltaBack { layoutWatch.reached(now: now) }
    }
}

import Dispatching
import Mapping
import Volta
import Time

extension MIDIBridge {
    /// Hands what the engine made of a message to the dispatcher.
    func submit(_ output: EngineOutput, at now: Moment) {
        let submission = dispatcher.submit(
            output.action, delivery: Delivery(output.delivery), expiry: output.expiry, at: now)
        if tap != nil { tap?.submitted(output.action, submission, at: now) }
        switch submission {
        case .accepted: hasNewWork = true
        case .merged, .unchanged: break
        case .turnedAway:
            let reason = "too many actions wait, or the program is ending"
            say(.dropped(report(output.action), .turnedAway, reason: reason))
        }
    }

    /// Starts every request that may start now; the time of the next one that may.
    func startDueSends(at now: Moment) -> Moment? {
        while true {
            switch dispatcher.next(at: now) {
            case .send(let shipment):
                // First of all the request is written; what becomes of it is for later.
                let begun = connection.assumeIsolated { $0.begin(shipment.action) }
                underWay[shipment.id] = report(shipment.action)
                if tap != nil { tap?.sent(shipment) }
                run { await $0.deliver(shipment, begun) }
            case .expired(let pending): drop(report(pending.action), .expired, "it waited too long")
            case .wait(let instant): return instant
            case .idle: return nil
            }
        }
    }

    private func deliver(_ shipment: Shipment, _ begun: BegunAction?) async {
        do {
            try await connection.send(shipment.action, begun: begun)
            complete(shipment, with: nil)
        } catch {
            if error.isAboutToken { await planRenewal() }
            complete(shipment, with: error)
        }
        pump()
    }

    private func complete(_ shipment: Shipment, with error: VoltaError?) {
        let now = now
        announce(error, of: .action, at: now)
        let outcome = learn(from: error, at: now)
        let completion = dispatcher.complete(shipment.id, outcome: outcome, at: now, jitter: clock.jitter())
        let reason = error?.description ?? ""
        if case .throttled = outcome { tellThrottle(reason) }
        let report = underWay.removeValue(forKey: shipment.id) ?? report(shipment.action)
        switch completion {
        case .delivered:
            if let identity = report.identity { engine.delivered(shipment.action.value, to: identity) }
            settle(report)
            say(.delivered(report, latency: now - shipment.pending.submitted))
            ending?.delivered(at: now)
        // Told once an action, however often it is tried: whether Volta is away is told by itself.
        case .waitsAgain where shipment.pending.attempts > 1: break
        case .waitsAgain: say(.retrying(report, reason: reason))
        case .unknown: say(.dropped(report, .unknown, reason: reason))
        case .refused: drop(report, .refused, reason)
        case .expired: drop(report, .expired, reason)
        case .withdrawn: drop(report, .gone, Self.goneReason)
        case .merged, .notInFlight: break
        }
    }

    /// What the end of a request says about the page and about all other actions; the outcome for the dispatcher.
    private func learn(from error: VoltaError?, at now: Moment) -> ActionOutcome {
        guard let error else {
            hold.accepted()
            return .delivered
        }
        switch error.outcome {
        case .rejected: layoutWatch.refused(now: now)
        case .refused where error.concernsEveryAction:
            if hold.refused(at: now) { layoutWatch.refused(now: now) }
            // Volta has not acted on it, and may once the reason is gone: it waits like one that was never sent.
            return .neverSent
        default: break
        }
        return error.outcome
    }

    private func tellThrottle(_ reason: String) {
        let news = pace.throttled(to: dispatcher.rate, of: dispatcher.limits.total, reason: reason)
        if let news { say(news) }
    }

    /// Says that the rate is at its limit again, once it is.
    func tellFullSpeed() {
        if let news = pace.reached(dispatcher.rate, of: dispatcher.limits.total) { say(news) }
    }

    /// Why actions whose control left the page are given up.
    static var goneReason: String { "its control is not on the page any more" }

    /// Gives up an action that Volta has not executed and never will.
    ///
    /// Not from within the engine's own work, which this changes.
    func drop(_ report: ActionReport, _ why: DropReason, _ reason: String) {
        settle(report)
        say(.dropped(report, why, reason: reason))
    }

    /// Lets the engine know when nothing is under way to a control any more.
    private func settle(_ report: ActionReport) {
        if let identity = report.identity, !dispatcher.isBusy(with: identity.lid) { engine.settled(identity) }
    }

    func report(_ action: Action) -> ActionReport {
        ActionReport(action, layout: layout)
    }
}

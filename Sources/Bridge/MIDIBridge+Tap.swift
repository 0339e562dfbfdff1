import MIDI
import Mapping
import Time

/// Looking on: what becomes of each message, and why.
extension MIDIBridge {
    /// Tells what becomes of each message from now on, or no more for nil; there is one tap at a time.
    ///
    /// It is told on the executor's thread, for each message, once it is known whether its actions were sent at once: so
    /// it must be quick. While there is no tap, nothing is done for one.
    public func setTap(_ tell: (@Sendable (TapEvent) -> Void)?) {
        tap = tell.map { Tap($0) }
        engine.isExplaining = tap != nil
    }

    /// Takes down what the engine made of a message, or of what waited.
    func takeDown(_ message: Message?, from port: PortID?, at now: Moment) {
        let explanation = engine.takeExplanation()
        tap?.explained(explanation, of: message, from: port.map { ($0, ports[$0]?.title ?? "a surface") }, at: now)
    }

    /// Tells what has become of all that came.
    func tellTap() {
        guard let events = tap?.takeEvents(dispatcher), let tell = tap?.tell else { return }
        for event in events { tell(event) }
    }
}

import Dispatching
import Volta

/// Plays a drawn time line against a dispatcher and draws what is sent.
///
/// A row is a control: its lid, then one character a tick. A small letter is a value of which only the latest matters,
/// a capital is an action that counts by itself, `-` is nothing, `|` begins the end of the program. The row `server`
/// says how the requests end that start in each tick; its last character holds from then on:
/// `+` delivered, `x` never sent, `?` unknown, `u` unauthorized, `t` throttled, `2` throttled for two seconds,
/// `r` rejected, `f` refused.
///
/// The answer has the same rows with what was sent in each tick, and a row `lid late` for each control with actions
/// that expired.
struct Timeline {
    var tick = Duration.milliseconds(50)
    var roundTrip = Duration.milliseconds(20)
    var limits = Limits()
    var jitter = 0.0

    func play(_ drawing: String) -> String { run(drawing).drawing }

    /// The drawing of what was sent, and the dispatcher at the end.
    func run(_ drawing: String) -> (drawing: String, dispatcher: Dispatcher) {
        var player = TimelinePlayer(timeline: self, drawing: drawing)
        player.play()
        return (player.result, player.dispatcher)
    }
}

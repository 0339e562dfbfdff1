import EventLoop

/// What handlers on the loop's thread write down; read after the loop has ended.
///
/// Unchecked: the loop's thread alone writes, and the test reads when the loop has ended.
final class Order: @unchecked Sendable {
    var fired: [Int] = []
    var timers: [LoopTimer] = []
}

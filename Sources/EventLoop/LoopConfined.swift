/// A value that only the loop's thread touches.
///
/// Unchecked: what protects it is `PollLoop.checkIsolated()`, which every public way to it calls first.
final class LoopConfined<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

import Glibc

/// Runs a closure on a new thread that nobody waits for.
func startThread(_ body: @escaping @Sendable () -> Void) throws(ScriptError) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let box = Unmanaged.passRetained(Box(body))
    var thread = pthread_t()
    let status = pthread_create(
        &thread, nil,
        { context in
            guard let context else { return nil }
            Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }, box.toOpaque())
    guard status == 0 else {
        box.release()
        throw .noSocket(errno: status)
    }
    pthread_detach(thread)
}

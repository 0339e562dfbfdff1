import CCurl
import EventLoop
import Glibc

/// All transfers of a transport and the connections that they share, driven by the event loop.
///
/// Made, used and let go of on the loop's thread only.
final class CurlMulti {
    private let handle: UnsafeMutableRawPointer
    private let loop: PollLoop
    private let finished: (_ easy: UnsafeMutableRawPointer, CURLcode) -> Void
    private var sockets: Set<Int32> = []
    private var timer: LoopTimer?
    /// When libcurl wants to go on, if it has said so since the timer was set; it says so several times a request, and
    /// first of all before that is written, which must not wait for it.
    private var newTime: ContinuousClock.Instant??

    /// libcurl's own set-up, once in the program.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Nil when memory is short; the closure is called for each transfer that has ended, and removes its handle.
    init?(loop: PollLoop, finished: @escaping (_ easy: UnsafeMutableRawPointer, CURLcode) -> Void) {
        guard Self.isReady, let handle = curl_multi_init() else { return nil }
        self.handle = handle
        self.loop = loop
        self.finished = finished
        Self.blockBrokenPipeSignal()
        timer = loop.timer { [weak self] in self?.advance() }
        // The connections kept for later; a bridge has 8 requests in flight at most.
        ccurl_multi_set_long(handle, CURLMOPT_MAXCONNECTS, 16)
        setCallbacks()
    }

    deinit {
        for socket in sockets { loop.unwatch(socket) }
        ccurl_multi_set_socket_function(handle, nil)
        ccurl_multi_set_timer_function(handle, nil)
        curl_multi_cleanup(handle)
    }

    /// Takes the transfer, which ``advance(socket:events:)`` then begins; false when libcurl does not take it, and so would
    /// never say that it has ended.
    func add(_ easy: CurlEasy) -> Bool { curl_multi_add_handle(handle, easy.handle) == CURLM_OK }

    func remove(_ easy: CurlEasy) {
        curl_multi_remove_handle(handle, easy.handle)
        setTimer()
    }

    /// Lets libcurl go on: with a socket that is ready, or with whatever its time has come for.
    func advance(socket: Int32 = -1, events: Int32 = 0) {
        var running: Int32 = 0
        curl_multi_socket_action(handle, socket, events, &running)
        var code = CURLE_OK
        while let easy = ccurl_multi_next_finished(handle, &code) { finished(easy, code) }
        setTimer()
    }

    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_multi_set_pointer(handle, CURLMOPT_SOCKETDATA, context)
        ccurl_multi_set_socket_function(handle) { _, socket, what, context, _ in
            CurlMulti.at(context)?.watch(socket, what)
            return 0
        }
        ccurl_multi_set_pointer(handle, CURLMOPT_TIMERDATA, context)
        ccurl_multi_set_timer_function(handle) { _, milliseconds, context in
            CurlMulti.at(context)?.newTime = .some(milliseconds < 0 ? nil : .now + .milliseconds(milliseconds))
            return 0
        }
    }

    private func watch(_ socket: Int32, _ what: Int32) {
        guard what != CURL_POLL_REMOVE else {
            sockets.remove(socket)
            return loop.unwatch(socket)
        }
        var interest: Interest = []
        if what & CURL_POLL_IN != 0 { interest.insert(.reading) }
        if what & CURL_POLL_OUT != 0 { interest.insert(.writing) }
        sockets.insert(socket)
        loop.watch(socket, for: interest) { [weak self] readiness in
            var events: Int32 = 0
            if readiness.isReadable { events |= CURL_CSELECT_IN }
            if readiness.isWritable { events |= CURL_CSELECT_OUT }
            if readiness.hasFailed { events |= CURL_CSELECT_ERR }
            self?.advance(socket: socket, events: events)
        }
    }

    private func setTimer() {
        guard let time = newTime else { return }
        newTime = nil
        timer?.set(time)
    }

    /// TLS writes with plain `write`, which raises the signal when the server is gone; blocked on the loop's thread,
    /// it stays without effect, and the error alone is seen.
    private static func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// The handle's object; libcurl calls back only while it exists.
    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlMulti? {
        context.map { Unmanaged<CurlMulti>.fromOpaque($0).takeUnretainedValue() }
    }
}

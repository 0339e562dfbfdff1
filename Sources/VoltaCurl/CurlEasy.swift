import CCurl
import Volta

/// One transfer's handle; after its transfer it is used for another, or another one takes over its settings.
///
/// libcurl repeats a request by itself when a kept-alive connection ends before the first byte of an answer. The server
/// may have acted on the request by then, so a POST of which anything was sent is not begun twice.
final class CurlEasy {
    let handle: UnsafeMutableRawPointer
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    /// The header fields and the list that libcurl has of them; most requests have the same ones.
    private var headers: (fields: [HTTPHeader], list: CurlHeaderList)?
    /// The address that libcurl has.
    private var url: RequestURL?
    private var deadline: Duration?
    private var isForNewConnection = false
    private var answer = AnswerBuffer()
    private var method = HTTPRequest.Method.get
    private var timesBegun = 0
    private let sockets: CurlSockets
    /// The sockets opened for this transfer.
    private var opened: [Int32] = []
    /// Whether nothing was written because the kept-alive connection was no longer good.
    private(set) var metStaleConnection = false

    /// Nil when memory is short.
    init?(sockets: CurlSockets, userAgent: String, authorities: String?) {
        guard let handle = curl_easy_init() else {
            errorText.deallocate()
            return nil
        }
        self.handle = handle
        self.sockets = sockets
        setPolicy()
        ccurl_set_string(handle, CURLOPT_USERAGENT, userAgent)
        if let authorities { ccurl_set_string(handle, CURLOPT_CAINFO, authorities) }
        setCallbacks()
    }

    deinit {
        curl_easy_cleanup(handle)
        errorText.deallocate()
    }

    /// Makes the handle ready for a request; the error says why it cannot be sent.
    ///
    /// What it has in common with the request before is left as it is.
    func prepare(_ request: HTTPRequest) throws(HTTPTransportError) {
        try setURL(request.url)
        try setHeaders(request.headers)
        setBody(request)
        if request.deadline != deadline { setDeadline(request.deadline) }
        if isForNewConnection { ccurl_set_long(handle, CURLOPT_FRESH_CONNECT, 0) }
        isForNewConnection = false
        errorText.pointee = 0
        answer = AnswerBuffer()
        timesBegun = 0
        opened = []
        metStaleConnection = false
        method = request.method
    }

    /// Has what requests have in common, as another handle has it, which is not used any more.
    func takeOver(from other: CurlEasy) {
        if let url = other.url { setURL(url) }
        if let deadline = other.deadline { setDeadline(deadline) }
        guard let shared = other.headers else { return }
        ccurl_set_headers(handle, shared.list.list)
        headers = shared
    }

    /// Makes the handle ready for the same request on a new connection.
    func prepareForNewConnection() {
        metStaleConnection = false
        isForNewConnection = true
        ccurl_set_long(handle, CURLOPT_FRESH_CONNECT, 1)
    }

    /// What the finished transfer brought.
    func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPTransportError> {
        guard code == CURLE_OK else { return .failure(error(code)) }
        var status = 0
        ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        // An interim answer (1xx) alone is none.
        guard answer.isHeadWhole, status >= 200 else { return .failure(error(CURLE_GOT_NOTHING)) }
        return .success(answer.response(status: status))
    }

    /// Whether any byte of the request can have reached the server.
    var maybeExecuted: Bool {
        var sent = 0
        ccurl_get_long(handle, CURLINFO_REQUEST_SIZE, &sent)
        return timesBegun > 0 && sent > 0
    }

    private func error(_ code: CURLcode) -> HTTPTransportError {
        let kind = answer.isTooLarge ? .malformedAnswer : HTTPTransportError.Code(code, isBegun: timesBegun > 0)
        return HTTPTransportError(
            kind, maybeExecuted: maybeExecuted,
            description: "Cannot reach \(url?.authority ?? "") - \(reason(code).prefix(200))")
    }

    private func reason(_ code: CURLcode) -> String {
        switch code {
        // What libcurl says of the request that it was kept from repeating.
        case _ where answer.isTooLarge: "The answer is larger than this program takes"
        case CURLE_ABORTED_BY_CALLBACK: "The server closed the connection without an answer"
        case _ where errorText.pointee != 0: String(cString: errorText)
        default: String(cString: curl_easy_strerror(code))
        }
    }
}

// MARK: - Options

extension CurlEasy {
    private func setURL(_ text: String) throws(HTTPTransportError) {
        guard text != url?.text else { return }
        setURL(try RequestURL(text))
    }

    private func setURL(_ new: RequestURL) {
        url = new
        ccurl_set_string(handle, CURLOPT_URL, new.text)
        // The environment's proxy is for the world outside; this machine is reached directly.
        ccurl_set_string(handle, CURLOPT_NOPROXY, new.isLoopback ? "*" : nil)
    }

    private func setHeaders(_ fields: [HTTPHeader]) throws(HTTPTransportError) {
        guard headers?.fields != fields else { return }
        guard let list = CurlHeaderList(fields) else {
            throw .init(.invalidURL, maybeExecuted: false, description: "A header field is not valid")
        }
        ccurl_set_headers(handle, list.list)
        headers = (fields, list)
    }

    private func setPolicy() {
        ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        ccurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
        ccurl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        ccurl_set_long(handle, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        // One request at a time on a connection: what was sent on it, and when it was lost, is then known.
        ccurl_set_long(handle, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
        ccurl_set_long(handle, CURLOPT_TCP_NODELAY, 1)
        // A connection stays good however long it rests: what is wrong with it is seen before it is used, and these
        // probes keep routers from forgetting it.
        ccurl_set_long(handle, CURLOPT_MAXAGE_CONN, 86_400)
        ccurl_set_long(handle, CURLOPT_TCP_KEEPALIVE, 1)
        ccurl_set_long(handle, CURLOPT_TCP_KEEPIDLE, 30)
        ccurl_set_long(handle, CURLOPT_TCP_KEEPINTVL, 10)
        ccurl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
        ccurl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
        // Without it, ending a transfer waits for the thread that looks up the host's name.
        ccurl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    }

    private func setBody(_ request: HTTPRequest) {
        guard request.method == .post else {
            ccurl_set_long(handle, CURLOPT_HTTPGET, 1)
            return
        }
        ccurl_set_long(handle, CURLOPT_POST, 1)
        ccurl_set_long(handle, CURLOPT_POSTFIELDSIZE, request.body.count)
        request.body.withUnsafeBytes { bytes in
            // An empty body has no address; any other will do then.
            let start = bytes.baseAddress ?? UnsafeRawPointer(handle)
            ccurl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: start))
        }
    }

    private func setDeadline(_ deadline: Duration) {
        self.deadline = deadline
        let (seconds, attoseconds) = deadline.components
        let milliseconds = Int(min(max(seconds, 0), 86400)) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
        ccurl_set_long(handle, CURLOPT_TIMEOUT_MS, max(1, milliseconds))
        ccurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, max(1, min(2000, milliseconds)))
    }

    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
        ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, _, count, context in
            let line = UnsafeRawBufferPointer(start: bytes, count: count)
            return CurlEasy.at(context)?.answer.addHeaderLine(line) == true ? count : 0
        }
        ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, context in
            let piece = UnsafeRawBufferPointer(start: bytes, count: count)
            return CurlEasy.at(context)?.answer.addBody(piece) == true ? count : 0
        }
        ccurl_set_pointer(handle, CURLOPT_PREREQDATA, context)
        ccurl_set_before_request(handle) { context, _, _, _, port in
            CurlEasy.at(context)?.begin(localPort: port) == true ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
        }
        ccurl_set_pointer(handle, CURLOPT_SOCKOPTDATA, context)
        ccurl_set_socket_opened(handle) { context, socket, _ in
            CurlEasy.at(context)?.opened.append(socket)
            return CURL_SOCKOPT_OK
        }
    }

    /// Called before the request is written to a connection; false when it must not be written to it.
    private func begin(localPort: Int32) -> Bool {
        if method == .post && maybeExecuted { return false }
        let isNew = sockets.note(opened, localPort: localPort)
        if !isNew && sockets.isStale(localPort: localPort) {
            metStaleConnection = true
            return false
        }
        timesBegun += 1
        return true
    }

    /// The handle's object; libcurl calls back only while a transfer, and so its object, exists.
    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlEasy? {
        context.map { Unmanaged<CurlEasy>.fromOpaque($0).takeUnretainedValue() }
    }
}

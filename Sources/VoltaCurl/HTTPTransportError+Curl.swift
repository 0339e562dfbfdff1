import CCurl
import Volta

extension HTTPTransportError.Code {
    /// What a result of libcurl means, before or after the request's own bytes were about to be written.
    init(_ code: CURLcode, isBegun: Bool) {
        switch code {
        case CURLE_URL_MALFORMAT: self = .invalidURL
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: self = .nameNotResolved
        case CURLE_OPERATION_TIMEDOUT: self = .deadlineExceeded
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_INVALIDCERTSTATUS:
            self = .notSecure
        // The first is what libcurl says of an answer without a status line.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
            self = .malformedAnswer
        default: self = isBegun ? .connectionLost : .connectionFailed
        }
    }
}

extension HTTPTransportError {
    /// libcurl could not begin a request.
    static let noMemory = HTTPTransportError(
        .connectionFailed, maybeExecuted: false, description: "No memory is left for a request")
}

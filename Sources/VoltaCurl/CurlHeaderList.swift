import CCurl
import Volta

/// The header fields of one request, as libcurl takes them.
final class CurlHeaderList {
    let list: UnsafeMutablePointer<curl_slist>?

    /// Nil when a field is not valid, or when memory is short.
    init?(_ headers: [HTTPHeader]) {
        guard headers.allSatisfy(\.isValid) else { return nil }
        var list: UnsafeMutablePointer<curl_slist>?
        // An empty field of this name keeps libcurl from waiting for a `100 Continue`.
        let lines = headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" } + ["Expect:"]
        for line in lines {
            guard let longer = curl_slist_append(list, line) else {
                curl_slist_free_all(list)
                return nil
            }
            list = longer
        }
        self.list = list
    }

    deinit { curl_slist_free_all(list) }
}

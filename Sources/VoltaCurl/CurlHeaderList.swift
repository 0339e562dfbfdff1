import CCurl
import Volta

/// The header fields of one request, as libcurl takes them.
final class CurlHeaderList {
    let list: UnsafeMutablePointer<curl_slist>?

    /// Nil when a field has a control character, which would end its line, or when memory is short.
    init?(_ headers: [HTTPHeader]) {
        var list: UnsafeMutablePointer<curl_slist>?
        // An empty field of this name keeps libcurl from waiting for a `100 Continue`.
        let lines = headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" } + ["Expect:"]
        for line in lines {
            guard !line.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }), let longer = curl_slist_append(list, line)
            else {
                curl_slist_free_all(list)
                return nil
            }
            list = longer
        }
        self.list = list
    }

    deinit { curl_slist_free_all(list) }
}

import HTTPServer

/// Decides whether a `Host` field names this server: only whole, exact names do.
///
/// A page of another site that has its own name point to this machine (DNS rebinding) sends its own name.
struct AllowedHosts: Sendable, Equatable {
    private let names: Set<String>
    /// The port of any address that is written in numbers, which no page can have its own name point to; nil when only
    /// the names count.
    private let portOfAnyAddress: Int?

    /// The hosts of a server that listens at an address.
    init(of address: DashboardAddress, machine: String) {
        var hosts = ["127.0.0.1", "localhost", "[::1]", address.isLoopback ? "" : "\(address.host.bracketed)"]
        if address.isEverywhere { hosts += [machine, machine + ".local"] }
        hosts = hosts.filter { !$0.isEmpty && $0 != ".local" }.map { $0.lowercased() }
        let ports = address.port == 80 ? ["", ":80"] : [":\(address.port)"]
        names = Set(hosts.flatMap { host in ports.map { host + $0 } })
        portOfAnyAddress = address.isEverywhere ? address.port : nil
    }

    /// Whether a request names this server, in just one field.
    func allows(_ request: ServerRequest) -> Bool { host(of: request).map(allows) ?? false }

    /// The one `Host` of a request.
    private func host(of request: ServerRequest) -> String? {
        let hosts = request.headers.filter { $0.name.lowercased() == "host" }
        return hosts.count == 1 ? hosts[0].value : nil
    }

    private func allows(_ host: String) -> Bool {
        let host = host.lowercased()
        if names.contains(host) { return true }
        guard let portOfAnyAddress, let address = DashboardAddress(host) ?? DashboardAddress(host + ":80") else {
            return false
        }
        return address.port == portOfAnyAddress && address.isNumeric
    }

    /// Whether an origin is the page that this server gave for the request's own host.
    func isOwn(_ origin: String, of request: ServerRequest) -> Bool {
        guard let host = host(of: request), allows(host) else { return false }
        return origin.lowercased() == "http://" + host.lowercased()
    }
}

extension String {
    /// The host as it stands in a URL.
    fileprivate var bracketed: String { contains(":") ? "[\(self)]" : self }
}

extension DashboardAddress {
    /// Whether the host is written in numbers.
    fileprivate var isNumeric: Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4, parts.allSatisfy({ UInt8($0) != nil }) { return true }
        return host.contains(":") && host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
}

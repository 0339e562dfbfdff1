import Dashboard
import Glibc

/// What the command line says of a dashboard.
struct DashboardOptions: Sendable, Equatable {
    /// A secret that is shorter is too easy to guess.
    private static let shortestSecret = 12

    let address: DashboardAddress
    /// What opens the page; nil where only this machine can reach it and nothing is asked.
    var secret: String?

    /// The options of the commands that can show one.
    static let specs: [OptionSpec] = [
        .value(
            "--dashboard", "[HOST:]PORT", "show a page in the browser of what happens; HOST is this machine by default"),
        .value("--dashboard-secret-file", "FILE", "what opens that page; a HOST that others can reach needs it"),
    ]

    /// What is asked for; nil when no dashboard is.
    static func read(_ arguments: Arguments) throws(Failure) -> DashboardOptions? {
        let file = arguments.value("--dashboard-secret-file")
        guard let text = arguments.value("--dashboard") else {
            if file != nil { throw Failure(.usage, "--dashboard-secret-file needs --dashboard [HOST:]PORT") }
            return nil
        }
        guard let address = DashboardAddress(text) else {
            throw Failure(
                .usage,
                "--dashboard needs a port, or a host and a port: 8080, 192.168.1.5:8080, [::1]:8080; not '\(text)'")
        }
        let secret = try file.map { (path) throws(Failure) in try readSecret(path) }
        guard address.isLoopback || secret != nil else {
            throw Failure(
                .usage,
                "--dashboard \(text) can be reached by others, who could work the stage: name a file that holds a secret "
                    + "with --dashboard-secret-file FILE, or leave the host out")
        }
        return DashboardOptions(address: address, secret: secret)
    }

    private static func readSecret(_ path: String) throws(Failure) -> String {
        let words = String(decoding: try Files.read(path), as: UTF8.self).split { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard words.count == 1, words[0].count >= shortestSecret else {
            throw Failure(
                .usage,
                "cannot use \(path) as the secret: it must hold one word of \(shortestSecret) characters or more")
        }
        return String(words[0])
    }

    /// The machine's own name.
    static var machine: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

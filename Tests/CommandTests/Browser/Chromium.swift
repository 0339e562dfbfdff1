import Glibc

/// Debian's Chromium and its driver.
enum Chromium {
    /// Why there can be no browser here, or nil; on a build server there must be one.
    static let obstacle: String? = isBuildServer ? nil : missing

    private static var isBuildServer: Bool { getenv("CI").map { String(cString: $0) } == "true" }

    private static var missing: String? {
        let programs = ["chromium", "chromedriver"].filter { !isInstalled($0) }
        guard !programs.isEmpty else { return nil }
        return "The browser tests need \(programs.joined(separator: " and ")): "
            + "sudo apt-get install chromium chromium-driver"
    }

    private static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}

import Glibc

extension Machine {
    /// Why there can be no machine here, or nil; on a build server there must be one.
    static let obstacle: String? = isBuildServer ? nil : missing

    private static var isBuildServer: Bool { getenv("CI").map { String(cString: $0) } == "true" }

    private static var missing: String? {
        #if arch(x86_64)
            let programs = [
                "qemu-system-x86_64", "busybox", "cpio", "depmod", "dpkg", "apt-get", "aconnect", "amidi", "aplaymidi",
                "aseqdump",
            ].filter { !isInstalled($0) }
            guard !programs.isEmpty else { return nil }
            return "The virtual machine needs \(programs.joined(separator: ", ")): "
                + "sudo apt-get install qemu-system-x86 busybox-static cpio kmod alsa-utils"
        #else
            return "The virtual machine runs a binary for x86-64, and this one is for another processor."
        #endif
    }

    /// Whether a program is in the path, or where Debian keeps those for administrators.
    static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let folders: [Substring] = path.split(separator: ":") + ["/usr/sbin", "/sbin"]
        return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}

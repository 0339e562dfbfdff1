/// Where a port's messages come from, which decides whose rules they follow.
public enum PortOrigin: Hashable, Sendable {
    /// A controller: it follows the entries that fit it best, or none.
    case device(PortName)
    /// A controller that is only listened to: it follows the entries that fit it best, and nothing is sent to it.
    case watched(PortName)
    /// A controller that is only listened to while another one of its model has the rules: it follows none.
    case twin(PortName)
    /// A program that plays into the bridge's own port: the entries that fit it best, or all when none does.
    case sender(PortName)
    /// Bytes from a file, a pipe or the like, which have no name: all entries.
    case unnamed

    /// The numbers of the entries whose rules are followed.
    func entries(of mapping: CompiledMapping) -> [Int] {
        let all = Array(mapping.devices.indices)
        switch self {
        case .device(let name), .watched(let name): return mapping.matcher.entries(for: name)
        case .twin: return []
        case .sender(let name):
            let fitting = mapping.matcher.entries(for: name)
            return fitting.isEmpty ? all : fitting
        case .unnamed: return all
        }
    }
}

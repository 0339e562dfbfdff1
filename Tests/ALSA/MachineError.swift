/// Why the virtual machine gave no result.
struct MachineError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

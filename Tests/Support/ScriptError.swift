/// A script that a ``ScriptedServer`` does not take.
public enum ScriptError: Error, Equatable {
    /// There is no script at all.
    case noScript
    /// The script with this number has no step.
    case emptyScript(Int)
    /// The script with this number does not say how its connection ends.
    case noEnd(Int)
    /// The script with this number goes on after its end.
    case stepAfterEnd(Int)
    /// The system gave no socket or thread.
    case noSocket(errno: Int32)

    static func check(_ scripts: [[Step]]) throws(ScriptError) {
        guard !scripts.isEmpty else { throw .noScript }
        for (number, script) in scripts.enumerated() {
            guard let last = script.last else { throw .emptyScript(number) }
            if script.dropLast().contains(where: \.isLast) { throw .stepAfterEnd(number) }
            guard last.isLast else { throw .noEnd(number) }
        }
    }
}

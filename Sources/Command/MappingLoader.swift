import Mapping
import YAML

/// Reads a mapping file for a command, and shows everything that is wrong in it.
enum MappingLoader {
    /// The mapping of a file; warnings go to standard error.
    ///
    /// - Throws: A failure with ``ExitCode/invalidMapping`` whose text shows every mistake.
    static func load(_ path: String, console: Console) throws(Failure) -> CompiledMapping {
        try load(Source(name: path, bytes: try Files.readMapping(path)), console: console)
    }

    /// The mapping of a source, in the same way.
    static func load(_ source: Source, console: Console) throws(Failure) -> CompiledMapping {
        let loaded = LoadedMapping(source)
        guard let mapping = loaded.mapping, !loaded.diagnostics.hasErrors else {
            console.err(source.rendered(loaded.diagnostics))
            throw Failure(.invalidMapping, "\(source.name) cannot be used: \(count(of: loaded.diagnostics))")
        }
        console.err(source.rendered(loaded.diagnostics))
        return mapping
    }

    /// `2 errors, 1 warning`.
    static func count(of diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count - errors
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
        return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

import Mapping
import Rehearsal
import Time
import Volta
import YAML

/// What came of one file of expectations.
struct RehearsalReport {
    /// What is wrong with the file, or with what it names; empty when nothing is.
    private(set) var mistakes = ""
    /// The same for programs, as far as it has a place in a file.
    private(set) var mistakesJSON = ""
    /// How it ended.
    private(set) var code = ExitCode.success
    private let source: Source?
    private let results: [RehearsalResult]

    /// Reads a file and what it names, and plays its tests.
    init(_ path: String, progress: ProgressLine) {
        do throws(Mistakes) {
            let source = try Self.source(path)
            let (stage, tests) = try Self.stage(of: source)
            results = tests.enumerated().map { number, test in
                progress.show("\(path): test \(number + 1) of \(tests.count): \(test.name)")
                return stage.play(test)
            }
            self.source = source
            code = results.allSatisfy(\.isPassed) ? .success : .expectationsFailed
        } catch {
            (source, results) = (nil, [])
            (mistakes, mistakesJSON, code) = (error.text, error.json, error.code)
        }
    }

    // MARK: - Texts

    /// Each difference at its line, the two sides of each test that failed, and the count.
    var text: String {
        guard let source else { return "" }
        let failed = results.filter { !$0.isPassed }
        let details = failed.map { "\(source.rendered($0.diagnostics))  \($0.name.onOneLine)\n\($0.table)\n" }.joined()
        let tests = results.count == 1 ? "1 test" : "\(results.count) tests"
        return details + "\(source.name): "
            + (failed.isEmpty ? "\(tests) passed\n" : "\(failed.count) of \(tests) failed\n")
    }

    /// One JSON object for each test.
    var json: String {
        guard let source else { return "" }
        return results.map { $0.json(in: source.name).text + "\n" }.joined()
    }

    // MARK: - Reading

    /// Why no test of a file can be played.
    private struct Mistakes: Error {
        let code: ExitCode
        let text: String
        let json: String

        init(_ failure: Failure) { (code, text, json) = (failure.code, "volta-midi: \(failure.text)\n", "") }

        /// The diagnostics of a file, and how many there are.
        init(_ source: Source, _ diagnostics: [Diagnostic]) {
            code = .invalidMapping
            text = "\(source.rendered(diagnostics))\(source.name): \(MappingLoader.count(of: diagnostics))\n"
            json = diagnostics.map { $0.json(in: source.name).text + "\n" }.joined()
        }
    }

    private static func source(_ path: String) throws(Mistakes) -> Source {
        do throws(Failure) {
            return Source(name: path, bytes: try Files.readMapping(path))
        } catch {
            throw Mistakes(error)
        }
    }

    private static func stage(of source: Source) throws(Mistakes) -> (RehearsalStage, [RehearsalTest]) {
        let loaded = LoadedRehearsal(source)
        guard let file = loaded.file, !loaded.diagnostics.hasErrors else { throw Mistakes(source, loaded.diagnostics) }
        let mappingSource = try Self.source(path(of: file.mapping, beside: source.name))
        let mapping = LoadedMapping(mappingSource)
        guard let compiled = mapping.mapping, !mapping.diagnostics.hasErrors else {
            throw Mistakes(mappingSource, mapping.diagnostics)
        }
        let stage = RehearsalStage(file, mapping: compiled, layout: try layout(of: file, beside: source.name))
        guard stage.diagnostics.isEmpty else { throw Mistakes(source, stage.diagnostics) }
        return (stage, file.tests)
    }

    private static func layout(of file: RehearsalFile, beside path: String) throws(Mistakes) -> LayoutInfo? {
        guard case .file(let reference) = file.layout else { return nil }
        do throws(Failure) {
            return try LayoutFile.read(Self.path(of: reference, beside: path))
        } catch {
            throw Mistakes(error)
        }
    }

    /// The path of a file that another one names, by way of that one's folder.
    private static func path(of reference: FileReference, beside path: String) -> String {
        guard !reference.path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return reference.path }
        return path[...slash] + reference.path
    }
}

extension RehearsalResult {
    /// The result for programs.
    fileprivate func json(in file: String) -> JSONValue {
        .object([
            "file": .string(file), "test": .string(name), "line": .integer(place.line), "passed": .bool(isPassed),
            "differences": .array(rows.compactMap(\.json)),
        ])
    }
}

extension ResultRow {
    /// What differs, for programs; nil when all is as expected.
    fileprivate var json: JSONValue? {
        guard let fault else { return nil }
        return .object([
            "id": .string(fault.rawValue), "line": .integer(place.line), "column": .integer(place.column),
            "expected": expected?.json ?? .null, "got": got?.json ?? .null,
        ])
    }
}

extension ResultRow.Side {
    fileprivate var json: JSONValue {
        .object(["ms": .number(time.inMilliseconds.rounded(toPlaces: 3)), "what": .string(text)])
    }
}

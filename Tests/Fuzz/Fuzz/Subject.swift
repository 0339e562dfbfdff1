import Glibc

/// What is fed with bytes; `FUZZ_SUBJECT` names it.
enum Subject: String, CaseIterable {
    case midi, smf, mapping, answers, http

    private static let chosen = getenv("FUZZ_SUBJECT").flatMap { Subject(rawValue: String(cString: $0)) }

    static func take(_ bytes: [UInt8]) {
        switch chosen {
        case .midi: MIDISubject.take(bytes)
        case .smf: FileSubject.take(bytes)
        case .mapping: MappingSubject.take(bytes)
        case .answers: AnswerSubject.take(bytes)
        case .http: WireSubject.take(bytes)
        case nil: preconditionFailure("FUZZ_SUBJECT is none of \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
    }
}

/// What libFuzzer, which has the program's `main`, calls with each of its inputs.
@_cdecl("LLVMFuzzerTestOneInput")
func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Subject.take(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

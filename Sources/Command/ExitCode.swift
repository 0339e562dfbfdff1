/// How the program ended, by the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// All went well.
    case success = 0
    /// What was expected of a mapping did not come.
    case expectationsFailed = 1
    /// The command line is wrong.
    case usage = 64
    /// A mapping or settings file is not valid.
    case invalidMapping = 65
    /// A file or other input is missing or cannot be read.
    case missingInput = 66
    /// The sequencer or the API cannot be reached.
    case unavailable = 69
    /// The program itself failed: a thread, socket or descriptor was not to be had.
    case internalFailure = 70
    /// A file cannot be written.
    case cannotCreate = 73
    /// The key was refused, or a permission is missing.
    case notPermitted = 77

    /// What it means, for people.
    var meaning: String {
        switch self {
        case .success: "all well"
        case .expectationsFailed: "a test found a difference"
        case .usage: "wrong command line or setting"
        case .invalidMapping: "mapping, settings file or file of expectations not valid"
        case .missingInput: "input missing"
        case .unavailable: "sequencer or API not available"
        case .internalFailure: "the program itself failed"
        case .cannotCreate: "a file cannot be written"
        case .notPermitted: "key refused or no permission"
        }
    }
}

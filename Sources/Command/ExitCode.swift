/// How the program ended, by the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
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
}

/// Why a command ends early: what happened, where, and what to do; and the exit code that goes with it.
struct Failure: Error, Equatable {
    let code: ExitCode
    let text: String

    init(_ code: ExitCode, _ text: String) {
        self.code = code
        self.text = text
    }
}

import Command
import Glibc

// A closed connection or pipe is an error to handle, never the end of the program.
signal(SIGPIPE, SIG_IGN)

StandardDescriptors.fill()

let environment = ProcessEnvironment.variables
let code = Program.run(
    Array(CommandLine.arguments.dropFirst()), environment: environment, console: .standard(environment: environment))
exit(code.rawValue)

import Bridge

extension UnusedInput {
    /// The input in the words of a mapping file, with its channel.
    var text: String {
        switch self {
        case .controlChange(let channel, let controller): "cc \(controller), channel \(channel)"
        case .note(let channel, let note): "note \(note), channel \(channel)"
        case .program(let channel, let program): "program \(program), channel \(channel)"
        }
    }
}

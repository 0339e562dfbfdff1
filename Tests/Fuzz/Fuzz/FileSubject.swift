import MIDI

/// The reader of Standard MIDI Files: a file is read or refused, and what is read is in order.
enum FileSubject {
    static func take(_ bytes: [UInt8]) {
        do {
            let file = try StandardMIDIFile(bytes)
            var last = Duration.zero
            for event in file.events {
                precondition(event.time >= last, "the events are not in order")
                last = event.time
            }
            precondition(file.duration >= last, "it ends before its last event")
        } catch {
            precondition(!error.description.isEmpty)
        }
    }
}

extension RecordSession {
    /// What was recorded: the file, then a line for each port.
    func summary(lasting length: Duration) -> String {
        let head = "\(options.file.path): \(length.clockText), \(take.summary)"
        let lost = overruns > 0 ? ["  events came faster than they were read and were lost: \(overruns) times"] : []
        let width = take.parts.map { String($0.messages).count }.max() ?? 0
        let parts = take.parts.map { part in
            "  \(String(part.messages).paddedLeft(to: width))  \(part.port.title)"
        }
        let none =
            take.messages == 0 && !options.file.isOwn ? ["  nothing came, so the file is what it was before"] : []
        return ([head] + parts + lost + none).map { $0 + "\n" }.joined()
    }
}

extension Take {
    /// `12 messages of 2 ports`.
    var summary: String {
        let count = messages == 1 ? "1 message" : "\(messages) messages"
        return parts.isEmpty ? count : "\(count) of \(parts.count == 1 ? "1 port" : "\(parts.count) ports")"
    }
}

extension Duration {
    /// The duration in minutes and seconds, such as `1:02:03.4`.
    var clockText: String {
        let tenths = max(0, Int(components.seconds)) * 10 + Int(components.attoseconds / 100_000_000_000_000_000)
        let (hours, minutes) = (tenths / 36_000, tenths / 600 % 60)
        let seconds = "\(tenths / 10 % 60).\(tenths % 10)"
        guard hours > 0 || minutes > 0 else { return seconds + " s" }
        let rest = String(minutes) + ":" + seconds.zeroPadded(to: 4)
        return hours > 0 ? "\(hours):\(rest.zeroPadded(to: 7))" : rest
    }
}

extension String {
    fileprivate func zeroPadded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}

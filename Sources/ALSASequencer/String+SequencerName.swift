extension String {
    /// A name as a client or the kernel left it; one that was cut in the middle of a character loses the half.
    init(sequencerName name: UnsafePointer<CChar>?) {
        guard let name else {
            self = ""
            return
        }
        self.init(cString: name)
        while hasSuffix("\u{FFFD}") { removeLast() }
    }

    var trimmingBlanks: String {
        let isBlank = \Character.isWhitespace
        guard let first = firstIndex(where: { !$0[keyPath: isBlank] }),
            let last = lastIndex(where: { !$0[keyPath: isBlank] })
        else { return "" }
        return String(self[first...last])
    }
}

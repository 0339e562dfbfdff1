/// Texts that nobody can guess.
enum RandomText {
    /// 32 hexadecimal digits: 128 random bits of the system.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension String {
    /// Whether both are the same, in a time that tells nothing of where they differ.
    func isSameSecret(as other: String) -> Bool {
        let (own, others) = (Array(utf8), Array(other.utf8))
        guard own.count == others.count else { return false }
        return zip(own, others).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

import FoundationEssentials
import Volta

/// The tokens that the simulated API has given out.
///
/// A token is a JSON Web Token in form; what makes it valid is that it is remembered here, not its signature.
struct IssuedTokens {
    private struct Token {
        let text: String
        let end: Duration
    }

    /// Enough to tell an expired token from an unknown one, without growing for ever.
    private static let memory = 1000

    let lifetime: Duration
    /// The time of day at which the simulator started, in seconds since 1970.
    let epoch: Int
    private var tokens: [Token] = []

    init(lifetime: Duration, epoch: Int) {
        self.lifetime = lifetime
        self.epoch = epoch
    }

    /// A new token, valid from the given time after the start.
    mutating func issue(layoutID: String, at time: Duration) -> String {
        let issued = epoch + Int(time.components.seconds)
        let seconds = Int(lifetime.components.seconds) + (lifetime.components.attoseconds > 0 ? 1 : 0)
        let payload = #"{"iat":\#(issued),"exp":\#(issued + seconds),"layoutId":\#(JSONValue.string(layoutID).text)}"#
        let signature = (0..<32).map { _ in UInt8.random(in: 0...255) }
        let parts = [Array(#"{"alg":"HS256","typ":"JWT"}"#.utf8), Array(payload.utf8), signature]
        let text = parts.map(base64URL).joined(separator: ".")
        tokens.append(Token(text: text, end: time + lifetime))
        if tokens.count > Self.memory { tokens.removeFirst() }
        return text
    }

    /// Refuses a token that was not issued here or whose time is over.
    func check(_ text: String, at time: Duration) throws(Refusal) {
        guard let token = tokens.last(where: { $0.text == text }) else { throw .tokenInvalid }
        guard time < token.end else { throw .tokenExpired }
    }
}

/// The bytes as base64 with the alphabet for URLs and without padding, as RFC 7515 has it.
private func base64URL(_ bytes: [UInt8]) -> String {
    let text = Data(bytes).base64EncodedString()
    return String(text.prefix { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
}

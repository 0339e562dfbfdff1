#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A token for actions, with the number of the renewal that brought it.
struct Token: Hashable, Sendable {
    let secret: Secret
    let renewal: Int
}

extension Token {
    /// How long a token lives that does not say.
    static let defaultLifetime = Duration.seconds(15 * 60)
    /// The longest lifetime that is believed.
    static let longestLifetime = Duration.seconds(24 * 3600)

    /// How long a token lives: `exp − iat` of its claims, whatever any clock says; 15 minutes when it has none.
    static func lifetime(of token: String) -> Duration {
        guard let claims = claims(of: token), let end = claims["exp"]?.doubleValue,
            let start = claims["iat"]?.doubleValue, end > start
        else { return defaultLifetime }
        return min(longestLifetime, .seconds(min(end - start, 1e6)))
    }

    /// The second part of a JWT, which is base64url of a JSON object.
    private static func claims(of token: String) -> [String: JSONValue]? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let base64 = parts[1].replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        return Data(base64Encoded: base64 + padding).flatMap { JSONValue(json: Array($0)) }?.objectValue
    }
}

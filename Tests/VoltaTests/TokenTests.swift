import FoundationEssentials
import Testing

@testable import Volta

@Suite struct TokenTests {
    private static func jwt(_ claims: String) -> String {
        let part = { (text: String) in
            Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
                "=", with: "")
        }
        return "\(part(#"{"alg":"HS256"}"#)).\(part(claims)).c2ln"
    }

    @Test(arguments: [
        (jwt(#"{"iat":1000,"exp":1900}"#), Duration.seconds(900)),
        (jwt(#"{"iat":1000.5,"exp":1001}"#), .milliseconds(500)),
        (jwt(#"{"iat":0,"exp":9e18}"#), .seconds(86400)),
        // The claim's text makes every one of base64url's own characters appear.
        (jwt(#"{"iat":1,"exp":61,"n":"~~~???>>>ÿÿÿ"}"#), .seconds(60)),
        (jwt(#"{"exp":1900}"#), .seconds(900)),
        (jwt(#"{"iat":1900,"exp":1000}"#), .seconds(900)),
        (jwt(#"{"iat":"1","exp":"61"}"#), .seconds(900)),
        (jwt(#"{"iat":true,"exp":61}"#), .seconds(900)),
        (jwt("[]"), .seconds(900)),
        ("a.b", .seconds(900)),
        ("a.!.c", .seconds(900)),
        ("opaque", .seconds(900)),
        ("..", .seconds(900)),
    ])
    func aTokensLifetimeIsItsOwnOr15Minutes(token: String, lifetime: Duration) {
        #expect(Token.lifetime(of: token) == lifetime)
    }

    @Test func pausesGrowFromAQuarterOfASecondTo8() {
        let least = (1...8).map { Backoff.pause(from: .milliseconds(250), failures: $0, jitter: 0) }
        let most = (1...8).map { Backoff.pause(from: .milliseconds(250), failures: $0, jitter: 1) }
        #expect(least.map { $0 / .milliseconds(1) } == [250, 500, 1000, 2000, 4000, 4000, 4000, 4000])
        #expect(most.map { $0 / .milliseconds(1) } == [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
        #expect(Backoff.pause(from: .seconds(1), failures: .max, jitter: 1) == .seconds(8))
    }

    @Test func aSecretIsNeverDescribed() {
        let secret = Secret("hidden")
        var dumped = ""
        dump(["a": secret], to: &dumped)
        #expect(!"\(secret) \(String(reflecting: secret)) \(dumped)".contains("hidden"))
    }
}

import HTTPServer

/// The header fields that keep an answer to the dashboard.
enum PageHeaders {
    /// For every answer: nothing is stored, framed, guessed or shared.
    static let common = [
        HeaderField("Cache-Control", "no-store"), HeaderField("X-Content-Type-Options", "nosniff"),
        HeaderField("Referrer-Policy", "no-referrer"), HeaderField("Cross-Origin-Resource-Policy", "same-origin"),
        HeaderField("X-Frame-Options", "DENY"),
    ]

    /// For a page: it runs its own script and style alone, and talks to nobody else.
    static func policy(nonce: String) -> [HeaderField] {
        let rules = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'", "img-src data:",
            "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        ]
        return [
            HeaderField("Content-Security-Policy", rules.joined(separator: "; ")),
            HeaderField("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderField("Permissions-Policy", "camera=(), microphone=(), geolocation=(), midi=()"),
        ]
    }
}

import Testing

@testable import Volta

@Suite struct ServerTextTests {
    private let text = ServerText(secrets: [Secret("key-123"), Secret("aaaa.bbbb.cccc")])

    private func read(_ body: String, type: String = "application/json") -> String {
        text.text(of: HTTPResponse(status: 500, headers: [HTTPHeader("content-type", type)], body: Array(body.utf8)))
    }

    @Test(arguments: [
        (#"{"message":"Forbidden"}"#, "Forbidden"),
        (#"{"Message":"Denied"}"#, "Denied"),
        (#"{"error":"control not found","ok":false}"#, "control not found"),
        (#"{"ok":false}"#, #"{"ok":false}"#),
        ("", "no message"),
        (" \n ", "no message"),
        ("plain\r\n\ttext\u{1B}[31m", "plain text [31m"),
        ("<html><head><TITLE>502 Bad\nGateway</TITLE></head></html>", "502 Bad Gateway"),
        ("<!DOCTYPE html><p>x", "an HTML page"),
        ("<?xml version='1.0'?>", "an HTML page"),
        // SE-05: what a server echoes is not told, whole, in part, or broken by line ends.
        ("bad key key-123", "bad key ***"),
        (#"{"message":"bad aaaa.bbbb.cccc, bbbb"}"#, "bad ***, ***"),
        (#"{"message":"key\u002d123"}"#, "***"),
        ("<title>key-123</title>", "***"),
    ])
    func isShortAndHarmless(body: String, expected: String) {
        #expect(read(body) == expected)
    }

    @Test func isBounded() {
        #expect(read(String(repeating: "x", count: 100_000)) == String(repeating: "x", count: 199) + "…")
        // A secret at the cut is removed before the cut.
        #expect(read(String(repeating: "x", count: 196) + "key-123") == String(repeating: "x", count: 196) + "***")
    }

    @Test func invalidBytesAreReadable() {
        let response = HTTPResponse(status: 500, body: [0xFF, 0x41])
        #expect(text.text(of: response) == "\u{FFFD}A")
    }
}

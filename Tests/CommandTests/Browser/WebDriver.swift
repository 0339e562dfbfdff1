import Glibc
import TestSupport

/// A browser without a window, worked through the W3C's WebDriver protocol as a person would work it.
///
/// Each call blocks: use it inside ``run(_:)``.
final class WebDriver: Sendable {
    /// What the driver says when it cannot do something.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// How a person sees the page.
    struct View: Sendable {
        var width = 1280
        var height = 900
        var isDark = false
        var hasReducedMotion = false
        static let phone = View(width: 390, height: 844)
    }

    private let driver: RunningProgram
    private let port: Int
    private let session: String

    /// Does work with a new browser, and ends it.
    static func run(_ work: @escaping @Sendable (WebDriver) throws -> Void) async throws {
        let browser = try await WebDriver()
        try await onOwnThread {
            defer { browser.quit() }
            try work(browser)
            try browser.expectNoComplaint()
        }
    }

    private init() async throws {
        // The program's own words are the shell's, which has no use for them.
        driver = try RunningProgram(
            [], environment: ["PATH": String(cString: getenv("PATH")), "HOME": "/tmp"],
            launcher: ["/bin/sh", "-c", "exec chromedriver --port=0"])
        let started = try await driver.line { $0.contains("started successfully on port") }
        let number = started.split(separator: " ").last.flatMap { Int($0.filter(\.isNumber)) }
        guard let number else { throw Failure(description: started) }
        port = number
        let options = #"""
            {"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--force-device-scale-factor=1", "--lang=en-GB"]}}}}
            """#
        session = try await onOwnThread {
            let value = try Self.call("POST", "/session", options, port: number)
            guard let id = value["sessionId"]?.text else { throw Failure(description: "no session: \(value)") }
            return id
        }
        try await onOwnThread { [self] in try call("POST", "/timeouts", #"{"script": 60000, "pageLoad": 60000}"#) }
    }

    private func quit() {
        _ = try? call("DELETE", "")
        driver.signal(SIGTERM)
    }

    // MARK: - The protocol

    @discardableResult
    private func call(_ method: String, _ path: String, _ body: String = "{}") throws -> JSON {
        try Self.call(method, "/session/\(session)\(path)", body, port: port)
    }

    private static func call(_ method: String, _ path: String, _ body: String, port: Int) throws -> JSON {
        let connection = try RawConnection(port: port)
        let content = method == "POST" ? body : ""
        try connection.send(
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(content.utf8.count)\r\nConnection: close\r\n\r\n\(content)")
        let answer = try connection.answer()
        guard let value = try JSON(text: answer.text)["value"], answer.status == 200 else {
            throw Failure(description: "\(method) \(path) \(body.prefix(300)): \(answer.text.prefix(1000))")
        }
        return value
    }

    /// A command of Chromium's own protocol.
    @discardableResult
    private func command(_ name: String, _ parameters: String) throws -> JSON {
        try call("POST", "/goog/cdp/execute", #"{"cmd": "\#(name)", "params": \#(parameters)}"#)
    }

    // MARK: - Looking

    func open(_ url: String) throws { try call("POST", "/url", #"{"url": \#(url.json)}"#) }

    /// Shows the page as a person sees it who has set up the device like this.
    func look(as view: View) throws {
        try command(
            "Emulation.setDeviceMetricsOverride",
            #"{"width": \#(view.width), "height": \#(view.height), "deviceScaleFactor": 1, "mobile": \#(view.width < 600)}"#
        )
        try command(
            "Emulation.setEmulatedMedia",
            #"{"features": [{"name": "prefers-color-scheme", "value": "\#(view.isDark ? "dark" : "light")"},"#
                + #"{"name": "prefers-reduced-motion", "value": "\#(view.hasReducedMotion ? "reduce" : "no-preference")"}]}"#
        )
    }

    /// The value of an expression on the page.
    func value(of expression: String) throws -> JSON {
        try call("POST", "/execute/sync", #"{"script": \#("return \(expression);".json), "args": []}"#)
    }

    /// Runs statements on the page that end with a `return`.
    func run(_ script: String) throws -> JSON {
        try call("POST", "/execute/sync", #"{"script": \#(script.json), "args": []}"#)
    }

    /// Runs statements on the page that call `done`, its last argument, when they are done.
    func runAsync(_ script: String) throws -> JSON {
        let text = "const done = arguments[arguments.length - 1];\n\(script)"
        return try call("POST", "/execute/async", #"{"script": \#(text.json), "args": []}"#)
    }

    /// Waits until an expression on the page is true.
    func wait(until expression: String) throws {
        let script = """
            const end = performance.now() + 50000;
            (function look() {
              let isTrue = false;
              try { isTrue = Boolean(\(expression)); } catch {}
              if (isTrue) done(true);
              else if (performance.now() > end) done(document.body.innerText);
              else setTimeout(look, 20);
            })();
            """
        var result = try? runAsync(script)
        // A page that loads anew takes the question with it.
        if result == nil { result = try runAsync(script) }
        guard result == .bool(true) else {
            throw Failure(description: "not true: \(expression)\n\(result?.text ?? "")")
        }
    }

    // MARK: - Doing

    private func element(_ selector: String) throws -> String {
        let found = try call("POST", "/element", #"{"using": "css selector", "value": \#(selector.json)}"#)
        guard let id = found["element-6066-11e4-a52e-4f735466cecf"]?.text else {
            throw Failure(description: "no element \(selector)")
        }
        return id
    }

    func click(_ selector: String) throws { try call("POST", "/element/\(try element(selector))/click") }

    /// Types into an element; `\u{E00D}` is the space bar, `\u{E014}` the right arrow, `\u{E007}` Enter, `\u{E00C}` Escape.
    func type(_ keys: String, into selector: String) throws {
        try call("POST", "/element/\(try element(selector))/value", #"{"text": \#(keys.json)}"#)
    }

    /// Presses the pointer on an element, away from its middle by parts of its size, and moves it.
    func drag(_ selector: String, from start: (Double, Double), to end: (Double, Double)) throws {
        let box = try value(
            of: "(() => { const box = document.querySelector(\(selector.json)).getBoundingClientRect();"
                + " return [box.left, box.top, box.width, box.height]; })()")
        guard case .array(let numbers) = box else { throw Failure(description: "no box of \(selector)") }
        let sides = numbers.compactMap(\.number)
        func place(_ part: (Double, Double)) -> String {
            #""x": \#(Int(sides[0] + sides[2] * part.0)), "y": \#(Int(sides[1] + sides[3] * part.1))"#
        }
        try call(
            "POST", "/actions",
            #"{"actions": [{"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": ["#
                + #"{"type": "pointerMove", "duration": 0, \#(place(start))}, {"type": "pointerDown", "button": 0},"#
                + #"{"type": "pointerMove", "duration": 100, \#(place(end))}, {"type": "pointerUp", "button": 0}]}]}"#)
    }

    /// Opens another tab and goes there; the handles of both.
    func openTab() throws -> (old: String, new: String) {
        let old = try call("GET", "/window").text ?? ""
        let new = try call("POST", "/window/new", #"{"type": "tab"}"#)["handle"]?.text ?? ""
        try goToTab(new)
        return (old, new)
    }

    func goToTab(_ handle: String) throws { try call("POST", "/window", #"{"handle": \#(handle.json)}"#) }

    /// Freezes the page as a browser does with one that nobody looks at, or wakes it.
    func sleep(_ isAsleep: Bool) throws {
        try command("Page.setWebLifecycleState", #"{"state": "\#(isAsleep ? "frozen" : "active")"}"#)
    }

    /// A picture of what can be seen, base64 of WebP.
    func picture() throws -> String {
        try command("Page.captureScreenshot", #"{"format": "webp", "quality": 82}"#)["data"]?.text ?? ""
    }

    // MARK: - Complaints

    /// What the browser has complained of since the last time; requests that failed while the bridge was away are none.
    func complaints() throws -> [String] {
        guard case .array(let entries) = try call("POST", "/se/log", #"{"type": "browser"}"#) else { return [] }
        return entries.filter { $0["level"] == "SEVERE" || $0["level"] == "WARNING" }.compactMap { $0["message"]?.text }
            .filter {
                !$0.contains("net::ERR_CONNECTION_REFUSED") && !$0.contains("net::ERR_INCOMPLETE_CHUNKED_ENCODING")
            }
            .filter { !$0.contains("net::ERR_CONNECTION_RESET") && !$0.contains("net::ERR_EMPTY_RESPONSE") }
    }

    private func expectNoComplaint() throws {
        let complaints = try complaints()
        guard complaints.isEmpty else { throw Failure(description: complaints.joined(separator: "\n")) }
    }
}

extension String {
    /// The text as JSON, which is JavaScript too.
    var json: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

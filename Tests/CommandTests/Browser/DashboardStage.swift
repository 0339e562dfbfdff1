import Glibc
import TestSupport
import Testing

/// A bridge with a dashboard: a strict API, a mapping, a FIFO, and the binary that serves the page.
struct DashboardStage {
    let volta: StrictVolta
    let folder: TemporaryFolder
    let mapping: String
    let fifo: String
    let program: RunningProgram
    /// What a browser opens.
    let url: String

    /// One control of each type.
    static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
        StrictControl(lid: 4, type: "Index", label: "Vote", options: 3),
        StrictControl(lid: 5, type: "String", label: "Shoutout"),
        StrictControl(lid: 6, type: "XYPad", label: "Position"),
        StrictControl(lid: 7, type: "Gyroscope", label: "Tilt"),
    ]

    static let rules = """
        # My show.
        version: 1
        devices:
          - match: "*"
            rules:
              - {cc: 7, slider: Brightness}   # the first fader
              - {note: 36, button: Cheer}

        """

    init(_ volta: StrictVolta, mapping text: String = rules, port: Int = 0, words: [String] = []) async throws {
        self.volta = volta
        folder = try TemporaryFolder()
        mapping = try folder.file("show.yaml", text)
        fifo = try folder.fifo("midi")
        program = try RunningProgram(
            ["run", mapping, "--input", fifo, "--dashboard", "\(port)"] + words, environment: volta.environment)
        let line = try await program.line { $0.contains("dashboard: http") }
        url = String(try #require(line.split(separator: " ").last))
    }

    /// The port of the page.
    var port: Int { url.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0 }

    /// The mapping file as it is now.
    var savedMapping: String {
        get throws { String(decoding: try TemporaryFolder.bytes(ofFile: mapping), as: UTF8.self) }
    }

    /// Asks the program to end, and checks that nothing was wrong with its requests.
    func end() async throws {
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
        #expect(volta.objections.values == [])
    }
}

extension WebDriver {
    /// Opens a page and waits until the controls are there.
    func open(_ stage: DashboardStage) throws {
        try open(stage.url)
        try wait(until: "document.querySelectorAll('.card').length > 0")
        try wait(until: "document.getElementById('volta').dataset.level === 'good'")
    }

    /// Waits until the value of a control is shown.
    func wait(forValue text: String, of lid: Int) throws {
        try wait(until: "document.querySelector('[data-lid=\"\(lid)\"] .value').textContent === \(text.json)")
    }
}

import Testing
import Volta
import VoltaURLSession

/// The seed client's usage, word for word: it has to compile, and to run without a server.
@Suite struct SeedUsageTests {
    @MainActor @Test func theSeedsUsageCompiles() async {
        let client = VoltaClient(
            apiURL: "http://127.0.0.1:1",
            apiKey: "your-api-key",
            layoutId: "your-layout-id"
        )

        // Connect and discover controls
        await client.connect()

        // Send a button press
        await client.sendButton(lid: 1)

        // Send a slider value
        await client.sendSlider(lid: 2, value: 0.75)

        // Cast a vote (Index control)
        await client.sendIndex(lid: 3, value: 1)

        await client.sendToggle(lid: 4, value: true)
        #expect(!client.isConnected)
        #expect(client.layoutInfo == nil)
        #expect(client.lastError == "Not connected")
    }

    /// The "Dynamic UI" chapter, without the views.
    @MainActor @Test func theSeedsDynamicInterfaceCompiles() async {
        let client = VoltaClient(
            apiURL: "http://127.0.0.1:1", apiKey: "k", layoutId: "l", transport: URLSessionTransport())
        client.layoutInfo = LayoutInfo(
            layoutId: "l", activePageId: "p",
            controls: [
                LayoutControl(lid: 1, address: "/001", type: "Button", props: ["label": .string("Cheer")]),
                LayoutControl(lid: 2, address: "/002", type: "Slider"),
                LayoutControl(
                    lid: 3, address: "/003", type: "Index",
                    options: [IndexOption(index: 0, label: "A"), IndexOption(index: 1)]),
                LayoutControl(lid: 4, address: "/004", type: "Gyroscope"),
            ])
        var shown: [String] = []
        for control in client.layoutInfo?.controls ?? [] {
            switch control.type {
            case "Button", "Slider": shown.append(control.label)
            case "Index":
                for option in control.options ?? [] { shown.append(option.label ?? "Option \(option.index + 1)") }
            default: shown.append("\(control.label) — unsupported type")
            }
        }
        #expect(shown == ["Cheer", "Slider 2", "A", "Option 2", "Gyroscope 4 — unsupported type"])
    }

    @Test func theSeedsErrorsCompile() {
        let errors: [VoltaError] = [.invalidURL, .httpError(500, "text"), .noToken]
        #expect(errors.map(\.errorDescription) == ["Invalid API URL", "HTTP 500: text", "Not authenticated"])
    }
}

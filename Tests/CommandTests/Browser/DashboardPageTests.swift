import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// The page in a browser, beside a running bridge.
@Suite(.serialized, .enabled(if: Chromium.obstacle == nil, "\(Chromium.obstacle ?? "")"))
struct DashboardPageTests {
    /// With the mouse, the keyboard and MIDI; each goes the same way.
    @Test func movesArriveAndAreShown() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        try await WebDriver.run { browser in
            try browser.look(as: WebDriver.View())
            try browser.open(stage)
            try browser.click("[data-lid='2'] button")
            try browser.wait(forValue: "1 press", of: 2)
            try browser.type("\u{E00D}", into: "[data-lid='3'] button")
            try browser.wait(forValue: "on", of: 3)
            try browser.click("[data-lid='4'] .options button:nth-child(2)")
            try browser.wait(forValue: "Option 1", of: 4)
            #expect(
                try browser.value(of: "document.querySelector('[data-lid=\"4\"] [aria-pressed=true]').textContent")
                    == "Option 1")
            try browser.type("Hello <b>Berlin</b>\u{E007}", into: "[data-lid='5'] input")
            try browser.wait(forValue: "“Hello <b>Berlin</b>”", of: 5)
            try browser.type("\u{E014}", into: "[data-lid='1'] input")
            try browser.wait(forValue: "0.005", of: 1)
            try browser.drag("[data-lid='6'] .pad", from: (0.25, 0.25), to: (0.75, 0.25))
            try browser.wait(until: "document.querySelector('[data-lid=\"6\"] .value').textContent.startsWith('0.7')")
            #expect(try browser.value(of: "document.querySelector('[data-lid=\"7\"] button')") == .null)
            try midi.write([0xB0, 7, 64])
            try browser.wait(forValue: "0.504", of: 1)
            try browser.wait(until: "document.querySelector('[data-lid=\"1\"] input').valueAsNumber > 0.5")
            try midi.write([0xB0, 8, 64])
            try browser.wait(until: "document.getElementById('rows').textContent.includes('no rule listens to it')")
            try browser.wait(
                until:
                    "[...document.querySelectorAll('#rows > li')].some((row) => row.textContent.includes('delivered'))")
            try browser.wait(until: "document.getElementById('books').textContent.includes('balance' + 'even')")
        }
        let actions = stage.volta.actions.values.map(\.description)
        #expect(Set(["2 pressed", "3 true", "4 1.0", "5 Hello <b>Berlin</b>", "1 0.005"]).isSubset(of: Set(actions)))
        #expect(actions.last { $0.hasPrefix("6") }?.contains("[0.7") == true)
        #expect(actions.last { $0.hasPrefix("1 ") } == "1 0.5039370078740157")
        try await stage.end()
    }

    @Test func learningWritesTheFile() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        let learnt = DashboardStage.rules + "      - {cc: 20, channel: 1, toggle: Strobe}\n"
        try await WebDriver.run { browser in
            try browser.open(stage)
            try browser.click("[data-lid='3'] .card-foot button")
            try browser.wait(until: "document.getElementById('learn').open")
            try browser.wait(until: "document.getElementById('learn-text').textContent.startsWith('Press')")
            for _ in 0..<3 { try midi.write([0xB0, 20, 127, 0xB0, 20, 0]) }
            try browser.wait(until: "!document.getElementById('learn-accept').hidden")
            #expect(
                try browser.value(of: "document.getElementById('learn-rule').textContent").text?.contains("cc: 20")
                    == true)
            #expect(stage.volta.actions.values == [])
            // Another tab says why nothing moves.
            let tabs = try browser.openTab()
            try browser.open(stage)
            try browser.wait(until: "document.getElementById('elsewhere') !== null")
            try browser.goToTab(tabs.old)
            try browser.click("#learn-accept")
            try browser.wait(until: "!document.getElementById('learn-undo').hidden")
            let saved = try stage.savedMapping
            #expect(saved == learnt)
            try browser.wait(until: "document.querySelector('[data-lid=\"3\"] .drivers').textContent.includes('cc 20')")
            try midi.write([0xB0, 20, 127, 0xB0, 20, 0])
            try browser.wait(forValue: "on", of: 3)
            try browser.click("#learn-undo")
            try browser.wait(until: "!document.getElementById('learn').open")
            try browser.wait(until: "!document.querySelector('[data-lid=\"3\"] .drivers')")
            let restored = try stage.savedMapping
            #expect(restored == DashboardStage.rules)
        }
        try await stage.end()
    }

    @Test func aLearnedTextIsSaidFirstAndARuleThatIsThereCanBeReplaced() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        try await WebDriver.run { browser in
            try browser.open(stage)
            try browser.click("[data-lid='5'] .card-foot button")
            try browser.wait(until: "document.getElementById('learn-text').textContent.startsWith('Press')")
            for _ in 0..<3 { try midi.write([0xB0, 20, 127, 0xB0, 20, 0]) }
            try browser.wait(until: "!document.getElementById('learn-say').hidden")
            #expect(try browser.value(of: "document.getElementById('learn-accept').hidden") == true)
            try browser.type("Good evening!\u{E007}", into: "#learn-words")
            try browser.wait(until: "!document.getElementById('learn-accept').hidden")
            try browser.click("#learn-accept")
            try browser.wait(until: "document.getElementById('learn-close').textContent === 'Done'")
            try browser.click("#learn-close")
            try midi.write([0xB0, 20, 127, 0xB0, 20, 0])
            try browser.wait(forValue: "“Good evening!”", of: 5)
            // The fader that moves Brightness already is to move nothing else.
            try browser.click("[data-lid='1'] .card-foot button")
            try browser.wait(until: "document.getElementById('learn-text').textContent.startsWith('Move')")
            for value in (0..<60).map(UInt8.init) { try midi.write([0xB0, 9, value * 2]) }
            try browser.wait(until: "!document.getElementById('learn-replace').hidden")
            try browser.click("#learn-replace")
            try browser.wait(until: "document.getElementById('learn-close').textContent === 'Done'")
            let saved = try stage.savedMapping
            #expect(saved.contains("{cc: 9, channel: 1, slider: Brightness}"))
            #expect(!saved.contains("cc: 7"))
            // With the keyboard: Escape leaves it, and the focus is where it was.
            try browser.type("\u{E00C}", into: "#learn-close")
            try browser.wait(until: "!document.getElementById('learn').open")
            #expect(try browser.value(of: "document.activeElement.getAttribute('aria-label')") == "Learn Brightness")
            // What was learned can be taken back later, too: the last rule first.
            try browser.click("#undo-last")
            try browser.wait(until: "document.querySelector('[data-lid=\"1\"] .drivers').textContent.includes('cc 7')")
            try browser.click("#undo-last")
            try browser.wait(until: "document.getElementById('undo-last').hidden")
            let restored = try stage.savedMapping
            #expect(restored == DashboardStage.rules)
        }
        try await stage.end()
    }

    @Test func theSecretIsAskedForOnce() async throws {
        let secrets = try TemporaryFolder()
        let secret = try secrets.file("secret", "correct-horse-battery\n")
        let program = try RunningProgram(
            ["demo", "--seconds", "600", "--dashboard", "0.0.0.0:0", "--dashboard-secret-file", secret])
        let line = try await program.line { $0.contains("dashboard: http") }
        let port = try #require(line.firstMatch(of: /:(\d+)\//)?.1)
        try await WebDriver.run { browser in
            try browser.open("http://127.0.0.1:\(port)/")
            try browser.type("wrong\u{E007}", into: "#secret")
            try browser.wait(until: "document.getElementById('answer').textContent.includes('not the secret')")
            // The refusal is complained of.
            _ = try browser.complaints()
            try browser.type("correct-horse-battery\u{E007}", into: "#secret")
            for _ in 0..<2 {
                try browser.wait(until: "document.querySelectorAll('.card').length === 12")
                try browser.click("[data-lid='5'] button")
                try browser.wait(until: "document.getElementById('rows').textContent.includes('this page')")
                try browser.open("http://127.0.0.1:\(port)/")
            }
        }
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
    }

    @Test func namesAreTextAndABadFileIsABanner() async throws {
        let evil = "<img src=x onerror='document.title=1'></script><script>document.title=2</script>"
        let controls = [
            StrictControl(lid: 1, type: "Slider", label: evil),
            StrictControl(lid: 2, type: "<i>Wheel</i>", label: "{{token}}"),
        ]
        let rules = DashboardStage.rules
            .replacing("slider: Brightness", with: "slider: 1").replacing(
                "match:", with: "name: \"\(evil)\"\n    match:")
        let stage = try await DashboardStage(StrictVolta(controls), mapping: rules)
        try await WebDriver.run { browser in
            try browser.open(stage)
            #expect(try browser.value(of: "document.querySelector('[data-lid=\"1\"] h3').textContent") == .string(evil))
            #expect(try browser.value(of: "document.querySelector('[data-lid=\"2\"] h3').textContent") == "{{token}}")
            try SavedFile.replace(stage.mapping, with: rules + "\n<img src=x onerror='document.title=3'>: [\n")
            try browser.wait(until: "document.getElementById('reload') !== null")
            #expect(
                try browser.value(of: "document.getElementById('reload').textContent").text?.contains("<img") == true)
            try SavedFile.replace(stage.mapping, with: rules)
            try browser.wait(until: "document.getElementById('reload') === null")
            #expect(try browser.value(of: "document.title") == "volta-midi")
            #expect(
                try browser.value(of: "document.querySelectorAll('main img, main script, #alerts img').length") == 0)
        }
        try await stage.end()
    }

    /// Cases SE-01, SE-02 and SE-03, by a browser that has a page of another site open.
    @Test func foreignPagesAreRefused() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let other = try ScriptedServer { _ in
            Step.answer(200, "<!DOCTYPE html><title>evil</title>", headers: ["Content-Type: text/html"])
        }
        try await WebDriver.run { browser in
            try browser.open("http://localhost:\(other.port)/")
            let results = try browser.runAsync(
                """
                const base = "http://127.0.0.1:\(stage.port)";
                const body = JSON.stringify({ page: 1, lid: 2, type: "Button", value: null });
                const attempt = (path, options) => fetch(base + path, options).then((answer) => answer.status, () => "refused");
                const stream = new Promise((resolve) => {
                  const source = new EventSource(base + "/api/stream");
                  source.onmessage = source.onopen = () => resolve("open");
                  source.onerror = () => { source.close(); resolve("refused"); };
                });
                const frame = new Promise((resolve) => {
                  const element = document.createElement("iframe");
                  element.src = base;
                  element.onload = () => { let text; try { text = element.contentDocument?.body.textContent; } catch {}
                    resolve(text ? "read" : "refused"); };
                  document.body.append(element);
                });
                Promise.all([
                  attempt("/api/touch", { method: "POST", mode: "no-cors", body }),
                  attempt("/api/touch", { method: "POST", body, headers: { "Content-Type": "application/json" } }),
                  attempt("/api/status"), attempt("/"), attempt("/metrics"), stream, frame,
                ]).then(done);
                """)
            #expect(results == ["refused", "refused", "refused", "refused", "refused", "refused", "refused"])
            // All of that is complained of, as it should be.
            #expect(try !browser.complaints().isEmpty)
            try browser.open(stage)
            try browser.click("[data-lid='2'] button")
            try browser.wait(forValue: "1 press", of: 2)
        }
        #expect(stage.volta.actions.values.map(\.description) == ["2 pressed"])
        try await stage.end()
        other.stop()
    }

    @Test func aPageThatSleptIsRightAtOnce() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        try await WebDriver.run { browser in
            try browser.open(stage)
            try midi.write([0xB0, 7, 127])
            try browser.wait(forValue: "1.000", of: 1)
            try browser.sleep(true)
            for value in (0..<100).map(UInt8.init) { try midi.write([0xB0, 7, value]) }
            try browser.sleep(false)
            try browser.wait(forValue: "0.780", of: 1)
        }
        try await stage.end()
    }

    @Test func itStaysRightWhateverComesAndGoes() async throws {
        let volta = try StrictVolta(DashboardStage.controls)
        let stage = try await DashboardStage(volta)
        let port = stage.port
        try await WebDriver.run { browser in
            try browser.open(stage)
            let tabs = try browser.openTab()
            try browser.open(stage)
            try browser.click("[data-lid='2'] button")
            try browser.wait(forValue: "1 press", of: 2)
            try browser.goToTab(tabs.old)
            try browser.wait(forValue: "1 press", of: 2)
            // Another page of the layout: what was shown cannot be touched, and is replaced.
            volta.show([StrictControl(lid: 2, type: "Slider", label: "Smoke")], page: "p2")
            try browser.click("[data-lid='2'] button")
            try browser.wait(until: "document.querySelector('[data-lid=\"2\"]').dataset.type === 'Slider'")
            #expect(try browser.value(of: "document.querySelectorAll('.card').length") == 1)
            try browser.goToTab(tabs.new)
            try browser.wait(until: "document.querySelector('[data-lid=\"2\"] h3').textContent === 'Smoke'")
        }
        stage.program.signal(SIGTERM)
        #expect(try await stage.program.end() == .exited(0))
        _ = port
    }

    @Test func aRestartIsNoticedAndMended() async throws {
        let volta = try StrictVolta(DashboardStage.controls)
        let first = try await DashboardStage(volta)
        let port = first.port
        let (opened, ended, missed, restarted) = (Gate(), Gate(), Gate(), Gate())
        async let looking: Void = WebDriver.run { browser in
            try browser.open(first)
            opened.open()
            #expect(ended.block())
            try browser.wait(until: "document.getElementById('lost') !== null")
            missed.open()
            #expect(restarted.block())
            // The page has loaded itself anew, as only the new run's token opens anything.
            try browser.wait(until: "document.getElementById('lost') === null && document.querySelector('.card')")
            try browser.click("[data-lid='2'] button")
            try browser.wait(forValue: "1 press", of: 2)
        }
        try await opened.wait()
        try await first.end()
        ended.open()
        try await missed.wait()
        let second = try await DashboardStage(volta, port: port)
        restarted.open()
        try await looking
        #expect(volta.actions.values.map(\.description) == ["2 pressed"])
        try await second.end()
    }

    /// Phone and desktop, light and dark: roles, names, contrast, width; the pictures are kept.
    @Test func everybodyCanUseIt() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        let checks = try Repository.text("Tests/CommandTests/Browser/checks.js")
        let pictures = Repository.path + "/.build/pictures"
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        try await WebDriver.run { browser in
            try browser.open(stage)
            try midi.write([0xB0, 7, 64, 0xB0, 8, 1, 0x90, 36, 100, 36, 0])
            try browser.wait(until: "document.querySelectorAll('#rows > li').length >= 3")
            try browser.wait(forValue: "1 press", of: 2)
            var still = WebDriver.View()
            still.hasReducedMotion = true
            for (width, height) in [(1280, 900), (390, 844)] {
                for isDark in [false, true] {
                    var view = still
                    (view.width, view.height, view.isDark) = (width, height, isDark)
                    try browser.look(as: view)
                    #expect(try browser.run(checks) == [], "\(view)")
                    let name = "\(width < 600 ? "phone" : "desktop")-\(isDark ? "dark" : "light").webp"
                    let bytes = try #require(Data(base64Encoded: browser.picture()))
                    try bytes.write(to: URL(filePath: "\(pictures)/\(name)"))
                }
            }
            #expect(
                try browser.value(of: "getComputedStyle(document.querySelector('.knob')).transitionDuration") == "0s")
            // By keyboard alone: every control is reached in the order in which it is seen.
            let order = try browser.run(
                """
                const stops = [...document.querySelectorAll("a[href], button, input")]
                  .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex === 0);
                return stops.map((stop) => { stop.focus(); return document.activeElement === stop && !stop.closest("[aria-hidden=true]"); });
                """)
            guard case .array(let stops) = order else { throw WebDriver.Failure(description: "\(order)") }
            #expect(stops.count > 15 && stops.allSatisfy { $0 == .bool(true) })
        }
        try await stage.end()
    }
}

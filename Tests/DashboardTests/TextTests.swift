import Bridge
import Testing
import Volta

@testable import Dashboard

/// What the page and programs read.
@Suite struct TextTests {
    @Test func thePageIsWholeAndHoldsNoRequestToElsewhere() {
        #expect(
            StateJSON.page(of: .sample()).text
                == #"{"canLearn":true,"controls":[{"drivers":[],"label":"Brightness","lid":1,"options":null,"type":"Slider","#
                + #""works":true},{"drivers":[],"label":"Vote","lid":2,"options":[{"image":null,"index":0,"label":"A"},"#
                + #"{"image":"data:image/png;base64,AAAA","index":1,"label":null}],"type":"Index","works":true}],"#
                + #""input":"the ALSA sequencer","layout":"VAL-1","mapping":"show.yaml","number":3,"page":"main","#
                + #""sleeping":[],"target":"layout VAL-1","version":"0.1.0"}"#)
    }

    @Test(arguments: [
        "</script><img src=x onerror=alert(1)>", "a\r\n\r\nevent: hello\r\ndata: {}", "\u{2028}\u{0}\"\\",
    ])
    func namesStayInsideTheirText(label: String) {
        let text = StateJSON.page(of: .sample(label: label)).text
        #expect(!text.contains { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
        let controls = JSONValue(json: Array(text.utf8))?.objectValue?["controls"]?.arrayValue
        #expect(controls?.first?.objectValue?["label"] == .string(label))
    }

    @Test func deliveredValuesBelongToTheirControl() {
        let (one, other) = (DashboardState.sample(), DashboardState.sample(label: "Another"))
        let delivered = DeliveredValue(label: "Brightness", type: "Slider", value: .slider(0.5), count: 1, time: 0)
        #expect(one.bridge.page.layout.map { delivered.belongs(to: $0.controls[0]) } == true)
        #expect(other.bridge.page.layout.map { delivered.belongs(to: $0.controls[0]) } == false)
    }

    /// Case MF-19.
    @Test func aBadReloadIsSaidWithItsPlace() throws {
        var record = DashboardRecord()
        let fault = ReloadFault(file: "show.yaml", text: "cannot be used", details: "line", line: 7, since: 99)
        record.note(fault)
        let status = StateJSON.whole(of: .sample(record: record))
        let reload = try #require(status.objectValue?["notices"]?.objectValue?["reload"])
        #expect(
            reload.text
                == #"{"details":"line","file":"show.yaml","line":7,"since":99,"status":"reload_failed","text":"cannot be used"}"#
        )
        record.note(nil as ReloadFault?)
        #expect(
            StateJSON.whole(of: .sample(record: record)).objectValue?["notices"]?.objectValue?["reload"] == .null)
    }

    @Test func metricsAreInTheFormOfPrometheus() {
        let text = MetricsText(of: .sample(), viewers: 2).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(text.hasSuffix("\n"))
        #expect(lines.count > 40)
        var family = ""
        for line in lines {
            if line.hasPrefix("# HELP ") {
                family = String(line.split(separator: " ")[2])
                #expect(family.hasPrefix("volta_midi_"))
            } else if line.hasPrefix("# TYPE ") {
                let words = line.split(separator: " ")
                #expect(words[2] == family && ["counter", "gauge", "histogram"].contains(words[3]))
                #expect((words[3] == "counter") == family.hasSuffix("_total"), "\(line)")
            } else {
                #expect(line.hasPrefix(family))
                #expect(line.wholeMatch(of: /[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+/) != nil, "\(line)")
            }
        }
        #expect(text.contains("volta_midi_uptime_seconds 12\n"))
        #expect(text.contains("volta_midi_delivery_seconds_bucket{le=\"+Inf\"} 0\n"))
        #expect(text.contains("volta_midi_dashboard_viewers 2\n"))
    }

    @Test(arguments: [PageTexts.dashboard, PageTexts.login])
    func thePagesKeepTheirOwnRules(page: PageTexts) {
        let text = page.text(nonce: "NONCE", token: "TOKEN", run: "RUN")
        #expect(!text.contains("{{"))
        #expect(text.ranges(of: "nonce=\"NONCE\"").count == 2)
        for forbidden in [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "@import",
        ] {
            #expect(!text.contains(forbidden), "\(forbidden)")
        }
        // No handler and no style inside markup, and nothing from elsewhere but a name of SVG.
        #expect(text.firstMatch(of: /<[^>]*\s(on[a-z]+|style)=/) == nil)
        let addresses = text.matches(of: /https?:\/\/[^\s'"]+/).map { String($0.0) }
        #expect(Set(addresses).isSubset(of: ["http://www.w3.org/2000/svg"]))
    }
}

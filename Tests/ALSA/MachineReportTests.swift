import Testing

@Suite struct MachineReportTests {
    @Test func aConsoleIsReadScenarioByScenario() {
        let report = MachineReport(
            console: """
                Booting from ROM...
                fact before any
                begin 01-first
                fact exit 69
                fact request {"lid":1, "value":0.5}
                log bridge.err: error: none
                kernel noise
                end 01-first 0
                between
                begin 02-second
                fact request
                end 01-first 0
                begin 03-third
                end 03-third 143
                machine ends
                """)
        #expect(
            report.scenarios == [
                "01-first": Scenario(
                    status: 0,
                    facts: [
                        Scenario.Fact(name: "exit", value: "69"),
                        Scenario.Fact(name: "request", value: #"{"lid":1, "value":0.5}"#),
                    ],
                    log: ["log bridge.err: error: none", "kernel noise"]),
                "02-second": Scenario(log: ["fact request", "end 01-first 0"]),
                "03-third": Scenario(status: 143),
            ])
    }
}

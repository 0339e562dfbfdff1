import Testing

@Suite struct MachineObstacleTests {
    @Test func whatIsInstalledIsFound() {
        #expect(Machine.isInstalled("sh"))
        #expect(!Machine.isInstalled("no-program-has-this-name"))
    }
}

/// What the virtual machine told on its console, scenario by scenario.
struct MachineReport: Equatable {
    private(set) var scenarios: [String: Scenario] = [:]

    /// Reads the lines that `machine.sh` describes; other lines count as the log of the scenario that they are in.
    init(console: String) {
        var name: String?
        for line in console.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            switch (words.first, name) {
            case ("begin", _) where words.count == 2:
                name = words[1]
                scenarios[words[1]] = Scenario()
            case ("end", let current?) where words.count == 3 && words[1] == current:
                scenarios[current]?.status = Int(words[2])
                name = nil
            case ("fact", let current?) where words.count == 3:
                scenarios[current]?.facts.append(Scenario.Fact(name: words[1], value: words[2]))
            case (_, let current?):
                scenarios[current]?.log.append(String(line))
            default: break
            }
        }
    }
}

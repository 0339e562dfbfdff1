/// What a scenario of the virtual machine told.
struct Scenario: Equatable {
    /// The exit status of its script: 0 when everything it waited for came.
    var status: Int?
    /// Names and values, in the order in which they were told.
    var facts: [Fact] = []
    /// What the programs wrote, for the reader of a failure.
    var log: [String] = []

    struct Fact: Equatable {
        let name: String
        let value: String
    }

    /// The values that were told under a name, in order.
    func values(of name: String) -> [String] {
        facts.filter { $0.name == name }.map(\.value)
    }
}

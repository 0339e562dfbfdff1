import Glibc

/// What the programs are measured with: where they are, and a folder for their files.
struct Setting {
    /// The folder with the built programs.
    let programs: String
    /// The Python that has mido and requests, or why there is none.
    let python: String?
    /// The folder with the script for Python.
    let peer: String
    let folder: String
    /// How often everything is repeated.
    let rounds: Int
    /// How often the virtual machine is started, each time for more than a minute.
    var machineRounds: Int { min(rounds, 3) }

    /// The mapping with a rate that holds nothing back.
    var fast: String { folder + "/fast.yaml" }
    /// The mapping with the usual rate.
    var usual: String { folder + "/usual.yaml" }

    func prepare() throws {
        // Apart from the mappings, whose folder the bridge watches.
        mkdir(folder + "/logs", 0o700)
        try Stage.save(
            Stage.mapping(rules: 10, limits: "per_control: 1000, total: 1000, burst: 1000"), to: fast)
        try Stage.save(Stage.mapping(rules: 10, limits: "per_control: 20, total: 20"), to: usual)
    }

    /// Starts the bridge.
    func bridge(_ mapping: String, _ fifo: Fifo, _ server: BenchServer) throws -> Child {
        try Child(
            [programs + "/volta-midi", "run", mapping, "--input", fifo.path],
            environment: [
                "HOME=\(folder)", "VOLTA_API_URL=\(server.url)", "VOLTA_API_KEY=bench-key", "VOLTA_LAYOUT_ID=bench",
            ], output: folder + "/logs/bridge")
    }

    /// Starts the floor program.
    func floor(_ fifo: Fifo, _ server: BenchServer) throws -> Child {
        try Child([programs + "/bench-floor", fifo.path, server.url], output: folder + "/logs/floor")
    }

    /// Starts the script in Python; nil when there is no Python for it.
    func script(_ fifo: Fifo, _ server: BenchServer) throws -> Child? {
        guard let python else { return nil }
        return try Child([python, peer + "/bridge.py", fifo.path, server.url], output: folder + "/logs/script")
    }

    func server() throws -> BenchServer { try BenchServer(layout: Stage.layout(sliders: 10)) }
}

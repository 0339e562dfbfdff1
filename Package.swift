// swift-tools-version: 6.2
import PackageDescription

// The arrows of the house: a target may import only what its line names.
// `make check` builds with explicit dependency checking, so that a missing arrow is an error.

/// Async functions run where their caller runs: the way of an event then stays on one thread.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func library(
    _ name: String, imports: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
    .target(name: name, dependencies: imports, exclude: exclude, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, of imports: [Target.Dependency], path: String? = nil, exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: imports + ["TestSupport"], path: path, exclude: exclude, swiftSettings: settings)
}

let package = Package(
    name: "volta-midi",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "volta-midi", targets: ["volta-midi"]),
        .library(name: "Volta", targets: ["Volta"]),
        .library(name: "VoltaURLSession", targets: ["VoltaURLSession"]),
        .library(name: "VoltaCurl", targets: ["VoltaCurl"]),
    ],
    targets: [
        // C libraries, found through pkg-config.
        .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

        .systemLibrary(name: "CLinux"),

        // Values and decisions: no clock, no thread, no I/O.
        library("Time"),
        library("MIDI", imports: ["Time"]),
        library("YAML", imports: ["CYAML"]),
        library("Volta"),
        library("Mapping", imports: ["MIDI", "Time", "YAML", "Volta"]),
        library("Dispatching", imports: ["Time", "Volta"]),
        library("Rehearsal", imports: ["Bridge", "MIDI", "Mapping", "Volta", "YAML"]),
        library("Recognition", imports: ["MIDI"]),
        library("Learning", imports: ["MIDI", "Mapping", "Recognition", "Time", "Volta", "YAML"]),

        // The outside world.
        library("EventLoop", imports: ["CLinux", "Time"]),
        library("VoltaCurl", imports: ["Volta", "EventLoop", "CCurl"]),
        library("VoltaURLSession", imports: ["Volta"]),
        library("ALSASequencer", imports: ["CALSA", "MIDI"]),
        library("HTTPServer", imports: ["CMicroHTTPD"]),
        library("Simulator", imports: ["HTTPServer", "Volta"]),

        // The program.
        library("Bridge", imports: ["MIDI", "Mapping", "Dispatching", "Time", "Volta"]),
        library(
            "Dashboard", imports: ["Bridge", "Dispatching", "HTTPServer", "MIDI", "Mapping", "Time", "Volta"],
            exclude: ["Pictures"],
            resources: [
                "dashboard.html", "dashboard.css", "base.js", "controls.js", "panels.js", "learn.js", "main.js",
                "login.html", "login.js",
            ].map { .embedInCode("Resources/\($0)") }),
        library(
            "Command",
            imports: [
                "ALSASequencer", "Bridge", "Dashboard", "Dispatching", "EventLoop", "Learning", "MIDI", "Mapping",
                "Recognition", "Rehearsal", "Simulator", "Time", "Volta", "VoltaCurl", "YAML",
            ],
            resources: [.embedInCode("Resources/demo.mid"), .embedInCode("Resources/demo.yaml")]),
        .executableTarget(name: "volta-midi", dependencies: ["Command"], swiftSettings: settings),

        // The measurements of `make bench`: the least that a bridge can do, and what is measured beside it.
        .executableTarget(name: "bench-floor", dependencies: ["CCurl"], path: "Tests/Bench/Floor"),
        .target(name: "CAllocations", path: "Tests/Bench/CAllocations"),
        .executableTarget(
            name: "bench", dependencies: ["CAllocations", "Dispatching", "MIDI", "Mapping", "Time", "Volta", "YAML"],
            path: "Tests/Bench/Bench", swiftSettings: settings),

        // Tests, one target a library; Support holds the fakes and is itself tested.
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        tests("SupportTests", of: []),
        tests("TimeTests", of: ["Time"]),
        tests("MIDITests", of: ["MIDI", "Time"]),
        tests("RehearsalTests", of: ["Rehearsal", "MIDI", "Mapping", "Volta", "YAML"]),
        tests("RecognitionTests", of: ["Recognition", "MIDI"]),
        tests("LearningTests", of: ["Learning", "MIDI", "Mapping", "Recognition", "Time", "Volta", "YAML"]),
        tests("YAMLTests", of: ["YAML"]),
        tests("VoltaTests", of: ["Volta", "VoltaCurl", "VoltaURLSession", "EventLoop"]),
        tests("MappingTests", of: ["Mapping", "MIDI", "Time", "Volta", "YAML"]),
        tests("DispatchingTests", of: ["Dispatching", "Time", "Volta"]),
        tests("EventLoopTests", of: ["EventLoop"]),
        tests("ALSASequencerTests", of: ["ALSASequencer", "CALSA", "MIDI"]),
        tests("HTTPServerTests", of: ["HTTPServer"]),
        tests("DashboardTests", of: ["Dashboard", "Bridge", "HTTPServer", "Time", "Volta"]),
        tests("SimulatorTests", of: ["Simulator", "Volta", "VoltaCurl", "EventLoop"]),
        tests("BridgeTests", of: ["Bridge", "Dispatching", "EventLoop", "MIDI", "Mapping", "Time", "Volta", "YAML"]),
        tests(
            "CommandTests",
            of: [
                "Command", "ALSASequencer", "Bridge", "Dashboard", "Learning", "MIDI", "Mapping", "Time", "Volta",
                "YAML",
            ],
            exclude: ["tls-front.py", "Browser/checks.js"]),
        tests("ALSATests", of: [], path: "Tests/ALSA", exclude: ["machine"]),
    ]
)

// `make fuzz` builds this with libFuzzer, which nothing else links.
if Context.environment["VOLTA_MIDI_FUZZ"] != nil {
    package.targets += [
        .executableTarget(
            name: "fuzz",
            dependencies: ["EventLoop", "MIDI", "Mapping", "TestSupport", "Time", "Volta", "VoltaCurl", "YAML"],
            path: "Tests/Fuzz/Fuzz", swiftSettings: settings)
    ]
}

import FoundationEssentials
import Glibc
import HTTPServer
import Simulator
import TestSupport
import Testing
import Volta

/// The simulator as a program meets it: over a socket, with a clock and a file.
@Suite struct VoltaSimulatorTests {
    @Test func theURLNamesPortAndStage() throws {
        let simulator = try VoltaSimulator(stage: "prod/")
        #expect(simulator.baseURL.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/prod/) != nil)
    }

    @Test func aPortInUseIsAnError() throws {
        let simulator = try VoltaSimulator()
        let port = try #require(simulator.baseURL.split(separator: ":").last.flatMap { Int($0) })
        let error = #expect(throws: ServerError.self) { try VoltaSimulator(port: port) }
        #expect(error?.code == .addressInUse)
    }

    @Test func actionsAreReportedAndRecordedInOrder() async throws {
        let path = "/tmp/simulator-\(UInt64.random(in: 0...UInt64.max)).jsonl"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let actions = Recorder<AcceptedAction>()
        let simulator = try VoltaSimulator(record: path) { actions.append($0) }
        try await onOwnThread {
            let connection = try RawConnection(to: simulator)
            let token = try tokenText(connection.answer(to: tokenRequest).text)
            for (type, lid, value) in [("Slider", 1, "0.5"), ("String", 10, #""Ā \"\n""#), ("Button", 5, "null")] {
                let fields = #""lid":\#(lid),"type":"\#(type)","value":\#(value)"#
                #expect(try connection.answer(to: actionRequest(token: token, fields)).text == #"{"ok":true}"#)
            }
        }
        #expect(actions.values.map(\.lid) == [1, 10, 5])
        #expect(actions.values.map(\.value) == [.number(0.5), .string("Ā \"\n"), .null])
        #expect(simulator.states.mapValues(\.count) == [1: 1, 5: 1, 10: 1])
        let file = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        #expect(file == actions.values.map { $0.jsonLine + "\n" }.joined())
        let untimed = file.replacing(/"time":[0-9]+/, with: #""time":0"#)
        #expect(
            untimed == """
                {"time":0,"lid":1,"type":"Slider","label":"Brightness","value":0.5}
                {"time":0,"lid":10,"type":"String","label":"Shoutout","value":"Ā \\"\\n"}
                {"time":0,"lid":5,"type":"Button","label":"Cheer","value":null}

                """)
    }

    @Test func aFileThatCannotBeWrittenIsAnError() {
        let error = #expect(throws: RecordingError.self) { try VoltaSimulator(record: "/nowhere/actions") }
        #expect(
            error?.description
                == "Cannot record actions to /nowhere/actions - No such file or directory; "
                + "name a file that can be written")
    }

    /// The client repeats what is answered with 500: it must not have counted.
    @Test func anActionThatCannotBeRecordedIsNotAccepted() async throws {
        let actions = Recorder<AcceptedAction>()
        let simulator = try VoltaSimulator(record: "/dev/full") { actions.append($0) }
        let answer = try await onOwnThread {
            let connection = try RawConnection(to: simulator)
            let token = try tokenText(connection.answer(to: tokenRequest).text)
            return try connection.answer(to: actionRequest(token: token, #""lid":5,"type":"Button""#))
        }
        #expect(answer.status == 500)
        #expect(
            answer.text
                == #"{"message":"Cannot record actions to /dev/full - No space left on device; "#
                + #"name a file that can be written"}"#)
        #expect(simulator.states.isEmpty)
        #expect(actions.values.isEmpty)
    }

    /// A repetition would else be written behind half a line; in a process of its own, which may write 100 bytes.
    @Test func aLineThatDoesNotFitLeavesNoHalf() async {
        await #expect(processExitsWith: .success) {
            let path = "/tmp/simulator-\(UInt64.random(in: 0...UInt64.max)).jsonl"
            defer { try? FileManager.default.removeItem(atPath: path) }
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit()
            getrlimit(resource, &limit)
            limit.rlim_cur = 100
            setrlimit(resource, &limit)
            let actions = Recorder<AcceptedAction>()
            let simulator = try VoltaSimulator(record: path) { actions.append($0) }
            let statuses = try await onOwnThread {
                let connection = try RawConnection(to: simulator)
                let token = try tokenText(connection.answer(to: tokenRequest).text)
                let press = actionRequest(token: token, #""lid":5,"type":"Button""#)
                return try (0..<2).map { _ in try connection.answer(to: press).status }
            }
            try #require(statuses == [200, 500])
            let file = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            try #require(file == actions.values.map { $0.jsonLine + "\n" }.joined())
        }
    }

    @Test func answersThatAreHeldBackAllArrive() async throws {
        let simulator = try VoltaSimulator(latency: .milliseconds(1))
        let connections = try (0..<8).map { _ in try RawConnection(to: simulator) }
        let answers = try await onOwnThread {
            let token = try tokenText(connections[0].answer(to: tokenRequest).text)
            let press = actionRequest(token: token, #""lid":5,"type":"Button""#)
            for connection in connections { try connection.send(press) }
            return try connections.map { try $0.answer().text }
        }
        #expect(answers == [String](repeating: #"{"ok":true}"#, count: 8))
        #expect(simulator.states[5]?.count == 8)
    }

    @Test func stoppingWhileAnswersAreHeldBackReturns() async throws {
        let simulator = try VoltaSimulator(latency: .seconds(3600))
        let connections = try (0..<8).map { _ in try RawConnection(to: simulator) }
        for connection in connections { try connection.send(tokenRequest) }
        simulator.stop()
        let areClosed = try await onOwnThread { try connections.map { try $0.isClosedByPeer() } }
        #expect(areClosed == [Bool](repeating: true, count: 8))
    }
}

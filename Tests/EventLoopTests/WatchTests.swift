import EventLoop
import Glibc
import TestSupport
import Testing

@Suite struct WatchTests {
    @Test func aWatchSeesBytesAndThenTheEnd() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipe = try NonBlockingPipe()
        loop.perform {
            loop.watch(pipe.reader, for: .reading) { readiness in
                #expect(readiness.isReadable)
                if let byte = pipe.read() {
                    seen.fired.append(Int(byte))
                    pipe.closeWriter()
                } else {
                    loop.unwatch(pipe.reader)
                    loop.stop()
                }
            }
            pipe.write(7)
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired == [7])
    }

    /// Both ends of two pipes are ready in one turn; whichever is handled first ends the watch of the other.
    @Test func aWatchThatAnotherHandlerEndsIsNotCalledAnyMore() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipes = try [NonBlockingPipe(), NonBlockingPipe()]
        loop.perform {
            for (number, pipe) in pipes.enumerated() {
                pipe.write(1)
                loop.watch(pipe.reader, for: .reading) { _ in
                    seen.fired.append(number)
                    for pipe in pipes { loop.unwatch(pipe.reader) }
                    loop.stop()
                }
            }
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired.count == 1)
    }

    /// The descriptor's number goes to an empty pipe in the turn in which the old one had a byte.
    @Test func aReusedDescriptorIsNotReadyBecauseTheOldOneWas() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipes = try [NonBlockingPipe(), NonBlockingPipe()]
        let fresh = try NonBlockingPipe()
        loop.perform {
            for (number, pipe) in pipes.enumerated() {
                pipe.write(1)
                loop.watch(pipe.reader, for: .reading) { _ in
                    seen.fired.append(number)
                    loop.unwatch(pipe.reader)
                    let other = pipes[1 - number].reader
                    loop.unwatch(other)
                    #expect(dup2(fresh.reader, other) == other)
                    loop.watch(other, for: .reading) { _ in
                        // -1 says that there was nothing to read: the loop was wrong.
                        var byte: UInt8 = 0
                        seen.fired.append(read(other, &byte, 1) == 1 ? Int(byte) : -1)
                        loop.stop()
                    }
                    let later = loop.timer { fresh.write(9) }
                    later.set(.now)
                    seen.timers = [later]
                }
            }
        }
        try await onOwnThread { loop.run() }
        seen.timers = []
        #expect(seen.fired.count == 2)
        #expect(seen.fired.last == 9)
    }

    @Test func aWatchThatIsReplacedCallsTheNewHandler() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipe = try NonBlockingPipe()
        loop.perform {
            pipe.write(1)
            loop.watch(pipe.reader, for: .reading) { _ in
                seen.fired.append(1)
                loop.watch(pipe.reader, for: .reading) { _ in
                    seen.fired.append(2)
                    loop.unwatch(pipe.reader)
                    loop.stop()
                }
            }
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired == [1, 2])
    }

    /// What a handler holds may end another watch when it is let go of.
    @Test func aWatchMayEndAnotherOneByItsOwnEnd() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipes = try [NonBlockingPipe(), NonBlockingPipe()]
        loop.perform {
            pipes[1].write(1)
            loop.watch(pipes[1].reader, for: .reading) { _ in seen.fired.append(1) }
            let owner = Owner { loop.unwatch(pipes[1].reader) }
            loop.watch(pipes[0].reader, for: .reading) { _ in owner.touch() }
        }
        loop.perform {
            loop.unwatch(pipes[0].reader)
            loop.stop()
        }
        try await onOwnThread { loop.run() }
        #expect(pipes[1].read() == 1)
    }

    @Test func aRegularFileIsAlwaysReady() async throws {
        let loop = PollLoop()
        let seen = Order()
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let descriptor = fileno(file)
        loop.perform {
            loop.watch(descriptor, for: .reading) { readiness in
                #expect(readiness.isReadable && !readiness.hasFailed)
                seen.fired.append(1)
                if seen.fired.count == 3 { loop.unwatch(descriptor) }
                if seen.fired.count == 3 { loop.stop() }
            }
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired == [1, 1, 1])
    }

    @Test func aPipeWithoutReaderHasFailed() async throws {
        let loop = PollLoop()
        let seen = Order()
        let pipe = try NonBlockingPipe()
        pipe.closeReader()
        loop.perform {
            loop.watch(pipe.writer, for: .writing) { readiness in
                seen.fired.append(readiness.hasFailed ? 1 : 0)
                loop.unwatch(pipe.writer)
                loop.stop()
            }
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired == [1])
    }
}

/// Says when it is let go of.
private final class Owner {
    private let end: () -> Void

    init(end: @escaping () -> Void) { self.end = end }

    deinit { end() }

    func touch() {}
}

import EventLoop
import Volta

/// One request and its answer.
struct CurlExchange: HTTPExchange {
    private let transfer: CurlTransfer
    private let isBegun: Bool
    private let loop: PollLoop
    private let engine: CurlEngine

    init(_ transfer: CurlTransfer, isBegun: Bool, on loop: PollLoop, _ engine: CurlEngine) {
        self.transfer = transfer
        self.isBegun = isBegun
        self.loop = loop
        self.engine = engine
    }

    func answer() async throws(HTTPTransportError) -> HTTPResponse {
        let warden = loop.isOnLoop ? nil : warden()
        defer { warden?.cancel() }
        return try await outcome(for: #isolation).get()
    }

    /// Waits for the end without leaving the caller's executor.
    private func outcome(for caller: isolated (any Actor)?) async -> CurlTransfer.Outcome {
        await withTaskCancellationHandler {
            // Naming the caller keeps the closure on its executor: otherwise the runtime's threads would run it.
            _ = caller
            return await withCheckedContinuation { continuation in
                transfer.await(continuation)
                if !isBegun { loop.perform { [engine, transfer] in engine.start(transfer) } }
            }
        } onCancel: {
            loop.perform { [engine, transfer] in engine.cancel(transfer) }
        }
    }

    /// Ends the transfer after its deadline when the loop does not, because it has ended itself.
    private func warden() -> Task<Void, any Error> {
        Task { [transfer] in
            try await Task.sleep(for: transfer.request.deadline + .seconds(1))
            transfer.finish(
                .failure(.init(.deadlineExceeded, maybeExecuted: true, description: "The event loop has ended")))
        }
    }
}

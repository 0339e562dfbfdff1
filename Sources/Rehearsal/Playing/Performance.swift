/// What was seen in a test.
struct Performance: Sendable {
    /// The actions that arrived, in their order.
    var requests: [ReceivedRequest] = []
    /// What was sent back to the devices, in its order.
    var shown: [ShownMessage] = []
    /// Whether the bridge came to rest.
    var isFinished = true
}

extension RehearsalStep {
    /// The device that the step is about.
    var device: RehearsalDevice? {
        switch deed {
        case .send(_, let device), .shows(_, let device, _): device
        case .unplug(let device), .plug(let device): device
        case .answer, .page, .expect, .expectNothing: nil
        }
    }

    /// When what it says is over.
    var end: Duration {
        switch deed {
        case .send(let messages, _): time + (messages.last?.time ?? .zero)
        case .expect(let expectations): time + (expectations.map(\.within).max() ?? .zero)
        case .shows(_, _, let within): time + within
        default: time
        }
    }
}

import Volta

/// The parts in which the state is told; each is told again when it has changed.
enum Topic: String, CaseIterable {
    /// The controls and what drives them.
    case page
    /// Values, counts and rates.
    case state
    /// Devices, notices and the mapping's health.
    case notices
    /// What a person who learns is shown.
    case learn

    /// Says which version of the topic a state holds.
    func number(in state: DashboardState, version: Int) -> Int {
        switch self {
        case .page: state.bridge.page.number
        case .state: version
        case .notices: state.record.noticeChanges
        case .learn: state.record.learnChanges
        }
    }

    /// What is told of it.
    func json(of state: DashboardState) -> JSONValue {
        switch self {
        case .page: StateJSON.page(of: state)
        case .state: StateJSON.state(of: state)
        case .notices: StateJSON.notices(of: state)
        case .learn: StateJSON.learn(of: state)
        }
    }
}

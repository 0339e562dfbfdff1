/// Why no rule has anything to say to a message.
public enum Silence: Hashable, Sendable {
    /// No entry of the mapping fits the port; these rules would listen if one did.
    case noDevice(near: [NearRule])
    /// No rule of the port's entries listens to the input; these come near to it.
    case noRule(near: [NearRule])
    /// The message says which parameter the values to come are for.
    case selectsParameter(isRegistered: Bool)
    /// The message says which bank the program changes to come are of.
    case selectsBank
    /// No rule can listen to messages of this kind.
    case notMeant

    /// The reason's name for programs.
    public var id: String {
        switch self {
        case .noDevice: "no_device"
        case .noRule: "no_rule"
        case .selectsParameter: "selects_parameter"
        case .selectsBank: "selects_bank"
        case .notMeant: "not_meant"
        }
    }

    /// The reason in one plain sentence.
    public var text: String {
        switch self {
        case .noDevice(let near): "no device of the mapping fits this port" + Self.text(of: near)
        case .noRule(let near): "no rule listens to it" + Self.text(of: near)
        case .selectsParameter(let isRegistered):
            "selects the \(isRegistered ? "RPN" : "NRPN") that the next values are for"
        case .selectsBank: "selects the bank of the next program changes"
        case .notMeant: "no rule can listen to this kind of message"
        }
    }

    /// The rules that come near.
    public var near: [NearRule] {
        switch self {
        case .noDevice(let near), .noRule(let near): near
        case .selectsParameter, .selectsBank, .notMeant: []
        }
    }

    private static func text(of near: [NearRule]) -> String { near.map { "; \($0.text)" }.joined() }
}

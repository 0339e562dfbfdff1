/// An action whose request is under way; ``VoltaConnection/send(_:begun:)`` finds out what becomes of it.
public struct BegunAction: Sendable {
    let token: Token
    let exchange: any HTTPExchange
}

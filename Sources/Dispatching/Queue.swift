/// A first-in, first-out queue in a ring: it allocates to grow, and then no more.
struct Queue<Element: Sendable>: Sendable {
    /// A ring above this size is given back when the queue is empty.
    private static var kept: Int { 64 }

    private var ring: [Element?] = []
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }
    var first: Element? { isEmpty ? nil : ring[head] }
    var elements: [Element] { (0..<count).compactMap { ring[(head + $0) % ring.count] } }

    mutating func append(_ element: Element) {
        growIfFull()
        ring[(head + count) % ring.count] = element
        count += 1
    }

    /// Puts the element before all others.
    mutating func prepend(_ element: Element) {
        growIfFull()
        head = (head + ring.count - 1) % ring.count
        ring[head] = element
        count += 1
    }

    mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        ring[head] = nil
        head = (head + 1) % ring.count
        count -= 1
        if isEmpty, ring.count > Self.kept { self = Queue() }
        return element
    }

    private mutating func growIfFull() {
        guard count == ring.count else { return }
        let size = max(4, ring.count * 2)
        ring = elements + [Element?](repeating: nil, count: size - count)
        head = 0
    }
}

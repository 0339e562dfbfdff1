/// Where the control of each target is, as far as it is known by what was sent to it.
///
/// Targets that name one control in different ways share its position; it is kept while the control is on another page.
struct Positions: Sendable {
    /// Where each target's control starts.
    private let starts: [Double]
    private var dials: [Dial]
    /// What has hold of each dial's control.
    private var grips: [Grip]
    /// The number of each target's dial.
    private var numbers: [Int]
    /// The numbers of the dials of the controls that were ever bound.
    private var known: [ControlIdentity: Int] = [:]
    /// Which of the targets' first dials belong to a control.
    private var areTaken: [Bool]

    init(starts: [Double]) {
        self.starts = starts
        dials = starts.map { Dial(at: $0) }
        grips = Array(repeating: Grip(), count: starts.count)
        numbers = Array(starts.indices)
        areTaken = Array(repeating: false, count: starts.count)
    }

    /// The dial of a target's control.
    subscript(target: Int) -> Dial {
        get { dials[numbers[target]] }
        _modify { yield &dials[numbers[target]] }
    }

    /// Lets a decision be made on what has hold of a target's control.
    mutating func grip<Result>(_ target: Int, _ decide: (inout Grip, Dial) -> Result) -> Result {
        decide(&grips[numbers[target]], dials[numbers[target]])
    }

    /// What has hold of a target's control.
    func grip(_ target: Int) -> Grip { grips[numbers[target]] }

    /// The hands that have hold of controls.
    var hands: [Grip.Hand] { grips.compactMap(\.holder) }

    /// The controls are held no longer by hands that fit.
    mutating func release(where isFitting: (Grip.Hand) -> Bool) {
        for number in grips.indices {
            if let hand = grips[number].holder, isFitting(hand) { grips[number].release() }
        }
    }

    /// The targets that share their control with others, each with all of them.
    var sharers: [Int: [Int]] {
        let groups = Dictionary(grouping: numbers.indices, by: { numbers[$0] }).values.filter { $0.count > 1 }
        return Dictionary(
            groups.flatMap { group in group.map { ($0, group) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Finds the dials of the controls to which the targets are bound now.
    mutating func bind(_ controls: [BoundControl?]) {
        for (target, control) in controls.enumerated() {
            guard let identity = control?.identity else { continue }
            if known[identity] == nil { known[identity] = unused(for: target) }
            numbers[target] = known[identity] ?? target
        }
    }

    /// A dial that belongs to no control yet: the target's first one, as it was turned before there was a layout.
    private mutating func unused(for target: Int) -> Int {
        guard areTaken[target] else {
            areTaken[target] = true
            return target
        }
        dials.append(Dial(at: starts[target]))
        grips.append(Grip())
        return dials.count - 1
    }
}

import Volta

/// One line of the table.
struct Figure {
    let name: String
    let value: Double
    let unit: String
    /// What it is compared with, measured in the same run.
    var beside: (name: String, value: Double)?
    /// The median of the ratios of all rounds.
    var ratio: Double?
    /// What must be reached.
    var must = ""
    /// Whether it is reached; nil when nothing must.
    var isReached: Bool?
    /// Why it was not measured.
    var skipped: String?

    init(_ name: String, _ value: Double, _ unit: String) {
        (self.name, self.value, self.unit) = (name, value, unit)
    }

    /// A figure that could not be measured.
    static func skipped(_ name: String, because reason: String) -> Figure {
        var figure = Figure(name, 0, "")
        figure.skipped = reason
        return figure
    }

    /// The same with what must be reached: at most this value, or this ratio where there is one.
    func atMost(_ limit: Double, _ text: String) -> Figure {
        var figure = self
        (figure.must, figure.isReached) = (text, (ratio ?? value) <= limit)
        return figure
    }

    /// The same with the least ratio that must be reached.
    func atLeast(_ limit: Double, _ text: String) -> Figure {
        var figure = self
        (figure.must, figure.isReached) = (text, (ratio ?? value) >= limit)
        return figure
    }

    /// The same beside another value.
    func beside(_ name: String, _ value: Double, ratio: Double) -> Figure {
        var figure = self
        (figure.beside, figure.ratio) = ((name, value), ratio)
        return figure
    }

    var json: JSONValue {
        var fields: [String: JSONValue] = ["figure": .string(name)]
        if let skipped {
            fields["skipped"] = .string(skipped)
            return .object(fields)
        }
        fields["value"] = .number(value)
        fields["unit"] = .string(unit)
        fields["must"] = must.isEmpty ? nil : .string(must)
        fields["reached"] = isReached.map(JSONValue.bool)
        fields["ratio"] = ratio.map(JSONValue.number)
        if let beside { fields["beside"] = .object([beside.name: .number(beside.value)]) }
        return .object(fields)
    }

    /// The cells of its line in the table.
    var cells: [String] {
        if let skipped { return [name, "skipped: \(skipped)", "", "", "", ""] }
        let verdict = isReached.map { $0 ? "yes" : "NO" } ?? ""
        return [
            name, "\(value.short) \(unit)", beside.map { "\($0.name) \($0.value.short)" } ?? "",
            ratio.map { "\($0.short) ×" } ?? "", must, verdict,
        ]
    }
}

extension Double {
    /// The number with three digits that mean something.
    var short: String {
        let decimals = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : 2
        let factor = [1.0, 10, 100][decimals]
        let rounded = (self * factor).rounded() / factor
        return decimals == 0 ? String(Int(rounded)) : String(rounded)
    }
}

/// A control of the layout that a ``StrictVolta`` serves.
struct StrictControl: Sendable {
    let lid: Int
    let type: String
    let label: String
    var options = 0

    /// Eight sliders with the lids 1 to 8.
    static let faders = (1...8).map { StrictControl(lid: $0, type: "Slider", label: "Fader \($0)") }

    /// The control as a layout has it.
    var json: String {
        let address = "/" + String(1000 + lid).dropFirst()
        let list = (0..<options).map { #"{"index":\#($0),"label":null}"# }.joined(separator: ",")
        let options = type == "Index" ? #","options":[\#(list)]"# : ""
        return #"{"lid":\#(lid),"address":"\#(address)","type":"\#(type)","props":{"label":"\#(label)"}\#(options)}"#
    }

    /// Whether the value is one that the documentation allows for the control's type.
    func takes(_ value: JSON?) -> Bool {
        switch (type, value) {
        case ("Button", nil), ("Button", .null?), ("Toggle", .bool?), ("String", .string?): true
        case ("Slider", .number(let number)?): (0...1).contains(number)
        case ("Index", .number(let number)?): (0..<options).contains { Double($0) == number }
        case ("XYPad", .array(let numbers)?):
            numbers.count == 2 && numbers.allSatisfy { (0...1).contains($0.number ?? -1) }
        default: false
        }
    }
}

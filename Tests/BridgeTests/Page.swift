/// A page of the layout that the tests play on.
struct Page: Sendable {
    let id: String
    /// The controls' local ids, types and labels.
    let controls: [(lid: Int, type: String, label: String)]
    /// Something that changes without meaning anything to a rule.
    var image = "https://images.test/1"

    /// Two sliders and a button.
    static let one = Page(
        id: "one", controls: [(1, "Slider", "Brightness"), (2, "Slider", "Speed"), (3, "Button", "Cheer")])
    /// The first slider is gone, the local id of the second names another one.
    static let two = Page(id: "two", controls: [(2, "Slider", "Zoom"), (3, "Button", "Cheer")])
    /// The local id of the button names another button.
    static let three = Page(id: "three", controls: [(3, "Button", "Fireworks")])
    /// Only the second slider is left.
    static let four = Page(id: "four", controls: [(2, "Slider", "Speed")])

    /// Nothing but a toggle.
    static let five = Page(id: "five", controls: [(6, "Toggle", "Strobe")])

    var json: String {
        let controls = controls.map { control in
            """
            {"lid":\(control.lid),"address":"/00\(control.lid)","type":"\(control.type)",\
            "props":{"label":"\(control.label)","image":"\(image)"}}
            """
        }
        return """
            {"layoutId":"VAL-1","activePageId":"\(id)","controls":[\(controls.joined(separator: ","))],\
            "destinationCount":1}
            """
    }
}

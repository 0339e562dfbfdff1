public import Volta

extension LayoutInfo {
    /// A layout with a control of every kind, for trying things out; its id is `demo`.
    public static let demo = LayoutInfo(
        layoutId: "demo", activePageId: "main",
        controls: [
            control(1, "Slider", "Brightness"),
            control(2, "Slider", "Hue"),
            control(3, "Slider", "Speed"),
            control(4, "Slider", "Zoom"),
            control(5, "Button", "Cheer"),
            control(6, "Toggle", "Strobe"),
            control(7, "Toggle", "Blackout"),
            control(8, "Index", "Vote", options: ["Red", "Green", "Blue", "Gold"]),
            control(
                9, "Index", "Scene",
                options: ["Doors", "Opening", "Verse", "Chorus", "Bridge", "Solo", "Finale", "Encore"]),
            control(10, "String", "Shoutout"),
            control(11, "XYPad", "Position"),
            control(12, "Accelerometer", "Tilt"),
        ],
        destinationCount: 1)

    private static func control(_ lid: Int, _ type: String, _ label: String, options: [String]? = nil) -> LayoutControl
    {
        let number = String(lid)
        return LayoutControl(
            lid: lid, address: "/" + String(repeating: "0", count: 3 - number.count) + number, type: type,
            props: ["label": .string(label)],
            options: options?.enumerated().map { IndexOption(index: $0.offset, label: $0.element) })
    }
}

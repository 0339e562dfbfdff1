/// Keys of the mapping language that this version does not read yet, and what each will be.
enum PlannedKeys {
    /// Keys of the whole file.
    static let file = [String: Use]()

    /// Keys of a device.
    static let device = ["usb": Use.setting, "serial": Use.setting]

    /// Keys of a rule.
    static let rule: [String: Use] = [
        "rate": .setting, "expire": .setting,
    ]

    /// What a key says in its rule.
    enum Use {
        case source, target, setting
    }
}

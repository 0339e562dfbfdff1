import Mapping

extension DeviceEntry {
    /// What is waited for, for people: the name, and what tells the device from others of the same name.
    var awaitedName: String {
        let marks = [usb.map { "at USB \($0)" }, serial.map { "with serial number \($0)" }].compactMap(\.self)
        return ([match] + marks).joined(separator: " ")
    }
}

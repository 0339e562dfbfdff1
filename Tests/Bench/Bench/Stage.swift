import Glibc

/// The mapping and the layout that everything is measured with.
enum Stage {
    static let faders = 8
    /// The controller of the first fader.
    private static let first = 16

    /// The layout: sliders, as many as there are rules.
    static func layout(sliders: Int) -> String {
        let controls = (1...sliders).map { lid in
            #"{"lid":\#(lid),"address":"/\#(lid)","type":"Slider","props":{"label":"Fader \#(lid)"}}"#
        }
        return #"{"layoutId":"bench","activePageId":"one","controls":[\#(controls.joined(separator: ","))]}"#
    }

    /// A mapping of so many rules, at most 10,000; the first ones are control changes of the first channel.
    static func mapping(rules count: Int, limits: String) -> String {
        // Those that may be parts of parameters and banks are left out.
        let controllers = Array(first...95) + Array(102...127) + Array(7...15) + Array(1...5)
        var rules: [String] = []
        for channel in 1...16 {
            for number in controllers { rules.append("{channel: \(channel), cc: \(number), slider: ") }
            if rules.count >= count { break }
        }
        for (key, last) in [("key_pressure", 127), ("note", 127), ("nrpn", 255)] where rules.count < count {
            for channel in 1...16 {
                for number in 0...last { rules.append("{channel: \(channel), \(key): \(number), slider: ") }
            }
        }
        let lines = rules.prefix(count).enumerated().map { "      - \($1)\($0 + 1)}\n" }
        return "version: 1\nlimits: {\(limits)}\ndevices:\n  - match: Bench\n    rules:\n" + lines.joined()
    }

    /// A control change of a fader, by its number from 0, on the first channel.
    static func event(_ fader: Int, _ value: Int) -> [UInt8] { [0xB0, UInt8(first + fader), UInt8(value & 0x7F)] }

    /// Control changes of all faders in turn, each going up and down.
    static func sweep(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(3 * count)
        for number in 0..<count {
            let place = number / faders % 254
            bytes += event(number % faders, place < 128 ? place : 254 - place)
        }
        return bytes
    }

    static func save(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
            throw BenchFailure.system("write \(path)")
        }
    }
}

import MIDI

/// What is known for certain of the knobs of a model, to find rules that read them in another way.
///
/// Models whose knobs can be set to either way are not in it, nor what differs between their modes.
struct KnownDevice {
    /// The name of its ALSA client.
    let client: String
    /// The controllers that say positions.
    let positions: Set<UInt8>
    /// The controllers that say steps, and those that say them on one channel only.
    private let encoders: Set<UInt8>
    private let encodersByChannel: [Channel: Set<UInt8>]
    /// How they say their steps.
    let encoding: RelativeEncoding

    private init(
        _ client: String, positions: Set<UInt8> = [], encoders: Set<UInt8> = [], on channel: Channel? = nil,
        _ more: Set<UInt8> = [],
        _ encoding: RelativeEncoding = .signMagnitude
    ) {
        (self.client, self.positions, self.encoders, self.encoding) = (client, positions, encoders, encoding)
        encodersByChannel = channel.map { [$0: more] } ?? [:]
    }

    /// Whether a controller says steps on a channel, or on every one for nil.
    func isEncoder(_ controller: UInt8, on channel: Channel?) -> Bool {
        encoders.contains(controller) || (channel.flatMap { encodersByChannel[$0] }?.contains(controller) ?? false)
    }

    /// The model that the text of a `match` names, alone or with a `*` behind it.
    static func named(_ match: String) -> KnownDevice? {
        let text = DeviceName.normalised(match.hasSuffix("*") ? String(match.dropLast()) : match)
        return all.first { $0.client.lowercased() == text }
    }

    private static let first = Channel(statusByte: 0)

    private static let all = [
        // Faders and knobs with two ends.
        KnownDevice("nanoKONTROL2", positions: Set(0...7).union(16...23)),
        KnownDevice("APC MINI", positions: Set(48...56)), KnownDevice("APC mini mk2", positions: Set(48...56)),
        KnownDevice("MIDI Mix", positions: Set(16...31).union(46...62)),
        KnownDevice("LPD8", positions: Set(1...8)), KnownDevice("LPD8 mk2", positions: Set(70...77)),
        KnownDevice(
            "Launch Control XL", positions: Set(13...20).union(29...36).union(49...56).union(77...84)),
        KnownDevice("Faderfox PC4", positions: Set(1...24)),
        // MC mode: 16 to 23 on channel 1; the standard mode has positions at 16 to 18, on channel 11.
        KnownDevice("X-TOUCH MINI", positions: [9, 10], encoders: Set(19...23), on: first, [16, 17, 18]),
        // Mackie Control: eight V-pots and the jog wheel.
        KnownDevice("X-Touch", encoders: Set(16...23).union([60])),
    ]
}

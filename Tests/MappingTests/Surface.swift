import Testing

/// A surface with a ready mapping, and what is known of its controls.
struct Surface: Sendable, CustomTestStringConvertible {
    /// The name of its file in `mappings/`.
    let file: String
    /// The name of its ALSA client.
    let client: String
    /// The name of the port that its controls speak on.
    let port: String
    /// The number of that port.
    let number: Int
    let controls: [Controls]

    init(_ file: String, client: String, port: String, number: Int, _ controls: [Controls]) {
        (self.file, self.client, self.port, self.number, self.controls) = (file, client, port, number, controls)
    }

    var testDescription: String { file }

    static let all = [
        nanoKONTROL2, nanoPAD2, apcMini, apcMiniMk2, mpkMiniMk3, midiMix, lpd8, lpd8Mk2, launchControlXL,
        launchpadMiniMk3, launchpadS, xTouchMini, xTouchMiniMC, xTouchCompact, bcf2000, bcf2000Preset2, bcf2000Mackie,
        mackieControl, beatStep, midiFighterTwister, faderfoxPC4,
    ]
}

/// Models whose ALSA client names are known, as far as one name is the beginning of another one's.
enum KnownModels {
    /// Names in the form in which names are compared.
    private static let names: Set<String> = [
        "apc mini", "apc mini mk2", "apc40", "apc40 mkii", "apc key 25", "apc key 25 mk2",
        "launch control", "launch control xl", "launch control xl 3",
        "launchkey", "launchkey mini", "launchkey mk2", "launchkey mk3", "launchkey mini mk3", "launchkey mk4",
        "launchpad", "launchpad s", "launchpad mini", "launchpad mk2", "launchpad x", "launchpad pro",
        "launchpad mini mk3", "launchpad pro mk3",
        "lpd8", "lpd8 mk2", "mpk mini", "mpk mini 3", "mpk mini mk3", "mpk mini mk ii", "mpk mini plus",
        "nanokey", "nanokey2", "nanokontrol", "nanokontrol2", "nanopad", "nanopad2",
        "beatstep", "beatstep pro", "keystep", "keystep pro", "keystep 37",
        "x-touch", "x-touch compact", "x-touch mini", "x-touch one", "x-touch-ext", "x-touch ext",
    ]

    /// Whether two names are those of different models.
    static func areDifferent(_ one: String, _ other: String) -> Bool {
        let (one, other) = (DeviceName.normalised(one), DeviceName.normalised(other))
        return one != other && names.contains(one) && names.contains(other)
    }
}

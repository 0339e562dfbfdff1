/// What holds for steps that say nothing else.
struct TestSettings {
    /// The device that messages come from; nil for an input without a name.
    var from: RehearsalDevice?
    /// How much earlier or later than expected a request may arrive.
    var within = RehearsalReader.usualTolerance
}

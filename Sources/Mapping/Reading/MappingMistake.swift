import MIDI
import YAML

/// Everything that can be wrong with the meaning of a mapping file; all texts are made here.
enum MappingMistake {
    case emptyFile
    case missingKey(String, of: String, hint: String)
    case version(Int)
    case noDevices
    case noRules
    case unknownKey(String, of: String, known: [String])
    case missingSpace(String)
    case wrongType(key: String, ValueError)
    case wrongElement(String, ValueError)
    case outOfRange(key: String, found: String, allowed: String)
    case unknownWord(key: String, text: String, found: String, allowed: [String])
    case emptyText(key: String)
    case notANote(key: String, text: String?, found: String)
    case repeatedNote(UInt8)
    case equalEnds(key: String)
    case fallingEnds(key: String)
    case equalHalves(key: String)
    case halvesSwapped(coarse: UInt8, fine: UInt8)
    case nullParameter(key: String)
    case pointsOutOfOrder(first: Place)
    case valueMissing(key: String, reason: String)
    case part(UInt8, String, of: String, alone: Bool, (place: Place, name: String))
    case data(UInt8, of: String, (place: Place, name: String))
    case twoReadings(UInt8, String, String, (place: Place, name: String))
    case lowInput(String, last: UInt16)
    case tooManySteps(Int, String, values: Int)
    case deadbandWithoutEffect(String, values: Int)
    case deadzoneTooWide(found: Int, most: Int)
    case startOutsideRange
    case noSource
    case noTarget
    case secondSource(String, first: String, place: Place)
    case secondTarget(String, first: String, place: Place)
    case noMeaning(key: String, reason: String)
    case modeAndValue(mode: Place)
    case twoMeanings(first: Place)
    case duplicateRule(first: Place)
    case oneNoteForIndex
    case tooManyRules
    case secondControl(String, first: String, place: Place)
    case noSuchLayer(String, known: [String])
    case noSuchDevice(String, known: [String])
    case unusedLayer(String)
    case noOwnLight
    case secondLight(String, first: String, place: Place)
    case notAMessage(key: String, MessageText.Mistake)
    case twoWriters(String, first: Place)
    case sameLightTwice(String)
    case unseenLight
    case touchWithoutFader(String)
    case looksAndNotes(looks: Int, notes: Int)
    case neverChosen(String, by: String, Place)
    case layerOffChannel(String, Int, Place)
    case onlyRadio(String)
    case sharedRadio(String, String, Place)
    case alwaysCovered(Place)
    case similarLabels(String, String, Place)
    case encoderAsValue(UInt8, String, RelativeEncoding)
    case valueAsEncoder(UInt8, String, RelativeEncoding)
    case otherEncoding(UInt8, String, RelativeEncoding)
    case tooManyMistakes(Diagnostic.Severity)

    var id: String {
        switch self {
        case .emptyFile: "empty-file"
        case .missingKey: "missing-key"
        case .version: "version"
        case .noDevices: "no-devices"
        case .noRules: "no-rules"
        case .unknownKey: "unknown-key"
        case .missingSpace: "missing-space"
        case .wrongType(_, let error), .wrongElement(_, let error):
            error.isAmbiguousNumber ? "ambiguous-number" : "wrong-type"
        case .outOfRange, .equalEnds, .fallingEnds, .equalHalves, .nullParameter, .pointsOutOfOrder,
            .deadzoneTooWide:
            "out-of-range"
        case .halvesSwapped: "swapped-halves"
        case .valueMissing: "missing-key"
        case .part: "conflict"
        case .data: "shared-data"
        case .twoReadings: "two-readings"
        case .lowInput: "low-input"
        case .tooManySteps: "too-many-steps"
        case .deadbandWithoutEffect: "no-effect"
        case .startOutsideRange: "start-outside-range"
        case .unknownWord: "unknown-word"
        case .emptyText: "empty-text"
        case .notANote: "not-a-note"
        case .repeatedNote: "repeated-note"
        case .noSource: "no-source"
        case .noTarget: "no-target"
        case .secondSource: "two-sources"
        case .secondTarget: "two-targets"
        case .noMeaning, .modeAndValue: "no-meaning"
        case .twoMeanings: "two-meanings"
        case .duplicateRule: "duplicate-rule"
        case .oneNoteForIndex: "one-note"
        case .tooManyRules: "too-many-rules"
        case .secondControl: "two-controls"
        case .noSuchLayer: "no-such-layer"
        case .noSuchDevice: "no-such-device"
        case .unusedLayer: "unused-layer"
        case .noOwnLight: "no-light"
        case .secondLight: "two-lights"
        case .notAMessage: "not-a-message"
        case .twoWriters, .sameLightTwice: "two-writers"
        case .unseenLight: "unseen-light"
        case .touchWithoutFader: "no-effect"
        case .looksAndNotes: "looks-and-notes"
        case .neverChosen: "never-chosen"
        case .layerOffChannel: "unreachable-layer"
        case .onlyRadio: "only-radio"
        case .sharedRadio: "shared-control"
        case .alwaysCovered: "never-acts"
        case .similarLabels: "similar-labels"
        case .encoderAsValue, .valueAsEncoder, .otherEncoding: "known-device"
        case .tooManyMistakes: "too-many-mistakes"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .unusedLayer, .noDevices, .noRules, .duplicateRule, .oneNoteForIndex, .halvesSwapped, .data, .twoReadings,
            .lowInput,
            .tooManySteps, .deadbandWithoutEffect, .startOutsideRange, .neverChosen, .layerOffChannel, .onlyRadio,
            .sharedRadio, .alwaysCovered, .similarLabels, .encoderAsValue, .valueAsEncoder, .otherEncoding,
            .twoWriters, .sameLightTwice, .unseenLight, .touchWithoutFader, .looksAndNotes:
            .warning
        case .tooManyMistakes(let severity): severity
        default: .error
        }
    }

    var message: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .missingKey(let key, let owner, _): "\(owner) has no \(key.shown())"
        case .version(let number): "this program reads version 1 of the mapping file, not \(number)"
        case .noDevices: "no device is listed, so nothing will happen"
        case .noRules: "this device has no rules, so nothing will happen"
        case .unknownKey(let key, let owner, _): "unknown key \(key.shown()) in \(owner)"
        case .missingSpace(let key): "a space is missing after \("\(key):".shown())"
        case .wrongType(let key, let error): "\(key.shown()) needs \(error.needed), found \(error.found)"
        case .wrongElement(let name, let error): "\(name) must be \(error.needed), found \(error.found)"
        case .outOfRange(let key, let found, let allowed): "\(key.shown()) must be \(allowed), found \(found)"
        case .unknownWord(let key, _, let found, let allowed): "\(key.shown()) must be \(list(allowed)), found \(found)"
        case .emptyText(let key): "\(key.shown()) is an empty text"
        case .notANote(let key, _, let found): "\(key.shown()) needs \(notation(of: key)), found \(found)"
        case .repeatedNote(let number): "note \(number) is listed twice"
        case .equalEnds(let key): "the two ends of \(key.shown()) are the same"
        case .fallingEnds(let key): "the first number of \(key.shown()) is greater than the second"
        case .equalHalves(let key): "the two halves of \(key.shown()) are the same controller"
        case .halvesSwapped(let coarse, let fine): "\(coarse) is named first, as the most significant half of \(fine)"
        case .nullParameter(let key): "\(key.shown()) must be 0 to 16382: 16383 means that no parameter is selected"
        case .pointsOutOfOrder: "each point of `curve` must lie further than the one before"
        case .valueMissing(let key, let reason): "\(key.shown()) needs a `value`: \(reason)"
        case .part(let controller, let name, let whole, let isAlone, let other):
            isAlone
                ? "cc \(controller) is \(name) of \(whole) and cannot be a controller for itself too"
                : "cc \(controller) is a part of \(whole), but of \(other.name) too"
        case .data(let controller, let parameter, _):
            "cc \(controller) carries the data of \(parameter): it is a controller for itself only while nothing is selected"
        case .twoReadings(let controller, let here, let there, _):
            "cc \(controller) is read as \(here), but as \(there) by an earlier rule"
        case .lowInput(let source, let last): "\(source) goes up to 16383, but `input` ends at \(last)"
        case .tooManySteps(let steps, let source, let values): "\(steps) steps, but \(source) has only \(values) values"
        case .deadbandWithoutEffect(let source, let values):
            "`deadband` is smaller than one of the \(values) values of \(source) and does nothing"
        case .deadzoneTooWide(let found, let most):
            most < 1
                ? "`input` has too few values for a `deadzone`"
                : "`deadzone` must leave a way to both ends of `input`: 1 to \(most), found \(found)"
        case .startOutsideRange: "`start` lies outside `range`"
        case .noSource: "the rule has no source"
        case .noTarget: "the rule has no target"
        case .secondSource(let key, let first, _): "\(key.shown()) is a second source beside \(first.shown())"
        case .secondTarget(let key, let first, _): "\(key.shown()) is a second target beside \(first.shown())"
        case .noMeaning(let key, let reason): "\(key.shown()) has no meaning here: \(reason)"
        case .modeAndValue: "`value` and `mode` both say what a press does to the toggle"
        case .twoMeanings: "two meanings for one input: an earlier rule moves the same control differently"
        case .duplicateRule: "this rule repeats an earlier one and is ignored"
        case .oneNoteForIndex: "a single `note` without `value` always picks option 0"
        case .secondControl(let key, let first, _): "\(key.shown()) is a second control beside \(first.shown())"
        case .noSuchLayer(let name, _): "the file has no layer \(name.shown())"
        case .noSuchDevice(let name, _): "no device of the file is called \(name.shown()) by `name` or `match`"
        case .unusedLayer(let name): "no rule is in the layer \(name.shown())"
        case .noOwnLight: "`light` needs a `note` or a `cc` here: the source has no light of its own"
        case .secondLight(let key, let first, _): "\(key.shown()) is a second light beside \(first.shown())"
        case .notAMessage(let key, let mistake): "\(key.shown()), byte \(mistake.byte): \(mistake.reason)"
        case .twoWriters(let light, _): "two writers of one light: \(light) is lit by another one too"
        case .sameLightTwice(let light): "two writers of one light: the rule lights \(light) twice"
        case .unseenLight: "nobody can see this light: it is the same when it is on and when it is off"
        case .touchWithoutFader(let light): "`touch` does nothing: it is for motor faders, and \(light) is a lamp"
        case .looksAndNotes(let looks, let notes): "`on` has \(looks) values for \(notes) notes"
        case .neverChosen(let match, let other, _):
            "no rule of this device ever acts: \(other.shown()) has every port that \(match.shown()) could mean"
        case .layerOffChannel(let name, let channel, _):
            "the control of the layer \(name.shown()) is on channel \(channel), but no rule of its devices is"
        case .onlyRadio(let name): "the layer \(name.shown()) is always on: it is the only `radio` layer"
        case .sharedRadio(let name, let other, _):
            "one control turns on both \(name.shown()) and \(other.shown()), so that only the second is ever chosen"
        case .alwaysCovered: "the rule never acts: one `radio` layer is always on, and each has a rule for this input"
        case .similarLabels(let label, let other, _):
            "\(label.shown()) and \(other.shown()) are two controls: labels are compared letter by letter"
        case .encoderAsValue(let controller, let model, _):
            "cc \(controller) of the \(model) says steps, and the rule reads it as a position"
        case .valueAsEncoder(let controller, let model, _):
            "cc \(controller) of the \(model) says a position, and the rule reads it as steps"
        case .otherEncoding(let controller, let model, let encoding):
            "cc \(controller) of the \(model) says its steps in `\(encoding.rawValue)`"
        case .tooManyMistakes(.error): "too many mistakes; more may follow"
        case .tooManyMistakes(.warning): "too many warnings; more follow"
        case .tooManyRules: "too many rules: together they listen to more messages than the table holds"
        }
    }

    private func hint(forKey key: String, among known: [String]) -> String {
        if let decimal = Habit.decimal(key) { return decimal }
        if let meant = Habit.key(for: key, among: known) { return "did you mean \(meant.shown())?" }
        return "known keys: \(list(known))"
    }

    var hint: String? {
        switch self {
        case .emptyFile: "it needs at least `version: 1` and `devices:`"
        case .missingKey(_, _, let hint): hint
        case .unknownKey(let key, _, let known): hint(forKey: key, among: known)
        case .wrongType(_, let error), .wrongElement(_, let error): error.hint
        case .unknownWord("encoder", let text, _, let allowed):
            Suggestion.hint(for: text, among: allowed)
                ?? "one step right, then left: 1 and 127 `twos_complement`, 65 and 63 `offset`, 1 and 65 `sign_magnitude`, "
                + "127 and 0 `binary`"
        case .unknownWord(_, let text, _, let allowed): Suggestion.hint(for: text, among: allowed)
        case .notANote(_, let text, _):
            text.flatMap { Habit.note($0) } ?? "C4 is 60 and C-1 is 0; sharps and flats are `C#3` and `Db3`"
        case .halvesSwapped(let coarse, let fine):
            "write `[\(fine), \(coarse)]`; they may arrive in either order"
        case .part: "remove one of the two rules, or give them different channels"
        case .noSuchLayer(let name, let known):
            known.isEmpty
                ? "name it first, such as `layers: {\(name): {note: 40}}`"
                : Suggestion.hint(for: name, among: known) ?? "layers: \(list(known))"
        case .noSuchDevice(let name, let known): Suggestion.hint(for: name, among: known)
        case .noSource: "write one of \(list(RuleSource.Kind.allCases.map(\.rawValue)))"
        case .noTarget: "write one of \(list(RuleTarget.Kind.allCases.map(\.rawValue)))"
        case .secondSource, .secondTarget: "write one rule for each"
        case .twoReadings: "a device sends the one or the other; see its manual"
        case .lowInput: "write what the hardware reaches in 14 bits, such as `[0, 16383]`"
        case .encoderAsValue(_, _, let encoding): "add `encoder: \(encoding.rawValue)`"
        case .valueAsEncoder(_, _, let encoding): "leave `encoder: \(encoding.rawValue)` out"
        case .otherEncoding(_, _, let encoding): "write `encoder: \(encoding.rawValue)`"
        case .onlyRadio: "use `momentary` or `latched`, or give others this `mode` too"
        case .neverChosen: "give it a longer name, or put its rules there"
        case .modeAndValue, .secondControl: "keep one of them"
        case .twoMeanings:
            "remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`"
        case .noOwnLight: "write which one, such as `light: {note: 36}`, or `light: none`"
        case .secondLight: "write a list for several, such as `[{note: 36}, {cc: 36}]`"
        case .twoWriters: "write `light: none` in one of the two, or give them other lights"
        case .oneNoteForIndex: "add `value:` with the number of the option, or write `notes:`"
        default: nil
        }
    }

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        Diagnostic(id: id, severity: severity, place: place, message: message, hint: hint, notes: notes)
    }

    private var notes: [Diagnostic.Note] {
        switch self {
        case .secondSource(_, let first, let place), .secondTarget(_, let first, let place),
            .secondControl(_, let first, let place), .secondLight(_, let first, let place):
            [.init(place: place, message: "\(first.shown()) is here")]
        case .part(_, _, _, _, let other), .data(_, _, let other), .twoReadings(_, _, _, let other):
            [.init(place: other.place, message: "\(other.name) is here")]
        case .neverChosen(_, let other, let place): [.init(place: place, message: "\(other.shown()) is here")]
        case .layerOffChannel(_, _, let place): [.init(place: place, message: "the device is here")]
        case .sharedRadio(let name, _, let place): [.init(place: place, message: "\(name.shown()) is here")]
        case .alwaysCovered(let place): [.init(place: place, message: "a rule of such a layer is here")]
        case .similarLabels(_, let other, let place): [.init(place: place, message: "\(other.shown()) is here")]
        case .pointsOutOfOrder(let place): [.init(place: place, message: "the point before is here")]
        case .twoWriters(_, let place): [.init(place: place, message: "the other one is here")]
        case .modeAndValue(let place): [.init(place: place, message: "`mode` is here")]
        case .twoMeanings(let place), .duplicateRule(let place):
            [.init(place: place, message: "the earlier rule is here")]
        default: []
        }
    }

    private func notation(of key: String) -> String {
        key == "notes"
            ? "notes such as `36-39`, `C2-D#2` or `[36, 38]`" : "a number from 0 to 127 or a name such as `C4`"
    }

    private func list(_ words: [String]) -> String {
        let shown = words.map { $0.shown() }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " or " + last
    }
}

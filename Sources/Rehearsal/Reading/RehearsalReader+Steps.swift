import MIDI
import Mapping
import YAML

extension RehearsalReader {
    /// One step, which is not earlier than the one before.
    mutating func step(_ node: Node, after before: Duration, _ settings: TestSettings) -> RehearsalStep? {
        guard let fields: Fields<StepKey> = fields(of: node, "a step") else { return nil }
        let time = time(fields, after: before)
        guard let (key, entry) = only(fields, of: "a step", at: node.place, where: { $0.isDeed }) else { return nil }
        for other in fields.order where !other.isDeed && other != .at && other != .after {
            guard !key.companions.contains(other), let stray = fields[other] else { continue }
            report(.noMeaning(key: stray.key, beside: key.rawValue), at: stray.keyPlace)
        }
        var settings = settings
        if let from = fields[.from] { settings.from = device(from) ?? settings.from }
        if let within = fields[.within] { settings.within = duration(within) ?? settings.within }
        guard let deed = deed(key, entry, fields, at: time, settings) else { return nil }
        add(deed.size, at: entry.keyPlace)
        return RehearsalStep(time: time, place: entry.value.isNull ? entry.keyPlace : entry.value.place, deed: deed)
    }

    private mutating func time(_ fields: Fields<StepKey>, after before: Duration) -> Duration {
        if let at = fields[.at], let after = fields[.after] {
            report(.second(after.key, first: at.key), at: after.keyPlace)
        }
        if let after = fields[.after] { return before + (duration(after) ?? .zero) }
        guard let at = fields[.at], let time = duration(at) else { return before }
        if time < before { report(.earlier(before), at: at.value.place) }
        return max(time, before)
    }

    private mutating func deed(
        _ key: StepKey, _ entry: Node.Entry, _ fields: Fields<StepKey>, at time: Duration, _ settings: TestSettings
    ) -> RehearsalStep.Deed? {
        switch key {
        case .send: return messages(entry).map { .send($0, from: settings.from) }
        case .shows:
            return messages(entry).map { .shows($0.map(\.message), to: settings.from, within: settings.within) }
        case .expect:
            if case .scalar("nothing", _) = entry.value.content { return .expectNothing }
            return expectations(entry, at: time, settings.within, isLast: false).map { .expect($0) }
        case .finally: return expectations(entry, at: time, settings.within, isLast: true).map { .expect($0) }
        case .answer: return answer(entry, fields).map { .answer($0) }
        case .page: return text(entry).map { .page($0) }
        case .plug: return device(entry).map { .plug($0) }
        case .unplug: return device(entry).map { .unplug($0) }
        default: return nil
        }
    }

    // MARK: - Answers

    private enum AnswerWord: String, CaseIterable {
        case good, offline, silence

        var kind: ServerAnswer.Kind {
            switch self {
            case .good: .good
            case .offline: .offline
            case .silence: .silence
            }
        }
    }

    private mutating func answer(_ entry: Node.Entry, _ fields: Fields<StepKey>) -> ServerAnswer? {
        var kind: ServerAnswer.Kind?
        if (try? entry.value.integer()) != nil {
            kind = integer(entry, in: 200...599).map { .status($0) }
        } else {
            let word: AnswerWord? = word(entry)
            kind = word?.kind
        }
        guard let kind else { return nil }
        let usual: ServerAnswer.Calls = if case .status = kind { .action } else { .all }
        var answer = ServerAnswer(kind: kind, calls: fields[.to].flatMap { word($0) } ?? usual)
        answer.latency = fields[.latency].flatMap { duration($0) } ?? .zero
        answer.times = fields[.times].flatMap { integer($0, in: 1...1_000_000) }
        answer.message = fields[.message].flatMap { text($0) }
        if let entry = fields[.retryAfter], let pause = duration(entry) {
            let seconds = Int(pause.components.seconds)
            if pause != .seconds(seconds) {
                let found = entry.value.found
                report(.outOfRange(key: entry.key, found: found, allowed: "whole seconds"), at: entry.value.place)
            }
            answer.retryAfter = seconds
        }
        return answer
    }
}

import Bridge
import Volta

/// The state as the page reads it.
enum StateJSON {
    /// The controls and what drives them.
    static func page(of state: DashboardState) -> JSONValue {
        let page = state.bridge.page
        return .object([
            "number": .integer(page.number),
            "layout": page.layout.map { .string($0.layoutId) } ?? .null,
            "page": page.layout.map { .string($0.activePageId) } ?? .null,
            "version": .string(state.run.version), "mapping": .string(state.run.mapping),
            "input": .string(state.run.input), "target": .string(state.run.target),
            "canLearn": .bool(state.run.canLearn),
            "sleeping": .array(page.sleeping.map(JSONValue.string)),
            "controls": .array((page.layout?.controls ?? []).map { control(of: $0, page.drivers[$0.lid] ?? []) }),
        ])
    }

    private static func control(of control: LayoutControl, _ drivers: [ControlDriver]) -> JSONValue {
        .object([
            "lid": .integer(control.lid), "label": .string(control.label), "type": .string(control.type),
            "works": .bool(control.kind.takesActions),
            "options": control.options.map { .array($0.map(option)) } ?? .null,
            "drivers": .array(drivers.map(driver)),
        ])
    }

    private static func option(_ option: IndexOption) -> JSONValue {
        // Any other picture would be a request to elsewhere, which the page does not make.
        let image = option.image.flatMap { $0.hasPrefix("data:image/") ? $0 : nil }
        return .object([
            "index": .integer(option.index), "label": option.label.map(JSONValue.string) ?? .null,
            "image": image.map(JSONValue.string) ?? .null,
        ])
    }

    private static func driver(_ driver: ControlDriver) -> JSONValue {
        .object([
            "source": .string(driver.source), "channel": driver.channel.map(JSONValue.integer) ?? .null,
            "device": .string(driver.device), "line": .integer(driver.line),
        ])
    }

    /// What a person who learns is shown.
    static func learn(of state: DashboardState) -> JSONValue {
        let learn = state.record.learn
        return .object([
            "stage": .string(learn.stage.rawValue), "lid": learn.lid.map(JSONValue.integer) ?? .null,
            "text": .string(learn.text), "reasons": .array(learn.reasons.map(JSONValue.string)),
            "rule": .string(learn.rule), "canAccept": .bool(learn.choices.contains(.accept)),
            "canReplace": .bool(learn.choices.contains(.replace)), "needsText": .bool(learn.choices.contains(.text)),
            "canUndo": .bool(learn.choices.contains(.undo)),
        ])
    }
}

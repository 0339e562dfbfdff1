extension Action {
    /// The body of `POST /action`.
    ///
    /// - Throws: ``VoltaError/invalidValue(_:)`` for a value that no control takes.
    func body(layoutID: String) throws(VoltaError) -> [UInt8] {
        var fields: [String: JSONValue] = [
            "layoutId": .string(layoutID), "lid": .integer(lid), "type": .string(value.kind.name),
        ]
        fields["value"] = try value.json()
        // Every number in it is finite, so that it always has a JSON form.
        return JSONValue.object(fields).encoded() ?? []
    }
}

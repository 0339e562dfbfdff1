extension Action {
    /// The body of `POST /action`.
    ///
    /// - Throws: ``VoltaError/invalidValue(_:)`` for a value that no control takes.
    func body(layoutID: String) throws(VoltaError) -> [UInt8] {
        let json = try value.json()
        var writer = JSONWriter()
        writer.raw("{\"layoutId\":")
        writer.write(layoutID)
        writer.raw(",\"lid\":")
        writer.write(.integer(lid))
        writer.raw(",\"type\":")
        writer.write(value.kind.name)
        if let json {
            writer.raw(",\"value\":")
            writer.write(json)
        }
        writer.raw("}")
        return writer.bytes
    }
}

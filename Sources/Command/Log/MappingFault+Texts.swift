import Volta

extension MappingFault {
    /// The line for people.
    var text: String {
        let first = place.map { errors == 1 ? ", in line \($0.line)" : ", the first in line \($0.line)" } ?? ""
        return "\(reason)\(first); the mapping read before stays"
    }

    /// The fields in the JSON log.
    var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = [
            "file": .string(mapping), "reason": .string(reason), "errors": .integer(errors),
        ]
        if let place {
            fields["line"] = .integer(place.line)
            fields["column"] = .integer(place.column)
        }
        return fields
    }
}

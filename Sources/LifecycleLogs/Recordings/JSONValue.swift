/// A JSON value.
enum JSONValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// An error in JSON, such as invalid syntax or too many levels of nesting, with its byte position.
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    var isNull: Bool { if case .null = self { true } else { false } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var double: Double? { if case .number(let number) = self { number } else { nil } }
    var int: Int? { double.flatMap { Int(exactly: $0) } }
    /// The members of an object, in order, or nil for other values.
    var members: [(name: String, value: JSONValue)]? { if case .object(let members) = self { members } else { nil } }
    /// A line number, from 1, or nil for smaller numbers and other values.
    var position: Int? { int.flatMap { $0 > 0 ? $0 : nil } }
    /// The integers among the elements of an array, or an empty array for other values.
    var ints: [Int] { if case .array(let elements) = self { elements.compactMap(\.int) } else { [] } }
    /// The strings among the elements of an array, or an empty array for other values.
    var strings: [String] { if case .array(let elements) = self { elements.compactMap(\.string) } else { [] } }
}

/// The members of the object in a line of JSON, in order. For other values, the list is empty.
struct JSONLine {
    private var members: [(name: String, value: JSONValue)] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONValue.Problem) {
        var parser = JSONParser(bytes: bytes)
        if case .object(let members) = try parser.value(depth: 0) { self.members = members }
        parser.blanks()
        if parser.offset < bytes.count { throw parser.problem("unexpected text after the value") }
    }

    /// Returns the value of the member with a name, or nil. If several members have the name, returns the last value.
    subscript(_ name: String) -> JSONValue? { members.last { $0.name == name }?.value }
}

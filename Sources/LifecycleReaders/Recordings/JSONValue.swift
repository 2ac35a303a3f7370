/// A JSON value as it stands in a line: its kind is known, and its text is decoded only when it is asked for.
///
/// Most of a line is never asked for. A value points into the bytes that it was read from and is good as long as they are.
enum JSONValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(JSONString)
    case array(UnsafeBufferPointer<UInt8>)
    case object

    /// What is wrong with a text that is no JSON, and at which byte.
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    var isNull: Bool { if case .null = self { true } else { false } }
    var string: String? { if case .string(let text) = self { text.decoded } else { nil } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var double: Double? { if case .number(let number) = self { number } else { nil } }
    var int: Int? { double.flatMap { Int(exactly: $0) } }
    /// The strings of an array; none for what is no array.
    var strings: [String] {
        guard case .array(let bytes) = self else { return [] }
        var strings: [String] = []
        var parser = JSONParser(bytes: bytes)
        try? parser.elements(depth: 0) { if let string = $0.string { strings.append(string) } }
        return strings
    }
}

/// What stands between the quotes of a string in JSON.
struct JSONString {
    let bytes: UnsafeBufferPointer<UInt8>
    let hasEscapes: Bool

    /// The string that is meant; bytes that are no UTF-8 become U+FFFD.
    var decoded: String {
        if !hasEscapes { return String(decoding: bytes, as: UTF8.self) }
        var parser = JSONParser(bytes: bytes)
        var text: [UInt8] = []
        while let byte = parser.next() {
            if byte == 0x5C { text += (try? parser.escape()) ?? [] } else { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether the string is `name`, of ASCII.
    func spells(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.count == name.count { return bytes.isSame(as: name) }
        return hasEscapes && decoded.utf8.elementsEqual(name)
    }
}

/// The members of the object that a line of JSON is, in their order; none for a line that is another value.
struct JSONLine {
    private var members: [(name: JSONString, value: JSONValue)] = []

    /// Reads the one value that `bytes` holds, in place of what was read before.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONValue.Problem) {
        var parser = JSONParser(bytes: bytes)
        members.removeAll(keepingCapacity: true)
        _ = try parser.value(depth: 0) { members.append(($0, $1)) }
        parser.blanks()
        if parser.place < bytes.count { throw parser.problem("unexpected text after the value") }
    }

    /// The member of that name; of those with one name the last counts.
    subscript(_ name: StaticString) -> JSONValue? {
        let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        for place in members.indices.reversed() where members[place].name.spells(name) { return members[place].value }
        return nil
    }
}

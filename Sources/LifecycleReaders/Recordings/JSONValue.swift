/// A JSON value. Strings and arrays are decoded only when needed.
///
/// Most values in a line are never needed. A string or an array points into the bytes of the line, and is valid as
/// long as the bytes are.
enum JSONValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(JSONString)
    case array(UnsafeBufferPointer<UInt8>)
    case object

    /// An error in JSON, such as invalid syntax or too many levels of nesting, with its byte position.
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    var isNull: Bool { if case .null = self { true } else { false } }
    var string: String? { if case .string(let text) = self { text.decoded } else { nil } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var double: Double? { if case .number(let number) = self { number } else { nil } }
    var int: Int? { double.flatMap { Int(exactly: $0) } }
    /// A line number, from 1, or nil for smaller numbers and other values.
    var position: Int? { int.flatMap { $0 > 0 ? $0 : nil } }
    /// The integers among the elements of an array, or an empty array for other values.
    var ints: [Int] {
        guard case .array(let bytes) = self else { return [] }
        var numbers: [Int] = []
        var parser = JSONParser(bytes: bytes)
        try? parser.elements(depth: 0) { if let number = $0.int { numbers.append(number) } }
        return numbers
    }
    /// The strings among the elements of an array, or an empty array for other values.
    var strings: [String] {
        guard case .array(let bytes) = self else { return [] }
        var strings: [String] = []
        var parser = JSONParser(bytes: bytes)
        try? parser.elements(depth: 0) { if let string = $0.string { strings.append(string) } }
        return strings
    }
}

struct JSONString {
    let bytes: UnsafeBufferPointer<UInt8>
    let hasEscapes: Bool

    /// The decoded string. Invalid UTF-8 and unpaired surrogates become U+FFFD.
    var decoded: String {
        if !hasEscapes { return String(decoding: bytes, as: UTF8.self) }
        var parser = JSONParser(bytes: bytes)
        var text: [UInt8] = []
        while let byte = parser.next() {
            if byte == 0x5C { text += (try? parser.escape()) ?? [] } else { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns whether the string is `name`, which is ASCII.
    func spells(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.count == name.count { return bytes.isSame(as: name) }
        return hasEscapes && decoded.utf8.elementsEqual(name)
    }
}

/// The members of the object in a line of JSON, in order. For other values, the list is empty.
struct JSONLine {
    private var members: [(name: JSONString, value: JSONValue)] = []

    /// Reads the value in `bytes`, which replaces the previous value.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONValue.Problem) {
        var parser = JSONParser(bytes: bytes)
        members.removeAll(keepingCapacity: true)
        _ = try parser.value(depth: 0) { members.append(($0, $1)) }
        parser.blanks()
        if parser.place < bytes.count { throw parser.problem("unexpected text after the value") }
    }

    /// Returns the value of the member with a name, or nil. If several members have the name, returns the last value.
    subscript(_ name: StaticString) -> JSONValue? {
        let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        for place in members.indices.reversed() where members[place].name.spells(name) { return members[place].value }
        return nil
    }
}

import LifecycleModel

/// A JSON value as read from one line.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// What is wrong with a text that is no JSON, and at which byte.
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    /// Reads the one value that `bytes` holds.
    init(_ bytes: ArraySlice<UInt8>) throws(Problem) {
        var parser = Parser(bytes: bytes, place: bytes.startIndex)
        self = try parser.value(depth: 0)
        parser.blanks()
        if parser.place < bytes.endIndex { throw parser.problem("something follows the value") }
    }

    /// The member of that name; nil for what is no object.
    subscript(_ key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var double: Double? { if case .number(let number) = self { number } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    var int: Int? { double.flatMap { Int(exactly: $0) } }
}

/// Reads JSON from bytes, one value after another.
private struct Parser {
    let bytes: ArraySlice<UInt8>
    var place: Int

    func problem(_ message: String) -> JSONValue.Problem {
        JSONValue.Problem(offset: place - bytes.startIndex, message: message)
    }

    mutating func blanks() {
        while place < bytes.endIndex, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[place]) { place += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        blanks()
        guard place < bytes.endIndex, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONValue.Problem) -> JSONValue {
        guard depth < 64 else { throw problem("values nest too deeply") }
        if take(0x7B) { return try object(depth) }
        if take(0x5B) { return try array(depth) }
        if take(0x22) { return .string(try string()) }
        blanks()
        let word = bytes[place...].prefix { $0 != 0x2C && $0 != 0x7D && $0 != 0x5D && $0 > 0x20 }
        let text = String(decoding: word, as: UTF8.self)
        let value: JSONValue
        switch text {
        case "null": value = .null
        case "true": value = .bool(true)
        case "false": value = .bool(false)
        default:
            guard let number = Double(text), number.isFinite else {
                throw problem(text.isEmpty ? "a value is missing" : "'\(text.prefix(40))' is no JSON value")
            }
            value = .number(number)
        }
        place = word.endIndex
        return value
    }

    private mutating func object(_ depth: Int) throws(JSONValue.Problem) -> JSONValue {
        var members: [String: JSONValue] = [:]
        if take(0x7D) { return .object(members) }
        repeat {
            guard take(0x22) else { throw problem("a key in quotes is missing") }
            let key = try string()
            guard take(0x3A) else { throw problem("a colon is missing after '\(key)'") }
            members[key] = try value(depth: depth + 1)
        } while take(0x2C)
        guard take(0x7D) else { throw problem("the object is not closed") }
        return .object(members)
    }

    private mutating func array(_ depth: Int) throws(JSONValue.Problem) -> JSONValue {
        var values: [JSONValue] = []
        if take(0x5D) { return .array(values) }
        repeat { values.append(try value(depth: depth + 1)) } while take(0x2C)
        guard take(0x5D) else { throw problem("the array is not closed") }
        return .array(values)
    }

    private mutating func string() throws(JSONValue.Problem) -> String {
        var text: [UInt8] = []
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
            if byte == 0x5C { text += try escape() } else { text.append(byte) }
        }
        throw problem("a string is not closed")
    }

    private mutating func escape() throws(JSONValue.Problem) -> [UInt8] {
        guard place < bytes.endIndex else { throw problem("a string is not closed") }
        let byte = bytes[place]
        place += 1
        switch byte {
        case 0x6E: return [0x0A]
        case 0x72: return [0x0D]
        case 0x74: return [0x09]
        case 0x62: return [0x08]
        case 0x66: return [0x0C]
        case 0x75: return try unicode()
        case 0x22, 0x5C, 0x2F: return [byte]
        default: throw problem("an escape in a string is unknown")
        }
    }

    private mutating func unicode() throws(JSONValue.Problem) -> [UInt8] {
        guard var value = hex() else { throw problem("four digits are missing after \\u") }
        let afterFirst = place
        if value & 0xFC00 == 0xD800, bytes[place...].starts(with: [0x5C, 0x75]) {
            place += 2
            if let low = hex(), low & 0xFC00 == 0xDC00 {
                value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
            } else {
                place = afterFirst
            }
        }
        return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    }

    private mutating func hex() -> UInt32? {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            return nil
        }
        place += 4
        return value
    }
}

import LifecycleModel

/// A JSON value as read from one line.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in their order; of those with one name the last counts.
    case object([Member])

    /// A member of an object. Objects of a run are small: looking through the members is faster than hashing them.
    struct Member: Equatable {
        let key: String
        let value: JSONValue
    }

    /// What is wrong with a text that is no JSON, and at which byte.
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    /// Reads the one value that `bytes` holds.
    init(_ bytes: ArraySlice<UInt8>) throws(Problem) {
        self = try bytes.withUnsafeBufferPointer { (bytes) throws(Problem) in
            var parser = Parser(bytes: bytes)
            let value = try parser.value(depth: 0)
            parser.blanks()
            if parser.place < bytes.count { throw parser.problem("something follows the value") }
            return value
        }
    }

    /// The member of that name; nil for what is no object.
    subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var double: Double? { if case .number(let number) = self { number } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    var int: Int? { double.flatMap { Int(exactly: $0) } }
}

/// Reads JSON from bytes, one value after another.
private struct Parser {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func problem(_ message: String) -> JSONValue.Problem { JSONValue.Problem(offset: place, message: message) }

    mutating func blanks() {
        while place < bytes.count, bytes[place] <= 0x20, Parser.isBlank(bytes[place]) { place += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

    private mutating func take(_ byte: UInt8) -> Bool {
        blanks()
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONValue.Problem) -> JSONValue {
        if Limit.jsonNesting.isExceeded(by: depth + 1) { throw problem(Limit.jsonNesting.refusal) }
        if take(0x7B) { return try object(depth) }
        if take(0x5B) { return try array(depth) }
        if take(0x22) { return .string(try string()) }
        blanks()
        let start = place
        while place < bytes.count, !Parser.endsWord(bytes[place]) { place += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<place])
        if word.elementsEqual("null".utf8) { return .null }
        if word.elementsEqual("true".utf8) { return .bool(true) }
        if word.elementsEqual("false".utf8) { return .bool(false) }
        if let number = Parser.shortNumber(word) { return .number(number) }
        let text = String(decoding: word, as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            place = start
            throw problem(text.isEmpty ? "a value is missing" : "'\(text.prefix(40))' is no JSON value")
        }
        return .number(number)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x2C || byte == 0x7D || byte == 0x5D
    }

    /// A number of up to nine digits and nothing else, as most are.
    private static func shortNumber(_ word: UnsafeBufferPointer<UInt8>) -> Double? {
        guard 1...9 ~= word.count else { return nil }
        var number = 0
        for byte in word {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return Double(number)
    }

    private mutating func object(_ depth: Int) throws(JSONValue.Problem) -> JSONValue {
        var members: [JSONValue.Member] = []
        if take(0x7D) { return .object(members) }
        repeat {
            guard take(0x22) else { throw problem("a key in quotes is missing") }
            let key = try string()
            guard take(0x3A) else { throw problem("a colon is missing after '\(key)'") }
            members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
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
        let start = place
        while place < bytes.count, bytes[place] != 0x22, bytes[place] != 0x5C { place += 1 }
        let plain = UnsafeBufferPointer(rebasing: bytes[start..<place])
        if place < bytes.count, bytes[place] == 0x22 {
            place += 1
            return String(decoding: plain, as: UTF8.self)
        }
        var text = Array(plain)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
            if byte == 0x5C { text += try escape() } else { text.append(byte) }
        }
        throw problem("a string is not closed")
    }

    private mutating func escape() throws(JSONValue.Problem) -> [UInt8] {
        guard place < bytes.count else { throw problem("a string is not closed") }
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
        let digits = UnsafeBufferPointer(rebasing: bytes[place...].prefix(4))
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            return nil
        }
        place += 4
        return value
    }
}

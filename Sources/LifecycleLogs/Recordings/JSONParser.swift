import LifecycleModel

/// A parser that reads JSON from bytes, one value after another.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func problem(_ message: String) -> JSONValue.Problem { JSONValue.Problem(offset: offset, message: message) }

    mutating func next() -> UInt8? {
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func blanks() {
        while offset < bytes.count, bytes[offset] <= 0x20, JSONParser.isBlank(bytes[offset]) { offset += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

    private mutating func take(_ byte: UInt8) -> Bool {
        blanks()
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONValue.Problem) -> JSONValue {
        if Limit.jsonNesting.isExceeded(by: depth + 1) { throw problem(Limit.jsonNesting.refusal) }
        if take(0x22) { return .string(try string()) }
        if take(0x7B) { return .object(try members(depth)) }
        if take(0x5B) { return .array(try elements(depth)) }
        return try word()
    }

    private mutating func members(_ depth: Int) throws(JSONValue.Problem) -> [(name: String, value: JSONValue)] {
        var members: [(name: String, value: JSONValue)] = []
        if take(0x7D) { return members }
        repeat {
            guard take(0x22) else { throw problem("expected a key in quotes") }
            let name = try string()
            guard take(0x3A) else { throw problem("expected ':' after '\(name)'") }
            members.append((name, try value(depth: depth + 1)))
        } while take(0x2C)
        guard take(0x7D) else { throw problem("the object is not closed; expected ',' or '}'") }
        return members
    }

    private mutating func elements(_ depth: Int) throws(JSONValue.Problem) -> [JSONValue] {
        var elements: [JSONValue] = []
        if take(0x5D) { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while take(0x2C)
        guard take(0x5D) else { throw problem("the array is not closed; expected ',' or ']'") }
        return elements
    }

    // MARK: Strings

    /// Reads a string after its opening quote. Invalid UTF-8 becomes U+FFFD.
    private mutating func string() throws(JSONValue.Problem) -> String {
        var text: [UInt8] = []
        while let byte = next() {
            switch byte {
            case 0x22: return String(decoding: text, as: UTF8.self)
            case 0x5C: text += try escape()
            default: text.append(byte)
            }
        }
        throw problem("a string is not closed")
    }

    /// Reads an escape sequence after its backslash, and returns the character in UTF-8, or U+FFFD for an unpaired
    /// surrogate.
    private mutating func escape() throws(JSONValue.Problem) -> [UInt8] {
        guard let byte = next() else { throw problem("a string is not closed") }
        switch byte {
        case 0x6E: return [0x0A]
        case 0x72: return [0x0D]
        case 0x74: return [0x09]
        case 0x62: return [0x08]
        case 0x66: return [0x0C]
        case 0x75: return try unicode()
        case 0x22, 0x5C, 0x2F: return [byte]
        default: throw problem("unknown escape in a string")
        }
    }

    private mutating func unicode() throws(JSONValue.Problem) -> [UInt8] {
        guard var value = hex() else { throw problem("expected four hexadecimal digits after \\u") }
        let afterFirst = offset
        if value & 0xFC00 == 0xD800, bytes[offset...].starts(with: [0x5C, 0x75]) {
            offset += 2
            if let low = hex(), low & 0xFC00 == 0xDC00 {
                value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
            } else {
                offset = afterFirst
            }
        }
        return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    }

    private mutating func hex() -> UInt32? {
        let digits = UnsafeBufferPointer(rebasing: bytes[offset...].prefix(4))
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            return nil
        }
        offset += 4
        return value
    }

    // MARK: Words

    /// Reads a number, `true`, `false`, or `null`.
    private mutating func word() throws(JSONValue.Problem) -> JSONValue {
        let start = offset
        while offset < bytes.count, !JSONParser.endsWord(bytes[offset]) { offset += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        guard JSONParser.isNumber(word), let number = Double(text), number.isFinite else {
            offset = start
            throw problem(text.isEmpty ? "expected a value" : "'\(text.prefix(40))' is not a JSON value")
        }
        return .number(number)
    }

    /// Returns whether a word has the form of a JSON number. `Double` also accepts words such as `+1`, `.5`, and
    /// `0x10`.
    private static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = word[...]
        func takeDigits() -> Int {
            let digits = rest.prefix { 0x30...0x39 ~= $0 }.count
            rest = rest.dropFirst(digits)
            return digits
        }
        func take(_ bytes: UInt8...) -> Bool {
            guard let byte = rest.first, bytes.contains(byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take(0x2D)
        let startsWithZero = rest.first == 0x30
        let whole = takeDigits()
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if take(0x2E), takeDigits() == 0 { return false }
        if take(0x65, 0x45) {
            _ = take(0x2B, 0x2D)
            if takeDigits() == 0 { return false }
        }
        return rest.isEmpty
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x2C || byte == 0x7D || byte == 0x5D
    }
}

/// A request of HTTP/1.1 (RFC 9112). The head declares the length of the body; other bodies are refused.
struct HTTPRequest: Equatable, Sendable {
    /// The method, such as `GET`.
    let method: String
    /// The path as it was sent.
    let path: String
    /// The decoded parameters after the path, keyed by name.
    let query: [String: String]
    /// The values of the header fields, keyed by name in lowercase.
    let fields: [String: String]
    /// The size of the body in bytes.
    let bodySize: Int
    var body: [UInt8] = []

    /// The maximum size of the head in bytes.
    static let headLimit = 16 << 10
    /// The maximum number of header fields.
    static let fieldLimit = 100

    /// Whether the client sends the body only after the status 100 (Continue).
    var waitsForContinue: Bool { bodySize > 0 && fields["expect"]?.lowercased() == "100-continue" }

    /// Returns the index after the empty line that ends the head, or nil if the head is incomplete.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that the client has sent so far.
    ///   - start: The number of bytes in which no end was found before.
    static func headEnd(in bytes: [UInt8], from start: Int = 0) -> Int? {
        var index = max(0, start - 2)
        while let lineEnd = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
            index = lineEnd + 1
            // Invalid line breaks also end the head, so that the error is reported immediately.
            if bytes[index...].first == UInt8(ascii: "\n") { return index + 1 }
            if bytes[index...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return index + 2 }
        }
        return nil
    }

    /// Parses a head, including the empty line at its end. Throws ``HTTPFailure`` if the head is invalid or has too
    /// many fields, or if a body has no declared length.
    init(head: some BidirectionalCollection<UInt8>) throws(HTTPFailure) {
        let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        guard lines.count <= HTTPRequest.fieldLimit + 2 else { throw .tooManyFields }
        var texts: [[UInt8]] = []
        for line in lines { texts.append(try HTTPRequest.text(of: Array(line))) }
        guard texts.count > 1, texts.removeLast().isEmpty else { throw .malformed }
        fields = try HTTPRequest.fields(texts.dropFirst())
        if fields["transfer-encoding"] != nil { throw .lengthRequired }
        bodySize = try HTTPRequest.bodySize(fields["content-length"])

        guard texts[0].allSatisfy({ $0 < 0x7F && $0 != 0x09 }) else { throw .malformed }
        let words = String(decoding: texts[0], as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, HTTPRequest.isToken(words[0].utf8), words[1].hasPrefix("/"),
            words[2].wholeMatch(of: /HTTP\/[0-9]\.[0-9]/) != nil
        else { throw .malformed }
        guard words[2].hasPrefix("HTTP/1.") else { throw .otherVersion }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        (method, path) = (String(words[0]), String(target[0]))
        query = target.count > 1 ? HTTPRequest.parameters(target[1]) : [:]
    }

    /// Returns a line without its line break. Throws ``HTTPFailure`` if the line break is not CR LF, or if the line
    /// contains a control character.
    private static func text(of line: [UInt8]) throws(HTTPFailure) -> [UInt8] {
        let text = line.dropLast()
        guard line.last == UInt8(ascii: "\r"), text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw .malformed
        }
        return Array(text)
    }

    private static func fields(_ lines: ArraySlice<[UInt8]>) throws(HTTPFailure) -> [String: String] {
        var fields: [String: String] = [:]
        let blanks: Set<UInt8> = [0x20, 0x09]
        for line in lines {
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            guard name.count < line.count, isToken(name) else { throw .malformed }
            let value = line.dropFirst(name.count + 1).drop(while: blanks.contains)
            let end = (value.lastIndex { !blanks.contains($0) } ?? value.startIndex - 1) + 1
            let key = String(decoding: name, as: UTF8.self).lowercased()
            // Two hosts or lengths make a request ambiguous. No field that the preview uses is a list.
            let old = fields.updateValue(String(decoding: value[..<end], as: UTF8.self), forKey: key)
            if old != nil, ["host", "origin", "content-length"].contains(key) { throw .malformed }
        }
        return fields
    }

    private static func bodySize(_ text: String?) throws(HTTPFailure) -> Int {
        guard let text else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { throw .malformed }
        return Int(text) ?? .max
    }

    /// Returns whether `bytes` can be a method or the name of a field.
    private static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
        let marks = Set("!#$%&'*+-.^_`|~".utf8)
        return !bytes.isEmpty
            && bytes.allSatisfy { byte in
                0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || marks.contains(byte)
            }
    }

    private static func parameters(_ text: Substring) -> [String: String] {
        text.split(separator: "&").reduce(into: [:]) { parameters, part in
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            parameters[decoded(words[0])] = words.count > 1 ? decoded(words[1]) : ""
        }
    }

    /// Replaces escapes, such as `%20`, with their bytes. Keeps invalid escapes.
    private static func decoded(_ text: Substring) -> String {
        var (bytes, rest) = ([UInt8](), text.utf8)
        while let byte = rest.popFirst() {
            let digits = Substring(rest.prefix(2))
            if byte == UInt8(ascii: "%"), digits.allSatisfy(\.isHexDigit), digits.count == 2,
                let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

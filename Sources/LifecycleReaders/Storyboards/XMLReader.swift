/// A reader of XML without document type declarations, which returns the tags and comments one after another.
///
/// Foundation's XML parser isn't used: on Linux, it needs libxml2, whose library has another name in each distribution
/// since version 2.14, and the messages and positions of its errors differ between Linux and macOS.
struct XMLReader {
    /// A part of a document.
    enum Event {
        case start(name: String, attributes: [String: String])
        case end
        case comment(String)
    }

    /// The reason why a document is not well-formed, and its place.
    struct Failure: Error {
        let problem: Problem
        let line: Int
        let column: Int
    }

    enum Problem: Equatable {
        /// The text ends inside an element or a tag.
        case end
        case noRoot, afterRoot, documentType
        case endTag, tag, space, value, duplicate, lessThan, reference, character
    }

    /// The line of the last event, from 1.
    private(set) var line = 1
    /// The column of the last event in Unicode scalars, from 1.
    private(set) var column = 1

    private let bytes: [UInt8]
    /// The index of the first character that XML doesn't allow, or of the end of the text.
    private let end: Int
    private var index = 0
    /// The index to which `line` and `column` belong.
    private var counted = 0
    /// The names of the open elements.
    private var open: [Range<Int>] = []
    private var hasRoot = false
    /// Whether the last start tag is also the end of its element.
    private var isClosed = false

    /// Creates a reader for valid UTF-8 without a byte order mark.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.firstIndex { $0 < 0x20 && !XMLReader.isBlank($0) } ?? bytes.endIndex
    }

    /// Returns the next event, or nil at the end of the document. Throws ``Failure`` if the document is not
    /// well-formed.
    mutating func next() throws(Failure) -> Event? {
        if isClosed {
            isClosed = false
            open.removeLast()
            return .end
        }
        while try skipText() {
            count(to: index)
            if try take("<!--") { return .comment(try text(to: "-->")) }
            if try take("<![CDATA[") {
                guard !open.isEmpty else { throw failure(.afterRoot) }
                _ = try text(to: "]]>")
            } else if try take("<?") {
                _ = try name()
                _ = try text(to: "?>")
            } else if try take("</") {
                try endTag()
                return .end
            } else if try take("<!DOCTYPE") {
                throw failure(.documentType)
            } else {
                index += 1
                return try startTag()
            }
        }
        return nil
    }

    /// Moves to the next `<`. Returns false at the end of the document.
    private mutating func skipText() throws(Failure) -> Bool {
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "<"): return true
            case UInt8(ascii: "&") where !open.isEmpty: _ = try reference()
            case let byte:
                if open.isEmpty, !XMLReader.isBlank(byte) { throw failure(.afterRoot) }
                index += 1
            }
        }
        guard end == bytes.endIndex, open.isEmpty else { throw failure(.end) }
        guard hasRoot else { throw failure(.noRoot) }
        return false
    }

    private mutating func startTag() throws(Failure) -> Event {
        if hasRoot, open.isEmpty { throw failure(.afterRoot) }
        let tag = try name()
        hasRoot = true
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = skipBlanks()
            if try take(">") { break }
            if try take("/>") {
                isClosed = true
                break
            }
            guard hasSpace else { throw failure(.space) }
            let name = string(try name())
            guard attributes[name] == nil else { throw failure(.duplicate) }
            attributes[name] = try value()
        }
        open.append(tag)
        return .start(name: string(tag), attributes: attributes)
    }

    private mutating func endTag() throws(Failure) {
        let tag = try name()
        skipBlanks()
        guard try take(">") else { throw failure(.tag) }
        guard let start = open.popLast() else { throw failure(.afterRoot) }
        guard bytes[start] == bytes[tag] else {
            open.append(start)
            throw failure(.endTag)
        }
    }

    /// Reads the equal sign and the value of an attribute.
    private mutating func value() throws(Failure) -> String {
        skipBlanks()
        guard try take("=") else { throw failure(.value) }
        skipBlanks()
        let quote = UInt8(ascii: try take("'") ? "'" : "\"")
        if quote == UInt8(ascii: "\""), !(try take("\"")) { throw failure(.space) }
        var value: [UInt8] = []
        while index < end {
            switch bytes[index] {
            case quote:
                index += 1
                return String(decoding: value, as: UTF8.self)
            case UInt8(ascii: "<"): throw failure(.lessThan)
            case UInt8(ascii: "&"): value += try reference().utf8
            case let byte:
                value.append(XMLReader.isBlank(byte) ? 0x20 : byte)
                index += 1
            }
        }
        throw failure(.end)
    }

    /// Reads a reference to a character or to one of XML's five entities.
    private mutating func reference() throws(Failure) -> String {
        let rest = bytes[index..<end].prefix { $0 > 0x20 && !";<\"'".utf8.contains($0) }
        guard rest.endIndex < end else { throw failure(.end) }
        guard bytes[rest.endIndex] == UInt8(ascii: ";"), let text = XMLReader.character(rest.dropFirst()) else {
            throw failure(.reference)
        }
        index = rest.endIndex + 1
        return text
    }

    private static func character(_ name: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: name, as: UTF8.self)
        if name.hasPrefix("#") {
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
                value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D
            else { return nil }
            return Unicode.Scalar(value).map { String($0) }
        }
        return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name]
    }

    /// Reads a name, and returns its place.
    private mutating func name() throws(Failure) -> Range<Int> {
        let start = index
        while index < end, XMLReader.isName(bytes[index], isFirst: index == start) { index += 1 }
        guard index < end else { throw failure(.end) }
        guard index > start else { throw failure(.tag) }
        return start..<index
    }

    /// Reads the text before a delimiter, and the delimiter.
    private mutating func text(to delimiter: StaticString) throws(Failure) -> String {
        let start = index
        while index < end {
            let stop = index
            if try take(delimiter) { return string(start..<stop) }
            index += 1
        }
        throw failure(.end)
    }

    /// Moves behind `word` if the rest of the text begins with it. Throws if the text ends inside `word`.
    private mutating func take(_ word: StaticString) throws(Failure) -> Bool {
        let (isWhole, isCut) = word.withUTF8Buffer { word in
            let rest = bytes[index..<end].prefix(word.count)
            return (rest.elementsEqual(word), rest.count < word.count && word.starts(with: rest))
        }
        if isCut { throw failure(.end) }
        if isWhole { index += word.utf8CodeUnitCount }
        return isWhole
    }

    @discardableResult private mutating func skipBlanks() -> Bool {
        let start = index
        while index < end, XMLReader.isBlank(bytes[index]) { index += 1 }
        return index > start
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Sets the line and the column to those of an index.
    private mutating func count(to index: Int) {
        for byte in bytes[counted..<index] {
            if byte == 0x0A {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        counted = index
    }

    /// Returns the failure at the current place. The text also ends at a character that XML doesn't allow.
    private mutating func failure(_ problem: Problem) -> Failure {
        let isBlankRest = bytes[index...].allSatisfy(XMLReader.isBlank)
        count(to: isBlankRest ? max(counted, bytes.lastIndex { !XMLReader.isBlank($0) } ?? 0) : index)
        return Failure(
            problem: index >= end && end < bytes.endIndex ? .character : problem, line: line, column: column)
    }
}

extension XMLReader.Problem {
    /// Returns the description of the problem, without a period. `open` is the name of the innermost open element, or
    /// nil.
    func text(_ open: String?) -> String {
        switch self {
        case .end: "the text ends inside a tag" + (open.map { " in the element '\($0)'" } ?? "")
        case .noRoot: "the document has no root element"
        case .afterRoot: "the document has no root element, or content after its end"
        case .documentType: "a document type declaration"
        case .endTag: "an end tag doesn't match its start tag" + (open.map { ", inside the element '\($0)'" } ?? "")
        case .tag: "a tag has no name, or a character in it is not allowed; write a literal '<' as '&lt;'"
        case .space: "a space between two attributes or a quotation mark around a value is missing"
        case .value: "an attribute has no value"
        case .duplicate: "an element has the same attribute twice; remove one"
        case .lessThan: "an attribute contains '<'; write it as '&lt;'"
        case .reference:
            "an entity reference has no ';', or its entity is not declared; write a literal '&' as '&amp;'"
        case .character: "a character is not allowed in XML; remove it"
        }
    }
}

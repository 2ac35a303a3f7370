import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Where and why the XML parser gave up, in words: its own messages differ by platform and say little.
struct StoryboardXMLFailure {
    /// The line, from 1.
    private(set) var line = 1
    /// The column, from 1; nil where the parser gives none.
    private(set) var column: Int?
    /// Whether the text simply ends where more was due.
    private(set) var isAtEnd = false
    /// Whether the parser says that something follows the root, or that more was due: it has one word for both.
    var isAfterRoot: Bool { code == 5 }
    private var code = 0
    private var isNoted = false

    /// Notes the first error that the parser reports.
    mutating func note(_ error: any Error, line: Int, column: Int) {
        guard !isNoted else { return }
        isNoted = true
        code = (error as NSError).code
        self.line = max(1, line)
        self.column = column > 0 ? column : nil
    }

    /// Takes what the parser knows at the end, and sees whether the text ends too early.
    mutating func finish(_ parser: XMLParser, _ bytes: [UInt8]) {
        if let error = parser.parserError { note(error, line: parser.lineNumber, column: parser.columnNumber) }
        let blank: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        let text = bytes[..<((bytes.lastIndex { !blank.contains($0) } ?? -1) + 1)]
        let lines = 1 + text.count { $0 == 0x0A }
        isAtEnd = line >= lines && !String(decoding: text.suffix(64), as: UTF8.self).hasSuffix("</document>")
        line = min(line, max(1, lines))
    }

    /// What is wrong, by the error codes of libxml2; `open` is the innermost open element.
    func text(_ open: String?) -> String {
        switch code {
        case 65, 39: "a space or a quote is missing between two attributes"
        case 42: "an element has the same attribute twice"
        case 76: "the end tag does not match the open element" + (open.map { " '\($0)'" } ?? "")
        case 38: "an attribute contains '<'"
        case 23, 26: "an entity is not declared"
        case 8, 9: "a character is not allowed in XML"
        case 3, 4: "there is no element"
        case 5: "the document has content after its end"
        default: "libxml2 reports error \(code)"
        }
    }
}

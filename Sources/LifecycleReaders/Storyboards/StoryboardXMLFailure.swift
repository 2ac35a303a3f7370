import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An error from the XML parser. Lifeline has its own messages, because the parser's messages are unclear and differ by
/// platform.
struct StoryboardXMLFailure {
    private(set) var line = 1
    private(set) var column: Int?
    /// Whether the error is on the last line and the text doesn't end with `</document>`, so the text may be
    /// truncated.
    private(set) var isAtEnd = false
    /// Whether the error has the code for content after the root element. For truncated text, the parser can report
    /// the same code.
    var isAfterRoot: Bool { code == 5 }
    private var code = 0
    private var isNoted = false
    /// Whether the document is longer than the longest text that libxml2 accepts.
    private var isLong = false

    /// Records the parser's first error.
    mutating func note(_ error: any Error, line: Int, column: Int) {
        guard !isNoted else { return }
        isNoted = true
        code = (error as NSError).code
        self.line = max(1, line)
        self.column = column > 0 ? column : nil
    }

    /// Records the parser's error if none was recorded, and checks whether the text may be truncated. An error after
    /// the last nonblank line is moved to that line.
    mutating func finish(_ parser: XMLParser, _ bytes: [UInt8]) {
        if let error = parser.parserError { note(error, line: parser.lineNumber, column: parser.columnNumber) }
        isLong = bytes.count > StoryboardText.longestText
        let blank: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        let text = bytes[..<((bytes.lastIndex { !blank.contains($0) } ?? -1) + 1)]
        let lines = 1 + text.count { $0 == 0x0A }
        isAtEnd = line >= lines && !String(decoding: text.suffix(64), as: UTF8.self).hasSuffix("</document>")
        line = min(line, max(1, lines))
    }

    /// Returns the message for libxml2's error code. `open` is the name of the innermost open element, or nil.
    func text(_ open: String?) -> String {
        switch code {
        case 1 where isLong, 40 where isLong, 45 where isLong, 116 where isLong:
            "a text, an attribute, or a comment exceeds the 10 MB that libxml2 accepts; shorten it in Interface Builder"
        case 65, 39: "a space between two attributes or a quotation mark around a value is missing"
        case 42: "an element has the same attribute twice; remove one"
        case 76: "an end tag doesn't match its start tag" + (open.map { ", inside the element '\($0)'" } ?? "")
        case 38: "an attribute contains '<'; write it as '&lt;'"
        case 23, 26: "an entity reference has no ';', or its entity is not declared; write a literal '&' as '&amp;'"
        case 8, 9: "a character is not allowed in XML; remove it"
        case 3, 4: "the document has no root element"
        case 5: "the document has no root element, or content after its end"
        default: "libxml2 reports error \(code); correct the XML, or restore the file from version control"
        }
    }
}

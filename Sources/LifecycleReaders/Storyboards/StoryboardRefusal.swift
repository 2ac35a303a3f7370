import LifecycleModel

/// Says of a file that is no readable storyboard what it is, and where.
enum StoryboardRefusal {
    /// The refusal of a file whose first bytes show that it is something else; nil for one that may be XML.
    static func byContent(_ source: Source) -> ReadError? {
        let bytes = source.bytes
        if bytes.isEmpty { return ReadError(file: source.name, message: Text.empty) }
        for (start, message) in magics where bytes.starts(with: start) {
            return ReadError(file: source.name, line: 1, message: message)
        }
        let text = StoryboardText(bytes)
        guard let first = text.bytes.firstIndex(where: { !blanks.contains($0) }) else {
            return ReadError(file: source.name, line: 1, message: Text.blank)
        }
        if text.bytes[first] == UInt8(ascii: "<") { return nil }
        let line = 1 + text.bytes[..<first].count { $0 == 0x0A }
        return ReadError(file: source.name, line: line, column: 1, message: Text.notXML)
    }

    /// The refusal of bytes that are no UTF-8, on which Foundation's parser on Linux would trap; nil where there are none.
    static func byEncoding(_ source: Source, _ text: StoryboardText) -> ReadError? {
        text.invalidLine.map { ReadError(file: source.name, line: $0, message: Text.notUTF8) }
    }

    /// The refusal of a document type declaration, which may declare entities.
    static func documentType(_ source: Source, line: Int) -> ReadError {
        let isPage = StoryboardText.head(of: source.bytes).lowercased().contains("<!doctype html")
        return ReadError(file: source.name, line: line, message: isPage ? Text.webPage : Text.documentType)
    }

    /// The refusal of a file that the parser gave up on: what a merge left, where it ends too early, or what is wrong.
    static func broken(_ source: Source, _ parser: StoryboardParser) -> ReadError {
        let text = StoryboardText(source.bytes)
        let failure = parser.failure
        if let line = text.conflictMarkers.first, line <= failure.line {
            return ReadError(file: source.name, line: line, message: Text.conflict)
        }
        if failure.isAtEnd, !failure.isAfterRoot || parser.openElement != nil, let root = parser.root {
            let open = parser.openElement.map { ($0.name, $0.line) } ?? (root, parser.storyboard.line)
            return ReadError(file: source.name, line: failure.line, message: Text.truncated(open.0, open.1))
        }
        return ReadError(
            file: source.name, line: failure.line, column: failure.column,
            message: Text.notWellFormed(failure.text(parser.openElement?.name)))
    }

    /// The refusal of well-formed XML that is no document of Interface Builder; nil for one that is.
    static func byRoot(_ source: Source, _ parser: StoryboardParser) -> ReadError? {
        let line = parser.storyboard.line
        switch parser.root {
        case "document":
            let isOurs = parser.storyboard.type?.contains("InterfaceBuilder") ?? parser.hasContent
            return isOurs ? nil : ReadError(file: source.name, line: line, message: Text.otherDocument)
        case "archive": return ReadError(file: source.name, line: line, message: Text.archive)
        case "html": return ReadError(file: source.name, line: line, message: Text.webPage)
        case let root?: return ReadError(file: source.name, line: line, message: Text.otherRoot(root))
        case nil: return ReadError(file: source.name, line: line, message: Text.blank)
        }
    }

    private static let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]

    /// How files of other kinds begin.
    private static let magics: [(start: [UInt8], message: String)] = [
        (Array("version https://git-lfs.github.com/spec".utf8), Text.pointer),
        (Array("\0GITCRYPT\0".utf8), Text.encrypted),
        ([0x00, 0x05, 0x16, 0x07], Text.appleDouble), ([0x00, 0x05, 0x16, 0x00], Text.appleDouble),
        (Array("NIBArchive".utf8), Text.compiled), (Array("bplist00".utf8), Text.compiled),
        ([0x1F, 0x8B], Text.compressed), (Array("PK\u{3}\u{4}".utf8), Text.compressed),
    ]

    private enum Text {
        static let empty = "the file has zero bytes; restore it from version control"
        static let blank = "the file holds nothing but blanks; restore it from version control"
        static let notXML = "this is no XML, so no storyboard or xib; storyboards begin with '<?xml'"
        static let pointer =
            "this is a pointer of Git LFS, not the storyboard itself; fetch it with 'git lfs pull'"
        static let encrypted = "the file is encrypted by git-crypt; unlock the repository with 'git-crypt unlock'"
        static let appleDouble =
            "this is an AppleDouble side file that macOS writes beside the storyboard ('._' before its name);"
            + " it holds no storyboard and can be deleted"
        static let compiled = "this is a compiled nib, not its source; give the storyboard or xib it was made from"
        static let compressed = "the file is compressed; unpack it first"
        static let documentType =
            "a document type declaration, which may declare entities, is refused; Interface Builder writes none"
        static let webPage = "this is a web page, not a storyboard; download the raw file"
        static let conflict = "an unresolved merge conflict begins here; resolve it in version control first"
        static let notUTF8 = "the line holds bytes that are no UTF-8"
        static let archive =
            "this is a xib in the archive format of Xcode 4 and before; open it in Xcode and save it as a document"
        static let otherDocument = "this XML document is none of Interface Builder's"

        static func truncated(_ element: String, _ line: Int) -> String {
            "the file ends inside of '\(element)', which begins in line \(line): it is truncated"
        }
        static func notWellFormed(_ what: String) -> String { "this is no well-formed XML: \(what)" }
        static func otherRoot(_ root: String) -> String {
            "this is XML with the root '\(root)', not a storyboard or xib, whose root is 'document'"
        }
    }
}

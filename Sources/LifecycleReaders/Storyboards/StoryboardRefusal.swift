import LifecycleLogs
import LifecycleModel

/// Functions that return errors for files that are not readable storyboards.
enum StoryboardRefusal {
    /// Returns the error for a file that is empty or blank, or that doesn't begin like XML. Returns nil for a file
    /// that can be XML.
    static func byContent(_ source: InputSource) -> ReadError? {
        let bytes = source.bytes
        if bytes.isEmpty { return ReadError(file: source.name, message: Text.empty) }
        for (start, message) in magics where bytes.starts(with: start) {
            return ReadError(file: source.name, line: 1, message: message)
        }
        if let refusal = BinaryFormat.refusal(of: source) { return refusal }
        let text = source.textBytes
        guard let first = text.firstIndex(where: { !blanks.contains($0) }) else {
            return ReadError(file: source.name, line: 1, message: Text.blank)
        }
        if text[first] == UInt8(ascii: "<") { return nil }
        let line = 1 + text[..<first].count { $0 == 0x0A }
        return ReadError(file: source.name, line: line, column: 1, message: Text.notXML)
    }

    /// Returns the error for invalid UTF-8, or nil for valid UTF-8.
    static func byEncoding(_ source: InputSource) -> ReadError? {
        source.invalidText.map { ReadError(file: source.name, line: $0.line, message: Text.notUTF8) }
    }

    /// Returns the error for a document type declaration, which can declare entities or begin a web page. Interface
    /// Builder doesn't write such declarations.
    private static func documentType(_ source: InputSource, line: Int) -> ReadError {
        let isPage = source.head.lowercased().contains("<!doctype html")
        return ReadError(file: source.name, line: line, message: isPage ? Text.webPage : Text.documentType)
    }

    /// Returns the error for a file that is not well-formed: a merge conflict, a truncated file, a document type
    /// declaration, or other invalid XML.
    static func broken(_ source: InputSource, _ parser: StoryboardParser, _ failure: XMLReader.Failure) -> ReadError {
        if let line = source.conflictMarkers.first, line <= failure.line, let conflict = source.conflict {
            return conflict
        }
        if failure.problem == .documentType { return documentType(source, line: failure.line) }
        if failure.problem == .end, let root = parser.root {
            let open = parser.openElement.map { ($0.name, $0.line) } ?? (root, parser.storyboard.line)
            return ReadError(file: source.name, line: failure.line, message: Text.truncated(open.0, open.1))
        }
        return ReadError(
            file: source.name, line: failure.line, column: failure.column,
            message: Text.notWellFormed(failure.problem.text(parser.openElement?.name)))
    }

    /// Returns the error for well-formed XML that is not a storyboard or xib in a supported format, or nil.
    static func byRoot(_ source: InputSource, _ parser: StoryboardParser) -> ReadError? {
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

    /// The first bytes of other file types, with the messages for them.
    private static let magics: [(start: [UInt8], message: String)] = [
        (Array("version https://git-lfs.github.com/spec".utf8), Text.pointer),
        (Array("\0GITCRYPT\0".utf8), Text.encrypted),
        ([0x00, 0x05, 0x16, 0x07], Text.appleDouble), ([0x00, 0x05, 0x16, 0x00], Text.appleDouble),
        (Array("NIBArchive".utf8), Text.compiled), (Array("bplist00".utf8), Text.compiled),
    ]

    private enum Text {
        static let empty = "the file is empty; restore it from version control"
        static let blank = "the file contains no XML element; restore it from version control"
        static let notXML =
            "not a storyboard or xib: the file is not XML; check the path, or restore the file from version control"
        static let pointer =
            "not a storyboard or xib but a Git LFS pointer; fetch the file with 'git lfs pull'"
        static let encrypted = "the file is encrypted with git-crypt; unlock the repository with 'git-crypt unlock'"
        static let appleDouble =
            "not a storyboard or xib but an AppleDouble or AppleSingle file, in which macOS stores metadata; if its "
            + "name begins with '._', delete it; if not, restore the original file"
        static let compiled =
            "not a storyboard or xib but a binary file, such as a compiled nib; use the storyboard or xib that Xcode "
            + "saved"
        static let documentType =
            "document type declarations are not supported, because they can declare entities; remove the declaration"
        static let webPage = "not a storyboard or xib but a web page; download the raw file"
        static let notUTF8 = "the line is not valid UTF-8; save the file as UTF-8"
        static let archive =
            "unsupported xib format of Xcode 4 or earlier; open the file in Xcode and save it again"
        static let otherDocument =
            "the XML file wasn't created by Interface Builder; use a storyboard or xib that Xcode saved"

        static func truncated(_ element: String, _ line: Int) -> String {
            "the file seems to be truncated: '\(element)', which begins on line \(line), is not closed; restore the file "
                + "from version control"
        }
        static func notWellFormed(_ what: String) -> String { "invalid XML: \(what)" }
        static func otherRoot(_ root: String) -> String {
            "not a storyboard or xib: the root element is '\(root)', not 'document'; check the path"
        }
    }
}

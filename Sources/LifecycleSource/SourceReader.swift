import LifecycleLogs
import LifecycleModel

extension Reader {
    /// The reader for Swift files.
    ///
    /// The package trait `Source` adds the parser. Without the trait, the reader recognizes Swift code, and throws an
    /// error that says how to get a program that can read it.
    public static let source = Reader(
        name: "swift", summary: "Swift code of controllers", fileExtensions: SourceReader.isAvailable ? ["swift"] : [],
        recognizes: SourceReader.recognizes,
        read: { source, _ throws(ReadError) in .source(try SourceReader.read(source)) })
}

/// Functions that recognize and read Swift files.
public enum SourceReader {
    /// Whether the package trait `Source` is on.
    public static var isAvailable: Bool {
        #if Source
        true
        #else
        false
        #endif
    }

    /// The error of a program without the package trait.
    public static let unavailable =
        "this build can't read Swift source; build with '--traits Source', or use a release"

    /// Returns whether the file extension or, for standard input, the content indicates Swift code.
    static func recognizes(_ source: InputSource) -> Bool {
        if source.name.lowercased().hasSuffix(".swift") { return true }
        guard source.name == "-" else { return false }
        return looksLikeCode(source.head)
    }

    /// Returns whether a line begins a declaration of Swift. Lines of logs and scenarios don't begin with a keyword of
    /// Swift and end with a brace.
    private static func looksLikeCode(_ text: String) -> Bool {
        let starts = ["override func ", "func ", "class ", "extension ", "final class ", "init(", "required init"]
        let modifiers: Set = [
            "public", "open", "private", "fileprivate", "internal", "@objc", "@MainActor", "@IBAction",
        ]
        return text.split(whereSeparator: \.isNewline).contains { line in
            var words = line.split(separator: " ")[...]
            while let word = words.first, modifiers.contains(String(word)) { words.removeFirst() }
            let code = words.joined(separator: " ")
            if code.hasPrefix("import UIKit") || code.hasPrefix("override func ") { return true }
            return starts.contains { code.hasPrefix($0) } && code.contains("{")
        }
    }

    /// Reads Swift code. Code with errors is read as far as the parser understands it.
    ///
    /// - Throws: `ReadError` if the file is empty, too large, or nested too deeply, or if the package trait `Source` is off.
    static func read(_ source: InputSource) throws(ReadError) -> SourceFile {
        #if Source
        if Limit.sourceBytes.isExceeded(by: source.bytes.count) {
            throw ReadError(file: source.name, message: Limit.sourceBytes.refusal)
        }
        if let conflict = source.conflict { throw conflict }
        let parser = SourceParser(source)
        if parser.isCut {
            throw ReadError(
                file: source.name,
                message: "more than \(SourceParser.deepest) levels of brackets in one another; move closures to methods"
            )
        }
        return parser.file
        #else
        throw ReadError(file: source.name, message: unavailable)
        #endif
    }
}

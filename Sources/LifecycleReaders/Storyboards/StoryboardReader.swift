import LifecycleModel
import LifecycleScenario

extension Reader {
    /// Reads storyboards and xibs.
    public static let storyboard = Reader(
        name: "storyboard", summary: "a storyboard or xib", fileExtensions: ["storyboard", "xib"],
        recognizes: StoryboardReader.recognizes,
        read: { source, _ in .storyboard(try StoryboardReader.read(source)) })
}

/// Reads a storyboard or xib: refuses what is none, parses the rest, and looks for what is odd.
enum StoryboardReader {
    /// Whether the content shows a document of Interface Builder, or the name says it ought to be one.
    ///
    /// The name counts here because a broken storyboard (a pointer of Git LFS, a conflict) would otherwise be read as
    /// whatever its text looks like, when the user is to hear what happened to the storyboard.
    static func recognizes(_ source: Source) -> Bool {
        let name = source.name.lowercased()
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return true }
        var head = StoryboardText.head(of: source.bytes)
        return head.withUTF8 { $0.holds("com.apple.InterfaceBuilder") && $0.holds("<") }
    }

    /// Reads the storyboard; throws ``ReadError`` for what is none or is broken.
    static func read(_ source: Source) throws -> Storyboard {
        if Limit.storyboardBytes.isExceeded(by: source.bytes.count) {
            throw ReadError(file: source.name, message: Limit.storyboardBytes.refusal)
        }
        if let refusal = StoryboardRefusal.byContent(source) { throw refusal }
        let text = StoryboardText(source.bytes)
        if let refusal = StoryboardRefusal.byEncoding(source, text) { throw refusal }
        if let line = text.documentTypeLine { throw StoryboardRefusal.documentType(source, line: line) }
        let parser = StoryboardParser(file: source.name)
        let isWellFormed = parser.parse(text.bytes)
        if let (line, column) = parser.tooDeep {
            throw ReadError(file: source.name, line: line, column: column, message: Limit.storyboardNesting.refusal)
        }
        guard isWellFormed else { throw StoryboardRefusal.broken(source, parser) }
        if let refusal = StoryboardRefusal.byRoot(source, parser) { throw refusal }
        var storyboard = parser.storyboard
        storyboard.conflictMarkers = text.conflictMarkers
        return storyboard
    }
}

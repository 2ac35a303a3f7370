import LifecycleLogs
import LifecycleModel

extension Reader {
    /// The reader for storyboards and xibs.
    public static let storyboard = Reader(
        name: "storyboard", summary: "a storyboard or xib", fileExtensions: ["storyboard", "xib"],
        recognizes: StoryboardReader.recognizes,
        read: { source, _ throws(ReadError) in .storyboard(try StoryboardReader.read(source)) })
}

/// Functions that recognize and read storyboards and xibs, and reject other files.
enum StoryboardReader {
    /// Returns whether the content or the file extension indicates an Interface Builder document.
    ///
    /// The file extension matters, because a file with the extension `storyboard` can contain something else, such as
    /// a Git LFS pointer. If only the content were checked, the file would be read as another type, without an error
    /// about the storyboard.
    static func recognizes(_ source: InputSource) -> Bool {
        let name = source.name.lowercased()
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return true }
        var head = source.head
        return head.withUTF8 { $0.holds("com.apple.InterfaceBuilder") && $0.holds("<") }
    }

    /// Reads the storyboard or xib. Throws ``ReadError`` if the file is empty, invalid, unsupported, or of another
    /// type, or if it exceeds a limit.
    static func read(_ source: InputSource) throws(ReadError) -> Storyboard {
        if Limit.storyboardBytes.isExceeded(by: source.bytes.count) {
            throw ReadError(file: source.name, message: Limit.storyboardBytes.refusal)
        }
        if let refusal = StoryboardRefusal.byContent(source) { throw refusal }
        if let refusal = StoryboardRefusal.byEncoding(source) { throw refusal }
        var parser = StoryboardParser(file: source.name)
        do throws(XMLReader.Failure) {
            try parser.parse(Array(source.textBytes))
        } catch {
            throw StoryboardRefusal.broken(source, parser, error)
        }
        if let (line, column) = parser.tooDeep {
            throw ReadError(file: source.name, line: line, column: column, message: Limit.storyboardNesting.refusal)
        }
        if let refusal = StoryboardRefusal.byRoot(source, parser) { throw refusal }
        var storyboard = parser.storyboard
        storyboard.conflictMarkers = source.conflictMarkers
        return storyboard
    }
}

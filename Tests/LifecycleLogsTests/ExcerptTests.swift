import Testing

@testable import LifecycleLogs

@Suite("Excerpts of source lines")
struct ExcerptTests {
    /// A line of 1,000 characters of one to eight bytes, with numbers for orientation.
    private static let long = (0..<250).map { "a\($0 % 10)é👩‍👧" }.joined()

    @Test(
        "An excerpt contains the character at its column",
        arguments: ["", "push", "\tpush: détail", long], ["\n", "\r\n", ""])
    func columns(line: String, end: String) {
        var source = ExcerptedSource(InputSource(name: "a.yaml", text: "first\(end == "" ? "\n" : end)\(line)\(end)"))
        let characters = Array(line)
        for column in 1...(characters.count + 3) {
            let excerpt = source.excerpt(line: 2, column: column)
            let shown = Array(excerpt?.text ?? "")
            #expect(excerpt?.column == column && shown.count <= 140)
            if let excerpt, column <= characters.count {
                #expect(shown.indices.contains(excerpt.caret) && shown[excerpt.caret] == characters[column - 1])
                #expect(excerpt.caret == column - 1 || excerpt.caret == 59)
            } else {
                #expect((excerpt?.caret ?? 0) >= shown.count)
            }
        }
        #expect(source.excerpt(line: 1, column: 1)?.text == "first")
        #expect(source.excerpt(line: 4, column: 1) == nil && source.excerpt(line: 0, column: 1) == nil)
    }

    @Test("Without a column, an excerpt is about the first character after spaces and tabs")
    func indentation() {
        var source = ExcerptedSource(InputSource(name: "a.yaml", text: "steps:\n \t - push: a\n   \n"))
        #expect(source.excerpt(line: 2, column: nil) == SourceExcerpt(text: " \t - push: a", column: 4, caret: 3))
        #expect(source.excerpt(line: 3, column: nil)?.caret == 3)
    }

    @Test(
        "An excerpt has an ellipsis where the line continues",
        arguments: [(1, false, true), (150, true, true), (260, true, false)])
    func ellipsis(column: Int, isCutBefore: Bool, isCutAfter: Bool) {
        var source = ExcerptedSource(InputSource(name: "a.log", text: String(repeating: "x", count: 300)))
        let text = source.excerpt(line: 1, column: column)?.text ?? ""
        #expect(text.hasPrefix("…") == isCutBefore && text.hasSuffix("…") == isCutAfter)
    }

    @Test("Without a column, an excerpt is about the first occurrence of the name as a word")
    func names() {
        let line = String(repeating: "-", count: 150) + " HomeCart: <App.Cart: 0x1> Cart"
        var source = ExcerptedSource(InputSource(name: "a.log", text: line))
        let excerpt = source.excerpt(line: 1, column: nil, name: "Cart") ?? SourceExcerpt(text: "", column: 0, caret: 0)
        #expect(excerpt.column == 167 && excerpt.text.dropFirst(excerpt.caret) == "Cart: 0x1> Cart")
        #expect(source.excerpt(line: 1, column: nil, name: "Car")?.column == 1)
        #expect(source.excerpt(line: 1, column: 3, name: "Cart")?.column == 3)
    }
}

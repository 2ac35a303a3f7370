import Testing

@testable import LifecycleReaders

@Suite("YAML syntax errors")
struct YAMLSyntaxErrorTests {
    private func problem(_ text: String) -> (message: String, line: Int?, column: Int?)? {
        let source = InputSource(name: "a.yaml", text: text)
        do {
            _ = try Reader.scenario.read(source, Reader.Options())
            return nil
        } catch {
            let first = error.diagnostics.first
            return first.map { ($0.message, $0.location.line, $0.location.column) }
        }
    }

    @Test(
        "A YAML syntax error has a readable message with a location",
        arguments: [
            ("controllers:\n\thome: Home\n", "a tab can't be used here; use spaces", 2, 1),
            ("title: @home\nsteps: []\n", "text can't begin with '@'; put it in quotes", 1, 8),
            ("title: `a`\nsteps: []\n", "text can't begin with '`'; put it in quotes", 1, 8),
            (
                "title: Push: and pop\n", "text can't contain a colon followed by a space; put it in quotes",
                1, 12
            ),
            ("ios:17\ntitle: A\n", "in the line above, 'ios:17' needs a space after its colon", 2, 6),
            ("a b\ntitle: A\n", "unexpected key; check that the line above is complete", 2, 6),
            (
                "controllers:\n   home: Home\n  nav: Nav\n",
                "expected a key; start all keys of a mapping in the same column, and don't write text after a quoted value",
                3, 3
            ),
            (
                "steps:\n  - launch: home\n  pop:\n",
                "the indentation doesn't match the items above, or a '-' is missing", 3, 3
            ),
            (
                "a: { b: c\nsteps: []\n",
                "expected ',' or '}'; the '{' on line 1 is not closed, or a comma is missing", 2, 6
            ),
            (
                "a: [ b\nsteps: []\n",
                "expected ',' or ']'; the '[' on line 1 is not closed, or a comma is missing", 2, 6
            ),
            ("title: \"A\nsteps: []\n", "the quotation mark on line 1 is not closed", 3, 1),
            (
                "title: \"a\\q\"\n", "unknown escape after a backslash; put the text in single quotes", 1, 10
            ),
            ("title: *a b\n", "anchors ('&') and aliases ('*') are not supported; put the text in quotes", 1, 8),
            (
                "controllers:\n  home:Home\nsteps: [ pop ]\n",
                "'controllers' must be a mapping of keys and values; "
                    + "'home:Home' needs a space after its colon", 2, 3
            ),
            (
                "controllers: [ home ]\nsteps: [ pop ]\n",
                "'controllers' must be a mapping of keys and values, not a list", 1, 14
            ),
        ])
    func words(text: String, message: String, line: Int, column: Int) throws {
        let problem = try #require(self.problem(text))
        #expect(problem.message == message)
        #expect(problem.line == line && problem.column == column, "\(problem)")
    }

    @Test(
        "A missing space after a colon is found, except at the start or end of a word or in a URL",
        arguments: [
            ("ios: 17", nil), ("ios:", nil), ("https://a.b", nil), (":a", nil), ("  a:b c", "a:b"), ("", nil),
        ])
    func unspaced(line: String, word: String?) { #expect(YAMLSyntaxError.unspaced(line[...]) == word) }
}

import Foundation
import Testing

/// Tests that every public declaration in the libraries has a documentation comment.
@Suite("Public documentation")
struct PublicDocumentationTests {
    private static let sources = Program.package.appending(path: "Sources")

    /// Returns the Swift files in the modules that other packages can import.
    static func files() throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("LifelineTool/") }
            .map { sources.appending(path: $0) }
    }

    /// Returns the public declarations in a file that have no documentation comment, as `line: declaration`.
    static func undocumented(in text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.drop { $0 == " " }
        }
        return lines.indices.compactMap { index in
            let words = lines[index].split { " (".contains($0) }.filter { !$0.hasPrefix("@") }
            let kinds: Set = [
                "var", "let", "func", "init", "class", "struct", "enum", "protocol", "typealias", "init?",
            ]
            guard let access = words.first, ["public", "open"].contains(access),
                words.contains(where: { kinds.contains(String($0)) }), !words.contains("extension")
            else { return nil }
            // Attributes are between the comment and the declaration.
            var before = index - 1
            while before >= 0, lines[before].hasPrefix("@") { before -= 1 }
            return before >= 0 && lines[before].hasPrefix("///") ? nil : "\(index + 1): \(lines[index])"
        }
    }

    @Test("Every public declaration has a documentation comment")
    func complete() throws {
        let files = try Self.files()
        #expect(files.count > 200)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(Self.undocumented(in: text) == [], "\(file.lastPathComponent)")
        }
    }

    @Test("A missing documentation comment is found")
    func missing() {
        let text =
            "/// A.\npublic struct A {\n    public var a: Int\n    /// B.\n    @inlinable\n    public func b() {}\n}\n"
        #expect(Self.undocumented(in: text) == ["3: public var a: Int"])
    }
}

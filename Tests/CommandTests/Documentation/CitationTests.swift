import Foundation
import Testing

/// Tests that comments and articles cite only URLs and sections of the Evidence articles, which every reader can open.
@Suite("Citations")
struct CitationTests {
    private static let root = Program.package

    /// Parts of the names of documents outside the repository.
    private static let outside = [
        "facts/", "CONTRACT.md", "CONTRACT section", "MISSION", "DESIGN.md", "STYLE.md", "lifecycle.md", "modern.md",
        "warnings.yaml",
        "../shared",
    ]

    /// Returns Swift and C sources, scripts, samples, and articles, with their paths in the repository.
    private static func texts() throws -> [(path: String, text: String)] {
        try ["Sources", "Tests", "samples", ".ci", ".github", "README.md", "Package.swift"].flatMap { name in
            try files(below: root.appending(path: name)).map { file in
                (String(file.path.dropFirst(root.path.count + 1)), try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    private static func files(below url: URL) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [url] }
        let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
        let kinds = ["swift", "h", "c", "md", "yaml", "yml", ""]
        return names.sorted().map { url.appending(path: $0) }.filter { file in
            kinds.contains(file.pathExtension) && !file.path.contains("/Fixtures/") && !file.hasDirectoryPath
                && FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// Returns the comment in a line of source code, where paths are not citations, or a whole line of another file.
    private static func citing(_ line: Substring, in path: String) -> Substring? {
        guard path.hasSuffix(".swift") || path.hasSuffix(".h") || path.hasSuffix(".c") else { return line }
        return line.firstRange(of: "//").map { line[$0.upperBound...] }
    }

    @Test("No comment or article cites a document outside the repository")
    func outsideDocuments() throws {
        let texts = try Self.texts().filter { !$0.path.hasSuffix("CitationTests.swift") }
        #expect(texts.count > 300)
        for (path, text) in texts {
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let cited = Self.citing(line, in: path) else { continue }
                let found = Self.outside.filter { cited.contains($0) }
                #expect(found.isEmpty, "\(path):\(index + 1): \(found)")
            }
        }
    }

    @Test("Every cited section of the Evidence articles exists")
    func evidenceSections() throws {
        let texts = try Self.texts()
        let headings = texts.filter { $0.path.contains("Lifeline.docc/Evidence") }
            .flatMap { $0.text.split(separator: "\n") }.filter { $0.hasPrefix("## ") || $0.hasPrefix("### ") }
            .map { $0.drop { $0 == "#" }.dropFirst() }
        #expect(Set(headings).count > 60)
        var cited = 0
        for (path, text) in texts where !path.hasSuffix("CitationTests.swift") {
            // A citation may continue on the next line of a comment.
            let flat = text.replacing(#/\n\s*(///?|#)? ?/#, with: " ")
            for citation in flat.matches(of: #/Evidence, (?=[A-Za-z])/#) {
                let rest = flat[citation.range.upperBound...]
                let isKnown = headings.contains { rest.hasPrefix($0) }
                #expect(isKnown, "\(path): Evidence, \(rest.prefix(30))")
                cited += 1
            }
        }
        #expect(cited > 50)
    }
}

import LifecycleModel
import LifecycleReaders

struct EmbeddedMarkdown {
    struct Section {
        let line: Int
        /// The words in the opening marker, such as an input and a diagram.
        let words: [String]
        /// The indices of the lines between the markers.
        let content: Range<Int>
    }

    let lines: [Substring]
    private(set) var sections: [Section] = []
    private let ending: String

    /// Finds the markers in `text`. Throws ``ReadError`` with a diagnostic for each marker without a counterpart.
    init(_ text: String, file: String) throws {
        ending = text.contains("\r\n") ? "\r\n" : "\n"
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var diagnostics: [Diagnostic] = []
        var opened: (line: Int, words: [String])?
        func report(_ line: Int, _ message: String) {
            diagnostics.append(.unreadable(message, in: file, line: line, column: 1))
        }
        for (line, marker) in EmbeddedMarkdown.markers(in: lines) {
            if marker.isEmpty {
                if let opened {
                    sections.append(Section(line: opened.line, words: opened.words, content: opened.line..<(line - 1)))
                } else {
                    report(
                        line,
                        "the closing marker has no opening marker; remove it, or add "
                            + "'<!-- lifeline: INPUT DIAGRAM -->' before it")
                }
            } else if let opened {
                report(opened.line, "the marker is not closed before the next one; add '<!-- /lifeline -->'")
            }
            opened = marker.isEmpty ? nil : (line, marker)
        }
        if let opened { report(opened.line, "the marker is not closed; add '<!-- /lifeline -->'") }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }

    /// Returns the markers outside fenced code blocks, each with its line number, starting at 1.
    private static func markers(in lines: [Substring]) -> [(line: Int, words: [String])] {
        var fence: String?
        var found: [(line: Int, words: [String])] = []
        for (index, line) in lines.enumerated() {
            let trimmed = line.drop { $0 == " " }
            if let mark = ["```", "~~~"].first(where: trimmed.hasPrefix), fence == nil || fence == mark {
                fence = fence == nil ? mark : nil
            }
            if fence == nil, let words = marker(trimmed) { found.append((index + 1, words)) }
        }
        return found
    }

    /// Returns the words in an opening marker, an empty array for a closing marker, and nil for any other line.
    private static func marker(_ line: Substring) -> [String]? {
        let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
        guard words.count >= 3, words.first == "<!--", words.last == "-->" else { return nil }
        if words[1] == "/lifeline" { return [] }
        // An opening marker without words is found, too, so that `Embedder` can report it.
        return words[1] == "lifeline:" ? (words.count == 3 ? ["?"] : Array(words[2..<(words.count - 1)])) : nil
    }

    /// Whether a section has a drawing for dark pages.
    var hasDarkDrawings: Bool {
        sections.contains { lines[$0.content].contains { $0.contains("~dark.svg") } }
    }

    /// Returns the folder of the image between the markers of a section whose file name begins with `stem`, relative to
    /// the document and with a trailing slash, or nil if there is no such image.
    func folder(of stem: String, in section: Section) -> String? {
        for line in lines[section.content] {
            for name in [stem + ".", stem.inAttribute + "."] {
                guard let place = line.firstRange(of: name)?.lowerBound else { continue }
                let folder = line[..<place].split(omittingEmptySubsequences: false) { "\"(<".contains($0) }.last ?? ""
                if folder.isEmpty || folder.hasSuffix("/") { return String(folder) }
            }
        }
        return nil
    }

    /// Returns the text with the lines in `contents` between the markers. `contents` has an element for each section.
    func text(with contents: [[String]]) -> String {
        var result: [String] = []
        var next = 0
        for (section, content) in zip(sections, contents) {
            result += lines[next..<section.content.lowerBound].map(String.init) + content
            next = section.content.upperBound
        }
        return (result + lines[next...].map(String.init)).joined(separator: ending)
    }
}

import LifecycleDiagrams
import LifecycleLogs
import LifecycleModel
import LifecycleReaders

struct EmbeddedMarkdown {
    struct Section {
        let line: Int
        /// The spaces before the opening marker, which are also before each line of the content, so that the content
        /// belongs to the same list item.
        let indentation: Substring
        /// The words in the opening marker, such as an input and a diagram.
        let words: [String]
        /// The indices of the lines of a scenario that the document contains: the lines in the marker itself, or the
        /// code block before a marker whose input is `above`. Nil if the marker names another input.
        let scenario: Range<Int>?
        /// The indices of the lines between the markers.
        let content: Range<Int>

        /// The message about an empty or missing value in the opening marker, or nil if there is none.
        var emptyValue: String? {
            if words.count > 2, words.last == "as" {
                return "'as' is missing the file name; write it after 'as', or leave 'as' out"
            }
            let options = words.suffix(2).first == "as" ? words.dropLast(2) : words[...]
            if let last = options.last, last.hasPrefix("--"),
                let setting = Setting.named(option: last.dropFirst(2)), !setting.isFlag
            {
                return "'\(last)' is missing its value; write it after the option, or leave the option out"
            }
            return RootCommand.emptyValue(in: words)
        }
    }

    /// An opening or closing marker.
    private struct Marker {
        /// The number of the marker's first line, starting at 1.
        let line: Int
        /// The index of the line after the marker.
        let end: Int
        /// The words in an opening marker, or an empty array for a closing marker.
        let words: [String]
        /// The first word of the comment if it is misspelled.
        let typo: String?
        let scenario: Range<Int>?
    }

    let lines: [Substring]
    private(set) var sections: [Section] = []
    private let ending: String

    /// Finds the markers in `text`. Throws ``ReadError`` with a diagnostic for each marker that is misspelled or has no
    /// counterpart.
    init(_ text: String, file: String) throws {
        ending = text.contains("\r\n") ? "\r\n" : "\n"
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var diagnostics: [Diagnostic] = []
        var opened: Marker?
        func report(_ line: Int, _ message: String) {
            diagnostics.append(.unreadable(message, in: file, line: line, column: 1))
        }
        for marker in EmbeddedMarkdown.markers(in: lines) {
            if marker.words.isEmpty {
                if let opened {
                    sections.append(
                        Section(
                            line: opened.line, indentation: lines[opened.line - 1].prefix { $0 == " " || $0 == "\t" },
                            words: opened.words, scenario: opened.scenario,
                            content: opened.end..<(marker.line - 1)))
                } else {
                    report(
                        marker.line,
                        "the closing marker has no opening marker; remove it, or add "
                            + "'<!-- lifeline: INPUT DIAGRAM -->' before it")
                }
            } else if let opened {
                report(opened.line, "the marker is not closed before the next one; add '<!-- /lifeline -->'")
            }
            if let typo = marker.typo { report(marker.line, "unknown marker '\(typo)'; did you mean 'lifeline:'?") }
            opened = marker.words.isEmpty ? nil : marker
        }
        if let opened { report(opened.line, "the marker is not closed; add '<!-- /lifeline -->'") }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }

    /// Returns the markers outside code blocks.
    private static func markers(in lines: [Substring]) -> [Marker] {
        var nesting = ListNesting()
        var fence: (mark: Substring, start: Int)?
        var block: Range<Int>?
        var found: [Marker] = []
        var index = 0
        while index < lines.count {
            let start = index
            let trimmed = lines[start].drop { $0 == " " || $0 == "\t" }
            index += 1
            let mark = trimmed.prefix { "`~".contains($0) && $0 == trimmed.first }
            if let opened = fence {
                // A fence ends with at least as many marks as it begins with.
                if mark.hasPrefix(opened.mark), trimmed.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
                    (block, fence) = (opened.start..<start, nil)
                }
                continue
            }
            // A deeper line belongs to a code block without a fence.
            guard nesting.indentation(of: lines[start]) < 4 else { continue }
            if mark.count >= 3 {
                fence = (mark, index)
            } else if let (words, typo) = marker(trimmed) {
                let scenario = words.first == "above" ? block : nil
                found.append(Marker(line: start + 1, end: index, words: words, typo: typo, scenario: scenario))
            } else if let (words, typo) = marker(trimmed + "-->"), !words.isEmpty,
                let end = lines[index...].firstIndex(where: { $0.drop { $0 == " " || $0 == "\t" } == "-->" })
            {
                found.append(
                    Marker(
                        line: start + 1, end: end + 1, words: ["above"] + words, typo: typo, scenario: index..<end))
                index = end + 1
            }
        }
        return found
    }

    /// Returns the words in an opening marker, or no words for a closing marker, and the first word of the comment if it
    /// is misspelled. Returns nil for any other line.
    private static func marker(_ line: Substring) -> (words: [String], typo: String?)? {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return nil }
        var words = words(in: line.dropFirst(4).dropLast(3))
        guard var name = words.first else { return nil }
        if words == ["/lifeline"] { return ([], nil) }
        words.removeFirst()
        if let colon = name.firstIndex(of: ":"), colon != name.indices.last {
            words.insert(String(name[colon...].dropFirst()), at: 0)
            name = String(name[...colon])
        }
        // An opening marker without words is found, too, so that `Embedder` can report it.
        if name == "lifeline:" { return (words.isEmpty ? [""] : words, nil) }
        // Another comment rarely names a diagram.
        let isTypo =
            Suggestion.nearest(to: name, among: ["lifeline:"], isTypo: true) != nil
            && words.contains { Diagram.named($0) != nil }
        return isTypo ? (words, name) : nil
    }

    /// Returns the words in a line. Text in quotation marks, at the start of a word or after an equal sign, can contain
    /// spaces and, after a backslash, the quotation mark.
    private static func words(in line: Substring) -> [String] {
        var (words, word, rest) = ([String](), String?.none, line)
        while let next = rest.first {
            if next == " " || next == "\t" {
                words += [word].compactMap(\.self)
                (word, rest) = (nil, rest.dropFirst())
            } else if next == "\"" || next == "'", word.map({ $0.last == "=" }) ?? true,
                let end = rest.indices.dropFirst().first(where: {
                    rest[$0] == next && rest[rest.index(before: $0)] != "\\"
                })
            {
                word = (word ?? "") + rest[..<end].dropFirst().replacing("\\\(next)", with: "\(next)")
                rest = rest[end...].dropFirst()
            } else {
                word = (word ?? "") + String(next)
                rest.removeFirst()
            }
        }
        return words + [word].compactMap(\.self)
    }

    /// The arguments of the call that updated the document.
    var arguments: EmbedArguments {
        for line in sections.lazy.flatMap({ lines[$0.content] }) {
            let words = EmbeddedMarkdown.words(in: line)
            guard words.starts(with: EmbedArguments.opening), words.last == "-->" else { continue }
            return EmbedArguments(words.dropFirst(2).dropLast())
        }
        return EmbedArguments()
    }

    /// The scenarios that the document contains.
    var scenarios: [Range<Int>] { sections.compactMap(\.scenario) }

    /// Returns the text of a scenario. Empty lines replace the lines before it, so that the scenario's lines keep their
    /// numbers.
    func text(of scenario: Range<Int>) -> String {
        String(repeating: "\n", count: scenario.lowerBound) + lines[scenario].joined(separator: "\n") + "\n"
    }

    /// Whether a section without a theme of its own has a drawing for dark pages.
    var hasDarkDrawings: Bool {
        sections.contains { section in
            lines[section.content].contains { $0.contains("~dark.svg") }
                && !section.words.contains { word in
                    ["theme=", "drawings.theme=", "--theme"].contains(where: word.hasPrefix)
                }
        }
    }

    /// Returns the folder of the image in a section whose file name begins with `stem`, or nil for a section without
    /// such an image. The folder is relative to the document. It is empty or ends with a slash.
    func folder(of stem: String, in section: Section) -> String? {
        // Spaces in a srcset are encoded.
        for line in lines[section.content] where !line.contains("srcset=") {
            for name in [stem + ".", stem.inAttribute + "."] {
                guard let start = line.firstRange(of: name)?.lowerBound else { continue }
                let folder = line[..<start].split(omittingEmptySubsequences: false) { "\"(<".contains($0) }.last ?? ""
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

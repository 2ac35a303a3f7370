import LifecycleDiagrams
import LifecycleLogs
import LifecycleModel
import LifecycleReaders

struct EmbeddedMarkdown {
    struct Section {
        let line: Int
        /// The indentation of the opening marker, with spaces for list markers before it. It is also before each line of
        /// the content, so that the content belongs to the same list item.
        let indentation: String
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
        /// The position of the marker in its first line.
        let start: Substring.Index
        /// The index of the line after the marker.
        let end: Int
        /// The words in an opening marker, or an empty array for a closing marker.
        let words: [String]
        /// The message about a misspelled or unsupported marker.
        let problem: String?
        let scenario: Range<Int>?
    }

    let lines: [Substring]
    private(set) var sections: [Section] = []
    /// The indices of the comments with remembered arguments.
    let comments: [Int]
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
        let (markers, comments) = EmbeddedMarkdown.markers(in: lines)
        self.comments = comments
        for marker in markers {
            if marker.words.isEmpty {
                if let opened {
                    sections.append(
                        Section(
                            line: opened.line,
                            indentation: String(
                                lines[opened.line - 1][..<opened.start].map { $0 == "\t" ? $0 : " " }),
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
            if let problem = marker.problem { report(marker.line, problem) }
            opened = marker.words.isEmpty ? nil : marker
        }
        if let opened { report(opened.line, "the marker is not closed; add '<!-- /lifeline -->'") }
        if let conflict = conflict(around: markers.map { $0.line - 1 } + comments) {
            // The markers of both sides don't match.
            diagnostics = []
            report(conflict + 1, InputSource.conflict)
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }

    /// Returns the markers outside code blocks, and the indices of the comments with remembered arguments. Opening
    /// markers in quotations have a problem.
    private static func markers(in lines: [Substring]) -> (markers: [Marker], comments: [Int]) {
        var blocks = MarkdownBlocks()
        var quotation: MarkdownBlocks?
        var (found, comments) = ([Marker](), [Int]())
        var index = 0
        while index < lines.count {
            let start = index
            index += 1
            guard let text = blocks.text(of: lines[start], at: start) else { continue }
            func add(_ marker: (words: [String], problem: String?), end: Int, scenario: Range<Int>?) {
                found.append(
                    Marker(
                        line: start + 1, start: text.startIndex, end: end, words: marker.words,
                        problem: marker.problem, scenario: scenario))
            }
            if let quoted = text.prefixMatch(of: /(?:> ?)+/) {
                var inner = quotation ?? MarkdownBlocks()
                if let text = inner.text(of: text[quoted.range.upperBound...], at: start),
                    let words = marker(text)?.words
                {
                    let problem = "a quotation can't contain a marker; move it out of the quotation"
                    add((words, words.isEmpty ? nil : problem), end: index, scenario: nil)
                }
                quotation = inner
                continue
            }
            quotation = nil
            if arguments(in: lines[start]) != nil {
                comments.append(start)
            } else if let found = marker(text) {
                add(found, end: index, scenario: found.words.first == "above" ? blocks.code : nil)
            } else if let (words, problem) = marker(text + "-->"), !words.isEmpty,
                let end = lines[index...].firstIndex(where: { $0.drop { $0 == " " || $0 == "\t" } == "-->" })
            {
                add((["above"] + words, problem), end: end + 1, scenario: index..<end)
                index = end + 1
            }
        }
        return (found, comments)
    }

    /// Returns the words in an opening marker, or no words for a closing marker, and the message about a misspelled
    /// marker or an open quotation mark. Returns nil for any other line.
    private static func marker(_ line: Substring) -> (words: [String], problem: String?)? {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return nil }
        let (all, open) = words(in: line.dropFirst(4).dropLast(3))
        var words = all
        guard var name = words.first else { return nil }
        if words == ["/lifeline"] { return ([], nil) }
        words.removeFirst()
        if let colon = name.firstIndex(of: ":"), colon != name.indices.last {
            words.insert(String(name[colon...].dropFirst()), at: 0)
            name = String(name[...colon])
        }
        // An opening marker without words is found, too, so that `Embedder` can report it.
        if name == "lifeline:" {
            return (words.isEmpty ? [""] : words, open.map { "'\($0)' has no closing quotation mark; add it" })
        }
        // Another comment rarely names a diagram.
        let isTypo =
            Suggestion.nearest(to: name, among: ["lifeline:"], isTypo: true) != nil
            && words.contains { Diagram.named($0) != nil }
        return isTypo ? (words, "unknown marker '\(name)'; did you mean 'lifeline:'?") : nil
    }

    /// Returns the words in a line. Text in quotation marks, at the start of a word or after an equal sign, can contain
    /// spaces and, after a backslash, the quotation mark. `open` is the first word after a quotation mark that
    /// isn't closed.
    private static func words(in line: Substring) -> (words: [String], open: Substring?) {
        var (words, word, rest, open) = ([String](), String?.none, line, Substring?.none)
        while let next = rest.first {
            if next == " " || next == "\t" {
                words += [word].compactMap(\.self)
                (word, rest) = (nil, rest.dropFirst())
                continue
            }
            if next == "\"" || next == "'", word.map({ $0.last == "=" }) ?? true {
                let end = rest.indices.dropFirst().first {
                    rest[$0] == next && rest[rest.index(before: $0)] != "\\"
                }
                if let end {
                    word = (word ?? "") + rest[..<end].dropFirst().replacing("\\\(next)", with: "\(next)")
                    rest = rest[end...].dropFirst()
                    continue
                }
                open = open ?? rest.prefix { $0 != " " && $0 != "\t" }
            }
            word = (word ?? "") + String(next)
            rest.removeFirst()
        }
        return (words + [word].compactMap(\.self), open)
    }

    /// The arguments of the call that updated the document.
    var arguments: EmbedArguments {
        comments.first.flatMap { EmbeddedMarkdown.arguments(in: lines[$0]) } ?? EmbedArguments()
    }

    /// Returns the arguments in a line that remembers them, or nil for other lines.
    private static func arguments(in line: Substring) -> EmbedArguments? {
        let words = words(in: line).words
        guard words.starts(with: EmbedArguments.opening), words.last == "-->" else { return nil }
        return EmbedArguments(words.dropFirst(2).dropLast())
    }

    /// Returns the index of the first line of a merge conflict around one of the lines `places`, or nil. A conflict about
    /// nothing but a drawing ends when the text between the markers is replaced.
    private func conflict(around places: [Int]) -> Int? {
        var start: Int?
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("<<<<<<< ") { start = start ?? index }
            guard line.hasPrefix(">>>>>>> "), let first = start else { continue }
            if places.contains(where: { (first..<index).contains($0) }) { return first }
            start = nil
        }
        return nil
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
            // The alternative text before the address can contain the name, too.
            for start in [stem, stem.inAttribute].flatMap({ line.ranges(of: $0 + ".") }).map(\.lowerBound).reversed() {
                let folder = line[..<start].split(omittingEmptySubsequences: false) { "\"(<".contains($0) }.last ?? ""
                if folder.isEmpty || folder.hasSuffix("/") { return String(folder) }
            }
        }
        return nil
    }

    /// Returns the text with the lines in `contents` between the markers, and with the comment `remembered`, which is
    /// empty if there is nothing to remember. `contents` has an element for each section.
    ///
    /// A comment outside the markers stays where it is. Otherwise, it is before the first marker, so that it remains if
    /// somebody removes the first drawing, or after the first marker if that begins a list item.
    func text(with contents: [[String]], remembered: [String]) -> String {
        var result: [String] = []
        var next = 0
        let place = comments.first { comment in !sections.contains { $0.content.contains(comment) } }
        func copy(to end: Int) {
            for index in next..<end {
                if index == place { result += remembered.map { lines[index].prefix(while: \.isIndentation) + $0 } }
                if !comments.contains(index) { result.append(String(lines[index])) }
            }
            next = end
        }
        for (section, content) in zip(sections, contents) {
            let start = section.line - 1
            copy(to: start)
            let comment =
                place == nil && section.line == sections[0].line ? remembered.map { section.indentation + $0 } : []
            let isItem = lines[start].drop(while: \.isIndentation).first != "<"
            if !isItem { result += comment }
            copy(to: section.content.lowerBound)
            result += (isItem ? comment : []) + content
            next = section.content.upperBound
        }
        copy(to: lines.count)
        return result.joined(separator: ending)
    }
}

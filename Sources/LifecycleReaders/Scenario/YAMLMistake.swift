import Yams

/// What is wrong with a YAML text, in words for somebody who writes scenarios and no parsers.
struct YAMLMistake {
    /// What is wrong: lower case, without a full stop.
    let sentence: String

    /// Words for a `problem` of libyaml that it found at `mark`, while it did what `context` says.
    init(_ problem: String, at mark: Mark, _ context: YamlError.Context?, in text: String) {
        let lines = text.split(separator: "\n", maxSplits: max(mark.line, 1), omittingEmptySubsequences: false)
        func line(_ number: Int) -> Substring { lines.indices.contains(number - 1) ? lines[number - 1] : "" }
        let here = line(mark.line)
        let before = here.prefix(max(mark.column - 1, 0))
        switch problem {
        case "found character that cannot start any token":
            let sign = here.dropFirst(before.count).first ?? " "
            sentence =
                sign == "\t"
                ? "a tab indents this line; YAML takes spaces" : "a text can't begin with '\(sign)'; put it in quotes"
        case "mapping values are not allowed in this context":
            if before.contains(": ") {
                sentence = "a colon and a space in a text begin another value; put the text in quotes"
            } else if let word = YAMLMistake.unspaced(line(mark.line - 1)) {
                sentence = "in the line above, '\(word)' lacks a space after its colon"
            } else {
                sentence = "a key can't stand here; see whether the line above is complete"
            }
        case "did not find expected key":
            sentence = "the indentation is not that of the lines above; the entries of a mapping begin in one column"
        case "did not find expected '-' indicator":
            sentence = "the indentation is not that of the items above, or a '-' is missing"
        case "could not find expected ':'": sentence = "a key needs a colon and a space after it"
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
            let (open, close) = problem.hasSuffix("'}'") ? ("{", "}") : ("[", "]")
            let start = context.map { " in line \($0.mark.line)" } ?? ""
            sentence = "the '\(open)'\(start) is not closed; expected ',' or '\(close)'"
        case "found unexpected end of stream":
            sentence = "the quote that opens" + (context.map { " in line \($0.mark.line)" } ?? "") + " is not closed"
        case "found unknown escape character":
            sentence = "a backslash begins no known escape here; put the text in single quotes"
        case "did not find expected node content": sentence = "a value is missing here"
        case "did not find expected alphabetic or numeric character", "found undefined alias":
            sentence = "'&' and '*' begin anchors and aliases; put the text in quotes"
        default: sentence = "invalid YAML: \(problem)"
        }
    }

    /// The beginning of a line that is a key, a colon and a value without a space between them, such as `ios:17`; else nil.
    static func unspaced(_ line: Substring) -> String? {
        let word = line.drop { $0 == " " }.prefix { $0 != " " }
        guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return nil }
        let value = word[word.index(after: colon)...]
        return value.isEmpty || value.hasPrefix("//") ? nil : String(word)
    }
}

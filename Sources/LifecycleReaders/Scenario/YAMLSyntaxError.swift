import Yams

/// A message for a YAML syntax error, which replaces libyaml's message.
struct YAMLSyntaxError {
    /// The message, which starts with a lowercase letter and doesn't end with a period.
    let sentence: String

    /// Creates the message for a `problem` that libyaml reports at `mark` in `text`, with its `context`.
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
                ? "a tab can't be used here; use spaces" : "text can't begin with '\(sign)'; put it in quotes"
        case "mapping values are not allowed in this context":
            if before.contains(": ") {
                sentence = "text can't contain a colon followed by a space; put it in quotes"
            } else if let word = YAMLSyntaxError.unspaced(line(mark.line - 1)) {
                sentence = "in the line above, '\(word)' needs a space after its colon"
            } else {
                sentence = "unexpected key; check that the line above is complete"
            }
        case "did not find expected key":
            sentence =
                "expected a key; start all keys of a mapping in the same column, and don't write text after a quoted value"
        case "did not find expected '-' indicator":
            sentence = "the indentation doesn't match the items above, or a '-' is missing"
        case "could not find expected ':'": sentence = "a key must be followed by a colon and a space"
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
            let (open, close) = problem.hasSuffix("'}'") ? ("{", "}") : ("[", "]")
            let start = context.map { " on line \($0.mark.line)" } ?? ""
            sentence = "expected ',' or '\(close)'; the '\(open)'\(start) is not closed, or a comma is missing"
        case "found unexpected end of stream":
            let quote = context.map { "the quotation mark on line \($0.mark.line)" } ?? "a quotation mark"
            sentence = quote + " is not closed"
        case "found unknown escape character":
            sentence = "unknown escape after a backslash; put the text in single quotes"
        case "did not find expected node content": sentence = "a value is missing here"
        case "did not find expected alphabetic or numeric character", "found undefined alias":
            sentence = "anchors ('&') and aliases ('*') are not supported; put the text in quotes"
        default: sentence = "invalid YAML: \(problem)"
        }
    }

    /// Returns the first word of a line if the word is a key and a value without a space after the colon, such as
    /// `ios:17`, or nil.
    static func unspaced(_ line: Substring) -> String? {
        let word = line.drop { $0 == " " }.prefix { $0 != " " }
        guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return nil }
        let value = word[word.index(after: colon)...]
        return value.isEmpty || value.hasPrefix("//") ? nil : String(word)
    }
}

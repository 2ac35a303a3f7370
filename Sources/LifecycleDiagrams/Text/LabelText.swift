/// Functions that prepare an author's text for a label.
enum LabelText {
    /// Returns the text on one line, shortened to `limit` characters, with a single space in place of each sequence of
    /// whitespace.
    static func plain(_ text: String, limit: Int) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}

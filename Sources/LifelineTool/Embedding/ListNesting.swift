/// The list items of a Markdown file that contain a line.
struct ListNesting {
    /// The columns at which the texts of the items begin.
    private var columns: [Int] = []

    /// Returns the indentation of the next line within its list item. Four columns begin a code block.
    mutating func indentation(of line: Substring) -> Int {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.isEmpty { return 0 }
        let column = line[..<text.startIndex].reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
        while let last = columns.last, column < last { columns.removeLast() }
        let indentation = column - (columns.last ?? 0)
        if indentation < 4, let bullet = text.prefixMatch(of: /(?:[-*+]|\d{1,9}[.)]) {1,4}(?=\S)/) {
            columns.append(column + bullet.output.count)
        }
        return indentation
    }
}

/// The blocks of a Markdown document that contain the next line: DocC directives, list items, and a code block.
///
/// swift-markdown finds directives before CommonMark's blocks, and removes the indentation of the first line in a
/// directive from all lines in it:
/// <https://github.com/swiftlang/swift-markdown/blob/main/Sources/Markdown/Parser/BlockDirectiveParser.swift>.
struct MarkdownBlocks {
    /// The columns at which the contents of the directives begin. Nil before the first line in a directive.
    private var directives: [Int?] = []
    /// The columns at which the contents of the list items in the directive begin.
    private var items: [Int] = []
    /// The code block whose opening fence is `mark`, which `depth` list items contain.
    private var fence: (mark: Substring, start: Int, depth: Int)?
    /// The indices of the lines in the last code block with fences.
    private(set) var code: Range<Int>?

    /// Returns the text of the next line after its indentation and list markers. Returns nil for an empty line, and for
    /// a line of a code block or a directive.
    mutating func text(of line: Substring, at index: Int) -> Substring? {
        var text = line.drop(while: \.isIndentation)
        if text.isEmpty { return nil }
        var column = Self.column(of: text, in: line)
        if let last = directives.indices.last { directives[last] = directives[last] ?? column }
        let start = directives.last.flatMap(\.self) ?? 0
        column = max(column, start)
        while let item = items.last, column < item { items.removeLast() }
        var indentation: Int { column - (items.last ?? start) }
        // A code block ends with its list item.
        if let opened = fence, items.count < opened.depth { (code, fence) = (opened.start..<index, nil) }
        if let opened = fence {
            // A fence ends with at least as many marks as it begins with.
            let mark = Self.mark(text)
            if indentation < 4, mark.hasPrefix(opened.mark), text.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
                (code, fence) = (opened.start..<index, nil)
            }
            return nil
        }
        if column - start < 4 {
            let isEnd = text.first == "}" && directives.popLast() != nil
            let isStart = text.prefixMatch(of: /@[^\s(),:{]+\s*(?:\(.*\)\s*)?\{(?!.*\}\s*$)/) != nil
            if isStart { directives.append(nil) }
            if isEnd || isStart {
                items = []
                return nil
            }
        }
        while indentation < 4, let marker = text.prefixMatch(of: /(?:[-*+]|\d{1,9}[.)])(?=\s|$)/),
            text.wholeMatch(of: /(?:-\s*){3,}|(?:\*\s*){3,}/) == nil
        {
            let rest = text[marker.range.upperBound...]
            text = rest.drop(while: \.isIndentation)
            let end = Self.column(of: rest, in: line)
            column = Self.column(of: text, in: line)
            items.append(text.isEmpty || column > end + 4 ? end + 1 : column)
        }
        // A deeper line belongs to a code block without a fence.
        guard indentation < 4 else { return nil }
        let mark = Self.mark(text)
        guard mark.count >= 3, mark.first == "~" || !text.dropFirst(mark.count).contains("`") else { return text }
        fence = (mark, index + 1, items.count)
        return nil
    }

    /// Returns the marks at the start of a fence.
    private static func mark(_ text: Substring) -> Substring {
        text.prefix { "`~".contains($0) && $0 == text.first }
    }

    /// Returns the column at which the end of a line begins.
    private static func column(of end: Substring, in line: Substring) -> Int {
        line[..<end.startIndex].reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }
}

extension Character {
    /// Whether the character is a space or a tab.
    var isIndentation: Bool { self == " " || self == "\t" }
}

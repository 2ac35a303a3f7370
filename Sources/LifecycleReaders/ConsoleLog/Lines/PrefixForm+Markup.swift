import LifecycleModel

extension PrefixForm {
    /// The start of a comment: `//`, `///`, or `/*`.
    static let comment = PrefixForm(name: "comment") { line, prefix in
        guard line.hasPrefix("//") || line.hasPrefix("/*") else { return false }
        line = line.drop { $0 == "/" || $0 == "*" || $0 == "!" }
        prefix.isComment = true
        return true
    }

    /// The mark of a quotation in Markdown and mail: `> `, or `>` before a hyphen. In contrast, `>>> ` is a decoration.
    static let quotation = PrefixForm(name: "quotation") { line, prefix in
        guard line.first == ">", line.dropFirst().first.map({ $0.isBlank || $0 == "-" }) ?? true else { return false }
        line.removeFirst()
        prefix.isQuoted = true
        return true
    }

    /// The mark of a heading in Markdown: `## `. In contrast, `#1` and `#define` are not headings.
    static let heading = PrefixForm(name: "heading") { line, prefix in
        let marks = line.prefix { $0 == "#" }
        guard !marks.isEmpty, marks.count < 7, line[marks.endIndex...].first.map(\.isBlank) ?? true else {
            return false
        }
        line = line[marks.endIndex...]
        prefix.isHeading = true
        return true
    }

    /// The bullet of a list entry, such as `- `, `* `, `+ `, or `•`. In contrast, `-[` and `- [` begin a method name.
    static let bullet = PrefixForm(name: "bullet") { line, prefix in
        guard let first = line.first else { return false }
        if first == "•" || first == "●" || first == "▪" || first == "◦" || first == "‣" || first == "・" {
            line.removeFirst()
        } else if first == "-" || first == "*" || first == "+" {
            guard line.dropFirst().first?.isBlank == true else { return false }
            if line.dropFirst().trimmed.first == "[" { return false }
            prefix.isAdded = first == "+"
            line.removeFirst()
        } else {
            return false
        }
        prefix.isListed = true
        return true
    }

    /// The number of a list entry, such as `1. `, `1) `, `(1) `, `1: `, `1、`, `[1] `, `①`, or `#1 `.
    static let listNumber = PrefixForm(name: "list number") { line, prefix in
        guard !prefix.isListed || !prefix.isLogged else { return false }
        if let first = line.first, first >= "①" && first <= "⒛" || first >= "❶" && first <= "➓" {
            line.removeFirst()
            prefix.isListed = true
            return true
        }
        var cursor = Cursor(rest: line)
        let opener: Unicode.Scalar? =
            cursor.take("(") ? ")" : cursor.take("[") ? "]" : cursor.take("（") ? "）" : cursor.take("#") ? "#" : nil
        guard cursor.number(1, 4) != nil else { return false }
        if opener == "#" {
            _ = cursor.take(anyOf: ":.")
            guard cursor.blanks() > 0 else { return false }
        } else if let opener {
            guard cursor.take(opener), cursor.rest.first?.isDigit != true else { return false }
        } else {
            guard cursor.take(anyOf: ".):、．："), cursor.rest.first?.isDigit != true else { return false }
        }
        // A number before an arrow is the name of a controller.
        if opener != nil, cursor.rest.trimmed.prefix(while: { !$0.isWord && !$0.isBlank }).isArrow { return false }
        prefix.isListed = true
        if opener != nil { prefix.mark = line[..<cursor.rest.startIndex].trimmed.string }
        line = cursor.rest
        return true
    }

    /// The opening mark of emphasized, quoted, or code text: `*`, `**`, `__`, a quotation mark, or a backtick.
    static let emphasis = PrefixForm(name: "emphasis") { line, prefix in
        guard let mark = line.first, "*_`\"'".unicodeScalars.contains(mark) else { return false }
        if mark == "_", line.dropFirst().first != "_" { return false }
        prefix.isBold = prefix.isBold || line.hasPrefix("**") || line.hasPrefix("__")
        line = line.drop { $0 == mark }
        return true
    }

    /// Emoji and other symbols before the message: `🟢 `, `=== `, `>>> `, or `--> `. Brackets, quotation marks, and
    /// some other symbols belong to the message.
    static let symbols = PrefixForm(name: "symbols") { line, _ in
        let kept = "[]()<{【「『《（［\"'`$_|/.".unicodeScalars
        var rest = line
        while let first = rest.first, !first.isWord, !kept.contains(first) || rest.startsWithArrow {
            if first == "-" || first == "+" {
                let next = rest.dropFirst().trimmed.first
                if next == "[" { break }
            }
            if first == "#", rest.dropFirst().first?.isDigit == true { break }
            rest.removeFirst()
        }
        guard rest.count < line.count else { return false }
        line = rest
        return true
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the text begins with an arrow or a decoration, such as `<-`, `<=`, or `<<`, rather than an object's
    /// description.
    fileprivate var startsWithArrow: Bool {
        guard first == "<", let next = dropFirst().first else { return false }
        return next == "-" || next == "=" || next == "<" || next.isBlank
    }
}

import LifecycleModel

/// A piece of the text next to a callback, split off by punctuation, emoji, tabs, or two or more spaces.
struct NamePiece: Equatable {
    var text: Scalars
    /// Whether the piece is enclosed in brackets, quotation marks, or backticks.
    var isEnclosed = false
    /// Whether a colon or an equals sign follows, so that the piece may be a label.
    var isLabel = false
    /// Whether the piece directly follows another piece or a number sign.
    var isAttached = false

    /// Splits `text` at punctuation such as arrows, colons, bars, commas, and brackets, and at emoji, tabs, and two or
    /// more spaces. Single spaces, and marks within a word, such as the dot in `Demo.Home`, don't split the text.
    static func all(in text: Scalars) -> [NamePiece] {
        var splitter = Splitter(rest: text)
        splitter.run()
        return splitter.pieces
    }

    private struct Splitter {
        var rest: Scalars
        var pieces: [NamePiece] = []
        var current = Scalars()
        /// Whether the last piece or a number sign ends at this position.
        var isAttached = false
        /// The value of `isAttached` at the start of the current piece.
        var startsAttached = false

        init(rest: Scalars) { self.rest = rest }

        mutating func run() {
            while let first = rest.first {
                if first.isWord {
                    take()
                } else if first.isBlank {
                    gap()
                } else if let end = enclosure(first) {
                    flush()
                    let inside = rest[(rest.startIndex + 1)..<(end - 1)]
                    pieces.append(NamePiece(text: inside.trimmed, isEnclosed: true, isAttached: isAttached))
                    rest = rest[end...]
                    isAttached = true
                } else if joins(first) {
                    take()
                } else {
                    if first == "." || first == ")" { dropCounter() }
                    if first == ":" || first == "=" || first == "：" { flush(isLabel: true) } else { flush() }
                    isAttached = first == "#"
                    rest.removeFirst()
                }
            }
            flush()
        }

        private mutating func take() {
            if current.isEmpty { startsAttached = isAttached }
            current.append(rest.removeFirst())
        }

        /// Removes a line counter, such as the `1.` in `Home 1. viewDidLoad`.
        private mutating func dropCounter() {
            let digits = current.reversed().prefix(while: \.isDigit).count
            if digits > 0, digits < 4, current.dropLast(digits).last == " " { current = current.dropLast(digits + 1) }
        }

        /// Keeps a single space within a piece. Ends the piece at a tab or at two or more spaces.
        private mutating func gap() {
            let blanks = rest.prefix(while: \.isBlank)
            if blanks.count == 1, blanks.first != "\t", !current.isEmpty {
                current.append(" ")
            } else {
                flush()
            }
            isAttached = false
            rest = rest[blanks.endIndex...]
        }

        /// Returns whether a dot, a hyphen, an apostrophe, or a plus sign joins the letters around it. A hyphen before
        /// an address doesn't join them.
        private func joins(_ sign: Unicode.Scalar) -> Bool {
            guard sign == "." || sign == "-" || sign == "'" || sign == "’" || sign == "+" else { return false }
            if sign == "-", rest.dropFirst().hasPrefix("0x") { return false }
            return current.last?.isWord == true && rest.dropFirst().first?.isWord == true
        }

        private func enclosure(_ first: Unicode.Scalar) -> Int? {
            if "\"`".unicodeScalars.contains(first) {
                return rest.dropFirst().firstIndex(of: first).map { $0 + 1 }
            }
            return first == "<" && rest.dropFirst().first?.isWord != true
                ? nil
                : Brackets.closing[first].flatMap { _ in
                    rest.end(ofBracketAt: rest.startIndex)
                }
        }

        private mutating func flush(isLabel: Bool = false) {
            let text = current.trimmed
            if !text.isEmpty {
                pieces.append(NamePiece(text: text, isLabel: isLabel, isAttached: startsAttached))
            } else if isLabel, let last = pieces.indices.last {
                pieces[last].isLabel = true
            }
            current = []
            isAttached = !text.isEmpty
        }
    }
}

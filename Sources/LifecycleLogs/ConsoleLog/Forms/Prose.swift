import LifecycleModel

/// Functions that recognize sentences and tables that mention callbacks, in lines without a logger prefix.
enum Prose {
    /// Returns whether a Chinese or Japanese sentence quotes the callbacks: the line ends in a full stop.
    static func isQuotation(_ message: Scalars) -> Bool {
        message.trimmed.last == "。" && message.contains("`") && message.filter(\.isCJK).count > 6
    }

    /// Returns whether the text is a sentence, and not the description of a step: it has many words, and it ends in a
    /// full stop or is long.
    static func isSentence(_ text: Scalars) -> Bool {
        guard text.count > 60 || text.last.map({ ".。!！".unicodeScalars.contains($0) }) == true else { return false }
        return text.filter(\.isCJK).count > 7 || isSentence(text, around: [])
    }

    /// Returns whether the text around the callbacks is a sentence: it contains many lowercase English words, but
    /// neither an address nor a controller's class.
    static func isSentence(_ message: Scalars, around mentions: [CallbackMention]) -> Bool {
        var (count, proseCount) = (0, 0)
        for word in message.split(whereSeparator: { !$0.isASCIIWord }) {
            if mentions.contains(where: { $0.range.contains(word.startIndex) }) { continue }
            let text = word.lowercase
            let isWord = word.count > 1 && word.allSatisfy { $0.isASCIILetter && $0 == $0.lower }
            if !isWord, text.hasPrefix("0x") || ControllerName.isClass(text) { return false }
            guard isWord, !LogWords.said.contains(text), !LogWords.generic.contains(text) else { continue }
            count += 1
            proseCount += LogWords.prose.contains(text) ? 1 : 0
        }
        return count > 5 || count > 3 && proseCount > 1
    }

    /// Returns whether the message is a table row in which a cell contains several callbacks, or a callback and more
    /// than two other words. Two words can be a name and an argument.
    static func isInCellWithText(_ message: Scalars, _ mentions: [CallbackMention]) -> Bool {
        guard message.first == "|" else { return false }
        return message.split(separator: "|").contains { cell in
            let inside = mentions.filter { cell.indices.contains($0.range.lowerBound) }
            guard let first = inside.first, let last = inside.last else { return false }
            let words = [cell[..<first.range.lowerBound], cell[min(last.range.upperBound, cell.endIndex)...]].joined()
                .split { !$0.isWord }
            return inside.count > 1 || words.count > 2
        }
    }
}

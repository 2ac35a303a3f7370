import LifecycleModel

/// The recognition of sentences and tables that mention callbacks, in lines without a logger prefix.
enum Prose {
    /// Returns whether the text around the callbacks is a sentence: it contains many English words in lowercase, but
    /// neither an address nor the class of a controller.
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

    /// Returns whether the message is a row of a table in which a cell with a callback contains other text, except for
    /// up to two words, such as a name and an argument.
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

import LifecycleModel

extension MessageForm {
    /// A short report, in words, that a controller was or is being released: `C destroyed`, `C 被释放了`, or
    /// `Deallocating C`.
    static let release = MessageForm(
        name: "C destroyed",
        reads: "HomeViewController destroyed", as: "HomeViewController.deinit"
    ) { phrase in
        guard phrase.mention.spelling == .release else { return .other }
        let before = ReleaseWords.trimmed(phrase.before)
        let isAfter = before.contains(where: \.isWord)
        let text = isAfter ? before : phrase.after
        guard !isAfter || !phrase.after.contains(where: \.isWord) else { return .refused }
        let words = text.split(whereSeparator: \.isBlank).filter { $0.contains(where: \.isWord) }
        guard words.count <= 4 else { return .refused }
        let search = NameSearch(NamePiece.all(in: ReleaseWords.subject(of: text)), context: phrase.context)
        guard let name = search.name, name.strength == .strong else { return .refused }
        return .sighting(Sighting(.deinitializer, name: name.text, address: search.identity))
    }
}

/// Words, other than method names, that report the release of an object.
enum ReleaseWords {
    /// The words, in lowercase. A longer entry precedes its own prefixes.
    static let all = [
        "deallocating", "deinitializing", "deiniting", "destroyed", "left the heap", "removed from memory", "销毁了", "销毁",
        "銷毀了", "銷毀", "释放了", "释放", "釋放了", "釋放", "메모리에서 내려감", "메모리에서 해제됨", "메모리에서 해제되었습니다", "메모리 해제", "해제되었습니다", "해제됨",
        "해제", "소멸됨", "소멸", "解放されました", "解放された", "解放", "破棄されました", "破棄された", "破棄", "giải phóng", "уничтожен", "освобожден",
        "освобождён", "выгружен из памяти", "zerstört", "freigegeben", "détruit", "libéré", "destruido", "destruído",
        "liberado", "distrutto",
    ].map { Scalars($0.unicodeScalars) }

    private static let firsts = Set(all.compactMap(\.first))

    /// Returns the range of the first of the words in `text`, or nil if `text` contains none of them. English words are
    /// found only as whole words.
    static func range(in text: Scalars) -> Range<Int>? {
        for index in text.indices where firsts.contains(text[index].lower) {
            if index > text.startIndex, text[index].isASCIILetter, text[index - 1].isASCIIWord { continue }
            let rest = text[index...]
            let word = all.first { word in
                rest.count >= word.count && zip(rest, word).allSatisfy { $0.lower == $1 }
                    && !(word.last?.isASCIILetter == true && rest.dropFirst(word.count).first?.isASCIIWord == true)
            }
            if let word { return index..<(index + word.count) }
        }
        return nil
    }

    /// Returns `text`, which precedes one of the words, without punctuation at its ends and without the auxiliary verbs
    /// and particles at its end.
    static func trimmed(_ text: Scalars) -> Scalars {
        var text = text.trimming { $0.isBlank || "-–—:!_".unicodeScalars.contains($0) }
        while let word = auxiliaries.first(where: { text.hasSuffix($0) }) {
            text = text.dropLast(word.unicodeScalars.count).trimmed
        }
        return text
    }

    private static let auxiliaries = [
        " is being", " is", " was", " has been", " been", "被", "已经", "已經", "已", " bị", " đã", "が", "は", " 이", " 가", "가",
    ]

    /// Returns the text after ` of `, as in `instance of C`, or the whole text if it doesn't contain ` of `. Removes
    /// punctuation at the ends, except for parentheses, square brackets, and number signs in a text that doesn't
    /// contain ` of `.
    static func subject(of text: Scalars) -> Scalars {
        guard let of = text.range(of: " of ") else {
            return text.trimming { !$0.isWord && !"()[]#".unicodeScalars.contains($0) }
        }
        return text[of.upperBound...].trimming { !$0.isWord }
    }
}

import LifecycleModel

/// A search for the most similar name, for messages.
package enum Suggestion {
    /// The maximum number of names that ``nearest(to:among:isTypo:)`` compares. This limit keeps the time linear for a
    /// file with thousands of wrong names.
    static let capacity = 1_000

    /// Returns the name with the smallest edit distance to `word`, up to 2 or, if greater, a third of the length of
    /// `word`. If there is no such name and `word` has more than 4 letters, returns the shortest name that starts
    /// with the first 4 letters of `word`. If there is no such name either, returns nil. Ignores the case of ASCII
    /// letters.
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - words: The known names.
    ///   - isTypo: Whether to limit the distance to 2, or to 1 for a word of less than 8 letters, and to ignore names
    ///     that only start with the same letters.
    package static func nearest(to word: String, among words: some Sequence<String>, isTypo: Bool = false) -> String? {
        let target = Array(word.utf8.map(EditDistance.lowered))
        var nearest: (distance: Int, word: String)?
        var alike: (length: Int, word: String)?
        var edits = EditDistance()
        for other in words.prefix(capacity) {
            // A closer match lowers the limit for the next names. Most names are excluded by their first letters.
            let limit = nearest?.distance ?? (isTypo ? (target.count < 8 ? 1 : 2) : max(2, target.count / 3))
            withLetters(of: other) { letters in
                if let distance = edits.distance(target, letters, limit: limit) {
                    if nearest.map({ (distance, other) < $0 }) ?? true { nearest = (distance, other) }
                } else if nearest == nil, target.count > 4, letters.count >= 4, begins(letters, as: target) {
                    if alike.map({ (letters.count, other) < $0 }) ?? true { alike = (letters.count, other) }
                }
            }
        }
        return nearest?.word ?? (isTypo ? nil : alike?.word)
    }

    /// Returns the end of a message about an unknown name: a question with the most similar name, or an empty string.
    package static func question(_ word: String, among words: some Sequence<String>) -> String {
        nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Returns the end of a message about an unknown name: a question with the most similar name. If no name is
    /// similar, returns a list of all names or, if there are more than 16, the closest name. Returns an empty string
    /// if `words` is empty.
    package static func hint(_ word: String, among words: [String]) -> String {
        if words.isEmpty { return "" }
        if let near = nearest(to: word, among: words) { return "; did you mean '\(near)'?" }
        if words.count <= 16 { return "; expected one of \(words.joined(separator: ", "))" }
        let target = Array(word.utf8.map(EditDistance.lowered))
        var edits = EditDistance()
        let nearest = words.map { other in
            withLetters(of: other) { (edits.distance(target, $0, limit: max(target.count, $0.count)) ?? 0, other) }
        }.min { $0 < $1 }
        return "; the closest match is '\(nearest?.1 ?? "")'"
    }

    // MARK: Letters

    /// Passes the bytes of a word to a function, without copying them if possible.
    private static func withLetters<Value>(of word: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        var word = word
        return word.withUTF8(body)
    }

    private static func begins(_ letters: UnsafeBufferPointer<UInt8>, as target: [UInt8]) -> Bool {
        (0..<4).allSatisfy { EditDistance.lowered(letters[$0]) == target[$0] }
    }
}

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
        let target = Array(word.utf8.map(lowered))
        var nearest: (distance: Int, word: String)?
        var alike: (length: Int, word: String)?
        var row: [Int] = []
        for other in words.prefix(capacity) {
            // A closer match lowers the limit for the next names. Most names are excluded by their first letters.
            let limit = nearest?.distance ?? (isTypo ? (target.count < 8 ? 1 : 2) : max(2, target.count / 3))
            withLetters(of: other) { letters in
                if let distance = distance(target, letters, limit, &row) {
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
        let target = Array(word.utf8.map(lowered))
        var row: [Int] = []
        let nearest = words.map { other in
            withLetters(of: other) { (distance(target, $0, max(target.count, $0.count), &row) ?? 0, other) }
        }.min { $0 < $1 }
        return "; the closest match is '\(nearest?.1 ?? "")'"
    }

    // MARK: Letters

    private static func lowered(_ letter: UInt8) -> UInt8 { (0x41...0x5A).contains(letter) ? letter | 0x20 : letter }

    /// Passes the bytes of a word to a function, without copying them if possible.
    private static func withLetters<Value>(of word: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        var word = word
        return word.withUTF8(body)
    }

    private static func begins(_ letters: UnsafeBufferPointer<UInt8>, as target: [UInt8]) -> Bool {
        (0..<4).allSatisfy { lowered(letters[$0]) == target[$0] }
    }

    /// Returns the Levenshtein distance in bytes, ignoring case, or nil if the distance exceeds `limit`. `left` must be
    /// in lowercase. `row` is scratch space.
    ///
    /// Skips the common prefix. After the prefix, computes only cells within `limit` of the diagonal, because a path
    /// through other cells exceeds the limit.
    private static func distance(
        _ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>, _ limit: Int, _ row: inout [Int]
    ) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let same = zip(left, right).prefix { $0 == lowered($1) }.count
        let (left, right) = (left[same...], right[same...])
        row.removeAll(keepingCapacity: true)
        row.append(contentsOf: 0...right.count)
        for (i, letter) in left.enumerated() {
            let first = max(0, i - limit)
            var diagonal = row[first]
            row[first] = first == 0 ? i + 1 : limit + 1
            var least = row[first]
            for j in first..<min(right.count, i + limit + 1) {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == lowered(right[same + j]) ? 0 : 1))
                diagonal = above
                least = min(least, row[j + 1])
            }
            if least > limit { return nil }
        }
        return row[right.count] <= limit ? row[right.count] : nil
    }
}

/// Finds the word that was probably meant.
package enum Suggestion {
    /// The word closest to `word`, no farther than a third of its length (at least 2 edits), or else the shortest that
    /// begins as it does (4 letters or more); nil where there is none.
    package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
        let limit = max(2, word.count / 3)
        let lowered = Array(word.lowercased())
        let scored = words.lazy
            .map { (word: $0, distance: distance(lowered, Array($0.lowercased()), limit: limit)) }
            .filter { $0.distance <= limit }
        return scored.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
            ?? words.filter { lowered.count > 4 && $0.lowercased().hasPrefix(String(lowered.prefix(4))) }
            .min { ($0.count, $0) < ($1.count, $1) }
    }

    /// The end of a message about an unknown word: the nearest right one as a question, or nothing.
    package static func question(_ word: String, among words: some Sequence<String>) -> String {
        nearest(to: word, among: words).map { ", did you mean '\($0)'?" } ?? ""
    }

    /// The end of a message about an unknown word, which always has a way out: the word that was probably meant, all of a
    /// few words, or the nearest of many.
    package static func wayOut(_ word: String, among words: [String]) -> String {
        if let near = nearest(to: word, among: words) { return ", did you mean '\(near)'?" }
        if words.count <= 16 { return ", it is one of \(words.joined(separator: ", "))" }
        let lowered = Array(word.lowercased())
        let nearest = words.min {
            let pair = ($0, $1)
            let distances = (
                distance(lowered, Array(pair.0.lowercased()), limit: .max - 1),
                distance(lowered, Array(pair.1.lowercased()), limit: .max - 1)
            )
            return (distances.0, pair.0) < (distances.1, pair.1)
        }
        return ", the nearest is '\(nearest ?? "")'"
    }

    /// The Levenshtein distance, or something above `limit` where it is greater.
    private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }
}

import Testing

@testable import LifecycleLogs

@Suite("Suggestions")
struct SuggestionTests {
    @Test(
        "The nearest word is found, ignoring case",
        arguments: [
            ("viewDidApear", "viewDidAppear"), ("VIEWWILLAPPEAR", "viewWillAppear"), ("lanch", "launch"),
            ("viewDidAppaer", "viewDidAppear"),
            ("launchpad", "launch"), ("日本誤", "日本語"), ("frobnicate", nil), ("x", "ox"),
        ])
    func nearest(word: String, expected: String?) {
        let words: Set = ["viewDidAppear", "viewWillAppear", "launch", "日本語", "ox", "oxen"]
        #expect(Suggestion.nearest(to: word, among: words) == expected)
    }

    @Test("A hint contains a similar word, all words, or the closest of many words; without words, it is empty")
    func hints() {
        #expect(Suggestion.hint("lanch", among: ["launch", "push"]) == "; did you mean 'launch'?")
        #expect(Suggestion.hint("zzzz", among: ["launch", "push"]) == "; expected one of launch, push")
        let many = (0..<17).map { "a\($0)" }
        #expect(Suggestion.hint("zzzzz", among: many) == "; the closest match is 'a0'")
        #expect(Suggestion.hint("zzzz", among: []) == "")
    }

    @Test("Only the first words are searched, up to the capacity")
    func capped() {
        let words = (0...Suggestion.capacity).map { "word\(100_000 + $0)" }
        #expect(Suggestion.nearest(to: "word10099x", among: words) == "word100990")
        #expect(Suggestion.nearest(to: "wort\(100_000 + Suggestion.capacity)", among: words) != words.last)
    }

    @Test("Every suggestion agrees with a full edit distance table")
    func textbook() {
        var generator = SeededGenerator(seed: 7)
        func word() -> String {
            String(
                (0..<Int.random(in: 0...14, using: &generator)).map { _ in
                    "abAB".randomElement(using: &generator) ?? "a"
                })
        }
        for _ in 0..<2_000 {
            let (target, words) = (word(), (0..<Int.random(in: 1...12, using: &generator)).map { _ in word() })
            let scored = words.map { (distance(target.lowercased(), $0.lowercased()), $0) }.min { $0 < $1 }
            let limit = max(2, target.count / 3)
            let near = scored.flatMap { $0.0 <= limit ? $0.1 : nil }
            let alike = words.filter { target.count > 4 && $0.lowercased().hasPrefix(target.lowercased().prefix(4)) }
                .min { ($0.count, $0) < ($1.count, $1) }
            #expect(Suggestion.nearest(to: target, among: words) == near ?? alike, "\(target) \(words)")
        }
    }

    private func distance(_ left: String, _ right: String) -> Int {
        var rows = [Array(0...right.count)]
        for (i, a) in left.enumerated() {
            var row = [i + 1]
            for (j, b) in right.enumerated() {
                var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
                if i > 0, j > 0, Array(left)[i - 1] == b, Array(right)[j - 1] == a {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}

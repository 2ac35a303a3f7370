import LifecycleModel

/// A matcher that recognizes UIKit's warnings by the words in their templates, ignoring letter case, punctuation, and
/// the values of placeholders.
struct WarningMatcher: Sendable {
    struct Match: Sendable {
        let warning: UIKitWarning
        /// Whether the text contains every sequence of words in the pattern. A wrapped or truncated message lacks the
        /// last words.
        let isWhole: Bool
        let words: Int
        /// The number of bytes in the words before the warning, without its category and first value.
        let before: Int

        /// Returns whether a line without a logger prefix is the warning itself, rather than text about it.
        func isShown(in text: Scalars) -> Bool {
            if before < 16 || text.holds("0x") || text.holds(": <") || text.holds("uncaught exception '") {
                return true
            }
            let labels = ["rror", "arning", "xception", "reason"]
            return isWhole && (words >= 10 || labels.contains { text.holds($0) })
        }
    }

    /// A template as the sequences of words between its placeholders. Sequences of one short word are omitted.
    private struct Pattern: Sendable {
        let warning: UIKitWarning
        let runs: [[String]]
        let count: Int
        /// The number of words before the first sequence: a category, a placeholder's value, and an omitted word.
        let lead: Int
    }

    static let all = WarningMatcher(UIKitWarning.all)

    private let patterns: [Pattern]
    /// The positions of the patterns by the first two words of their first sequence, or by its only word.
    private var starts: [String: [Int]] = [:]
    /// The openings of the templates, in lowercase. Only lines that contain an opening, lines that may continue a
    /// warning, and records of the unified log are matched.
    let openings: [String]

    init(_ warnings: [UIKitWarning]) {
        var patterns: [Pattern] = []
        var openings: Set<String> = []
        for warning in warnings {
            for template in warning.templates {
                let literals = WarningMatcher.literals(of: template)
                let runs = literals.map(WarningMatcher.words).filter { $0.count > 1 || $0.first?.utf8.count ?? 0 > 12 }
                let isNamed = template.text.hasPrefix("[")
                let omitted = literals.map(WarningMatcher.words).prefix { $0 != runs.first }
                patterns.append(
                    Pattern(
                        warning: warning, runs: runs, count: runs.joined().count,
                        lead: omitted.joined().count + omitted.count + (isNamed ? 1 : 0)))
                if let opening = literals.map(WarningMatcher.opening).first(where: { $0.utf8.count >= 9 }) {
                    openings.insert(opening)
                }
            }
        }
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            starts[WarningMatcher.start(pattern.runs.first ?? []), default: []].append(index)
        }
        self.openings = openings.sorted()
    }

    /// Returns the warning in `text` with the most matching words, or nil if too few words match. A warning whose
    /// template matches completely takes precedence.
    func match(_ text: Scalars) -> Match? {
        let words = WarningMatcher.words(text.string)
        var best: Match?
        for index in candidates(for: words) {
            guard let match = WarningMatcher.match(patterns[index], words) else { continue }
            if best.map({ ($0.isWhole ? 1 : 0, $0.words) < (match.isWhole ? 1 : 0, match.words) }) ?? true {
                best = match
            }
        }
        return best
    }

    /// Returns the positions of the patterns whose first words occur in `words`. No other pattern can match.
    func candidates(for words: [String]) -> [Int] {
        let found = words.indices.flatMap { index in
            (starts[WarningMatcher.start(words[index...])] ?? []) + (starts[words[index]] ?? [])
        }
        return Set(found).sorted()
    }

    private static func start(_ words: some Collection<String>) -> String {
        words.prefix(2).joined(separator: " ")
    }

    private static func match(_ pattern: Pattern, _ words: [String]) -> Match? {
        var index = 0
        var matched = 0
        var before = 0
        for (number, run) in pattern.runs.enumerated() {
            let (length, end) = longest(run, words, from: index)
            matched += length
            if number == 0 {
                let start = max(0, end - length - pattern.lead)
                before = words[..<start].reduce(0) { $0 + $1.utf8.count }
            }
            guard length == run.count else {
                let isEnough = matched >= 10 || matched >= 6 && matched * 5 >= pattern.count * 3
                return isEnough && length > 0 || matched >= 10
                    ? Match(warning: pattern.warning, isWhole: false, words: matched, before: before) : nil
            }
            index = end
        }
        return Match(warning: pattern.warning, isWhole: true, words: matched, before: before)
    }

    /// Returns the largest number of words from the start of `run` that occur one after another in `words`, and the
    /// position after them. The search begins at the position `from`.
    private static func longest(_ run: [String], _ words: [String], from: Int) -> (Int, Int) {
        var best = (0, from)
        var start = from
        while start < words.count, best.0 < run.count {
            if words[start] == run[0] {
                var length = 1
                while length < run.count, start + length < words.count, words[start + length] == run[length] {
                    length += 1
                }
                if length > best.0 { best = (length, start + length) }
            }
            start += 1
        }
        return best
    }

    /// Returns the literal parts of a template, without a category, `Warning:`, or `Warning once only:` at its start.
    private static func literals(of template: UIKitWarning.Template) -> [String] {
        var text = template.text[...]
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") { text = text[text.index(after: end)...] }
        if text.hasPrefix("Warning: ") { text = text.dropFirst(9) }
        if text.hasPrefix(" Warning once only: ") { text = text.dropFirst(20) }
        var pieces: [String] = [""]
        var isInside = false
        for character in text {
            if character == "{" {
                isInside = true
                pieces.append("")
            } else if character == "}" {
                isInside = false
            } else if !isInside {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces
    }

    /// Returns the first characters of a literal part, from its first letter and in lowercase, as text to scan for.
    private static func opening(_ literal: String) -> String {
        let start = literal.lowercased().drop { !$0.isLetter }
        return String(start.prefix(22).prefix { $0.isASCII && $0 != "<" && $0 != ">" })
    }

    /// Returns the words of `text` in lowercase. Apostrophes are removed. Blanks and all other punctuation separate
    /// words.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var current = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCIIWord || scalar.value > 0x7F && scalar.isWord {
                current.unicodeScalars.append(scalar.lower)
            } else if scalar != "'" && scalar != "’" {
                if !current.isEmpty { words.append(current) }
                current = ""
            }
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    /// Returns the object that the warning is about, as printed, or nil if `text` doesn't name this object.
    static func subject(of match: Match, in text: Scalars) -> ObjectDescription? {
        guard let subject = match.warning.subject, let template = match.warning.templates.first else { return nil }
        let names = template.placeholders.filter { $0.first?.isUppercase == true }
        guard let index = names.firstIndex(of: subject) else { return nil }
        let objects = ObjectDescription.all(in: text).map(\.object)
        guard index < objects.count, !objects[index].className.isEmpty else { return nil }
        return objects[index]
    }
}

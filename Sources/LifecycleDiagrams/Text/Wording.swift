/// The words of a drawing, as a key for translations, with the values in them: `"step \(2)"` has the key `step %` and the
/// value `2`.
struct Wording: ExpressibleByStringInterpolation {
    private(set) var key = ""
    private(set) var values: [String] = []

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var wording: Wording

        init(literalCapacity: Int, interpolationCount: Int) { wording = Wording("") }

        mutating func appendLiteral(_ literal: String) { wording.key += literal }

        mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            wording.key += "%"
            wording.values.append(value.description)
        }
    }

    init(stringLiteral key: String) { self.init(key) }

    init(stringInterpolation: StringInterpolation) { self = stringInterpolation.wording }

    /// Creates words with a key from a table, such as the title of a verb.
    init(_ key: String, _ values: String...) { (self.key, self.values) = (key, values) }

    /// Returns `text` with the values in place of `%`, in order, and of `%1`, `%2`, and so on.
    func filled(_ text: some StringProtocol) -> String {
        if values.isEmpty { return String(text) }
        var (result, next, rest) = ("", 0, text[...])
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            var position = next
            if let number = rest.first?.wholeNumberValue, rest.first?.isASCII == true {
                (position, rest) = (number - 1, rest.dropFirst())
            } else {
                next += 1
            }
            result += values.indices.contains(position) ? values[position] : "%"
        }
        return result + rest
    }
}

/// A language of the words in drawings. The names of UIKit's types and methods, and text from inputs, stay as they are.
public enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case chinese = "zh-Hans"
    case japanese = "ja"

    /// The translations, by key, or an empty dictionary for English.
    var translations: [String: String] { Language.tables[self] ?? [:] }

    /// The keys that have translations.
    public static var keys: [String] { (tables[Language.chinese] ?? [:]).keys.sorted() }

    private static let tables = parsed(Translations.text)

    /// Parses lines with English words, each followed by indented lines with a language and its words.
    private static func parsed(_ text: String) -> [Language: [String: String]] {
        var (tables, key) = ([Language: [String: String]](), "")
        for line in text.split(separator: "\n") {
            guard line.hasPrefix("  "), let colon = line.firstRange(of: ": ") else {
                key = unquoted(line)
                continue
            }
            guard let language = Language(rawValue: String(line[..<colon.lowerBound].drop { $0 == " " })) else {
                continue
            }
            tables[language, default: [:]][key] = unquoted(line[colon.upperBound...])
        }
        return tables
    }

    private static func unquoted(_ words: Substring) -> String {
        let isQuoted = words.count > 1 && words.hasPrefix("\"") && words.hasSuffix("\"")
        return String(isQuoted ? words.dropFirst().dropLast() : words).replacing("\\n", with: "\n")
    }
}

extension DiagramOptions {
    /// Returns words in the language of the drawing.
    subscript(_ wording: Wording) -> String { wording.filled(translation(of: wording.key) ?? wording.key) }

    /// Returns a number with its noun, such as `2 steps`.
    func count(_ number: Int, _ noun: String) -> String {
        translation(of: "% " + noun).map { Wording("", "\(number)").filled($0) } ?? number.counting(noun)
    }

    /// Returns a list of names, such as `nav, home, and detail`.
    func list(_ names: [String]) -> String {
        isTranslated ? row(names) : NameList.sentence(names)
    }

    /// Returns a list of names for a line that a drawing wraps.
    func row(_ names: some Collection<String>) -> String {
        guard isTranslated else { return NameList.row(names) }
        // Chinese separates names by another comma than clauses.
        let (others, comma) = (names.count - 40, self["\(""), \("")"])
        return names.prefix(40).joined(separator: comma) + (others > 0 ? comma + count(others, "other") : "")
    }

    /// Returns a text with a capital at the start, if it is English. In Chinese and Japanese, only names have letters with
    /// a case, such as iOS 17, and they stay as they are.
    func capitalized(_ text: String) -> String { language == .english ? text.capitalizedFirst : text }

    /// Whether words can differ from those in the code.
    var isTranslated: Bool { language != .english || !words.isEmpty }

    private func translation(of key: String) -> String? {
        isTranslated ? words[key] ?? language.translations[key] : nil
    }
}

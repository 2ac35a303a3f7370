import LifecycleModel
import LifecycleReaders
import Lifeline
import Yams

/// A key of the settings file, which `--set` and some options can also set.
struct Setting: Sendable {
    /// A part of the settings file. The keys of ``check`` stand at the top level of the file.
    enum Section: String, CaseIterable, Sendable { case check, drawings, logs }

    /// The type of a value, for the check of values, the JSON Schema, and completions.
    enum Kind: Sendable, Equatable {
        case flag
        /// True, false, or a word.
        case flagOr(String)
        case text, integer, number, colors, replacements, severities
        case word([String])
        case words([String])
        /// A list of callbacks, or of groups such as these words.
        case callbacks([String])
        case patterns
    }

    /// An error message about a value, in lowercase and without a period.
    struct Problem {
        let text: String
        /// The value, or nil for the whole value of the key.
        var node: Node?
        /// The offset of the error in the value, in characters.
        var offset: Int?

        init(_ text: String, at node: Node? = nil, offset: Int? = nil) {
            (self.text, self.node, self.offset) = (text, node, offset)
        }
    }

    let name: String
    let section: Section
    let kind: Kind
    /// The meaning, for the help and the schema, without a period.
    let summary: String
    /// The value by default, in words, for the help.
    let standard: String?
    /// A function that sets a value and returns the problems with it.
    let set: @Sendable (inout Settings, Node) -> [Problem]

    init(
        _ name: String, in section: Section = .drawings, _ kind: Kind, _ summary: String,
        default standard: String? = nil,
        set: @escaping @Sendable (inout Settings, Node) -> [Problem]
    ) {
        (self.name, self.section, self.kind, self.summary, self.standard) = (name, section, kind, summary, standard)
        self.set = { settings, value in
            let empty = Setting.scalars(value).first { $0.string == "" }
            return empty.map { [Problem("a value is empty", at: $0)] } ?? set(&settings, value)
        }
    }

    /// Returns the scalars in a value, without the keys of mappings.
    private static func scalars(_ value: Node) -> [Node] {
        if let list = value.sequence { return list.flatMap(scalars) }
        return value.mapping.map { $0.flatMap { scalars($0.value) } } ?? [value]
    }

    /// The name with its section, as `--set` accepts it.
    var path: String { section == .check ? name : "\(section.rawValue).\(name)" }

    /// The summary, the words that a value can consist of, and the default.
    var meaning: String {
        let values = choices.isEmpty || choices.count > 20 ? "" : ": " + choices.joined(separator: ", ")
        return "\(summary)\(values)." + (standard.map { " (default: \($0))" } ?? "")
    }

    static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

    /// Returns the setting that an option is named after: `--page-size` or `--pageSize` for `pageSize`.
    static func named(option: some StringProtocol) -> Setting? {
        let words = option.drop { $0 == "-" }.split(separator: "-")
        return named(
            words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined())
    }

    /// The words that a value can consist of, or an empty array if there is no fixed list.
    var choices: [String] {
        switch kind {
        case .word(let words), .words(let words), .callbacks(let words): words
        case .flag: ["true", "false"]
        case .flagOr(let word): ["true", "false", word]
        case .severities: Severity.allCases.map(\.rawValue)
        default: []
        }
    }

    /// Whether an option without a value means true.
    var isFlag: Bool {
        switch kind {
        case .flag, .flagOr: true
        default: false
        }
    }

    /// Returns a value that was written on the command line, as it would be in the settings file, such as a list for
    /// words between commas.
    func value(_ text: String) -> Node {
        switch kind {
        case .words, .callbacks, .severities:
            let words = text.split(separator: ",", omittingEmptySubsequences: false)
            return Node(words.map { Node(String($0.drop { $0 == " " })) })
        case .colors, .replacements:
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 ? Node([(Node(parts[0]), Node(parts[1]))]) : Node(text)
        default: return Node(text)
        }
    }

    /// Returns the words of a value: the elements of a list, the `key=value` pairs of a mapping, or a single word.
    static func words(_ value: Node) -> [String] {
        if let list = value.sequence { return list.flatMap(words) }
        if let mapping = value.mapping {
            return mapping.map { "\($0.key.string ?? "")=\(words($0.value).joined(separator: "/"))" }
        }
        return value.string.map { [$0] } ?? []
    }

    /// Returns a message about an unknown word, with a suggestion.
    static func unknown(_ what: String, _ word: String, _ words: [String]) -> String {
        "unknown \(what) '\(word)'" + Suggestion.hint(word, among: words)
    }
}

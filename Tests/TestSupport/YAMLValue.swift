/// A YAML document as a value that can be reduced.
public indirect enum YAMLValue: Sendable, Hashable {
    case word(String)
    case list([YAMLValue])
    case map([Entry])

    /// An entry of a mapping.
    public struct Entry: Sendable, Hashable {
        public let key: String
        public let value: YAMLValue

        public init(_ key: String, _ value: YAMLValue) { (self.key, self.value) = (key, value) }
    }

    /// The text of the document, with a line for each entry of the two upper levels.
    public var text: String {
        guard case .map(let entries) = self else { return inline + "\n" }
        return entries.map { entry in
            switch entry.value {
            case .map(let below) where !below.isEmpty:
                "\(entry.key):\n" + below.map { "  \($0.key): \($0.value.inline)\n" }.joined()
            case .list(let below) where !below.isEmpty:
                "\(entry.key):\n" + below.map { "  - \($0.inline)\n" }.joined()
            default: "\(entry.key): \(entry.value.inline)\n"
            }
        }.joined()
    }

    private var inline: String {
        switch self {
        case .word(let word): word
        case .list(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
        case .map(let entries): "{" + entries.map { "\($0.key): \($0.value.inline)" }.joined(separator: ", ") + "}"
        }
    }

    /// Smaller documents, each without half of a list or mapping or without one element, starting with the largest
    /// reductions.
    public var smaller: [YAMLValue] {
        switch self {
        case .word: []
        case .list(let elements):
            YAMLValue.cuts(elements).map(YAMLValue.list)
                + elements.indices.flatMap { place in
                    elements[place].smaller.map { less in
                        var rest = elements
                        rest[place] = less
                        return .list(rest)
                    }
                }
        case .map(let entries):
            YAMLValue.cuts(entries).map(YAMLValue.map)
                + entries.indices.flatMap { place in
                    entries[place].value.smaller.map { less in
                        var rest = entries
                        rest[place] = Entry(entries[place].key, less)
                        return .map(rest)
                    }
                }
        }
    }

    private static func cuts<Element>(_ list: [Element]) -> [[Element]] {
        let half = list.count / 2
        let halves = half > 0 ? [Array(list[half...]), Array(list[..<half])] : []
        return halves + list.indices.map { place in Array(list[..<place] + list[(place + 1)...]) }
    }

    /// Reduces the document repeatedly, and returns the smallest document found for which `fails` returns true.
    public func shrunk(while fails: (YAMLValue) throws -> Bool) rethrows -> YAMLValue {
        var smallest = self
        while let less = try smallest.smaller.first(where: fails) { smallest = less }
        return smallest
    }
}

/// Functions that return parts of sentences.
enum Phrase {
    /// Returns a list of names, such as `nav, home, and detail`. In a list of more than six names, the names after the
    /// fifth are only counted.
    static func list(_ names: [String]) -> String {
        let limit = 5
        let shown = names.count > limit + 1 ? names.prefix(limit) + ["\(names.count - limit) others"] : names[...]
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + (shown.count > 2 ? ", and " : " and ") + last
    }

    /// Returns a number with its noun, such as `1 step` or `2 steps`.
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Parts of sentences.
enum Phrase {
    /// Names as a list: `nav, home and detail`. From the sixth name on only their number.
    static func list(_ names: [String]) -> String {
        let limit = 5
        let shown = names.count > limit + 1 ? names.prefix(limit) + ["\(names.count - limit) others"] : names[...]
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " and " + last
    }

    /// A number of things: `1 step`, `2 steps`.
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Functions that return lists of names for sentences and lines.
enum NameList {
    /// Returns a list of names, such as `nav, home, and detail`. In a list of more than six names, the names after the
    /// fifth are only counted.
    static func sentence(_ names: [String]) -> String {
        let limit = 5
        let shown = names.count > limit + 1 ? names.prefix(limit) + ["\(names.count - limit) others"] : names[...]
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + (shown.count > 2 ? ", and " : " and ") + last
    }

    /// Returns a list of names for a line that a drawing wraps, such as `nav, home, detail`. A longer list than a reader
    /// follows ends in a number, as in `nav, home, and 900 others`: it has at most 40 names and 2,000 characters.
    static func row(_ names: some Collection<String>) -> String {
        var (row, count) = ("", 0)
        for name in names {
            guard count < 40, row.utf8.count + name.utf8.count <= 2_000 || count == 0 else { break }
            row += count == 0 ? name : ", " + name
            count += 1
        }
        let others = names.count - count
        return others == 0 ? row : row + ", and " + others.counting("other")
    }
}

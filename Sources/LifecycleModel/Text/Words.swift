extension Int {
    /// Returns the number with a noun, such as `1 step` or `2 steps`.
    package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension StringProtocol {
    /// The text with its first letter in uppercase.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The text with its first letter in lowercase.
    package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Functions for a command in a message, which the user can paste into a shell.
enum ShellCommand {
    /// Returns the words of an option, or no words if the option isn't given.
    static func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }

    /// Returns the first three paths, with an ellipsis if there are more.
    static func paths(_ paths: [String]) -> [String] { paths.count > 3 ? paths.prefix(3) + ["…"] : paths }

    /// Returns the words, separated by spaces. Words with other characters than those of most paths and settings are in double
    /// quotation marks.
    static func text(_ words: [String]) -> String {
        words.map { word in
            let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:+@%#~…".contains($0) }
            return isPlain && !word.isEmpty
                ? word : "\"\(word.map { "\\\"$`".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
        }.joined(separator: " ")
    }
}

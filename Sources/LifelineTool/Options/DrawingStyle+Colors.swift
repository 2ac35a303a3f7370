import LifecycleDiagrams
import LifecycleReaders

extension DrawingStyle {
    /// Sets a color from a word such as `appeared=#1f7a43/#46b873`. Returns false if the word is invalid.
    static func set(_ word: String, in colors: inout DrawingColors) -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let values = (parts.count == 2 ? parts[1] : "").split(separator: "/", omittingEmptySubsequences: false).map(
            String.init)
        guard (1...2).contains(values.count) else { return false }
        return colors.set(parts[0], light: values[0], dark: values[values.count - 1])
    }

    /// Returns an error message if a word doesn't set a valid color, or nil if it does.
    ///
    /// - Parameter isSetting: Whether the word comes from a settings file, where an unquoted `#` begins a comment.
    static func problem(inColor word: String, isSetting: Bool = false) -> String? {
        var colors = DrawingColors()
        if set(word, in: &colors) { return nil }
        let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
        guard DrawingColors.names.contains(name) else {
            return "unknown color '\(name)'" + Suggestion.hint(name, among: DrawingColors.names)
        }
        if isSetting {
            return "'\(word)' is not a color; write \(name): '#rrggbb', or \(name): ['#rrggbb', '#rrggbb'] for light "
                + "and dark pages"
        }
        return "'\(word)' is not a color; write \(name)=#rrggbb, or \(name)=#rrggbb/#rrggbb for light and dark pages"
    }
}

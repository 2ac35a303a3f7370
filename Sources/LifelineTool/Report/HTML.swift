extension String {
    /// Returns the text with escapes for some of its Unicode scalars. A mark that combines with such a scalar makes
    /// another `Character`, but doesn't change the scalar's meaning in a format.
    func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let escape = escapes[scalar] { text += escape } else { text.unicodeScalars.append(scalar) }
        }
    }
}

enum HTML {
    /// Returns the text as one line, escaped for element content and quoted attributes.
    static func escaped(_ text: String) -> String {
        PrintableText.line(text).escaped(entities)
    }

    private static let entities: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]

    /// Returns a name for IDs and URLs that consists of letters, digits, and hyphens. For an empty text, the name is
    /// `run`.
    static func slug(_ text: String) -> String {
        let plain = text.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isPlain ? Character(scalar) : "-"
        }
        return plain.isEmpty ? "run" : String(plain)
    }
}

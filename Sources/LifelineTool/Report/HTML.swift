enum HTML {
    /// Returns the text as one line, escaped for element content and quoted attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PrintableText.line(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

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

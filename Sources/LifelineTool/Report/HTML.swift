/// Texts as HTML that is well-formed XML too.
enum HTML {
    /// A text as it may stand between tags or inside a quoted attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in Console.printable(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A name that may stand in an id and in an address: letters, digits and hyphens.
    static func slug(_ text: String) -> String {
        let plain = text.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isPlain ? Character(scalar) : "-"
        }
        return plain.isEmpty ? "run" : String(plain)
    }
}

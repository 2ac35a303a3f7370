/// The syntax of message templates: literal text, and placeholders in braces.
enum WarningTemplate {
    struct Part {
        var literal = ""
        var name: String?
    }

    /// Returns the parts of a template in order. An unclosed brace is literal text.
    static func parts(of template: String) -> [Part] {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(Part(literal: String(rest[..<open]))) }
            parts.append(Part(name: String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(Part(literal: String(rest))) }
        return parts
    }

    /// Returns the template with its placeholders replaced. The placeholder `addr` stands for the address of the
    /// preceding object. If the address is unknown, the separator before the placeholder is also removed.
    static func filled(_ template: String, _ values: [String: String]) -> String {
        var text = ""
        var object = ""
        for part in parts(of: template) {
            switch part.name {
            case nil: text += part.literal
            case "addr":
                if let address = values[object + ".addr"] { text += address } else { dropSeparator(&text) }
            case let name?:
                object = name
                text += values[name] ?? unknown(name)
            }
        }
        return nulls(in: text)
    }

    private static let missing = "\u{0}"

    /// Returns the text for a placeholder without a value. If the name begins with an uppercase letter, the text is a
    /// mark that `nulls(in:)` replaces with `(null)` or `?`. Otherwise, the text is an ellipsis.
    private static func unknown(_ name: String) -> String {
        name.first.map { $0.isUppercase } == true ? missing : "…"
    }

    private static func dropSeparator(_ text: inout String) {
        while let last = text.last, last == " " || last == ":" { text.removeLast() }
    }

    private static func nulls(in text: String) -> String {
        var result = ""
        for character in text {
            if character == ">", result.hasSuffix("<" + missing) {
                result.removeLast(2)
                result += "(null)"
            } else {
                result.append(character)
            }
        }
        return String(result.map { $0 == "\u{0}" ? "?" : $0 })
    }
}

/// A writer of JSON text that doesn't build a tree.
package struct JSONText: Sendable {
    package private(set) var text = ""
    private var needsComma = false

    package init() {}

    /// Writes an object, with its name if it is a member.
    package mutating func object(_ name: String? = nil, _ body: (inout JSONText) -> Void) {
        if let name { key(name) }
        enclosed("{", "}", body)
    }

    /// Writes an array, with its name if it is a member.
    package mutating func array(_ name: String? = nil, _ body: (inout JSONText) -> Void) {
        if let name { key(name) }
        enclosed("[", "]", body)
    }

    /// Writes the name of a member. The caller writes the value next.
    package mutating func key(_ name: String) {
        separate()
        quote(name)
        text += ":"
        needsComma = false
    }

    package mutating func value(_ string: String?) {
        separate()
        if let string { quote(string) } else { text += "null" }
    }

    package mutating func value(_ number: Int?) {
        separate()
        text += number.map(String.init) ?? "null"
    }

    package mutating func value(_ flag: Bool?) {
        separate()
        text += flag.map { $0 ? "true" : "false" } ?? "null"
    }

    package mutating func member(_ name: String, _ string: String?) {
        guard let string else { return }
        key(name)
        value(string)
    }

    package mutating func member(_ name: String, _ strings: [String]) {
        array(name) { list in for string in strings { list.value(string) } }
    }

    package mutating func member(_ name: String, _ number: Int?) {
        guard let number else { return }
        key(name)
        value(number)
    }

    package mutating func member(_ name: String, _ flag: Bool?) {
        guard let flag else { return }
        key(name)
        value(flag)
    }

    /// Writes seconds with at most six decimals and no trailing zeros.
    package mutating func member(_ name: String, seconds: Double?) {
        guard let seconds else { return }
        key(name)
        separate()
        text += JSONText.decimal(seconds)
    }

    /// Writes a member whose value is a string or null.
    package mutating func pair(_ name: String, _ string: String?) {
        key(name)
        value(string)
    }

    /// Writes an array of objects, one for each element.
    package mutating func list<Element>(
        _ name: String, _ elements: some Sequence<Element>, _ body: (Element, inout JSONText) -> Void
    ) {
        array(name) { array in for element in elements { array.object { body(element, &$0) } } }
    }

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }

    private mutating func enclosed(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
        separate()
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Returns a number, such as seconds or points, as text with at most six decimals and no trailing zeros. Returns
    /// `0` for a value that is not finite or has more than 12 digits before the decimal point.
    package static func decimal(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "0" }
        let micros = Int64((abs(seconds) * 1_000_000).rounded())
        var fraction = String(micros % 1_000_000)
        fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let sign = seconds < 0 && micros > 0 ? "-" : ""
        return sign + String(micros / 1_000_000) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

import LifecycleModel

/// A JSON value whose members keep their order, for readable output.
indirect enum SchemaValue: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    case string(String)
    case bool(Bool)
    case number(Int)
    case array([SchemaValue])
    case object([(String, SchemaValue)])

    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, SchemaValue)...) { self = .object(elements) }

    /// Creates a list of words.
    static func words(_ words: [String]) -> SchemaValue { .array(words.map(SchemaValue.string)) }

    /// Creates a reference to a definition.
    static func reference(_ name: String) -> SchemaValue { ["$ref": .string("#/$defs/" + name)] }

    /// Returns the object with additional members.
    func adding(_ more: [(String, SchemaValue)]) -> SchemaValue {
        if case .object(let members) = self { .object(members + more) } else { self }
    }

    /// Returns the value as indented text. A list or an object is on one line if its text and the indentation together
    /// have at most 110 characters.
    func text(indent: String = "") -> String {
        let inner = indent + "  "
        let line = compact
        switch self {
        case .array(let elements) where !isShort(line, indent):
            return "[\n" + elements.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where !isShort(line, indent):
            let lines = members.map { "\(inner)\(SchemaValue.quoted($0)): \($1.text(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default: return line
        }
    }

    private func isShort(_ line: String, _ indent: String) -> Bool { line.count + indent.count <= 110 }

    private var compact: String {
        switch self {
        case .string(let text): SchemaValue.quoted(text)
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): String(number)
        case .array(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
        case .object(let members):
            "{ " + members.map { "\(SchemaValue.quoted($0)): \($1.compact)" }.joined(separator: ", ") + " }"
        }
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONText()
        json.value(text)
        return json.text
    }
}

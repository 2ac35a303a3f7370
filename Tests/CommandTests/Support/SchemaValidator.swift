import Foundation
import Yams

/// A validator of YAML for the subset of JSON Schema that `lifeline schema` writes. Other keywords are errors.
struct SchemaValidator {
    private let root: [String: Any]
    private let definitions: [String: Any]
    private let cache = Patterns()

    /// The compiled patterns, which are few but long.
    private final class Patterns {
        var compiled: [String: NSRegularExpression] = [:]
    }

    struct Unknown: Error { let keyword: String }

    init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        definitions = root["$defs"] as? [String: Any] ?? [:]
    }

    /// Returns the names of all definitions, and the names to which a `$ref` refers.
    func definitionNames() -> (all: Set<String>, used: Set<String>) {
        var used: Set<String> = []
        func walk(_ value: Any) {
            if let object = value as? [String: Any] {
                if let name = object["$ref"] as? String { used.insert(String(name.dropFirst("#/$defs/".count))) }
                for child in object.values { walk(child) }
            }
            for child in value as? [Any] ?? [] { walk(child) }
        }
        walk(root)
        return (Set(definitions.keys), used)
    }

    func accepts(_ yaml: String) throws -> Bool {
        guard let node = try Yams.compose(yaml: yaml) else { return false }
        return try accepts(Value(node), root)
    }

    /// A YAML value as JSON, according to the core schema of YAML 1.2.
    indirect enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([Value])
        case object([(String, Value)])

        init(_ node: Node) {
            switch node {
            case .sequence(let list): self = .array(list.map(Value.init))
            case .mapping(let map): self = .object(map.map { ($0.key.string ?? "", Value($0.value)) })
            case .scalar(let scalar) where scalar.style == .plain:
                switch scalar.string {
                case "", "~", "null": self = .null
                case "true", "false": self = .bool(scalar.string == "true")
                default: self = Double(scalar.string).map(Value.number) ?? .string(scalar.string)
                }
            case .scalar(let scalar): self = .string(scalar.string)
            case .alias: self = .null
            }
        }

        var type: String {
            switch self {
            case .null: "null"
            case .bool: "boolean"
            case .number: "number"
            case .string: "string"
            case .array: "array"
            case .object: "object"
            }
        }
    }

    private func accepts(_ value: Value, _ schema: Any) throws -> Bool {
        if let allowed = schema as? Bool { return allowed }
        for (keyword, rule) in schema as? [String: Any] ?? [:] where try !holds(keyword, rule, value, schema) {
            return false
        }
        return true
    }

    private func holds(_ keyword: String, _ rule: Any, _ value: Value, _ schema: Any) throws -> Bool {
        switch (keyword, value) {
        case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return true
        case ("$ref", _):
            let name = (rule as? String)?.replacing("#/$defs/", with: "") ?? ""
            return try definitions[name].map { try accepts(value, $0) } ?? false
        case ("type", _): return ((rule as? [String]) ?? [rule as? String ?? ""]).contains(value.type)
        case ("enum", .string(let word)): return (rule as? [String])?.contains(word) == true
        case ("enum", _): return false
        case ("anyOf", _): return try (rule as? [Any])?.contains { try accepts(value, $0) } == true
        case ("not", _): return try !accepts(value, rule)
        case ("pattern", .string(let word)): return try matches(word, rule as? String ?? "")
        case ("minimum", .number(let number)): return number >= (rule as? Double ?? .infinity)
        case ("exclusiveMaximum", .number(let number)): return number < (rule as? Double ?? 0)
        case ("items", .array(let values)): return try values.allSatisfy { try accepts($0, rule) }
        case ("required", .object(let members)):
            return (rule as? [String])?.allSatisfy { name in members.contains { $0.0 == name } } == true
        case ("propertyNames", .object(let members)):
            return try members.allSatisfy { try accepts(.string($0.0), rule) }
        case ("properties", .object(let members)):
            let rules = rule as? [String: Any] ?? [:]
            return try members.allSatisfy { name, value in try rules[name].map { try accepts(value, $0) } ?? true }
        case ("additionalProperties", .object(let members)):
            let known = (schema as? [String: Any])?["properties"] as? [String: Any] ?? [:]
            return try members.allSatisfy { name, value in try known[name] != nil || accepts(value, rule) }
        case ("pattern", _), ("minimum", _), ("exclusiveMaximum", _), ("items", _), ("required", _),
            ("propertyNames", _), ("properties", _), ("additionalProperties", _):
            return true
        default: throw Unknown(keyword: keyword)
        }
    }

    private func matches(_ word: String, _ pattern: String) throws -> Bool {
        let expression = try cache.compiled[pattern] ?? NSRegularExpression(pattern: pattern)
        cache.compiled[pattern] = expression
        return expression.firstMatch(in: word, range: NSRange(word.startIndex..., in: word)) != nil
    }
}

import Foundation
import LifecycleDiagrams

/// The JSON Schema for the settings file, made from ``Setting/all``.
enum SettingsSchema {
    static func text() throws -> String {
        var properties = keys(of: .check)
        for section in Setting.Section.allCases where section != .check {
            properties[section.rawValue] = [
                "type": "object", "description": "Settings for \(section.rawValue).", "additionalProperties": false,
                "properties": keys(of: section),
            ]
        }
        let schema: [String: Any] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Lifeline settings", "type": "object",
            "additionalProperties": false, "properties": properties,
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self)
            + "\n"
    }

    private static func keys(of section: Setting.Section) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Setting.all.filter { $0.section == section }.map { ($0.name, property($0)) })
    }

    private static func property(_ key: Setting) -> [String: Any] {
        let texts = ["type": ["string", "array"]]
        var property: [String: Any] =
            switch key.kind {
            case .flag: ["type": "boolean"]
            case .flagOr(let word): ["enum": [true, false, word] as [Any]]
            case .text, .number: ["type": ["string", "number"]]
            case .integer: ["type": "integer"]
            case .word(let words): ["enum": words]
            case .words(let words) where words.isEmpty: texts
            case .callbacks: texts
            case .words(let words): ["anyOf": [["enum": words], ["type": "array", "items": ["enum": words]]]]
            case .severities: ["type": ["string", "array", "object"]]
            case .patterns: ["type": "array", "items": ["type": "string"]]
            case .colors: colors
            case .replacements: ["type": "object", "additionalProperties": ["type": "string"]]
            }
        property["description"] = key.summary + "."
        return property
    }

    private static var colors: [String: Any] {
        let color: [String: Any] = ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"]
        let pair: [String: Any] = ["type": "array", "items": color, "minItems": 1, "maxItems": 2]
        return [
            "type": "object", "propertyNames": ["enum": DrawingColors.names],
            "additionalProperties": ["anyOf": [color, pair]],
        ]
    }
}

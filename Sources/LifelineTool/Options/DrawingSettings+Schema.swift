import Foundation
import LifecycleDiagrams

extension DrawingSettings {
    /// Returns the JSON Schema for the settings file.
    static func schema() throws -> String {
        let words: [String: Any] = ["type": ["string", "array", "object"]]
        var properties: [String: Any] = Dictionary(uniqueKeysWithValues: CheckConfiguration.keys.map { ($0, words) })
        properties["minCoverage"] = ["type": "integer", "minimum": 0, "maximum": 100]
        properties[SettingsFile.drawings] = [
            "type": "object", "description": "Defaults for drawings.", "additionalProperties": false,
            "properties": Dictionary(uniqueKeysWithValues: keys.map { ($0.name, property($0)) }),
        ]
        let pattern: [String: Any] = ["type": "string", "pattern": "\\{callback\\}"]
        properties[LogSettings.key] = [
            "type": "object", "description": "Settings for reading logs.", "additionalProperties": false,
            "properties": [
                LogSettings.keys[0]: [
                    "description":
                        "Patterns for log lines, with {callback} and, optionally, {controller} and {address}.",
                    "type": "array", "items": pattern,
                ]
            ],
        ]
        let schema: [String: Any] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Lifeline settings", "type": "object",
            "additionalProperties": false, "properties": properties,
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self)
            + "\n"
    }

    private static func property(_ key: Key) -> [String: Any] {
        var property: [String: Any] = ["description": key.summary + "."]
        switch key.name {
        case "colors":
            let color: [String: Any] = ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"]
            let pair: [String: Any] = ["type": "array", "items": color, "minItems": 1, "maxItems": 2]
            property["type"] = "object"
            property["propertyNames"] = ["enum": DrawingColors.names]
            property["additionalProperties"] = ["anyOf": [color, pair]]
        case "diagrams", "formats":
            property["type"] = "array"
            property["items"] = ["enum": key.choices]
        default:
            if key.choices == ["true", "false"] {
                property["type"] = "boolean"
            } else if !key.choices.isEmpty {
                property["enum"] = key.choices
            } else {
                property["type"] = ["string", "number"]
            }
        }
        return property
    }
}

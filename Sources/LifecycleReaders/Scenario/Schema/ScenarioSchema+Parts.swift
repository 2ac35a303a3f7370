import LifecycleModel
import LifecycleScenario

extension ScenarioSchema {
    /// Returns the schema for a part of the format.
    static func definition(of part: ScenarioKey.Part) -> SchemaValue {
        switch part {
        case .scenario: mapping(ScenarioDecoder.topKeys, required: ["steps"])
        case .version: version
        case .device: mapping(ScenarioDecoder.deviceKeys)
        case .controllers: controllers
        case .controller: ["anyOf": [["type": ["string", "number", "null"]], mapping(ScenarioDecoder.controllerKeys)]]
        case .overrides:
            [
                "type": "object", "propertyNames": .reference("callback"),
                "additionalProperties": .reference("steps"),
            ]
        case .callsSuper:
            ["anyOf": [.reference("flag"), ["type": "array", "items": .reference("callback")]]]
        case .steps: list(of: .reference("step"))
        case .step: anyStep
        case .expectations: expectations
        case .expectation: mapping(ScenarioDecoder.expectationKeys)
        case .qualified: ["type": "string", "pattern": .string("^.+\\.(\(callbackPattern))$")]
        case .entries: list(of: ["type": "string", "pattern": .string("^(.+\\.)?(\(callbackPattern))$")])
        case .states:
            ["type": "object", "additionalProperties": ["enum": .words(AppearanceState.allCases.map(\.rawValue))]]
        case .flags:
            list(of: ["type": "object", "propertyNames": .reference("qualified"), "additionalProperties": flags])
        case .diagnostics: list(of: .reference("text"))
        case .callback: ["enum": .words(Callback.knownWords)]
        case .size: ["type": "string", "pattern": "^[0-9.]+[x×][0-9.]+$"]
        case .tasks: ["type": "object", "additionalProperties": ["enum": ["running", "ended"]]]
        case .sizes: ["type": "object", "additionalProperties": .reference("size")]
        case .nib: ["anyOf": [.reference("text"), mapping(ScenarioDecoder.nibKeys)]]
        case .deliveries: list(of: mapping(ScenarioDecoder.deliveryKeys))
        }
    }

    /// The schema for a supported version, such as `17` or `17.2`.
    private static var version: SchemaValue {
        let majors = (IOSVersion.oldest.major...IOSVersion.newest.major).map(String.init).joined(separator: "|")
        return [
            "anyOf": [
                [
                    "type": "number", "minimum": .number(IOSVersion.oldest.major),
                    "exclusiveMaximum": .number(IOSVersion.newest.major + 1),
                ],
                ["type": "string", "pattern": .string("^(\(majors))(\\.[0-9]+){0,2}$")],
            ]
        ]
    }

    private static var controllers: SchemaValue {
        [
            "type": "object", "propertyNames": ["not": ["enum": .words(ScenarioDecoder.reserved)]],
            "additionalProperties": .reference("controller"),
        ]
    }

    /// The schema for expectations. A list of callbacks is an order, a mapping is one expectation, and a list of
    /// mappings contains several expectations.
    private static var expectations: SchemaValue {
        [
            "anyOf": [
                .reference("expectation"), ["type": "array", "items": .reference("expectation")],
                list(of: .reference("qualified")),
            ]
        ]
    }

    /// The schema for the flags and arguments of a callback. A flag can have its current name or its name in an
    /// earlier SDK.
    private static var flags: SchemaValue {
        let names = AppearanceFlags.names.map(\.name)
        let former = names.filter { $0.hasSuffix("Parent") }.map { $0 + ScenarioDecoder.formerFlagEnding }
        let flags = (names + former).map { ($0, SchemaValue.reference("flag")) }
        let parent = ScenarioDecoder.flagArguments.map { name -> (String, SchemaValue) in
            (name, name == "animated" ? .reference("flag") : ["type": ["string", "number", "null"]])
        }
        return ["type": "object", "properties": .object(flags + parent), "additionalProperties": false]
    }

    /// All names of callbacks and marks, as alternatives in a regular expression.
    private static var callbackPattern: String {
        let words = Callback.knownWords + ScenarioDecoder.marks.keys.sorted()
        return words.map(escaped).joined(separator: "|")
    }

    private static func escaped(_ word: String) -> String {
        word.map { "().*+?[]{}|^$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

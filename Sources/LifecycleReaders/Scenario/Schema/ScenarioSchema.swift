import LifecycleModel

/// The JSON Schema (draft 2020-12) for the scenario format, created from the verbs and the decoder's tables.
///
/// The schema is independent of the scenario's controllers. Only the decoder checks whether a name is declared. Like
/// the decoder, the schema allows a single value instead of a list.
public enum ScenarioSchema {
    /// The schema as indented JSON.
    public static var text: String { root.text() + "\n" }

    private static var root: SchemaValue {
        let head: SchemaValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Lifeline scenario",
            "description": "The behavior of an iOS app's view controllers, with expectations.",
        ]
        let parts = ScenarioKey.Part.allCases.map { ($0.rawValue, definition(of: $0)) }
        let verbs = VerbSignature.all.map { (definitionName(of: $0), step($0)) }
        return head.adding([
            ("$ref", "#/$defs/scenario"), ("$defs", .object(words + parts + verbs)),
        ])
    }

    /// The definitions of simple values.
    private static let words: [(String, SchemaValue)] = [
        ("nothing", ["type": "null"]),
        ("text", ["type": ["string", "number", "boolean"]]),
        ("name", ["type": ["string", "number"]]),
        ("flag", ["type": "boolean"]),
        (
            "mask",
            [
                "anyOf": [
                    ["enum": .array((AutoresizingPart.allCases.map(\.rawValue) + ["none"]).map { .string($0) })],
                    [
                        "type": "array",
                        "items": ["enum": .array(AutoresizingPart.allCases.map { .string($0.rawValue) })],
                    ],
                ]
            ]
        ),
        (
            "frame",
            [
                "anyOf": [
                    ["type": "string", "pattern": "^-?[0-9.]+ *(, *-?[0-9.]+ *){3}$"],
                    ["type": "array", "items": ["type": "number"]], ["enum": ["fill"]],
                ]
            ]
        ),
    ]

    // MARK: Values

    /// Returns the schema for a key's value, with the key's description.
    private static func property(_ key: ScenarioKey) -> (String, SchemaValue) {
        (key.name, value(key.shape).adding([("description", .string(key.summary + "."))]))
    }

    private static func value(_ shape: ScenarioKey.Shape) -> SchemaValue {
        switch shape {
        case .text: .reference("text")
        case .texts: list(of: .reference("text"))
        case .flag: .reference("flag")
        case .controller: .reference("name")
        case .controllers: list(of: .reference("name"))
        case .choice(let words): ["enum": .words(words)]
        case .choices(let words): list(of: ["enum": .words(words)])
        case .part(let part): .reference(part.rawValue)
        }
    }

    private static func value(_ kind: VerbSignature.Kind) -> SchemaValue {
        switch kind {
        case .nothing: .reference("nothing")
        case .controller: .reference("name")
        case .optionalController, .controllerOrNone: ["type": ["string", "number", "null"]]
        case .controllers: list(of: .reference("name"))
        case .choice(let words): ["enum": .words(words)]
        case .text: .reference("text")
        case .flag: .reference("flag")
        case .size: .reference("size")
        case .callback: .reference("qualified")
        case .frame: .reference("frame")
        case .mask: .reference("mask")
        case .scene: .reference("text")
        case .steps: list(of: .reference("step"))
        }
    }

    /// Returns the schema for a list of elements, a single element, or an empty value.
    static func list(of element: SchemaValue) -> SchemaValue {
        ["anyOf": [element, ["type": "array", "items": element], .reference("nothing")]]
    }

    /// Returns the schema for a mapping that allows only `keys`.
    static func mapping(_ keys: [ScenarioKey], required: [String] = []) -> SchemaValue {
        mapping(keys.map(property), required: required)
    }

    private static func mapping(_ properties: [(String, SchemaValue)], required: [String]) -> SchemaValue {
        let base: SchemaValue = [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
        ]
        return required.isEmpty ? base : base.adding([("required", .words(required))])
    }

    // MARK: Steps

    /// The schema for a step: a word for a verb that requires no subject, or a mapping with a verb.
    static var anyStep: SchemaValue {
        let bare = VerbSignature.all.filter { $0.subject == .nothing || $0.subject == .optionalController }.map(\.name)
        let verbs = VerbSignature.all.map { SchemaValue.reference(definitionName(of: $0)) }
        return ["anyOf": .array([["enum": .words(bare)]] + verbs)]
    }

    private static func definitionName(of verb: VerbSignature) -> String { "step-" + verb.name }

    private static func step(_ verb: VerbSignature) -> SchemaValue {
        let subject = value(verb.subject).adding([("description", .string(verb.summary))])
        let options = verb.options.map { ($0.name, value($0.kind)) }
        return mapping(
            [(verb.name, subject)] + options + ScenarioDecoder.stepKeys.map(property),
            required: [verb.name] + verb.options.filter(\.isRequired).map(\.name))
    }

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
        let majors = (IOSVersion.oldest.major...IOSVersion.latest.major).map(String.init).joined(separator: "|")
        return [
            "anyOf": [
                [
                    "type": "number", "minimum": .number(IOSVersion.oldest.major),
                    "exclusiveMaximum": .number(IOSVersion.latest.major + 1),
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
        let words = Callback.knownWords + Expectation.Mark.allCases.map(\.rawValue).sorted()
        return words.map(escaped).joined(separator: "|")
    }

    private static func escaped(_ word: String) -> String {
        word.map { "().*+?[]{}|^$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

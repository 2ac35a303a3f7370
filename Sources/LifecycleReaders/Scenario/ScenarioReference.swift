/// The keys of the scenario format with their meanings, from the decoder's tables, for documentation.
package enum ScenarioReference {
    /// A part of a scenario with its keys.
    package struct Group: Sendable {
        package let title: String
        package let keys: [(name: String, summary: String, since: Int)]
    }

    /// The parts, in the order of the documentation.
    package static let groups: [Group] = [
        group("A scenario", ScenarioDecoder.topKeys), group("A device", ScenarioDecoder.deviceKeys),
        group("A controller", ScenarioDecoder.controllerKeys),
        group("A step, in addition to its verb", ScenarioDecoder.stepKeys),
        group("An expectation", ScenarioDecoder.expectationKeys),
    ]

    private static func group(_ title: String, _ keys: [ScenarioKey]) -> Group {
        Group(title: title, keys: keys.map { ($0.name, $0.summary, $0.since) })
    }
}

import Foundation
import LifecycleReaders
import TestSupport
import Testing

/// Tests that no command traps or hangs on any scenario, and that two processes with different hash seeds produce the
/// same bytes.
///
/// `LIFELINE_FUZZ_SEED` sets the first seed, which is random by default.
@Suite("Generated scenarios", .waitsForProcesses)
struct GeneratedScenarioTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seconds = Effort.seconds(0.5)
    private static let batch: UInt64 = seconds > 10 ? 200 : 20

    /// The arguments of the commands that process the scenarios in the folder `in`, and the rest of the shell commands.
    ///
    /// The shell limits the processor time, because the elapsed time depends on other processes.
    private static let commands = [
        "run in --format jsonl", "check in --timeout 3600",
        "render in --format dot -o out --timeout 3600; status=$?; cat out/* | cksum; exit $status",
    ]

    @Test("Commands on generated scenarios neither trap nor hang, and are reproducible")
    func generated() throws {
        let program = try Program()
        defer { try? FileManager.default.removeItem(at: program.folder) }
        var seed = UInt64(Self.environment["LIFELINE_FUZZ_SEED"] ?? "") ?? UInt64.random(in: 0...1 << 40)
        let end = Date(timeIntervalSinceNow: Self.seconds)
        repeat {
            let scenarios = (seed..<seed + Self.batch).map { seed in
                var generator = ScenarioGenerator(seed: seed)
                return generator.scenario()
            }
            if let reason = try fault(of: scenarios, program) {
                return try report(scenarios, from: seed, reason, program)
            }
            seed += Self.batch
        } while Date() < end
    }

    /// Records every scenario in a batch that fails by itself, reduced to the smallest scenario that fails.
    private func report(_ scenarios: [YAMLValue], from seed: UInt64, _ reason: String, _ program: Program) throws {
        var isFound = false
        for (scenario, number) in zip(scenarios, seed...) where try fault(of: [scenario], program) != nil {
            isFound = true
            let smallest = try scenario.shrunk { try fault(of: [$0], program) != nil }
            let reason = try fault(of: [smallest], program) ?? ""
            Issue.record("LIFELINE_FUZZ_SEED=\(number): \(reason)\n\(smallest.text)")
        }
        if !isFound { Issue.record("LIFELINE_FUZZ_SEED=\(seed): \(Self.batch) scenarios together fail: \(reason)") }
    }

    /// Returns the failure that the scenarios cause, or nil.
    private func fault(of scenarios: [YAMLValue], _ program: Program) throws -> String? {
        try? program.remove("in")
        for (number, scenario) in scenarios.enumerated() {
            try program.write(scenario.text, to: "in/s\(number).yaml")
        }
        for command in Self.commands {
            let results = try (0..<2).map { _ in
                try? program.remove("out")
                return try program.shell("ulimit -t 120; \"$lifeline\" \(command)")
            }
            guard (0...2).contains(results[0].status) else { return "\(command) ends with \(results[0].status)" }
            // A lost worker process doesn't change the exit status.
            let losses = results[0].errors.split(separator: "\n").filter { line in
                ["crashed (", "was killed (", "timed out", "ended the worker"].contains { line.contains($0) }
            }
            guard losses.isEmpty else { return "\(command) reports \(losses)" }
            guard results[0].status == results[1].status, results[0].output == results[1].output,
                results[0].errors == results[1].errors
            else {
                let messages = results.map { $0.errors + $0.summary }
                return "\(command) gives other bytes in another process, with the messages \(messages)"
            }
        }
        return nil
    }

    @Test("Generated scenarios contain every key and verb of the schema")
    func completeness() throws {
        var texts = ""
        for seed in 0..<600 as Range<UInt64> {
            var generator = ScenarioGenerator(seed: seed)
            texts += generator.scenario().text
        }
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let keys = Set(definitions.values.flatMap(properties))
        // The key 'storyboard' refers to another file, which the generator doesn't write.
        let missing = keys.subtracting(["storyboard"]).filter { !texts.contains("\($0):") }
        #expect(keys.count > 130)
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    /// Returns the keys in a part of the schema, at any depth.
    private func properties(_ part: Any) -> [String] {
        if let list = part as? [Any] { return list.flatMap(properties) }
        guard let object = part as? [String: Any] else { return [] }
        let own = (object["properties"] as? [String: Any]).map { Array($0.keys) } ?? []
        return own + object.values.flatMap(properties)
    }
}

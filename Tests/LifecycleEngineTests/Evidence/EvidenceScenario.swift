import Foundation
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

/// A scenario for a fact from the Evidence articles.
///
/// A file contains several templates, separated by `---`. The first comment in a template is the fact. Comments of the
/// form `# name: value value` list values, separated by spaces or by ` | `. Each combination of values is one scenario,
/// in which the values replace `{name}`. The value of `ios` is the scenario's iOS version.
struct EvidenceScenario: Sendable, CustomTestStringConvertible {
    let file: String
    let fact: String
    let values: [(name: String, value: String)]
    let yaml: String

    var testDescription: String {
        "\(file): \(fact) (\(values.map { "\($0.name) \($0.value)" }.joined(separator: ", ")))"
    }

    /// All scenarios in the fixtures.
    static let all: [EvidenceScenario] = {
        let folder = SampleFile.root.appending(path: "Tests/Fixtures/Evidence")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".scenarios") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n---\n").flatMap { scenarios(in: $0, file: name) }
        }
    }()

    private static func scenarios(in template: String, file: String) -> [EvidenceScenario] {
        let lines = template.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let fact = String((lines.first ?? "").dropFirst(2))
        var combinations: [[(name: String, value: String)]] = [[]]
        for line in lines.dropFirst() {
            guard let match = line.wholeMatch(of: /# ([a-z]+): (.*)/) else { continue }
            let (name, list) = (String(match.1), String(match.2))
            let values = list.components(separatedBy: list.contains(" | ") ? " | " : " ")
            combinations = combinations.flatMap { known in values.map { known + [(name, $0)] } }
        }
        let body = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
        return combinations.map { values in
            let version = values.first { $0.name == "ios" }?.value ?? ""
            let yaml = values.reduce("ios: \(version)\n\(body)") { $0.replacing("{\($1.name)}", with: $1.value) }
            return EvidenceScenario(file: file, fact: fact, values: values, yaml: yaml + "\n")
        }
    }

    /// Returns the scenario. Throws ``ReadError`` if the text is invalid.
    func scenario() throws -> Scenario {
        guard let reader = Reader.all.first(where: { $0.name == "scenario" }),
            case .scenario(let scenario) = try reader.read(InputSource(name: file, text: yaml), Reader.Options())
        else { throw ReadError(file: file, message: "no scenario") }
        return scenario
    }
}

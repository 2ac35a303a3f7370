import LifecycleDiagnostics
import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders

/// An example of a rule: a scenario, a log, or one or more storyboards.
struct RuleExample {
    /// The 1-based numbers of the lines that end with a mark.
    private(set) var marks: [Int] = []
    private var runs: [Run] = []
    private var storyboards: [Storyboard] = []

    /// Reads the example: one file, or several files that each begin with a line `<!-- file: NAME -->`.
    init(_ text: String) throws {
        var files: [(name: String, lines: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("<!-- file: ") {
                files.append((String(line.dropFirst(11).dropLast(4)), []))
            } else {
                if files.isEmpty { files.append(("example", [])) }
                files[files.count - 1].lines.append(line)
            }
        }
        for (name, lines) in files {
            marks += lines.indices.filter { lines[$0].hasSuffix("# here") || lines[$0].hasSuffix("<!-- here -->") }
                .map { $0 + 1 }
            let source = InputSource(name: name, text: lines.joined(separator: "\n"))
            guard let reader = Reader.reader(for: source) else { throw ReadError(file: name, message: "no reader") }
            switch try reader.read(source, Reader.Options()) {
            case .scenario(let scenario): runs.append(scenario.play())
            case .runs(let read): runs += read
            case .storyboard(let storyboard): storyboards.append(storyboard)
            case .hierarchy, .source: break
            }
        }
    }

    /// Returns the diagnostics from `rules` for the example's runs or first storyboard.
    ///
    /// The steps of a log are inferred only for the rules about them, so that each other rule is tested on its own.
    func diagnostics(of rules: [Rule]) -> [Diagnostic] {
        let set = StoryboardSet(storyboards)
        let infers = rules.contains { ["inferred-steps", "differs-from-uikit"].contains($0.id) }
        return runs.flatMap { Rule.diagnostics(in: infers ? $0.inferred()?.run ?? $0 : $0, by: rules) }
            + (storyboards.isEmpty ? [] : Rule.diagnostics(in: set, at: 0, by: rules))
    }
}

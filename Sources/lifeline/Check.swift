import ArgumentParser
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// `lifeline check`: the gate of continuous integration.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check that expectations hold, that nothing is wrong, and that drawings are up to date.")

    @OptionGroup var options: InputOptions
    @OptionGroup var drawing: DrawingOptions
    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder whose drawings are to be up to date.", valueName: "folder"))
    var output: String?

    func run() throws {
        var console = Console()
        options.load(&console) { loaded, console in
            check(loaded, &console)
            if let output { checkDrawings(of: loaded, in: output, &console) }
        }
        try console.end()
    }

    private func checkDrawings(of loaded: Loaded, in folder: String, _ console: inout Console) {
        let check = DrawingCheck(folder: folder)
        for complaint in drawing.drawings(of: loaded).compactMap(check.complaint) {
            console.raise(.findings)
            console.say(.error, complaint, file: loaded.input.path, line: 1, column: 1, rule: "stale-drawing")
        }
    }

    private func check(_ loaded: Loaded, _ console: inout Console) {
        guard case .scenario(let scenario) = loaded.document else { return }
        let run = scenario.play()
        for failure in Verification(of: scenario, run: run).failures() {
            console.raise(.findings)
            console.say(
                .error, failure.message, file: loaded.input.path, line: failure.place.line,
                column: failure.place.column,
                rule: "expectation")
            guard let parting = failure.parting else { continue }
            console.comparison(failure.expected, failure.actual, parting)
        }
    }
}

extension Console {
    /// Shows two orders side by side, with a mark where they first part.
    func comparison(_ expected: [String], _ actual: [String], _ parting: Int) {
        let width = max(8, expected.map(\.count).max() ?? 0)
        func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        var lines = "    " + pad("expected") + "   actual\n"
        for index in 0..<max(expected.count, actual.count) {
            let left = index < expected.count ? expected[index] : "—"
            let right = index < actual.count ? actual[index] : "—"
            lines += (index == parting ? "  > " : "    ") + pad(left) + " | " + right + "\n"
        }
        put(lines)
    }
}

import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

/// `lifeline diff`: how two runs differ.
struct Diff: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show how two runs differ; the status is 1 where they do.",
        discussion: """
            Compares two inputs, or one scenario under two versions: lifeline diff sheet.yaml --ios 12 --ios 13. \
            A callback that came earlier or later is a move. -o draws it too: NAME.difference.svg is both timelines in \
            one, NAME.hierarchies.svg both hierarchies side by side.
            """)

    @OptionGroup var options: InputOptions
    @Option(
        help: ArgumentHelp(
            "The version whose rules hold; twice for two versions of one scenario.", valueName: "version"))
    var ios: [String] = []
    @Option(
        help: ArgumentHelp(
            "What counts for nothing, with commas between: callbacks, or whole groups of them (layout, environment, …).",
            valueName: "callbacks"))
    var ignore: String?
    @Option(help: "How the difference is written.") var format = Format.text
    @Option(help: ArgumentHelp("The unchanged lines around a change.", valueName: "count")) var context = 2
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder that drawings of the difference go into.", valueName: "folder"))
    var output: String?
    @Option(help: "The colors of the drawings; pair writes name.svg and name~dark.svg.") var theme = Theme.auto
    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "The step at whose end the hierarchies are drawn, instead of the last one that leaves them different.",
            valueName: "step"))
    var step: Int?

    func validate() throws {
        for word in ios {
            guard let version = IOSVersion(word), version >= .oldest, version <= .newest else {
                throw ValidationError(
                    "'\(word)' is no version whose rules are known, take one from \(IOSVersion.oldest) to \(IOSVersion.newest)"
                )
            }
        }
        if ios.count > 2 { throw ValidationError("two versions are compared, not \(ios.count)") }
        if ios.count == 2, options.inputs.count != 1 {
            throw ValidationError("two versions are for one scenario, name one input")
        }
        if options.inputs.count > 2 { throw ValidationError("two inputs are compared, not \(options.inputs.count)") }
        _ = try ignored()
    }

    func run() throws {
        var console = Console()
        var runs: [(name: String, run: Run)] = []
        options.load(&console) { input, _ in runs += try sides(of: input) }
        guard console.status == .done else { return try console.end() }
        guard runs.count == 2 else {
            console.say(.error, "two runs are compared, but \(runs.count) were found; name two inputs, or --ios twice")
            console.raise(.failed)
            return try console.end()
        }
        let difference = RunComparison(from: runs[0].run, to: runs[1].run, ignoring: try ignored())
        let text = DiffText(difference, names: (runs[0].name, runs[1].name), context: max(0, context))
        console.put(format == .text ? text.text : text.json + "\n")
        if let output { draw(runs[0].run, runs[1].run, into: output, &console) }
        if !difference.isEmpty { console.raise(.findings) }
        try console.end()
    }

    /// The runs of an input, each with the name that the difference shows.
    private func sides(of input: LoadedInput) throws -> [(name: String, run: Run)] {
        let path = input.source.name
        let versions = ios.compactMap { IOSVersion($0) }
        if case .scenario = input.document, !versions.isEmpty {
            return try versions.map { ("\(path) (iOS \($0))", try Lifeline().play(input, ios: $0).runs[0]) }
        }
        let all = try Lifeline().play(input).runs
        if all.isEmpty { throw ReadError(file: path, message: "there is no run in it to compare") }
        let runs = options.inputs.count == 1 ? all : Array(all.prefix(1))
        return runs.enumerated().map { (runs.count == 1 ? path : "\(path) (run \($0 + 1))", $1) }
    }

    /// The callbacks that count for nothing.
    private func ignored() throws -> Set<Callback> {
        var found: Set<Callback> = []
        for word in (ignore ?? "").split(separator: ",").map(String.init) {
            let group = Callback.Phase(rawValue: word).map { phase in Callback.allCases.filter { $0.phase == phase } }
            let callbacks = group ?? Callback.named(word)
            guard !callbacks.isEmpty else {
                let words = Callback.Phase.allCases.map(\.rawValue) + Callback.knownWords
                throw ValidationError("unknown callback or group '\(word)'" + Suggestion.wayOut(word, among: words))
            }
            found.formUnion(callbacks)
        }
        return found
    }
}

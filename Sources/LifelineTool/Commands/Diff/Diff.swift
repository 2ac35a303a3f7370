import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

/// `lifeline diff`: how two runs differ.
struct Diff: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show how two runs differ.",
        discussion: """
            Compares two inputs, or one scenario on two iOS versions. A callback that comes earlier or later is a move. With -o, \
            the difference is drawn: NAME.difference.svg has both timelines, NAME.hierarchies.svg both hierarchies. The exit status \
            is 1 if the runs differ.

            Examples:
              lifeline diff sheet.yaml --ios 12 --ios 13
              lifeline diff expected.yaml device.log --ignore layout
            """)

    @OptionGroup var options: InputOptions
    @Option(
        help: ArgumentHelp(
            "iOS version; twice to compare two versions of one scenario.", valueName: "version"))
    var ios: [String] = []
    @Option(
        help: ArgumentHelp(
            "Comma-separated callbacks, or groups such as layout and environment, to leave out.",
            valueName: "callbacks"))
    var ignore: String?
    @Option(help: "Output format.") var format = Format.text
    @Option(help: ArgumentHelp("Unchanged lines to show around a change.", valueName: "count")) var context = 2
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for drawings of the difference.", valueName: "folder"))
    var output: String?
    @Option(help: "Colors of the drawings; pair writes name.svg and name~dark.svg.") var theme = Theme.auto
    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "Step after which the hierarchies are drawn. (default: the last that leaves them different)",
            valueName: "step"))
    var step: Int?

    func validate() throws {
        for word in ios {
            guard let version = IOSVersion(word), version >= .oldest, version <= .newest else {
                throw ValidationError(
                    "'\(word)' is not a known iOS version; use one from \(IOSVersion.oldest) to \(IOSVersion.newest)"
                )
            }
        }
        if ios.count > 2 { throw ValidationError("expected two versions, got \(ios.count)") }
        if ios.count == 2, options.inputs.count != 1 {
            throw ValidationError("two versions need one scenario; name one input")
        }
        if options.inputs.count > 2 { throw ValidationError("expected two inputs, got \(options.inputs.count)") }
        _ = try ignored()
    }

    func run() throws {
        var console = Console()
        var runs: [(name: String, run: Run)] = []
        options.load(&console) { input, _ in runs += try sides(of: input) }
        guard console.status == .done else { return try console.end() }
        guard runs.count == 2 else {
            console.say(.error, "expected two runs, found \(runs.count); name two inputs, or give --ios twice")
            console.raise(.failed)
            return try console.end()
        }
        let ignored = try ignored()
        let difference = Rescue.naming("difference of '\(runs[0].name)' and '\(runs[1].name)'") {
            RunComparison(from: runs[0].run, to: runs[1].run, ignoring: ignored)
        }
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
        if all.isEmpty { throw ReadError(file: path, message: "there is no run to compare") }
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
                throw ValidationError("unknown callback or group '\(word)'" + Suggestion.hint(word, among: words))
            }
            found.formUnion(callbacks)
        }
        return found
    }
}

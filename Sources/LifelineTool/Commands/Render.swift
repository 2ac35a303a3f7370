import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The command `lifeline render`, which draws the diagrams of each input.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw diagrams of inputs.",
        discussion: """
            If the input is the folder 'samples', the timeline of samples/guide/table-5-1.yaml is written to \
            output/guide/table-5-1.timeline.svg. If the output folder is a DocC catalog (*.docc), the files are named \
            guide-table-5-1-timeline.svg and guide-table-5-1-timeline~dark.svg. Unchanged files are not rewritten.

            Examples:
              lifeline render samples -o output --prune
              lifeline render console.log --diagram timeline --format svg,png

            Exit status:
              0   All drawings are up to date.
              2   An input can't be read or drawn, the settings file can't be read, or a
                  drawing can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup var rendering: Rendering

    func run() throws { try rendering.run() }
}

/// The options of `render` and `watch`, and the work that they describe.
struct Rendering: ParsableArguments {
    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Diagrams") var selection: DiagramOptionGroup
    @OptionGroup(title: "Output") var target: OutputOptions
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions
    @Flag(help: .hidden) var isolated = false
    @Flag(help: .hidden) var worker = false
    /// Whether to report the diagnostics of each input, for `watch`.
    @Flag(help: .hidden) var checks = false

    private var output: String { target.output }

    /// Draws the inputs, and prints a summary.
    func run() throws {
        var console = feedback.console()
        guard let settings = settings(&console) else { return try console.end() }
        if worker { return RenderWorker(painter: painter(settings), console: console).serve() }
        if target.prune, settings.shard != nil {
            throw ValidationError("--prune can't be combined with the setting 'shard'")
        }
        _ = draw(settings, isolated: isolated, &console)
        if output != "-" { console.summarize(summary(console.tally)) }
        try console.end()
    }

    /// Returns the settings, or reports the errors in the settings file and returns nil.
    func settings(_ console: inout Console) -> Settings? { options.settings(selection.given, &console) }

    /// Returns the painter with these settings.
    private func painter(_ settings: Settings) -> Painter {
        let formats = target.formats ?? settings.formats ?? [.svg]
        var limit = worker ? TimeLimit(seconds: nil) : options.limit
        if formats.contains(where: \.usesGraphviz) { limit.meanwhile = { Renderer.shared.prepare() } }
        var painter = Painter(
            style: settings.style, formats: formats, output: output, file: target.file,
            loader: InputLoader(options, settings, within: limit))
        if checks { painter.configuration = settings.check }
        return painter
    }

    /// Whether the drawings are files in a folder.
    var writesFolder: Bool { output != "-" && target.file == nil }

    /// Draws the inputs, and returns the names of the drawings. With `--prune`, also removes drawings without an input
    /// if `paths` is nil.
    ///
    /// - Parameters:
    ///   - paths: The paths of the inputs to draw, or nil for all inputs. Other inputs whose drawings may have the same
    ///     names as theirs are drawn, too.
    ///   - isolated: Whether to use worker processes even for a few small inputs.
    func draw(
        _ settings: Settings, only paths: Set<String>? = nil, isolated: Bool, _ console: inout Console
    ) -> DrawnInputs {
        let painter = painter(settings)
        let found = options.found(&console)
        let all = settings.shard?.share(of: found) ?? found
        let inputs = paths.map { WorkerBatch.inputs(at: $0, among: all) } ?? all
        // Starting a worker takes longer than drawing a few small inputs in this process.
        let isSmall = inputs.count <= 4 && inputs.reduce(0) { $0 + Files.size($1.path) } <= 1 << 19
        // Workers can't read pipes, such as standard input, and can't write several drawings to standard output in order. They also
        // can't detect that another worker has written to the same file.
        let isHere = !isolated && isSmall || inputs.contains(where: \.isPipe) || output == "-" || target.file != nil
        let size = min(target.jobs.value ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), max(1, inputs.count))
        let usesWorkers = !isHere && WorkerPool.canStart(size)
        let drawn = usesWorkers ? share(inputs, among: size, &console) : paint(inputs, painter, &console)
        reportUnsupportedDiagrams(painter, console)
        if target.prune, paths == nil { pruneOrphans(besides: drawn.allNames, of: painter.style.diagrams, &console) }
        return drawn
    }

    /// Returns the summary of the drawings.
    func summary(_ tally: DrawingTally) -> String {
        target.file.map(tally.summary(ofFile:)) ?? tally.summary(of: output)
    }

    /// Reports the diagrams that are not drawn because they don't support a format.
    private func reportUnsupportedDiagrams(_ painter: Painter, _ console: Console) {
        let style = painter.style
        for format in painter.formats {
            var left = Diagram.all.filter { !style.request().draws($0, as: format) }.map(\.name)
            if style.options.film, format.isTextRendering, style.diagrams == nil {
                left.append("\(Diagram.hierarchy.name) after each step")
            }
            guard !left.isEmpty else { continue }
            console.say(
                .note,
                "these diagrams are not drawn, because they have no \(format.name) format: "
                    + left.joined(separator: ", "))
        }
    }

    /// Draws the inputs in this process, and returns the names of the drawings. The result contains every input in
    /// ``DrawnInputs/reported``.
    private func paint(_ inputs: [Input], _ painter: Painter, _ console: inout Console) -> DrawnInputs {
        var owners: [String: String] = [:]
        for input in inputs where !painter.paint(input, from: 0, &owners, &console) { break }
        var drawn = DrawnInputs(reported: Set(inputs.map(\.path)))
        for (name, path) in owners { drawn.names[path, default: []].insert(name) }
        return drawn
    }

    /// Draws the inputs in `size` worker processes, and returns the names of the drawings.
    private func share(_ inputs: [Input], among size: Int, _ console: inout Console) -> DrawnInputs {
        // The options of `watch` are also valid for `render`.
        let pool = WorkerPool(
            arguments: ["render", "--worker"] + (checks ? ["--checks"] : []) + CommandLine.arguments.dropFirst(2),
            size: size, timeout: options.timeout)
        return pool.draw(inputs, &console)
    }

    /// Removes drawings that don't belong to an input.
    ///
    /// Does nothing after an error, because it would remove the drawings of an input that couldn't be read. Does
    /// nothing in a DocC catalog, because a catalog also contains drawings for its articles.
    private func pruneOrphans(besides names: Set<String>, of diagrams: [Diagram]?, _ console: inout Console) {
        guard console.status == .done, OutputFolder(output) == .plain else { return }
        for path in DrawingCheck.orphans(in: output, besides: names, of: diagrams ?? Diagram.all) {
            do {
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}

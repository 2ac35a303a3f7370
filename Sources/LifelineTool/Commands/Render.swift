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
    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @OptionGroup var feedback: FeedbackOptions
    @Option(
        help: ArgumentHelp(
            "Comma-separated list of formats: \(Format.all.map(\.name).joined(separator: ", ")).",
            valueName: "formats"), completion: .list(Format.all.map(\.name)))
    var format = Defaulted<String>("svg")
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for the drawings, file for a single drawing (such as push.svg), or - for standard output. The "
                + "extension of a file selects the format.",
            valueName: "path"), completion: .directory)
    var output = "output"
    @Flag(
        help: ArgumentHelp(
            "Remove SVGs drawn by Lifeline that belong to none of the inputs, and files with the same names in other "
                + "formats, from the output folder. With --diagram, removes only drawings of these diagrams. Has no effect "
                + "after an error, or if the folder is a DocC catalog."))
    var prune = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Maximum number of worker processes.", valueName: "count"))
    var jobs = Defaulted<Int>("the number of processors")
    @Option(
        help: ArgumentHelp(
            "Shard of the inputs to draw. 2/8 selects every eighth input, starting with the second.",
            valueName: "number/count"))
    var shard: Shard?
    @Flag(help: .hidden) var isolated = false
    @Flag(help: .hidden) var worker = false
    /// Whether to report the diagnostics of each input, for `watch`.
    @Flag(help: .hidden) var checks = false

    private var formatNames: [String] { (format.value ?? outputFormat ?? "svg").split(separator: ",").map(String.init) }

    /// The format that matches the extension of the output path, or nil if no format matches or the path is a folder.
    private var outputFormat: String? {
        guard Files.kind(output) != .folder else { return nil }
        return Format.named(Path.fileExtension(output))?.name
    }

    func validate() throws {
        for word in formatNames where Format.named(word) == nil {
            throw DrawingStyle.unknown("format", word, Format.all.map(\.name))
        }
        if prune, output == "-" { throw ValidationError("--prune can't be combined with '-o -'; name a folder") }
        if let ending = outputFormat {
            if prune { throw ValidationError("--prune can't be combined with a file, '-o \(output)'; name a folder") }
            if formatNames != [ending] {
                throw ValidationError(
                    "--format \(formatNames.joined(separator: ",")) can't be combined with '-o \(output)'; "
                        + "omit --format, or name a folder")
            }
        }
        if prune, shard != nil { throw ValidationError("--prune can't be combined with --shard") }
        if let jobs = jobs.value, jobs < 1 { throw ValidationError("--jobs must be at least 1, not \(jobs)") }
    }

    /// Draws the inputs, and prints a summary.
    func run() throws {
        var console = feedback.console
        if worker { return RenderWorker(painter: try painter, console: console).serve() }
        _ = draw(isolated: isolated, &console)
        if output != "-" { console.summarize(summary(console.tally)) }
        try console.end()
    }

    /// The painter for these options.
    ///
    /// - Throws: ``ReadError`` or ``Files/Failure`` if inputs are checked, and the settings file is invalid or can't be
    ///   read.
    private var painter: Painter {
        get throws {
            let formats = formatNames.compactMap(Format.named)
            var limit = worker ? TimeLimit(seconds: nil) : options.limit
            if formats.contains(where: \.usesGraphviz) { limit.meanwhile = { Renderer.shared.prepare() } }
            var painter = Painter(
                style: style, formats: formats, output: output, file: file, loader: InputLoader(options, within: limit))
            if checks { painter.configuration = try CheckConfiguration.fromSettingsFile() }
            return painter
        }
    }

    /// Whether the drawings are files in a folder.
    var writesFolder: Bool { output != "-" && file == nil }

    /// The file for a single drawing, or nil if the output is a folder or standard output.
    private var file: String? { outputFormat == nil ? nil : output }

    /// Draws the inputs, and returns the names of the drawings. With `--prune`, also removes drawings without an input
    /// if `paths` is nil.
    ///
    /// - Parameters:
    ///   - paths: The paths of the inputs to draw, or nil for all inputs. Other inputs whose drawings may have the same
    ///     names as theirs are drawn, too.
    ///   - isolated: Whether to use worker processes even for a few small inputs.
    func draw(only paths: Set<String>? = nil, isolated: Bool, _ console: inout Console) -> DrawnInputs {
        let painter: Painter
        do { painter = try self.painter } catch {
            console.report(error, for: SettingsFile.names[0])
            return DrawnInputs()
        }
        let found = options.found(&console)
        let all = shard?.share(of: found) ?? found
        let inputs = paths.map { WorkerBatch.inputs(at: $0, among: all) } ?? all
        // Starting a worker takes longer than drawing a few small inputs in this process.
        let isSmall = inputs.count <= 4 && inputs.reduce(0) { $0 + Files.size($1.path) } <= 1 << 19
        // Workers can't read pipes, such as standard input, and can't write several drawings to standard output in order. They also
        // can't detect that another worker has written to the same file.
        let isHere = !isolated && isSmall || inputs.contains(where: \.isPipe) || output == "-" || file != nil
        let size = min(jobs.value ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), max(1, inputs.count))
        let usesWorkers = !isHere && WorkerPool.canStart(size)
        let drawn = usesWorkers ? share(inputs, among: size, &console) : paint(inputs, painter, &console)
        reportUnsupportedDiagrams(painter.formats, console)
        if prune, paths == nil { pruneOrphans(besides: drawn.allNames, &console) }
        return drawn
    }

    /// Returns the summary of the drawings.
    func summary(_ tally: DrawingTally) -> String {
        file.map(tally.summary(ofFile:)) ?? tally.summary(of: output)
    }

    /// Reports the diagrams that are not drawn because they don't support a format.
    private func reportUnsupportedDiagrams(_ formats: [Format], _ console: Console) {
        for format in formats {
            var left = Diagram.all.filter { !style.request().draws($0, as: format) }.map(\.name)
            if style.film, format.isTextRendering, style.diagrams == nil {
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
    private func pruneOrphans(besides names: Set<String>, _ console: inout Console) {
        guard console.status == .done, OutputFolder(output) == .plain else { return }
        for path in DrawingCheck.orphans(in: output, besides: names, of: style.diagrams ?? Diagram.all) {
            do {
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}

import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders

/// The command `lifeline render`, which draws the diagrams of each input.
struct Render: JobCommand {
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

    var console: Console { rendering.feedback.console }

    func handler() throws -> JobHandler { try rendering.painter(checks: false).paint }

    func run() throws {
        var console = console
        let painter = try rendering.painter(checks: false)
        _ = rendering.draw(by: painter, isIsolated: false, &console)
        if rendering.output != "-" { console.summarize(rendering.summary(console.tally)) }
        try console.end()
    }
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

    /// Returns the painter for these options.
    ///
    /// - Parameter checks: Whether to report the diagnostics of each input, for `watch`.
    /// - Throws: ``ReadError`` or ``Files/Failure`` if inputs are checked, and the settings file is invalid or can't be
    ///   read.
    func painter(checks: Bool) throws -> Painter {
        Painter(
            style: style, formats: formatNames.compactMap(Format.named), output: output, file: file,
            loader: InputLoader(options), configuration: checks ? try CheckConfiguration.fromSettingsFile() : nil)
    }

    /// Whether the drawings are files in a folder.
    var writesFolder: Bool { output != "-" && file == nil }

    /// The file for a single drawing, or nil if the output is a folder or standard output.
    private var file: String? { outputFormat == nil ? nil : output }

    /// Draws the inputs, and returns the names of the drawings. With `--prune`, also removes drawings without an input
    /// if `paths` is nil.
    ///
    /// - Parameters:
    ///   - paths: The paths of the inputs to draw, or nil for all inputs.
    ///   - isIsolated: Whether to use a worker process even for one input.
    func draw(
        _ paths: Set<String>? = nil, by painter: Painter, isIsolated: Bool, _ console: inout Console
    ) -> DrawnInputs {
        let found = options.found(&console)
        let inputs = (shard?.share(of: found) ?? found).filter { paths?.contains($0.path) ?? true }
        // Worker processes can't write drawings to standard output in order.
        let usesWorkers = output != "-" && (isIsolated || inputs.count > 1)
        let pool = usesWorkers ? WorkerPool(size: jobs.value, timeout: options.timeout) : nil
        let progress = console.volume == .verbose ? nil : ProgressLine()
        var drawn = DrawnInputs(reported: Set(inputs.map(\.path)))
        inputs.map { Job(input: $0) }.run(in: pool, &console, progress: progress, handler: painter.paint) {
            job, result, conflicts, console in
            let input = job.input
            drawn.names[input.path, default: []] = []
            do throws(ReadError) {
                let result = try result.get()
                if pool != nil, result.messages.isEmpty { drawn.reported.remove(input.path) }
                drawn.add(result, of: input, by: painter, conflicts, &console)
                return !result.isLast
            } catch { console.report(error, for: input.path) }
            return true
        }
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

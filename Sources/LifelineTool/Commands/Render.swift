import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `lifeline render`: draws every diagram that fits each input.
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw inputs.",
        discussion: """
            samples/guide/table-5-1.yaml, given as samples, becomes output/guide/table-5-1.timeline.svg and others. Files that \
            would not change are not written. In a DocC catalog, a folder named *.docc, drawings are named \
            guide-table-5-1-timeline.svg and guide-table-5-1-timeline~dark.svg.

            Examples:
              lifeline render samples -o output --prune
              lifeline render console.log --diagram timeline --format svg,png
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @Option(
        help: ArgumentHelp(
            "Comma-separated formats: \(Format.all.map(\.name).joined(separator: ", ")). (default: svg)",
            valueName: "formats"), completion: .list(Format.all.map(\.name)))
    var format: String?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for drawings, or file for the only one, such as push.svg; - writes to standard output.",
            valueName: "path"))
    var output = "output"
    @Flag(help: "Remove drawings that no input gives any more.") var prune = false

    @Option(help: ArgumentHelp("Timeout per drawing, in seconds.", valueName: "seconds")) var timeout = 30.0
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Number of worker processes. (default: number of processors)", valueName: "count"))
    var jobs: Int?
    @Option(
        help: ArgumentHelp(
            "Share of the inputs to draw, such as 2/8.", valueName: "number/count"))
    var shard: Shard?
    @Flag(help: .hidden) var isolated = false
    @Flag(help: .hidden) var worker = false

    private var formatNames: [String] { (format ?? outputFormat ?? "svg").split(separator: ",").map(String.init) }

    /// The format whose name the output path ends in, where no folder has that path; nil for a folder.
    private var outputFormat: String? {
        let name = output.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), Files.kind(output) != .folder else { return nil }
        return Format.named(String(name[name.index(after: dot)...]))?.name
    }

    func validate() throws {
        for word in formatNames where Format.named(word) == nil {
            throw DrawingStyle.unknown("format", word, Format.all.map(\.name))
        }
        if prune, output == "-" { throw ValidationError("--prune can't be combined with '-o -'; name a folder") }
        if let ending = outputFormat {
            if prune { throw ValidationError("--prune can't be combined with a file, '-o \(output)'; name a folder") }
            if formatNames != [ending] {
                throw ValidationError("'-o \(output)' can't hold the format \(formatNames.joined(separator: ", "))")
            }
        }
        if prune, shard != nil { throw ValidationError("--prune can't be combined with --shard") }
        guard timeout > 0 else { throw ValidationError("--timeout must be above 0, not \(timeout)") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, not \(jobs)") }
    }

    func run() async throws { try await run(isolated: isolated) }

    /// Draws every input. If `isolated` is true, nothing is drawn in this process.
    func run(isolated: Bool) async throws {
        let formats = formatNames.compactMap(Format.named)
        let file = outputFormat == nil ? nil : output
        let painter = Painter(style: style, formats: formats, output: output, file: file, loader: InputLoader(options))
        if worker { return RenderWorker(painter: painter).serve() }
        var console = Console()
        let found = options.found(&console)
        let inputs = shard?.share(of: found) ?? found
        // Half a megabyte is a run of 3,000 events, drawn in a tenth of a second: a worker costs as much as a third of that.
        let isSmall = inputs.count <= 4 && inputs.reduce(0) { $0 + Files.size($1.path) } <= 1 << 19
        // Standard input can be read by this process alone, and standard output written in order.
        let isHere = !isolated && isSmall || inputs.contains { $0.path == "-" } || output == "-" || file != nil
        let names = isHere ? paint(inputs, painter, &console) : await share(inputs, &console)
        sayWhatIsLeftOut(formats, console)
        if prune { pruneOrphans(besides: names, &console) }
        try console.end()
    }

    /// Says which diagrams are not drawn because they have no such format.
    private func sayWhatIsLeftOut(_ formats: [Format], _ console: Console) {
        for format in formats {
            let left = Diagram.all.filter { !style.request().draws($0, as: format) }.map(\.name)
            guard !left.isEmpty else { continue }
            console.say(
                .note,
                "\(format.name) has no form of these diagrams, which are left out: \(left.joined(separator: ", "))")
        }
    }

    /// Draws in this process, and returns the names of the drawings.
    private func paint(_ inputs: [Input], _ painter: Painter, _ console: inout Console) -> Set<String> {
        var owners: [String: String] = [:]
        for input in inputs where !painter.paint(input, from: 0, &owners, &console) { break }
        return Set(owners.keys)
    }

    /// Has the inputs drawn by worker processes, and returns the names of the drawings.
    private func share(_ inputs: [Input], _ console: inout Console) async -> Set<String> {
        let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        // `watch` takes the same options.
        let pool = WorkerPool(
            arguments: ["render", "--worker"] + CommandLine.arguments.dropFirst(2),
            size: min(jobs ?? processors, max(1, inputs.count)), timeout: timeout)
        let report = await pool.draw(inputs)
        console.raise(await report.status)
        return await report.drawings
    }

    /// Removes orphans, unless an input could not be read: its drawings are no orphans. In a catalog lie drawings that
    /// its articles asked for, too.
    private func pruneOrphans(besides names: Set<String>, _ console: inout Console) {
        guard console.status == .done, OutputFolder(output) == .plain else { return }
        for path in DrawingCheck.orphans(in: output, besides: names) {
            do { try Files.remove(path) } catch { console.report(error, for: path) }
        }
    }
}

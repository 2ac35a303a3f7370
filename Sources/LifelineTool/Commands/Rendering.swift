import Graphviz
import LifecycleDiagrams
import LifecycleReaders

/// A command that draws its inputs: `render` or `watch`.
///
/// The commands declare the same options. In a group of groups, a debug build of ArgumentParser would check each inner
/// group 16 times instead of 4 times when the program starts (version 1.8).
protocol Rendering: JobCommand {
    var options: InputOptions { get }
    var selection: DiagramOptionGroup { get }
    var simulation: IOSOption { get }
    var target: OutputOptions { get }
    var replacement: ForceOption { get }
    var limit: TimeoutOption { get }
    var feedback: FeedbackOptions { get }
}

extension Rendering {
    var console: Console { feedback.console() }
    private var output: String { target.output }

    /// Returns the settings. Throws ``Files/Failure`` or ``ReadError`` if the settings file can't be read or is
    /// invalid.
    func settings() throws -> Settings { try options.settings(selection.given) }

    func painter(_ settings: Settings, checks: Bool) -> Painter {
        Painter(
            style: settings.style, formats: target.formats ?? settings.formats ?? [.svg], output: output,
            file: target.file, force: replacement.force, loader: InputLoader(options, settings),
            ios: simulation.version, configuration: settings.check, checks: checks)
    }

    var writesFolder: Bool { output != "-" && target.file == nil }

    /// Draws the inputs, and returns the names of the drawings. With `--prune`, also removes drawings without an input
    /// if `paths` is nil.
    ///
    /// - Parameters:
    ///   - paths: The paths of the inputs to draw, or nil for all inputs.
    ///   - isIsolated: Whether to use a worker process even for one input.
    func draw(
        _ settings: Settings, only paths: Set<String>? = nil, by painter: Painter, isIsolated: Bool,
        _ console: inout Console
    ) -> DrawnInputs {
        if settings.style.drawsSheet {
            var drawn = DrawnInputs()
            let result = painter.paintSheet(of: options, settings, &console)
            drawn.add(result, of: Input(path: options.inputs[0], stem: ""), by: painter, [:], &console)
            return drawn
        }
        let found = options.found(settings, &console).distinct
        let inputs = (settings.shard?.share(of: found) ?? found).filter { paths?.contains($0.path) ?? true }
        let areText = painter.formats.allSatisfy(\.isTextRendering)
        if output == "-", inputs.count > 1, !areText, !settings.style.options.storyboard.together {
            let message =
                "standard output can contain only one drawing, but there are \(inputs.count) inputs; name a folder"
            console.report(ReadError(file: inputs[1].path, message: message), for: inputs[1].path)
            return DrawnInputs()
        }
        // Worker processes can't write drawings to standard output in order.
        let usesWorkers = output != "-" && (isIsolated || inputs.count > 1)
        let pool =
            usesWorkers && !inputs.allSatisfy(options.isCode)
            ? WorkerPool(size: settings.jobs, timeout: limit.timeout) : nil
        let progress = console.volume == .verbose ? nil : ProgressLine()
        var drawn = DrawnInputs(reported: Set(inputs.map(\.path)))
        func take(
            _ job: Job, _ result: Result<JobResult, ReadError>, _ conflicts: [String: String], _ console: inout Console
        ) -> Bool {
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
        // Each worker process would read all Swift files of the module, so this process draws them.
        inputs.map { Job(input: $0) }.run(
            in: pool, locally: { options.isCode($0.input) }, &console, progress: progress, handler: painter.paint, take)
        let isWhole = paths == nil && painter.style.isForSeveralInputs
        for name in (isWhole ? drawn.missingEmphasis ?? [] : []).sorted() {
            let message = "emphasize: no input has a controller or a callback with the name '\(name)'"
            console.report(ReadError(file: options.inputs[0], message: message), for: options.inputs[0])
        }
        noteMissingFilm(painter, console)
        warnAboutEmphasis(painter, console)
        if target.prune, paths == nil { pruneOrphans(besides: drawn.allNames, of: painter.style.diagrams, &console) }
        return drawn
    }

    func summary(_ tally: DrawingTally) -> String {
        target.file.map(tally.summary(ofFile:)) ?? tally.summary(of: output)
    }

    /// Notes that the hierarchy after each step, which the settings request, has no text format.
    private func noteMissingFilm(_ painter: Painter, _ console: Console) {
        guard painter.style.options.film, painter.style.diagrams == nil else { return }
        for format in painter.formats where format.isTextRendering {
            console.say(.note, "the hierarchy after each step is not drawn, because it has no \(format.name) format")
        }
    }

    /// Warns about formats that can't emphasize anything.
    private func warnAboutEmphasis(_ painter: Painter, _ console: Console) {
        guard !painter.style.options.emphasized.isEmpty else { return }
        for format in painter.formats where format.isTextRendering {
            console.say(.warning, "the setting 'emphasize' has no effect in the format \(format.name)")
        }
    }

    /// Removes drawings that don't belong to an input.
    ///
    /// Does nothing after an error, because it would remove the drawings of an input that couldn't be read. Does
    /// nothing in a DocC catalog, because a catalog also contains drawings for its articles.
    private func pruneOrphans(besides names: Set<String>, of diagrams: [Diagram]?, _ console: inout Console) {
        guard console.status == .done, OutputFolder(output) == .plain else { return }
        // Other calls can draw other diagrams of a file.
        let files = options.inputs.filter { Files.kind($0) != .folder }.map { Path.withoutExtension(Path.name($0)) }
        for path in DrawingCheck.orphans(
            in: output, besides: names, of: diagrams ?? Diagram.all,
            except: Inputs(options.inputs).unreadableCode + files)
        {
            do {
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}

import Foundation
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The part of the preview that runs in worker processes.
struct PreviewWorker {
    let options: InputOptions
    let settings: Settings

    /// The maximum size of text that the page can edit, in bytes.
    static let textLimit = 1 << 20
    /// The maximum number of callbacks of a log or recording that are drawn.
    private static let callbackLimit = 2_000

    /// Draws an input or the edited text of a job. Errors are diagnostics, too.
    func draw(_ job: Job, _ console: inout Console) -> JobResult {
        var result = JobResult()
        let path = job.input.path
        var text = job.text.map { Array($0) }
        var diagnostics: [Diagnostic]
        do {
            if text == nil { text = try Files.read(path) }
            let isEdited = job.text != nil && job.input != PreviewPipe.input
            var loaded = try load(job.input, text ?? [], isEdited: isEdited)
            if job.scope == .log { loaded.infersSteps = false }
            let input = try loaded.keepingLast(PreviewWorker.callbackLimit).diagnosed(by: settings.check)
            if job.scope != .diagnostics {
                result.report = try InputReport(
                    input, settings.style, job.sections, paths: ReportPaths(roots: options.inputs),
                    exporting: job.export)
            }
            diagnostics = input.reported + input.played.input.contentDiagnostics
        } catch { diagnostics = Console.diagnostics(of: error, for: path) }
        for diagnostic in diagnostics { result.check.add(ReportedDiagnostic(diagnostic)) }
        if job.scope != .diagnostics, let text, isScenario(job.input, text) { result.text = Data(text) }
        return result
    }

    private func load(_ input: Input, _ text: [UInt8], isEdited: Bool) throws -> LoadedInput {
        let bounds = FileBounds(options.inputs)
        var reading = settings.readerOptions
        reading.open = { bounds.containStoryboard($0) ? Files.content($0) : nil }
        let source = InputSource(name: input.path, bytes: text)
        var loaded = try Lifeline().load(
            source, as: isEdited && isScenario(input, text) ? "scenario" : options.from.value, options: reading)
        loaded.stem = input.stem
        return loaded.storyboard == nil || isEdited
            ? loaded : try InputLoader(options, settings, mayRead: bounds.contain).load(input)
    }

    /// Returns whether the page can edit an input: whether the input is a scenario, according to `--from` or the file
    /// extension, and is not longer than ``textLimit``.
    private func isScenario(_ input: Input, _ text: [UInt8]) -> Bool {
        guard text.count <= PreviewWorker.textLimit else { return false }
        if let kind = options.from.value { return kind == "scenario" }
        return Reader.scenario.fileExtensions.contains(Path.fileExtension(input.path))
    }
}

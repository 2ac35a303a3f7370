import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Report: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write an HTML page with drawings, events, diagnostics, and a player.",
        discussion: """
            Writes the page to index.html in the output folder. The page requires no other files and no network. If \
            there are several runs, storyboards, or hierarchy dumps, the page has an index. Opening a run in the index \
            requires JavaScript. The URL index.html#push-pop/17 opens the run push-pop at callback 17.

            With --split, index.html is only an index, and each run, storyboard, or hierarchy dump has its own page. \
            In these pages, only the player and the controls at the top require JavaScript.

            Examples:
              lifeline report samples -o report
              lifeline report console.log
              lifeline report samples --split --prune -o report

            Exit status:
              0   All pages are up to date.
              2   An input can't be read or drawn, the settings file can't be read, or a
                  page can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Diagrams") var selection: DiagramOptionGroup
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder for the page.", valueName: "folder"), completion: .directory)
    var output = "report"
    @Flag(help: "Write an index, and a separate page for each run, storyboard, and hierarchy dump.") var split = false
    @Flag(
        help: ArgumentHelp(
            "Remove Lifeline's other pages, such as those of former inputs, from the output folder. Has no effect "
                + "after an error."))
    var prune = false
    @OptionGroup var replacement: ForceOption
    @OptionGroup var limit: TimeoutOption
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions

    var console: Console { feedback.console() }

    func handler() throws -> JobHandler { handler(try options.settings(selection.given)) }

    private func handler(_ settings: Settings) -> JobHandler {
        let (loader, paths) = (InputLoader(options, settings), ReportPaths(roots: options.inputs))
        return { job, console in
            var result = JobResult()
            do {
                let loaded = try loader.load(job.input)
                loaded.warnAboutContent(console)
                result.report = try InputReport(
                    try loaded.diagnosed(by: settings.check), settings.style, job.sections, paths: paths)
            } catch { console.report(error, for: job.input.path) }
            return result
        }
    }

    mutating func validate() throws {
        try options.requireInputsOrSettings()
        try OutputFolder.validate(output)
    }

    func run(_ console: inout Console) throws {
        let settings = try options.settings(selection.given)
        let inputs = options.found(settings, &console)
        let jobs = zip(inputs, ReportNames.names(of: inputs)).map { Job(input: $0, sections: $1) }
        let pool = jobs.count > 1 ? WorkerPool(timeout: limit.timeout) : nil
        var page = ReportPage()
        jobs.run(in: pool, &console, handler: handler(settings)) { job, result, _, console in
            do throws(ReadError) { page.add(try result.get().report) } catch {
                console.report(error, for: job.input.path)
            }
            return true
        }
        let files = page.files(split: split)
        for (name, html) in files {
            let file = "\(output)/\(name)"
            do {
                try Files.requireNoLinks(from: output, to: file)
                let isWritten = try Files.replace(file, with: Array(html.utf8), force: replacement.force)
                console.record(isWritten ? .written : .unchanged, file)
            } catch { console.report(error, for: file) }
        }
        if prune { removePages(besides: Set(files.map(\.name)), &console) }
        console.summarize(console.tally.summary(of: output, "page"))
    }

    /// Removes Lifeline's pages directly in the output folder, except the pages with these `names`. Keeps all pages
    /// after an error, because the page of an input that couldn't be read would be removed.
    private func removePages(besides names: Set<String>, _ console: inout Console) {
        guard console.status == .done else { return }
        for name in ReportPage.pages(in: output) where !names.contains(name) {
            let path = "\(output)/\(name)"
            do {
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}

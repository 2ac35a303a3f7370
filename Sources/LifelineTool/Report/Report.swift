import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// `lifeline report`: writes an HTML page about its inputs, with a player.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write an HTML page with drawings, events, diagnostics, and a player.",
        discussion: """
            The page is index.html in the output folder. It needs no other file and no network. A page with several runs is \
            an index with a search; it draws a run when you open it, which needs JavaScript. With --split, each run is a page \
            of its own, and only the search and the player need JavaScript. The address index.html#push-pop/17 opens the run \
            push-pop at callback 17.

            Examples:
              lifeline report samples -o report
              lifeline report console.log -o report
              lifeline report samples --split -o report

            Exit status:
              0   The page is written.
              2   An input can't be read or the page can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @Option(name: .shortAndLong, help: ArgumentHelp("Folder for the page.", valueName: "folder"))
    var output: String
    @Flag(help: "Write an index and a page for each run.") var split = false

    func run() throws {
        var console = Console()
        var page = ReportPage(paths: ReportPaths(roots: options.inputs))
        options.load(&console) { input, _ in try page.add(try Lifeline().diagnosed(input), style) }
        for (name, html) in page.files(split: split) {
            let file = "\(output)/\(name)"
            do { try Files.replace(file, with: Array(html.utf8)) } catch { console.report(error, for: file) }
        }
        try console.end()
    }
}

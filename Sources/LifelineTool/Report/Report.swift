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
            The page is index.html in the output folder. It needs no other file and no network; only the player needs \
            JavaScript. The address index.html#push-pop/17 opens the run push-pop at callback 17.

            Examples:
              lifeline report samples -o report
              lifeline report console.log -o report

            Exit status:
              0   The page is written.
              2   An input can't be read or the page can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @Option(name: .shortAndLong, help: ArgumentHelp("Folder for the page.", valueName: "folder"))
    var output: String

    func run() throws {
        var console = Console()
        var page = ReportPage()
        options.load(&console) { input, _ in try page.add(try Lifeline().diagnosed(input), style) }
        if !page.isEmpty {
            let file = "\(output)/index.html"
            do { try Files.replace(file, with: Array(page.html.utf8)) } catch { console.report(error, for: file) }
        }
        try console.end()
    }
}

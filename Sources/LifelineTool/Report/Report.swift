import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// `lifeline report`: one page with everything about its inputs, and a player.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write an HTML page with drawings, events, findings, and a player.",
        discussion: """
            The page is index.html in the output folder. It needs no network and no other file, and it shows everything without \
            JavaScript. An address such as index.html#push-pop/17 opens the run push-pop at callback 17.

            Examples:
              lifeline report samples -o report
              lifeline report console.log -o report
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

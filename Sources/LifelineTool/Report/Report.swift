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
        abstract: "Write one HTML page with drawings, events, findings and a player.",
        discussion: """
            The page is index.html in the folder of -o. It needs nothing beside itself: no network, no other file, and \
            without JavaScript it still shows everything. An address like index.html#push-pop/17 opens it at callback \
            17 of the run push-pop. Findings stand in the page; what fails a build over them is lifeline check.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @Option(name: .shortAndLong, help: ArgumentHelp("The folder that the page goes into.", valueName: "folder"))
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

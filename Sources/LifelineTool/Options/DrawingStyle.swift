import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders
import Lifeline

extension DiagramOptions.Callbacks: ExpressibleByArgument {}
extension DiagramOptions.Names: ExpressibleByArgument {}
extension StoryboardOptions.Layout: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

/// The options of drawings other than their format, on every command that makes or checks them.
struct DrawingStyle: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Comma-separated diagrams. (default: those that suit the input)", valueName: "kinds"),
        completion: .list(Diagram.all.map(\.name)))
    var diagram: String?

    @Option(
        help: "Colors: auto follows the page that shows the SVG, pair writes name.svg and name~dark.svg.")
    var theme = Theme.auto
    @Option(help: "Spelling of callbacks.") var names = DiagramOptions.Names.swift
    @Option(help: "Callbacks in timelines: folded shows those that accompany an appearance as one row.")
    var callbacks = DiagramOptions.Callbacks.folded
    @Option(
        help: ArgumentHelp(
            "Width at which drawings are shown, in CSS pixels: at it, texts are at least 9 pixels high; or none.",
            valueName: "pixels"))
    var width = DrawingWidth.limited(830)
    @Option(
        help: ArgumentHelp("Comma-separated controllers to draw, by id or name. (default: all)", valueName: "names"))
    var controllers: String?
    @Option(help: ArgumentHelp("Rows per page of a timeline. (default: one page)", valueName: "count")) var pageSize:
        Int?
    @Option(
        name: .customLong("from-event"),
        help: ArgumentHelp("First callback of a timeline, by its number.", valueName: "number"))
    var firstEvent: Int?
    @Option(
        name: .customLong("to-event"),
        help: ArgumentHelp("Last callback of a timeline, by its number.", valueName: "number"))
    var lastEvent: Int?
    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "Step after which the hierarchy is drawn. (default: the one after which it is fullest)",
            valueName: "step"))
    var step: Int?
    @Flag(help: "Draw the hierarchy after every step.") var film = false
    @Flag(help: "Omit links to Apple's documentation.") var noLinks = false
    @Option(help: "Positions of a storyboard's scenes: Graphviz's layout, or Interface Builder's canvas.")
    var layout = StoryboardOptions.Layout.dot
    @Option(help: ArgumentHelp("Scene of a storyboard to draw, with the scenes around it.", valueName: "scene"))
    var focus: String?
    @Option(help: ArgumentHelp("Number of segues to follow from --focus.", valueName: "count"))
    var depth = 1
    @Flag(help: "Draw a storyboard's navigation controllers and their roots as one.") var collapse = false
    @Flag(help: "Draw all storyboards in one drawing, named after Main or the first by name.")
    var together = false
    @Option(help: ArgumentHelp("Pixels per point, for PNG.", valueName: "factor")) var scale = 2.0

    func validate() throws {
        for word in words(diagram) where Diagram.named(word) == nil {
            throw DrawingStyle.unknown("diagram", word, Diagram.all.map(\.name))
        }
        if let pageSize, pageSize < 1 { throw ValidationError("--page-size must be at least 1, not \(pageSize)") }
        if !(0...100).contains(depth) { throw ValidationError("--depth must be from 0 to 100, not \(depth)") }
        guard scale > 0, scale <= 20 else {
            throw ValidationError("--scale must be above 0 and at most 20, not \(scale)")
        }
    }

    static func unknown(_ what: String, _ word: String, _ words: [String]) -> ValidationError {
        let hint = Suggestion.hint(word, among: words)
        return ValidationError(
            "unknown \(what) '\(word)'" + hint)
    }

    private func words(_ list: String?) -> [String] { (list ?? "").split(separator: ",").map(String.init) }

    /// The kinds of drawing that are asked for; nil for every usual one.
    var diagrams: [Diagram]? { diagram.map { words($0).compactMap(Diagram.named) } }

    /// The options of the diagrams, but for what differs from drawing to drawing.
    var options: DiagramOptions {
        var options = DiagramOptions(name: "")
        options.from = firstEvent
        options.to = lastEvent
        options.storyboard.layout = layout
        options.storyboard.focus = focus
        options.storyboard.depth = depth
        options.storyboard.collapses = collapse
        options.storyboard.together = together
        options.names = names
        options.callbacks = callbacks
        options.width = width.pixels
        options.controllers = words(controllers)
        options.pageSize = pageSize
        options.step = step
        options.film = film
        options.links = !noLinks
        return options
    }
}

import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders
import Lifeline

extension DiagramOptions.Callbacks: ExpressibleByArgument {}
extension DiagramOptions.Names: ExpressibleByArgument {}
extension StoryboardOptions.Layout: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

/// What may be asked of drawings beside their format, on every command that makes or checks them.
struct DrawingStyle: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The kinds of drawing, with commas between; every usual one that fits unless given.", valueName: "kinds"),
        completion: .list(Diagram.all.map(\.name)))
    var diagram: String?

    @Option(
        help: "The colors; auto follows the page that an SVG stands on, pair writes name.svg and name~dark.svg.")
    var theme = Theme.auto
    @Option(help: "How callbacks are spelled.") var names = DiagramOptions.Names.swift
    @Option(help: "Which callbacks a timeline shows.") var callbacks = DiagramOptions.Callbacks.all
    @Option(help: ArgumentHelp("The controllers to draw, with commas between.", valueName: "names")) var controllers:
        String?
    @Option(help: ArgumentHelp("The events on a page of a timeline.", valueName: "count")) var pageSize: Int?
    @Option(
        name: .customLong("from-event"),
        help: ArgumentHelp("The number of the first callback of a timeline.", valueName: "number"))
    var firstEvent: Int?
    @Option(
        name: .customLong("to-event"),
        help: ArgumentHelp("The number of the last callback of a timeline.", valueName: "number"))
    var lastEvent: Int?
    @Option(
        name: .customLong("at"), help: ArgumentHelp("The step at whose end the hierarchy is drawn.", valueName: "step"))
    var step: Int?
    @Flag(help: "Draw the hierarchy at the end of every step.") var film = false
    @Flag(help: "Leave out links to Apple's documentation.") var noLinks = false
    @Option(help: "Where the cards of a storyboard lie: by Graphviz, or as on Interface Builder's canvas.")
    var layout = StoryboardOptions.Layout.dot
    @Option(help: ArgumentHelp("The scene of a storyboard whose surroundings are drawn.", valueName: "scene"))
    var focus: String?
    @Option(help: ArgumentHelp("How many segues away from --focus a scene may be.", valueName: "count"))
    var depth = 1
    @Flag(help: "Draw a navigation controller of a storyboard together with its root.") var collapse = false
    @Flag(help: "Draw all storyboards in one drawing, under the name of Main, or else of the first by name.")
    var together = false
    @Option(help: ArgumentHelp("Pixels for each point of a bitmap.", valueName: "factor")) var scale = 2.0

    func validate() throws {
        for word in words(diagram) where Diagram.named(word) == nil {
            throw DrawingStyle.unknown("diagram", word, Diagram.all.map(\.name))
        }
        if let pageSize, pageSize < 1 { throw ValidationError("a page of \(pageSize) events is none, take 1 or more") }
        if !(0...100).contains(depth) { throw ValidationError("a depth of \(depth) is outside 0 to 100") }
        guard scale > 0, scale <= 20 else { throw ValidationError("a scale of \(scale) is outside 0 to 20") }
    }

    static func unknown(_ what: String, _ word: String, _ words: [String]) -> ValidationError {
        let hint = Suggestion.wayOut(word, among: words)
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
        options.controllers = words(controllers)
        options.pageSize = pageSize
        options.step = step
        options.film = film
        options.links = !noLinks
        return options
    }
}

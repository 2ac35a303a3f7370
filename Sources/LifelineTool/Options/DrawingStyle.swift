import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders
import Lifeline

extension DiagramOptions.Callbacks: ExpressibleByArgument {}
extension DiagramOptions.Names: ExpressibleByArgument {}
extension StoryboardOptions.Layout: ExpressibleByArgument {}
extension StoryboardOptions.Grouping: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

/// The options of drawings, other than their format, of the commands that write or check drawings.
struct DrawingStyle: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Comma-separated diagrams: \(Diagram.all.map(\.name).joined(separator: ", ")).", valueName: "kinds"),
        completion: .list(Diagram.all.map(\.name)))
    var diagram = Defaulted<String>("those that suit the input")

    @Option(
        help: "Color theme. auto follows the color scheme of the viewer; pair writes name.svg and name~dark.svg.")
    var theme = Theme.auto
    @Option(
        help: ArgumentHelp(
            "Color that replaces the theme's color of this name, on light and dark pages, such as "
                + "appeared=#1f7a43/#46b873. Repeatable.",
            valueName: "name=light/dark"))
    var themeColor: [String] = []
    @Option(
        help: ArgumentHelp(
            "Font for text in SVGs; use one that is no wider than Helvetica.", valueName: "family"))
    var font: String?
    @Option(help: ArgumentHelp("Font for code in SVGs.", valueName: "family")) var codeFont: String?
    @Option(help: "Language of callback names.") var names = DiagramOptions.Names.swift
    @Option(help: "Callbacks in timelines. folded combines the callbacks that accompany an appearance into one row.")
    var callbacks = DiagramOptions.Callbacks.folded
    @Option(
        help: ArgumentHelp(
            "Width of the page in CSS pixels, or none. At this width, text is at least 9 pixels high.",
            valueName: "pixels"))
    var width = DrawingWidth.limited(830)
    @Option(
        help: ArgumentHelp("Comma-separated controllers to draw, by ID or name.", valueName: "names"))
    var controllers = Defaulted<String>("all")
    @Option(help: ArgumentHelp("Rows per page of a timeline.", valueName: "count"))
    var pageSize = Defaulted<Int>("one page")
    @Option(
        name: .customLong("from-event"),
        help: ArgumentHelp("Number of the first callback in a timeline.", valueName: "number"))
    var firstEvent = Defaulted<Int>("1")
    @Option(
        name: .customLong("to-event"),
        help: ArgumentHelp("Number of the last callback in a timeline.", valueName: "number"))
    var lastEvent = Defaulted<Int>("the last one")
    @Option(
        name: .customLong("step"),
        help: ArgumentHelp(
            "Single step to draw, with its part of a timeline, its events, and the hierarchy after it.",
            valueName: "step"))
    var onlyStep = Defaulted<Int>("all")
    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "Step after which the hierarchy is drawn.",
            valueName: "step"))
    var step = Defaulted<Int>("the step with the most controllers")
    @Flag(help: "Draw the hierarchy after each step that changes it.") var film = false
    @Flag(help: "Omit links to Apple's documentation.") var noLinks = false
    @Option(
        help:
            "Layout of a storyboard: trees that fit the width, Graphviz's dot layout, or Interface Builder's canvas.")
    var layout = StoryboardOptions.Layout.tree
    @Option(help: ArgumentHelp("Scene of a storyboard to draw, with its neighbors.", valueName: "scene"))
    var focus: String?
    @Option(help: ArgumentHelp("Number of segues to follow from the scene of --focus.", valueName: "count"))
    var depth = 1
    @Flag(help: "Combine a storyboard's navigation controllers with their root controllers.") var collapse = false
    @Option(
        help: ArgumentHelp(
            "Content of a storyboard card: a scene, a scene with the scenes that it shows or embeds, or a file.",
            valueName: "grouping"))
    var group = StoryboardOptions.Grouping.scene
    @Flag(
        help: ArgumentHelp(
            "Combine all storyboards into one drawing, named after Main.storyboard if it is an input, otherwise after the "
                + "first storyboard in alphabetical order."))
    var together = false
    @Option(help: ArgumentHelp("Pixels per point in a PNG.", valueName: "factor")) var scale = 2.0

    func validate() throws {
        for word in words(diagram.value) where Diagram.named(word) == nil {
            throw DrawingStyle.unknown("diagram", word, Diagram.all.map(\.name))
        }
        if let pageSize = pageSize.value, pageSize < 1 {
            throw ValidationError("--page-size must be at least 1, not \(pageSize)")
        }
        for word in themeColor {
            if let problem = DrawingStyle.problem(inColor: word) { throw ValidationError(problem) }
        }
        if !(0...100).contains(depth) { throw ValidationError("--depth must be from 0 to 100, not \(depth)") }
        guard scale > 0, scale <= 20 else {
            throw ValidationError("--scale must be greater than 0 and at most 20, not \(scale)")
        }
    }

    static func unknown(_ what: String, _ word: String, _ words: [String]) -> ValidationError {
        let hint = Suggestion.hint(word, among: words)
        return ValidationError(
            "unknown \(what) '\(word)'" + hint)
    }

    private func words(_ list: String?) -> [String] { (list ?? "").split(separator: ",").map(String.init) }

    /// The diagrams to draw; nil for the default of each input.
    var diagrams: [Diagram]? { diagram.value.map { words($0).compactMap(Diagram.named) } }

    /// The options that are the same for all drawings.
    var options: DiagramOptions {
        var options = DiagramOptions(name: "")
        options.from = firstEvent.value
        options.to = lastEvent.value
        options.storyboard.layout = layout
        options.storyboard.focus = focus
        options.storyboard.depth = depth
        options.storyboard.collapses = collapse
        options.storyboard.grouping = group
        options.storyboard.together = together
        options.names = names
        options.callbacks = callbacks
        options.width = width.pixels
        for word in themeColor { _ = DrawingStyle.set(word, in: &options.colors) }
        (options.font, options.codeFont) = (font, codeFont)
        options.controllers = words(controllers.value)
        options.pageSize = pageSize.value
        options.onlyStep = onlyStep.value
        options.step = step.value ?? onlyStep.value
        options.film = film
        options.links = !noLinks
        return options
    }
}

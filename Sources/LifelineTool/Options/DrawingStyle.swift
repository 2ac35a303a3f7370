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

/// The drawing options except the format, for commands that write or check drawings.
struct DrawingStyle: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Comma-separated list of diagrams: \(Diagram.all.map(\.name).joined(separator: ", ")). Not accepted by "
                + "'embed', where each marker names its diagram.",
            valueName: "kinds"),
        completion: .list(Diagram.all.map(\.name)))
    var diagram = Defaulted<String>("those that suit the input")

    @Option(
        help: ArgumentHelp(
            "Color theme of drawing files. With 'auto', SVGs follow the viewer's color scheme, and PNGs and PDFs are "
                + "light. With 'pair', and with 'auto' in a DocC catalog, each drawing has a light and a dark file, "
                + "such as name.svg and name~dark.svg. The commands 'report' and 'serve' always use 'auto'."))
    var theme = Theme.auto
    @Option(
        help: ArgumentHelp(
            "Replacement for a theme color: one color, or two colors for light and dark pages, such as "
                + "appeared=#1f7a43/#46b873. This option can be repeated.",
            valueName: "name=light/dark"))
    var themeColor: [String] = []
    @Option(
        help: ArgumentHelp(
            "Font family for text in SVGs. Choose a font that is no wider than Helvetica.", valueName: "family"))
    var font: String?
    @Option(
        help: ArgumentHelp(
            "Font family for code in SVGs. Choose a font that is no wider than Courier.", valueName: "family"))
    var codeFont: String?
    @Option(help: "Language of callback names.") var names = DiagramOptions.Names.swift
    @Option(
        help: ArgumentHelp(
            "Callbacks shown in timelines. With 'folded', consecutive callbacks that only accompany an appearance, "
                + "such as layout callbacks, share a row."))
    var callbacks = DiagramOptions.Callbacks.folded
    @Option(
        help: ArgumentHelp(
            "Page width that drawings are laid out for, from 200 to 20000 CSS pixels, or 'none' for no limit. If "
                + "possible, text is at least 9 pixels high when a drawing is scaled down to this width.",
            valueName: "pixels"))
    var width = DrawingWidth.limited(830)
    @Option(
        help: ArgumentHelp(
            "Comma-separated list of the IDs or names of the controllers to draw. Applies to the diagrams "
                + "'states', 'timeline', 'events', 'loading', and 'life'.",
            valueName: "names"))
    var controllers = Defaulted<String>("all")
    @Option(help: ArgumentHelp("Maximum number of rows per timeline page.", valueName: "count"))
    var pageSize = Defaulted<Int>("unlimited, or 150 for 'report' and 'serve'")
    @Option(
        name: .customLong("from-event"),
        help: ArgumentHelp("Number of the first callback to draw in a timeline.", valueName: "number"))
    var firstEvent = Defaulted<Int>("1")
    @Option(
        name: .customLong("to-event"),
        help: ArgumentHelp("Number of the last callback to draw in a timeline.", valueName: "number"))
    var lastEvent = Defaulted<Int>("the last callback")
    @Option(
        name: .customLong("step"),
        help: ArgumentHelp(
            "Number of the step to draw in the diagram 'timeline'. If --at is not given, --at is set to the same "
                + "number.",
            valueName: "step"))
    var onlyStep = Defaulted<Int>("all steps")
    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "Number of the step after which the hierarchy is drawn. With this option, the diagram 'events' shows only "
                + "this step. In a run without touches, the diagram 'responders' shows the responder chain after this "
                + "step.",
            valueName: "step"))
    var step = Defaulted<Int>("the step after which the hierarchy contains the most controllers")
    @Flag(
        help: ArgumentHelp(
            "Draw several hierarchies in one drawing: the hierarchy after the first step, and after each later step "
                + "that changes the hierarchy or the state of a controller."))
    var film = false
    @Flag(help: "Omit links to Apple's documentation.") var noLinks = false
    @Option(
        help: ArgumentHelp(
            "Layout of storyboards: 'tree' fits the page width, 'dot' uses Graphviz's layout, and 'canvas' uses the "
                + "positions in Interface Builder."))
    var layout = StoryboardOptions.Layout.tree
    @Option(
        help: ArgumentHelp(
            "Storyboard ID, class, title, label, or object ID of the scene to draw with its neighbors.",
            valueName: "scene"))
    var focus: String?
    @Option(
        help: ArgumentHelp(
            "Maximum number of segues between the --focus scene and its neighbors.", valueName: "count"))
    var depth = Defaulted<Int>("1")
    @Flag(help: "Combine navigation controllers in storyboards with their root view controllers.") var collapse = false
    @Option(
        help: ArgumentHelp(
            "Content of each card in a storyboard drawing: a scene, a flow of scenes that are connected by show or "
                + "embed segues, or a file.",
            valueName: "grouping"))
    var group = StoryboardOptions.Grouping.scene
    @Flag(
        help: ArgumentHelp(
            "Combine all storyboards into one drawing. The drawing is named after Main.storyboard, or after the first "
                + "storyboard in alphabetical order if there is no Main.storyboard."))
    var together = false
    @Option(help: ArgumentHelp("Pixels per point in PNG files.", valueName: "factor")) var scale = 2.0

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
        if let depth = depth.value, !(0...100).contains(depth) {
            throw ValidationError("--depth must be from 0 to 100, not \(depth)")
        }
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

    /// The diagrams to draw, or nil for each input's default diagrams.
    var diagrams: [Diagram]? { diagram.value.map { words($0).compactMap(Diagram.named) } }

    /// The diagram options that are the same for all drawings.
    var options: DiagramOptions {
        var options = DiagramOptions(name: "")
        options.from = firstEvent.value
        options.to = lastEvent.value
        options.storyboard.layout = layout
        options.storyboard.focus = focus
        if let depth = depth.value { options.storyboard.depth = depth }
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

import Graphviz
import LifecycleModel

/// The options for a drawing. Each diagram uses the options that apply to it.
public struct DiagramOptions: Sendable, Hashable {
    /// The callbacks in a timeline.
    public enum Callbacks: String, Sendable, Hashable, CaseIterable {
        /// Appearance callbacks, and other callbacks that an expectation, a diagnostic, or an override is about. The
        /// band of each step contains the number of the others.
        case folded
        case all, appearance, loading, layout
    }

    /// A callback that a timeline doesn't fold, for one controller or for all controllers.
    public struct Highlight: Sendable, Hashable {
        /// The controller's ID, or nil for every controller.
        public let controller: String?
        /// The callback.
        public let callback: Callback

        /// Creates a highlight.
        public init(_ callback: Callback, of controller: String? = nil) {
            self.callback = callback
            self.controller = controller
        }
    }

    /// The language of callback names.
    public enum Names: String, Sendable, Hashable, CaseIterable {
        case swift, objc
    }

    /// A part that a drawing can omit.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The numbers of callbacks in the margin of a timeline.
        case numbers
        /// The meanings of colors and signs below a drawing.
        case legend
        /// The bands of a timeline's steps without rows.
        case emptySteps
    }

    /// The background of a drawing.
    public enum Background: String, Sendable, Hashable, CaseIterable {
        /// The color `page` of the theme.
        case color
        /// None, so that the drawing shows what is behind it.
        case transparent
    }

    /// The paper of a PDF page.
    public enum Paper: String, Sendable, Hashable, CaseIterable {
        /// A page in the size of the drawing.
        case drawing
        case a3 = "A3"
        case a4 = "A4"
        case a5 = "A5"
        case letter, legal

        /// The sides in points, upright, or nil for the size of the drawing.
        var size: (width: Double, height: Double)? {
            switch self {
            case .drawing: nil
            case .a3: (842, 1191)
            case .a4: (595, 842)
            case .a5: (420, 595)
            case .letter: (612, 792)
            case .legal: (612, 1008)
            }
        }
    }

    /// How drawings fit ``width``.
    public enum Fit: String, Sendable, Hashable, CaseIterable {
        /// A wider drawing becomes smaller, unless its text would be too small.
        case shrink
        /// Each drawing has exactly the width.
        case exact
        /// All drawings have one scale.
        case none
    }

    /// The positions of notes in timelines.
    public enum Notes: String, Sendable, Hashable, CaseIterable {
        /// Between the callbacks, across all lifelines.
        case rows
        /// Below the timeline, with a number at the callback before the note.
        case numbered
    }

    /// The prefix of the IDs in the drawing. It must be unique on a web page.
    public var name: String
    /// The file name of the drawing without page number and extension, such as `push.timeline`, for links to other
    /// pages. If nil, the drawing links neither to pages nor to the drawings of other storyboards.
    public var file: String?
    /// The suffix of the pages' file names, such as `~dark.svg`.
    public var fileEnding = ".svg"
    /// The title, or nil for that of the scenario or, for another input with a diagnostic, for the diagnostic.
    public var title: String?
    /// The line below the title, an empty string for none, or nil for the line that the diagram writes.
    public var caption: String?
    /// The parts to omit.
    public var omittedParts: Set<Part> = []
    /// The background.
    public var background = Background.color
    /// The paper of PDF pages.
    public var paper = Paper.drawing
    /// The color scheme: light, dark, or a style sheet with both.
    public var scheme: ColorScheme = .auto
    /// The language of callback names.
    public var names: Names = .swift
    /// The language of words.
    public var language = Language.english
    /// Words that replace those of the language, by their English words, such as `appearing`.
    public var words: [String: String] = [:]
    /// Whether callbacks link to Apple's documentation.
    public var links = true
    /// The names of what timelines, strips, and figures emphasize, or an empty array: controllers by ID or name,
    /// callbacks, or both, such as `home.viewDidAppear`. The others are dimmed, and an emphasized callback is not folded.
    public var emphasized: [String] = []
    /// The callbacks in a timeline.
    public var callbacks: Callbacks = .folded
    /// The only callbacks that a timeline shows, or nil for those that ``callbacks`` selects.
    public var listedCallbacks: Set<Callback>?
    /// Callbacks that a timeline doesn't show.
    public var ignoredCallbacks: Set<Callback> = []
    /// Callbacks that a timeline doesn't fold, such as callbacks in expectations.
    public var highlights: Set<Highlight> = []
    /// Callbacks whose flags a timeline shows, such as callbacks in expectations about flags.
    public var flagHighlights: Set<Highlight> = []
    /// The page width, in CSS pixels, that drawings are laid out for, or nil for no limit.
    public var width: Double? = 830
    /// Replacements for the theme's colors.
    public var colors = DrawingColors()
    /// Whether an SVG or a PNG that is wider than ``width`` is shown at this width, unless its text would be less than 9
    /// pixels high, and strips are laid out for this width instead of a phone's.
    public var fitsWidth = false
    /// How SVGs and PNGs fit ``width``.
    public var fit = Fit.shrink
    /// The positions of notes in timelines.
    public var notes = Notes.rows
    /// The font family for text in an SVG, or nil for the theme's font.
    public var font: String?
    /// The font family for code in an SVG, or nil for the theme's font.
    public var codeFont: String?
    /// The IDs or names of the controllers to draw, or an empty array for all controllers.
    public var controllers: [String] = []
    /// The number of a step. A hierarchy is drawn after this step, and a figure and the flags show only this step. If
    /// nil, the hierarchy of a run is drawn after the step with the most contained and presented controllers, the
    /// hierarchies of a difference are drawn where ``RunDifference/hierarchies(_:)`` describes, a figure shows the step
    /// that the run is about, and the flags all steps. The responder chain of a run without a touch is drawn after this
    /// step or, if nil, at the end of the run.
    public var step: Int?
    /// Whether to draw the hierarchy after each step.
    public var film = false
    /// Whether each step has a page of its own: a timeline up to the step, where all pages have one size and the same
    /// positions, and the hierarchy after the step.
    public var stepPages = false
    /// The maximum number of rows on a page of a timeline, or nil for one page.
    public var pageSize: Int?
    /// The number of the first callback in a timeline, or nil for the start of the run.
    public var from: Int?
    /// The number of the last callback in a timeline, or nil for the end of the run.
    public var to: Int?
    /// The numbers of the steps that timelines, strips, and flags show, or nil for all steps.
    public var onlySteps: ClosedRange<Int>?
    /// Whether each message in a timeline has the number of its callback as a CSS class, such as `n17`, for the player
    /// in a report.
    public var numbersMessages = false
    /// The options for storyboards.
    public var storyboard = StoryboardOptions()

    /// Creates the default options for a drawing whose IDs begin with `name`.
    public init(name: String) { self.name = name }

    /// Returns the line below the title, or nil if there is none. `text` is the line that the diagram writes.
    func captionLine(_ text: String) -> String? { (caption ?? text).isEmpty ? nil : caption ?? text }

    /// Returns the meanings to show in a legend.
    func legend<Meaning>(_ meanings: Meaning?) -> Meaning? { omittedParts.contains(.legend) ? nil : meanings }

    /// Returns the name of a callback in the drawing.
    func spelling(of callback: Callback) -> String {
        switch names {
        case .swift: isLong(callback) ? callback.shortName : callback.swiftName
        case .objc: callback.selector
        }
    }

    /// Returns whether the drawing uses the callback's short name, because the full Swift name is long.
    private func isLong(_ callback: Callback) -> Bool {
        callback.carriesParent || callback.phase == .segue || callback.phase == .application
            || callback.phase == .delegate || callback == .traitChange
    }

    /// Returns the URL of a callback's documentation, or nil if there is no page or the drawing has no links.
    func link(of callback: Callback) -> String? { links ? callback.documentation : nil }

    /// Returns the relative URL of a page's file, or nil if ``file`` is nil.
    func address(ofPage page: Int, of count: Int) -> String? {
        guard let file else { return nil }
        let name = file + Diagram.suffix(page: page, of: count) + fileEnding
        // Encodes the characters of a file name that are special in a URL. Compares scalars, because a combining mark
        // would hide a special character.
        let signs: [Unicode.Scalar: String] = ["%": "%25", "#": "%23", "?": "%3F", ":": "%3A"]
        return name.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }

    /// The maximum width of a drawing, in points, at which its smallest text is at least 9 pixels high on the page,
    /// or nil for no limit. If drawings don't shrink, a pixel is 3/4 point.
    var widthLimit: Double? { width.map { $0 * (fit == .none ? 0.75 : Theme.small.size / 9) } }

    /// Returns whether strips and flags show the step with a number.
    func shows(step number: Int?) -> Bool {
        if let onlySteps { return number.map(onlySteps.contains) ?? false }
        return step == nil || step == number
    }

    /// Returns whether to draw the controller.
    func shows(_ info: @autoclosure () -> ControllerInfo) -> Bool {
        controllers.isEmpty || controllers.contains(info().id) || controllers.contains(info().name)
    }

    /// Returns whether to draw the callback.
    public func shows(_ callback: Callback) -> Bool {
        if ignoredCallbacks.contains(callback) { return false }
        if let listedCallbacks { return listedCallbacks.contains(callback) }
        return switch callbacks {
        case .folded, .all: true
        case .appearance: callback.phase == .appearance || callback.phase == .swiftUI
        case .loading: callback.phase == .loading || callback.phase == .creation
        case .layout: callback.phase == .layout
        }
    }
}

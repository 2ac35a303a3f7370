import Graphviz
import LifecycleModel

/// What may be asked of a drawing: one value for all kinds, each of which takes what concerns it.
public struct DiagramOptions: Sendable, Hashable {
    /// Which callbacks a timeline shows.
    public enum Callbacks: String, Sendable, Hashable, CaseIterable {
        /// All, but those that only accompany an appearance, such as layout, are folded into one row.
        case folded
        case all, appearance, loading, layout
    }

    /// A callback that a folded timeline shows, of one controller or of all.
    public struct Highlight: Sendable, Hashable {
        /// The controller's id; nil for every controller.
        public let controller: String?
        /// The callback.
        public let callback: Callback

        /// Creates a highlight.
        public init(_ callback: Callback, of controller: String? = nil) {
            self.callback = callback
            self.controller = controller
        }
    }

    /// How callbacks are spelled.
    public enum Names: String, Sendable, Hashable, CaseIterable {
        case swift, objc
    }

    /// The name that the drawing's ids begin with, unique among the drawings that stand on one page.
    public var name: String
    /// The drawing's file without page number and ending, as `push.timeline`: what its pages link to each other by.
    public var file: String?
    /// What the files of its pages end in after the page's number, as `~dark.svg`.
    public var fileEnding = ".svg"
    /// Light, dark, or both by style sheet.
    public var scheme: ColorScheme = .auto
    /// How callbacks are spelled.
    public var names: Names = .swift
    /// Whether callbacks link to Apple's documentation.
    public var links = true
    /// Which callbacks a timeline shows.
    public var callbacks: Callbacks = .folded
    /// The callbacks that a folded timeline shows in any case: those that expectations name.
    public var highlights: Set<Highlight> = []
    /// The width at which a drawing is shown, in CSS pixels, for which it is laid out; nil for no limit.
    public var width: Double? = 830
    /// The controllers that are drawn, by id or name; empty for all.
    public var controllers: [String] = []
    /// The step at whose end a hierarchy is drawn, or whose events are drawn; nil for the step with the fullest hierarchy,
    /// and for the events of all steps.
    public var step: Int?
    /// Whether a hierarchy is drawn at the end of every step.
    public var film = false
    /// The number of rows on a page of a timeline; nil for one page.
    public var pageSize: Int?
    /// The first and last callback of a timeline, by number.
    public var from: Int?
    /// The number of the last callback of a timeline; nil for the end of the run.
    public var to: Int?
    /// Whether each message of a timeline carries its callback's number as a class, `n17`, for a page that plays it.
    public var numbersMessages = false
    /// What concerns storyboards alone.
    public var storyboard = StoryboardOptions()

    /// Makes options that leave everything as usual.
    public init(name: String) { self.name = name }

    /// A callback as it is spelled in the drawing.
    func spelling(of callback: Callback) -> String {
        switch names {
        case .swift: isLong(callback) ? callback.shortName : callback.swiftName
        case .objc: callback.selector
        }
    }

    /// Whether the full Swift name is longer than what tells it apart.
    private func isLong(_ callback: Callback) -> Bool {
        callback.carriesParent || callback.phase == .segue || callback.phase == .application
            || callback.phase == .delegate || callback == .traitChange
    }

    /// A callback's page in Apple's documentation, where links are wanted.
    func link(of callback: Callback) -> String? { links ? callback.documentation : nil }

    /// The address of a page's file from the pages beside it, where the file is known.
    func address(ofPage page: Int) -> String? {
        guard let file else { return nil }
        let name = (page == 0 ? file : "\(file)-\(page + 1)") + fileEnding
        // What an address takes for something else stands for itself in the name of a file; by scalars, for a mark that
        // combines with such a sign would hide it among characters.
        let signs: [Unicode.Scalar: String] = ["%": "%25", "#": "%23", "?": "%3F", ":": "%3A"]
        return name.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }

    /// The widest that a drawing may be, in points, for its smallest text to be 9 pixels high where it is shown; nil for
    /// no limit.
    func widthLimit(_ smallest: Theme.Style = Theme.small) -> Double? { width.map { $0 * smallest.size / 9 } }

    /// Whether the controller is drawn.
    func shows(_ info: @autoclosure () -> ControllerInfo) -> Bool {
        controllers.isEmpty || controllers.contains(info().id) || controllers.contains(info().name)
    }

    /// Whether the callback is drawn.
    func shows(_ callback: Callback) -> Bool {
        switch callbacks {
        case .folded, .all: true
        case .appearance: callback.phase == .appearance
        case .loading: callback.phase == .loading || callback.phase == .creation
        case .layout: callback.phase == .layout
        }
    }
}

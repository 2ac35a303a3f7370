import Graphviz
import LifecycleModel

/// The subject of a drawing.
public enum Subject: Sendable {
    /// A run.
    case run(Run)
    /// The scenes of a storyboard or xib.
    case storyboard(Storyboard)
    /// A dump of a controller hierarchy.
    case hierarchy(HierarchyDump)
}

/// A kind of diagram: its name, the subjects that it can draw, and its implementation.
///
/// To add a kind, add a file with a static property, and list the property in ``all``.
public struct Diagram: Sendable {
    /// The name for `--diagram`, which is also part of file names.
    public let name: String
    /// The summary for the help, in one line.
    public let summary: String
    /// Whether the diagram is drawn for a subject by default, provided that ``canDraw`` returns true.
    public let isDefault: @Sendable (Subject) -> Bool
    /// Whether a subject contains something that the diagram can draw with the options.
    public let canDraw: @Sendable (Subject, DiagramOptions) -> Bool
    /// Draws the subject, and returns its pages.
    public let draw: @Sendable (Subject, DiagramOptions) -> Pages

    /// The names of the text formats that at least some of the pictures support, in addition to SVG, PNG, PDF, and DOT.
    public let textFormats: Set<String>

    /// Creates a diagram.
    public init(
        name: String, summary: String, textFormats: Set<String> = [], isDefault: @escaping @Sendable (Subject) -> Bool,
        canDraw: @escaping @Sendable (Subject, DiagramOptions) -> Bool,
        draw: @escaping @Sendable (Subject, DiagramOptions) -> Pages
    ) {
        self.name = name
        self.summary = summary
        self.textFormats = textFormats
        self.isDefault = isDefault
        self.canDraw = canDraw
        self.draw = draw
    }

    /// All diagrams, in the order in which the help lists them.
    public static let all: [Diagram] = [
        .poster,
        .states,
        .hierarchy,
        .timeline,
        .storyboard,
        .figure,
        .strips,
        .flags,
        .loading,
        .responders,
        .notifications,
    ]

    /// Returns the diagram with the given name, or nil for an unknown name.
    public static func named(_ name: String) -> Diagram? { all.first { $0.name == name } }

    /// Creates a diagram that draws only runs.
    static func ofRuns(
        _ name: String, _ summary: String, textFormats: Set<String> = [],
        isDefault: @escaping @Sendable (Run) -> Bool = { _ in true },
        canDraw: @escaping @Sendable (Run, DiagramOptions) -> Bool = { _, _ in true },
        draw: @escaping @Sendable (Run, DiagramOptions) -> Pages
    ) -> Diagram {
        Diagram(
            name: name, summary: summary, textFormats: textFormats,
            isDefault: { subject in if case .run(let run) = subject { isDefault(run) } else { false } },
            canDraw: { subject, options in if case .run(let run) = subject { canDraw(run, options) } else { false } },
            draw: { subject, options in if case .run(let run) = subject { draw(run, options) } else { [] } })
    }

    /// Returns the part of the file name for the page with the index `page`: `timeline` for page 0, `timeline-2` for
    /// page 1, and so on, or `timeline-02` if there are more than nine pages.
    public func stem(page: Int, of count: Int) -> String { name + Diagram.suffix(page: page, of: count) }

    /// Returns the end of ``stem(page:of:)``.
    static func suffix(page: Int, of count: Int) -> String {
        if page == 0 { return "" }
        let number = String(page + 1)
        return "-" + String(repeating: "0", count: max(0, String(count).count - number.count)) + number
    }
}

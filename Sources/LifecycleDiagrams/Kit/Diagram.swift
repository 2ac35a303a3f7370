import Graphviz
import LifecycleModel

/// What is drawn.
public enum Subject: Sendable {
    /// What happened.
    case run(Run)
    /// The scenes of a storyboard or xib.
    case storyboard(Storyboard)
    /// A dump of a controller hierarchy.
    case hierarchy(HierarchyDump)
}

/// A kind of drawing: what it is called, what it fits, and how it is drawn.
///
/// A new kind is one file with a static diagram, and its line in ``all``.
public struct Diagram: Sendable {
    /// The word of `--diagram`, which is part of its files' names too.
    public let name: String
    /// One line for the help.
    public let summary: String
    /// Whether it is drawn of a subject where nobody asks for one kind or another: where it tells what the subject is about.
    public let isUsual: @Sendable (Subject) -> Bool
    /// Whether there is anything to draw of the subject.
    public let fits: @Sendable (Subject, DiagramOptions) -> Bool
    /// The pictures of a subject that fits: one, or one for each page.
    public let draw: @Sendable (Subject, DiagramOptions) -> [Picture]

    /// The text formats that its pictures have, by name, besides those that Graphviz makes of every picture.
    public let textFormats: Set<String>

    /// Creates a diagram.
    public init(
        name: String, summary: String, textFormats: Set<String> = [], isUsual: @escaping @Sendable (Subject) -> Bool,
        fits: @escaping @Sendable (Subject, DiagramOptions) -> Bool,
        draw: @escaping @Sendable (Subject, DiagramOptions) -> [Picture]
    ) {
        self.name = name
        self.summary = summary
        self.textFormats = textFormats
        self.isUsual = isUsual
        self.fits = fits
        self.draw = draw
    }

    /// Every kind, in the order of the help.
    public static let all: [Diagram] = [
        .states,
        .hierarchy,
        .timeline,
        .storyboard,
        .events,
        .loading,
        .life,
        .responders,
        .notifications,
    ]

    /// The kind of that name, or nil.
    public static func named(_ name: String) -> Diagram? { all.first { $0.name == name } }

    /// Makes a kind of drawing of runs alone.
    static func ofRuns(
        _ name: String, _ summary: String, textFormats: Set<String> = [],
        isUsual: @escaping @Sendable (Run) -> Bool = { _ in true },
        fits: @escaping @Sendable (Run, DiagramOptions) -> Bool = { _, _ in true },
        draw: @escaping @Sendable (Run, DiagramOptions) -> [Picture]
    ) -> Diagram {
        Diagram(
            name: name, summary: summary, textFormats: textFormats,
            isUsual: { subject in if case .run(let run) = subject { isUsual(run) } else { false } },
            fits: { subject, options in if case .run(let run) = subject { fits(run, options) } else { false } },
            draw: { subject, options in if case .run(let run) = subject { draw(run, options) } else { [] } })
    }

    /// The ending of the name of a page's file before its format's: `timeline`, then `timeline-2` …, from page 0.
    public func stem(page: Int) -> String { page == 0 ? name : "\(name)-\(page + 1)" }
}

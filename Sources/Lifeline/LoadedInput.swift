import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// An input that was read.
public struct LoadedInput: Sendable {
    /// The text and its name.
    public let source: Source
    /// The beginning of the names of its drawings; by default, its own name without folder and extension.
    public var stem: String
    /// The content.
    public let document: Document
    /// All storyboards among the inputs, for references: Main first, then by file name. Empty without ``refer(to:stems:)``.
    public private(set) var storyboards = StoryboardSet([])
    /// The beginnings of the names of all inputs' drawings, by file, for links between the drawings of storyboards.
    private(set) var stems: [String: String] = [:]

    /// Creates an input.
    public init(source: Source, document: Document) {
        self.source = source
        self.document = document
        let name = source.name.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? "input"
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        stem = dot == name.startIndex ? name : String(name[..<dot])
    }

    /// The storyboard, or nil for another type.
    public var storyboard: Storyboard? { if case .storyboard(let storyboard) = document { storyboard } else { nil } }

    /// Whether it is a storyboard, but not the first one among the inputs.
    ///
    /// The first is Main, or else the first by name. A combined drawing has its name.
    public var isLaterStoryboard: Bool {
        storyboard.flatMap(storyboards.position) ?? 0 > 0
    }

    /// Sets the storyboards among the inputs, as `StoryboardSet(sorting:)` creates them once for all inputs.
    ///
    /// `stems` contains the beginnings of the names of all inputs' drawings, by file. Without it, the drawings of
    /// storyboards don't link to each other.
    public mutating func refer(to storyboards: StoryboardSet, stems: [String: String] = [:]) {
        guard storyboard != nil else { return }
        (self.storyboards, self.stems) = (storyboards, stems)
    }

    /// Whether it is a log or a recording without recognized callbacks or UIKit messages.
    public var isUnrecognized: Bool {
        guard case .runs(let runs) = document else { return false }
        return !runs.contains { run in
            run.events.contains { event in
                switch event.body {
                case .callback, .warning: true
                default: false
                }
            }
        }
    }
}

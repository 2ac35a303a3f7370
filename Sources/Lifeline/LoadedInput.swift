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
    /// The other storyboards among the inputs, in the order of their names, for references.
    public var otherStoryboards: [Storyboard] = []
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
        guard let storyboard else { return false }
        return otherStoryboards.contains { $0.comesBefore(storyboard) }
    }

    /// Sets the other storyboards among the inputs, in any order.
    ///
    /// `stems` contains the beginnings of the names of all inputs' drawings, by file. Without it, the drawings of
    /// storyboards don't link to each other.
    public mutating func refer(to storyboards: [Storyboard], stems: [String: String] = [:]) {
        guard let storyboard else { return }
        self.stems = stems
        otherStoryboards = storyboards.filter { $0.file != storyboard.file }.sorted { $0.comesBefore($1) }
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

extension Storyboard {
    /// Returns whether the storyboard comes before another one in a combined drawing: Main first, then by file name.
    fileprivate func comesBefore(_ other: Storyboard) -> Bool {
        (name != "Main" ? 1 : 0, file) < (other.name != "Main" ? 1 : 0, other.file)
    }
}

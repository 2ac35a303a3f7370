import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// An input that was read.
public struct LoadedInput: Sendable {
    /// The text and its name.
    public let source: Source
    /// The beginning of the names of its drawings' files: its own name without folder and extension, unless it is set.
    public var stem: String
    /// What it holds.
    public let document: Document
    /// The other storyboards that were read together with it, in the order of their names: references lead to them.
    public var otherStoryboards: [Storyboard] = []

    /// Creates an input.
    public init(source: Source, document: Document) {
        self.source = source
        self.document = document
        let name = source.name.split(separator: "/").last ?? "input"
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        stem = String(dot == name.startIndex ? name : name[..<dot])
    }

    /// The storyboard that it holds, or nil.
    public var storyboard: Storyboard? { if case .storyboard(let storyboard) = document { storyboard } else { nil } }

    /// Whether it is a storyboard that comes after another one of those that were read together with it.
    ///
    /// The first is Main, or else the first by name; a drawing of all of them has its name.
    public var isLaterStoryboard: Bool {
        guard let storyboard else { return false }
        return otherStoryboards.contains { $0.comesBefore(storyboard) }
    }

    /// Notes the storyboards that were read together with this one, in whatever order.
    public mutating func refer(to storyboards: [Storyboard]) {
        guard let storyboard else { return }
        otherStoryboards = storyboards.filter { $0.file != storyboard.file }.sorted { $0.comesBefore($1) }
    }

    /// Whether it is a log or a recording in which no callback and no warning of UIKit's was recognized.
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
    /// The order of storyboards in a drawing of several: Main first, then by the names of the files.
    fileprivate func comesBefore(_ other: Storyboard) -> Bool {
        (name != "Main" ? 1 : 0, file) < (other.name != "Main" ? 1 : 0, other.file)
    }
}

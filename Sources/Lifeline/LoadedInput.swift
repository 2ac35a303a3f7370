import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// An input that was read.
public struct LoadedInput: Sendable {
    /// The text and its name.
    public let source: InputSource
    /// The prefix of the drawings' file names. By default, the prefix is the input's name without its folder and
    /// extension.
    public var stem: String
    /// The content.
    public private(set) var document: Document
    /// Whether the steps of logs and recordings are inferred. False if the reader's options exclude guesses.
    public var infersSteps = true
    /// A function that makes the map of the screens of the module that a Swift file belongs to, and the prefix of its
    /// drawing's file name. Set for the first of several files of the module.
    public var screens: (@Sendable () -> (map: Storyboard, stem: String)?)?
    /// The map that ``screens`` makes or, for a Swift file that isn't one of several, the map of the file.
    var drawnScreens: (map: Storyboard, stem: String)? {
        guard screens == nil, module == nil, let file = swiftFile else { return screens?() }
        return SourceModel([file]).screens(named: file.name).map { ($0, stem) }
    }
    /// Whether the controllers of a Swift file are played, which rests on guesses about how the app uses them.
    public var playsCode = true
    /// Whether the findings of played Swift code, which rest on guesses, are reported.
    public var reportsPlays = true
    /// All storyboards among the inputs, for references: Main first, and then the other storyboards by file. The set is
    /// empty until ``refer(to:stems:)`` sets it. A scenario has the storyboard that it names.
    public private(set) var storyboards = StoryboardSet([])
    /// The Swift files among the inputs, for one of several Swift files and for a log or a recording, or nil.
    public var module: SourceModel?
    /// The ``stem`` of each input, keyed by file, for links between the drawings of storyboards.
    private(set) var stems: [String: String] = [:]

    /// Creates an input.
    public init(source: InputSource, document: Document) {
        self.source = source
        self.document = document
        let name = source.name.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? "input"
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        stem = dot == name.startIndex ? name : String(name[..<dot])
        if case .scenario(let scenario) = document, let storyboard = scenario.storyboard {
            storyboards = StoryboardSet([storyboard])
        }
    }

    /// Returns the input with the last `count` callbacks of each log or recording, and the events between and after
    /// them.
    public func keepingLast(_ count: Int) -> LoadedInput {
        guard case .runs(let runs) = document else { return self }
        var input = self
        input.document = .runs(
            runs.map { run in
                var run = run
                let left = run.callbackCount - count
                if left > 0 { run.events.removeFirst(Array(run.callbacks.prefix(left + 1))[left].index) }
                return run
            })
        return input
    }

    /// The storyboard, or nil for an input of another type.
    public var storyboard: Storyboard? { if case .storyboard(let storyboard) = document { storyboard } else { nil } }

    /// The Swift file, or nil for an input of another type.
    public var swiftFile: SourceFile? { if case .source(let file) = document { file } else { nil } }

    /// Whether the input is a storyboard, but not the first storyboard among the inputs.
    ///
    /// The first storyboard is Main or, without Main, the first in alphabetical order. A combined drawing has the name
    /// of the first storyboard.
    public var isLaterStoryboard: Bool {
        storyboard.flatMap(storyboards.position) ?? 0 > 0
    }

    /// Whether the input uses the storyboards among the inputs: it is a storyboard, or a log with a message about an
    /// identifier in a storyboard.
    public var refersToStoryboards: Bool {
        switch document {
        case .storyboard: true
        case .runs(let runs): runs.contains(where: StoryboardMention.occurs)
        case .scenario, .hierarchy, .source: false
        }
    }

    /// Sets the storyboards among the inputs. Has no effect unless ``refersToStoryboards`` is true.
    ///
    /// - Parameters:
    ///   - storyboards: All storyboards among the inputs. Use one `StoryboardSet(sorting:)` for all inputs.
    ///   - stems: The ``stem`` of each input, keyed by file. Without `stems`, the drawings of storyboards don't link to
    ///     each other.
    public mutating func refer(to storyboards: StoryboardSet, stems: [String: String] = [:]) {
        guard refersToStoryboards else { return }
        (self.storyboards, self.stems) = (storyboards, stems)
    }

    /// Whether the input is a log or a recording without recognized callbacks, UIKit messages, and exceptions.
    public var isUnrecognized: Bool {
        guard case .runs(let runs) = document else { return false }
        return !runs.contains { run in
            run.events.contains { event in
                switch event.body {
                case .callback, .warning: true
                case .action(let action): action.isMessage
                default: false
                }
            }
        }
    }
}

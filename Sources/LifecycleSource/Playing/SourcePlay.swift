import LifecycleModel

/// A scenario that plays controllers of Swift code: the steps are the usual ones for a controller, or the app's own from
/// its root, and the overrides are what the code does.
public struct SourcePlay: Sendable {
    /// Something that the code doesn't say.
    public struct Assumption: Sendable, Hashable {
        /// The assumption as the rest of a sentence that begins with `assumes that`.
        public let text: String
        /// The location of the code.
        public let location: SourceLocation
    }

    /// The scenario. Its steps and overrides have the locations of the code.
    public internal(set) var scenario: Scenario
    /// What the code doesn't say.
    public internal(set) var assumptions: [Assumption]
    /// The number of calls that show a controller of an unknown class, such as those of coordinators and factories.
    public internal(set) var unfollowed: Int
    /// The location of the class, or of the assignment of the root.
    public let location: SourceLocation

    /// The steps in words, such as `push, canceled swipe back, pop`.
    public var story: String {
        var words: [String] = []
        for step in scenario.steps where step.verb != .note {
            let word = step.words
            if words.last != word { words.append(word) }
        }
        let shown = words.prefix(8).joined(separator: ", ")
        return words.count > 8 ? shown + ", …" : shown
    }

    /// The story, the assumptions, and the number of calls that weren't followed, as one sentence each.
    public var summary: String {
        var text = "played: \(story)"
        if !assumptions.isEmpty { text += "; assumes that " + assumptions.map(\.text).joined(separator: ", and that ") }
        return text + (unfollowedCalls.map { "; \($0)" } ?? "")
    }

    private var unfollowedCalls: String? {
        guard unfollowed > 0 else { return nil }
        let (calls, verb) = unfollowed == 1 ? ("1 call", "wasn't") : ("\(unfollowed) calls", "weren't")
        return "\(calls) of coordinators, factories, or segues \(verb) followed"
    }

    /// The scenario in YAML, with the code's lines as comments.
    public var yaml: String {
        let comments =
            ["Made from \(scenario.file ?? "Swift code"): the overrides are those of the code."]
            + assumptions.map { "Assumes that \($0.text)." }
            + (unfollowedCalls.map { ["\($0)."] } ?? [])
        return scenario.yaml(comments: comments) { index in
            (before: scenario.steps[index].location.comment.map { ["  # \($0)"] } ?? [], after: [])
        }
    }
}

extension SourceModel {
    /// Returns the scenarios that play a file: the app's own flow if the file assigns the root of a window, and the
    /// usual steps for each controller of the file that the app's flow doesn't show and that overrides a callback.
    ///
    /// - Parameters:
    ///   - file: The name of the file.
    ///   - ios: The iOS version, or nil for the newest one.
    public func plays(of file: String, ios: IOSVersion? = nil) -> [SourcePlay] {
        let own = classes(in: file)
        var plays: [SourcePlay] = []
        var drafts: [(type: SourceClass, draft: PlayDraft)] = []
        var shown: Set<SourceClass> = []
        let roots = own.flatMap(edges).filter {
            $0.kind == .root && $0.location.file == file && $0.source?.isTest != true
        }
        if let root = roots.first(where: isPlayable) {
            var draft = PlayDraft(self, file: file, ios: ios)
            draft.playApp(from: root)
            plays.append(draft.play(at: root.location))
            shown = Set(draft.classes)
        }
        for type in own where type.declaration.kind != .extension || type.name.isEmpty {
            let isHere = type.declaration.location.file == file
            guard isHere, mayBeController(type), !type.isTest, !shown.contains(type), hasOverrides(type) else {
                continue
            }
            var draft = PlayDraft(self, file: file, ios: ios)
            draft.playStandard(type)
            if plays.isEmpty { for root in roots { draft.countUnfollowed(at: root.location) } }
            drafts.append((type, draft))
        }
        // The scenario of a custom container plays its children, too.
        let children = own.flatMap(edges).filter { $0.kind == .addChild }.map(\.target)
        return plays
            + drafts.filter { type, _ in
                !children.contains(.own(type))
                    || !drafts.contains { $0.type != type && $0.draft.classes.contains(type) }
            }.map { $0.draft.play(at: $0.type.declaration.location) }
    }

    /// Returns whether the root of a window is a controller in the files, or a container whose pages are known.
    private func isPlayable(_ root: ScreenEdge) -> Bool {
        switch root.target {
        case .own: true
        case .system(let name): UIKitClass.containers.contains(name) && !pages(of: root).allSatisfy(\.isUnknown)
        case .unknown: false
        }
    }

    /// Returns whether a class implements a callback other than an initializer.
    private func hasOverrides(_ type: SourceClass) -> Bool {
        type.functions.contains { $0.callback.map { $0.phase != .creation } ?? false }
    }
}

extension Step {
    /// The step in words, without its subject.
    fileprivate var words: String {
        switch (verb, subject) {
        case (.swipeBack, .text("cancelled")): "canceled swipe back"
        case (.dragSheet, .text("cancelled")): "canceled drag of the sheet"
        case (.dragSheet, _): "drag the sheet away"
        case (.push, .controller(let name)), (.present, .controller(let name)), (.launch, .controller(let name)):
            "\(verb.name) \(name)"
        default: verb.name
        }
    }
}

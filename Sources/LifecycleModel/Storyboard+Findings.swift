extension Storyboard {
    /// Looks for what is odd in the file by itself and adds it to ``problems``, in the order of the lines.
    ///
    /// What only several files together show, references above all, is ``StoryboardSet/problems(of:)``.
    public mutating func findProblems() {
        problems += danglingInitial + segueProblems + unreachableScenes + sameIdentifiers + oddRuntime
        problems.sort { ($0.line, $0.rule.rawValue, $0.text) < ($1.line, $1.rule.rawValue, $1.text) }
    }

    private var danglingInitial: [Problem] {
        guard let initial, controller(id: initial) == nil else { return [] }
        return [
            Problem(
                rule: .danglingInitial, line: line,
                text: "the initial view controller '\(initial)' is not in this file; choose another one")
        ]
    }

    private var segueProblems: [Problem] {
        let named = Names(controllers.map { ($0.id, describe($0)) }, uniquingKeysWith: { first, _ in first })
        let exits = Set(exits.map(\.id))
        return segues.flatMap { segue -> [Problem] in
            guard segue.kind != nil, let destination = segue.destination else { return [incomplete(segue, named)] }
            var found: [Problem] = []
            if named[destination] == nil, !exits.contains(destination) {
                found.append(dangling(segue, destination, named))
            }
            if segue.identifier == nil, segue.work.wantsIdentifier { found.append(unnamed(segue, named)) }
            return found
        }
    }

    /// A scene that is not initial, that nothing leads to, and that code cannot ask for: Xcode's own measure.
    ///
    /// An unwind segue brings nobody anywhere new, so it does not count; a xib's controllers are the owner's to reach.
    private var unreachableScenes: [Problem] {
        var entered = Set(segues.filter { $0.work != .unwind }.compactMap(\.destination))
        if let initial { entered.insert(initial) }
        return controllers.compactMap { controller in
            guard controller.scene != nil, controller.storyboardIdentifier == nil, !entered.contains(controller.id),
                !controller.isEntryByItself
            else { return nil }
            return Problem(
                rule: .unreachableScene, line: controller.line,
                text: "nothing leads to \(describe(controller)), and it has no storyboard identifier;"
                    + " give it one, connect it or remove it")
        }
    }

    private var sameIdentifiers: [Problem] {
        var first: [String: Int] = [:]
        return controllers.compactMap { controller in
            guard let identifier = controller.storyboardIdentifier else { return nil }
            guard let line = first[identifier] else {
                first[identifier] = controller.line
                return nil
            }
            return Problem(
                rule: .duplicateIdentifier, line: controller.line,
                text: "the storyboard identifier '\(identifier)' is taken by the scene in line \(line)")
        }
    }

    private var oddRuntime: [Problem] {
        let known = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"]
        guard let targetRuntime, !known.contains(targetRuntime) else { return [] }
        return [
            Problem(
                rule: .unknownRuntime, line: line,
                text: "the target runtime '\(targetRuntime)' is none that Interface Builder knows; it is read as"
                    + " \(platform?.rawValue ?? "iOS")")
        ]
    }
}

extension Storyboard {
    /// A controller with its place, for a sentence: `'DetailViewController' (line 12)` without the line.
    func describe(_ controller: Controller) -> String { "'\(controller.label)'" }

    /// What controllers are called, by their ids: looking through all of them for each segue takes the square of their
    /// number.
    private typealias Names = [String: String]

    private func owner(of segue: Segue, _ named: Names) -> String { segue.source.flatMap { named[$0] } ?? "a menu" }

    private func incomplete(_ segue: Segue, _ named: Names) -> Problem {
        let lack = segue.kind == nil ? "kind" : "destination"
        let owner = owner(of: segue, named)
        return Problem(rule: .incompleteSegue, line: segue.line, text: "a segue of \(owner) has no \(lack)")
    }

    private func dangling(_ segue: Segue, _ destination: String, _ named: Names) -> Problem {
        let what = segue.work == .relationship ? (segue.relationship ?? "relationship") : "segue"
        let name = segue.identifier.map { " '\($0)'" } ?? ""
        return Problem(
            rule: .danglingDestination, line: segue.line,
            text: "the \(what)\(name) of \(owner(of: segue, named)) leads to '\(destination)', which is not in this"
                + " file; connect it again or remove it")
    }

    private func unnamed(_ segue: Segue, _ named: Names) -> Problem {
        let target = segue.destination.flatMap { named[$0] }.map { " to \($0)" } ?? ""
        return Problem(
            rule: .segueWithoutIdentifier, line: segue.line,
            text: "the \(segue.kind ?? "") segue of \(owner(of: segue, named))\(target) has no identifier, so code can"
                + " neither perform it nor tell it from others")
    }
}

extension Storyboard.Segue.Work {
    /// Whether code may want to perform such a segue, or tell it apart in `prepare(for:sender:)`.
    fileprivate var wantsIdentifier: Bool {
        switch self {
        case .relationship, .nextPage, .unwind: false
        case .embed, .show, .showDetail, .present, .popover, .custom, .other: true
        }
    }
}

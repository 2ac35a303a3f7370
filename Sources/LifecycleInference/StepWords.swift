import LifecycleModel

/// Moves in words, such as `push Detail`.
struct StepWords {
    private let log: Observation
    private let ios: IOSVersion
    private let situation: Situation

    init(_ log: Observation, ios: IOSVersion, situation: Situation) {
        self.log = log
        self.ios = ios
        self.situation = situation
    }

    /// Returns the name of a participant in sentences: its class without module, and without `ViewController`.
    static func name(_ info: ControllerInfo) -> String {
        let parts = info.id.split(separator: "#", maxSplits: 1)
        var name = String((parts.first ?? "").split(separator: ".").last ?? "")
        let ending = "ViewController"
        if name.hasSuffix(ending), name.count > ending.count { name.removeLast(ending.count) }
        return name + (parts.count > 1 ? "#\(parts[1])" : "")
    }

    private func name(_ id: Int) -> String {
        if id < log.run.controllers.count, !isPlainContainer(id) { return Self.name(log.run.controllers[id]) }
        let node = situation.root?.path(to: id)?.last
        if let kind = node?.kind, let word = Self.containers[kind] { return "the " + word }
        return "a controller that isn't in the log"
    }

    /// Whether a controller is a container that the log doesn't print, or one of UIKit's own classes.
    private func isPlainContainer(_ id: Int) -> Bool {
        guard id < log.run.controllers.count else { return true }
        return ControllerKind(uiKitClass: log.run.controllers[id].className).map { Self.containers[$0] != nil } ?? false
    }

    private static let containers: [ControllerKind: String] = [
        .navigationController: "navigation controller", .tabBarController: "tab bar controller",
        .splitViewController: "split view controller", .pageViewController: "page view controller",
    ]

    /// The words before a container that the log doesn't print.
    private static let guess = ", probably in a "

    /// Returns words without the containers that the log doesn't print.
    static func proven(_ words: String) -> String {
        var words = words
        while let start = words.firstRange(of: guess) {
            let name = containers.values.first { words[start.upperBound...].hasPrefix($0) } ?? ""
            var end = words.index(start.upperBound, offsetBy: name.count)
            if words[end...].hasPrefix(", and ") { end = words.index(after: end) }
            words.removeSubrange(start.lowerBound..<end)
        }
        return words
    }

    /// Returns a tree in words: the first printed controllers, and the hidden containers around them.
    private func words(_ tree: ControllerTree) -> String {
        if isPlainContainer(tree.id), !tree.children.isEmpty, let container = Self.containers[tree.kind] {
            // UIKit gives each column a navigation controller.
            let content =
                tree.isWide ? tree.children.flatMap { isPlainContainer($0.id) ? $0.children : [$0] } : tree.children
            let inside = content.map(words).joined(separator: " and ")
            if inside.contains(" in a ") { return inside }
            return inside + (tree.id < log.run.controllers.count ? " in a " : Self.guess) + container
        }
        if tree.children.isEmpty { return name(tree.id) }
        let shown = tree.children.filter { !$0.isRemoved && !$0.isHidden }
        if shown.isEmpty { return name(tree.id) }
        let inside = shown.map(words).joined(separator: " and ")
        if tree.kind != .viewController { return "\(name(tree.id)) with \(inside)" }
        let relation = tree.children.allSatisfy(\.isBare) ? "the view of" : "its child"
        return "\(name(tree.id)) with \(relation) \(inside)" + (tree.forwards ? "" : ", without forwarding")
    }

    /// Returns whether two moves are different steps, and not only different containers that the log doesn't show.
    func differs(_ first: Move, _ second: Move) -> Bool {
        guard first.step.verb == second.step.verb else { return true }
        if first.step.verb == .launch || first.step.verb == .setRoot {
            return first.introduces.map(printed) != second.introduces.map(printed)
        }
        if first.step.verb == .present {
            return style(first) != style(second) && first.introduces.first?.id == second.introduces.first?.id
        }
        return first.introduces.map(printed) != second.introduces.map(printed)
            || first.step.subject != second.step.subject
    }

    private func printed(_ tree: ControllerTree) -> [Int] {
        tree.all.map(\.id).filter { $0 < log.run.controllers.count }
    }

    private func style(_ move: Move) -> String {
        if move.introduces.first?.kind == .alertController { return "" }
        let style = move.step.options["style"]?.description
        return switch style {
        case "fullScreen": "full screen"
        case "overFullScreen": "over full screen"
        default: ios.presentsSheets ? "as a sheet" : "full screen"
        }
    }

    /// Returns a part of a story in words, with its window if there are several.
    func text(_ part: Story.Part, _ story: Story) -> String {
        guard let move = part.move else { return "no step explains these callbacks" }
        let words = text(move)
        guard story.windows.count > 1 else { return words }
        let window = "\(Story.scene(part.window)) window"
        switch move.step.verb {
        case .disconnectScene: return "close the \(window)"
        case .launch where part.window > 0:
            return "open a \(window) with \(words.dropFirst(move.step.verb.name.count + 1))"
        default:
            guard story.guessesWindow(of: move) else { return "\(words) in the \(window)" }
            return move.introduces.isEmpty ? words : "\(words) in one of the windows, the log doesn't tell which"
        }
    }

    /// Returns a move in words.
    func text(_ move: Move) -> String {
        guard let next = move.next.first else { return text(move.step, move) }
        let steps = [move.step] + move.next
        if let new = steps.first(where: { $0.verb == .addSubview }), move.step.verb != .addSubview,
            let old = steps.first(where: { $0.options["appearing"] == .flag(false) })
        {
            let subject = move.introduces.first.map(words) ?? id(new.subject).map(name) ?? ""
            return "exchange \(id(old.subject).map(name) ?? "") for \(subject) by hand"
                + (move.isCanceled ? ", canceled" : "")
        }
        if move.step.verb == .unembed, next.verb == .embed {
            return "exchange \(id(move.step.subject).map(name) ?? "") for \(move.introduces.first.map(words) ?? "")"
        }
        if move.step.verb == .addChild, next.verb == .beginAppearance {
            return text(Step(.embed, move.step.subject, move.step.options), move) + " by hand"
        }
        if next.verb == .beginAppearance {
            let isReversed = move.step.options["appearing"] == .flag(true)
            let names = [move.step, next].compactMap { id($0.subject).map(name) }
            return "exchange \((isReversed ? names.reversed() : names).joined(separator: " for ")) by hand"
        }
        if next.verb == .endAppearance { return text(move.step, move) }
        if next.verb == .transition { return text(next, Move(next, introduces: move.introduces)) }
        let first = text(move.step, move)
        return "\(first)\(first.contains(Self.guess) ? "," : "") and \(text(next, Move(next))) in the same turn"
    }

    private func id(_ argument: Step.Argument?) -> Int? {
        if case .controller(let name) = argument { Int(name) } else { nil }
    }

    /// Returns the words of the step's verb, with the controllers and options of the move.
    private func text(_ step: Step, _ move: Move) -> String {
        func controller(_ argument: Step.Argument?) -> String? {
            guard let id = id(argument) else { return nil }
            return move.introduces.first.flatMap { $0.id == id ? words($0) : nil } ?? name(id)
        }
        let isAppearing = step.options["appearing"] == .flag(true)
        let text = (step.verb.inferred ?? "\(step.verb.name) %")
            .replacing("%", with: subject(step, controller) ?? move.introduces.first.map(words) ?? "")
            .replacing("{to}", with: controller(step.options["to"]) ?? "another controller")
            .replacing("{style}", with: style(move))
            .replacing("{appearance}", with: isAppearing ? "appearance" : "disappearance")
        let isCanceled = step.subject == .text("cancelled") || step.options["interactive"] == .text("cancelled")
        return (text.hasSuffix(" ") ? String(text.dropLast()) : text) + (isCanceled ? ", canceled" : "")
    }

    /// Returns the subject in words, or nil for a step without a subject.
    private func subject(_ step: Step, _ controller: (Step.Argument) -> String?) -> String? {
        switch step.verb {
        case .pop: popped(step)
        case .dismiss: dismissed(step) ?? controller(step.subject)
        default:
            if case .choice = step.verb.subject { step.subject.description } else { controller(step.subject) }
        }
    }

    private func popped(_ step: Step) -> String? {
        guard case .controller(let name) = step.options["in"], let id = Int(name),
            let top = situation.root?.path(to: id)?.last?.children.last
        else { return nil }
        return words(top)
    }

    private func dismissed(_ step: Step) -> String? {
        guard case .controller(let name) = step.subject, let id = Int(name),
            let node = situation.root?.path(to: id)?.last
        else { return nil }
        return words(node.presented.first ?? node)
    }
}

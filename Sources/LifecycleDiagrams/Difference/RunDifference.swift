import Graphviz
import LifecycleModel

/// How two runs differ: their rows in one order, each in both, or only in the left or the right one.
///
/// Controllers are the same where their ids are. What is in both runs at different places counts as moved.
public struct RunDifference: Sendable {
    /// A row of either run.
    public struct Line: Sendable, Hashable {
        /// Which run it belongs to.
        public enum Side: String, Sendable, Hashable, CaseIterable {
            case both, left, right
        }
        public let side: Side
        /// Whether the other run has the same at another place.
        public let isMoved: Bool
        /// What happened, as `detail.viewWillAppear(_:)`, or a step's text.
        public let text: String
        /// Whether it is the start of a step.
        public let isStep: Bool
    }

    /// How the runs are called: by their versions, where those differ, or by what tells them apart.
    public let names: (left: String, right: String)
    let left: TimelineModel
    private let union: RunUnion
    let rows: [(row: TimelineModel.Row, line: Line)]

    /// Compares two runs as far as `options` show them.
    public init(_ left: Run, _ right: Run, options: DiagramOptions) {
        names = RunDifference.names(left, right)
        let union = RunUnion(left, right)
        self.union = union
        let models = (TimelineModel(union.left, options), TimelineModel(union.right, options))
        self.left = models.0
        rows = RunDifference.merge(models.0, models.1, names, options)
    }

    /// Every row of both runs, in one order.
    public var lines: [Line] { rows.map(\.line) }
    /// Whether the runs show the same.
    public var isEmpty: Bool { rows.allSatisfy { $0.line.side == .both } }

    /// The drawing of the difference: one timeline on the layout of both.
    public func picture(_ options: DiagramOptions) -> Picture {
        let comparison = TimelineModel.Comparison(left: names.left, right: names.right)
        return TimelineDrawing(left.comparing(rows.map(\.row), as: comparison)).picture()
    }

    /// The hierarchies at the end of a step, side by side; where no step is asked for, of the last step that leaves
    /// them different, or of the runs. Nil where neither run tells of any.
    public func hierarchies(_ options: DiagramOptions) -> Picture? {
        let tells = [union.left, union.right].contains { run in
            run.events.contains { if case .hierarchy = $0.body { true } else { false } }
        }
        guard tells else { return nil }
        var options = options
        if options.step == nil, !HierarchyDifference(union, names: names, options: options).isTelling {
            let steps = union.left.events.compactMap { if case .step(let step) = $0.body { step.number } else { nil } }
            options.step = steps.last { number in
                var moment = options
                moment.step = number
                return HierarchyDifference(union, names: names, options: moment).isTelling
            }
        }
        return HierarchyDifference(union, names: names, options: options).picture()
    }

    private static func names(_ left: Run, _ right: Run) -> (left: String, right: String) {
        if left.ios != right.ios, let first = left.ios, let second = right.ios {
            return ("iOS \(first)", "iOS \(second)")
        }
        func file(_ run: Run) -> String? { run.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } }
        if let first = left.title, let second = right.title, first != second { return (first, second) }
        if let first = file(left), let second = file(right), first != second { return (first, second) }
        return ("the left run", "the right run")
    }

    /// The rows of both in one order: what both have once, and before it what only the left, then only the right has.
    private static func merge(
        _ left: TimelineModel, _ right: TimelineModel, _ names: (left: String, right: String), _ options: DiagramOptions
    ) -> [(row: TimelineModel.Row, line: Line)] {
        let (first, second) = (left.unfolded, right.unfolded)
        let difference = second.map(key).difference(from: first.map(key)).inferringMoves()
        var (removed, inserted): ([Int: Bool], [Int: Bool]) = ([:], [:])
        for change in difference {
            switch change {
            case .remove(let offset, _, let partner): removed[offset] = partner != nil
            case .insert(let offset, _, let partner): inserted[offset] = partner != nil
            }
        }
        var merged: [(row: TimelineModel.Row, line: Line)] = []
        var (one, other) = (0, 0)
        while one < first.count || other < second.count {
            if one < first.count, let isMoved = removed[one] {
                merged.append(marked(first[one], .left, isMoved, names.left, left))
                one += 1
            } else if other < second.count, let isMoved = inserted[other] {
                merged.append(marked(second[other], .right, isMoved, names.right, right))
                other += 1
            } else if one < first.count {
                merged.append(marked(first[one], .both, false, "", left))
                one += 1
                other += 1
            } else {
                break
            }
        }
        return merged
    }

    /// What makes rows of two runs the same.
    private static func key(_ row: TimelineModel.Row) -> String {
        switch row {
        case .step(let step): "step \(step.text)"
        case .message(let message):
            "\(message.event.controller.index) \(message.event.callback.rawValue) \(message.event.flags.rawValue)"
        case .mark(let controller, let text): "mark \(controller.index) \(text)"
        case .strip(_, let word, let text): "strip \(word) \(text)"
        }
    }

    private static func marked(
        _ row: TimelineModel.Row, _ side: Line.Side, _ isMoved: Bool, _ name: String, _ model: TimelineModel
    ) -> (row: TimelineModel.Row, line: Line) {
        let sign = side == .left ? "− " : side == .right ? "+ " : ""
        func line(_ text: String, isStep: Bool = false) -> Line {
            Line(side: side, isMoved: isMoved, text: text, isStep: isStep)
        }
        switch row {
        case .message(var message):
            let text = "\(model.words.name(message.event.controller)).\(message.label)"
            guard side != .both else { return (row, line(text)) }
            message.side = side == .left ? .left : .right
            message.label = sign + message.label
            let words = (isMoved ? "moved: here in " : "only in ") + name
            message.detail = message.detail.isEmpty ? words : "\(words) · \(message.detail)"
            message.sentence += " This is \(isMoved ? "here" : "only") in \(name)."
            return (.message(message), line(text))
        case .step(var step):
            let text = "\(step.number) \(step.text)"
            if side != .both { step.text = "\(sign)\(step.text) (only in \(name))" }
            return (.step(step), line(text, isStep: true))
        case .mark(let controller, let text):
            let owner = model.words.name(controller)
            let shown = side == .both ? text : "\(sign)\(text) (only in \(name))"
            return (.mark(controller, shown), line("\(owner): \(text)"))
        case .strip(let severity, let word, let text):
            let shown = side == .both ? text : "\(text) (only in \(name))"
            return (.strip(severity, word: sign + word, text: shown), line("\(word): \(text)"))
        }
    }
}

import Graphviz
import LifecycleModel

/// Drawings of the difference between two runs: a combined timeline, and both hierarchies side by side.
public struct RunDifference: Sendable {
    /// The names of the runs: the first of their iOS versions, titles, and file names that both runs have and that
    /// differ, or "the left run" and "the right run" if there are none.
    public let names: (left: String, right: String)
    /// The comparison.
    public let comparison: RunComparison
    private let union: RunUnion
    let rows: [TimelineModel.Row]
    private let left: TimelineModel

    /// Compares two runs, except for the callbacks in `ignored` and those that `options` doesn't show, and creates the
    /// rows of the timeline with `options`. Callbacks are never folded.
    public init(_ left: Run, _ right: Run, options: DiagramOptions, ignoring ignored: Set<Callback> = []) {
        names = RunDifference.names(left, right, options)
        var options = options
        if options.callbacks == .folded { options.callbacks = .all }
        // The drawing emphasizes what differs.
        options.emphasized = []
        let hidden = Callback.allCases.filter { !options.shows($0) }
        comparison = RunComparison(from: left, to: right, ignoring: ignored.union(hidden))
        union = RunUnion(left, right, matches: comparison.matches)
        self.left = TimelineModel(union.left, options)
        rows = ComparedRows(comparison, self.left, TimelineModel(union.right, options), names).rows
    }

    /// Returns a drawing of the difference: one timeline for both runs. The timeline uses the options from the
    /// initializer instead of `options`.
    public func picture(_ options: DiagramOptions) -> Picture {
        let comparison = TimelineModel.Comparison(left: names.left, right: names.right, meaning: meaning(options))
        return TimelineDrawing(left.comparing(RunDifference.folded(rows), as: comparison)).picture()
    }

    /// Returns rows with one row for each sequence of at least three equal callbacks.
    static func folded(_ rows: [TimelineModel.Row]) -> [TimelineModel.Row] {
        var (result, equal) = ([TimelineModel.Row](), [TimelineModel.Message]())
        func close() {
            result += equal.count < 3 ? equal.map(TimelineModel.Row.message) : [.fold(equal)]
            equal = []
        }
        for row in rows {
            if case .message(let message) = row, message.side == .both, message.isLegal,
                !message.label.hasPrefix("~")
            {
                equal.append(message)
            } else {
                close()
                result.append(row)
            }
        }
        close()
        return result
    }

    /// A sentence about the callbacks that only one run contains, and the numbers of callbacks that moved or have other
    /// flags.
    ///
    /// UIKit's containers and the app are left out, unless nothing else differs.
    private func meaning(_ options: DiagramOptions) -> String {
        let leaves = Set(union.left.controllers.filter { $0.kind == .viewController }.map(\.id))
        func clause(_ change: RunComparison.Change, _ name: String) -> String? {
            let all = comparison.rows.compactMap { row -> (receiver: String, callback: Callback)? in
                guard row.change == change, case .callback(let receiver, let callback) = row.content else { return nil }
                return (receiver, callback)
            }
            let calls =
                all.contains { leaves.contains($0.receiver) } ? all.filter { leaves.contains($0.receiver) } : all
            func unique(_ words: [String]) -> [String] {
                words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
            let (receivers, callbacks) = (unique(calls.map(\.receiver)), unique(calls.map(\.callback.shortName)))
            if receivers.isEmpty { return nil }
            let isListed = receivers.count == 1 || callbacks.count < 4
            let what = isListed ? options.list(callbacks) : options.count(calls.count, "callback")
            return receivers.count == 1
                ? options["only in \(name), \(receivers[0]) receives \(what)"]
                : options["only in \(name), \(options.list(receivers)) receive \(what)"]
        }
        let moved = comparison.rows.count { if case .movedTo = $0.change { true } else { false } }
        let changed = comparison.rows.count { if case .changed = $0.change { true } else { false } }
        let clauses = [
            clause(.removed, names.left), clause(.added, names.right),
            moved == 0 ? nil : options["\(options.count(moved, "callback")) in another place"],
            changed == 0 ? nil : options["\(options.count(changed, "callback")) with other flags"],
        ].compactMap(\.self)
        let text = clauses.isEmpty ? options["no callback differs"] : clauses.joined(separator: options["; "])
        return options.capitalized(text)
    }

    /// Returns a drawing of both hierarchies side by side, or nil if neither run has a hierarchy.
    ///
    /// If `options` contains no step, the drawing shows the hierarchies at the end of the runs. If these are equal, it
    /// shows the hierarchies after the last step after which they differ, if there is such a step in the left run.
    public func hierarchies(_ options: DiagramOptions) -> Picture? {
        guard union.left.hasHierarchy || union.right.hasHierarchy else { return nil }
        var options = options
        if options.step == nil, !HierarchyDifference(union, names: names, options: options).hasChanges {
            options.step = lastDifferentStep(options)
        }
        return HierarchyDifference(union, names: names, options: options).picture()
    }

    /// Returns the number of the last step of the left run after which the hierarchies differ, or nil.
    private func lastDifferentStep(_ options: DiagramOptions) -> Int? {
        var moments = (HierarchyCursor(union.left), HierarchyCursor(union.right))
        var ends = (StepEnds(union.left), StepEnds(union.right))
        return ends.0.starts.map(\.number).filter { number in
            let states = (
                moments.0.hierarchy(after: ends.0.end(of: number)), moments.1.hierarchy(after: ends.1.end(of: number))
            )
            return HierarchyDifference(union, names: names, options: options, states: states).hasChanges
        }.last
    }

    static func names(_ left: Run, _ right: Run, _ options: DiagramOptions) -> (left: String, right: String) {
        if left.ios != right.ios, let first = left.ios, let second = right.ios {
            return ("iOS \(first)", "iOS \(second)")
        }
        func file(_ run: Run) -> String? { run.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } }
        if let first = left.title, let second = right.title, first != second { return (first, second) }
        if let first = file(left), let second = file(right), first != second { return (first, second) }
        return (options["the left run"], options["the right run"])
    }
}

/// The ends of a run's steps, which are asked for in order.
private struct StepEnds {
    let starts: [(number: Int, index: Int)]
    private var next = 0

    init(_ run: Run) {
        starts = run.events.enumerated().compactMap { index, event in
            if case .step(let step) = event.body { (step.number, index) } else { nil }
        }
    }

    /// Returns the index of the first event of the step after the step `number`, or nil if it is the last step.
    mutating func end(of number: Int) -> Int? {
        while next < starts.count, starts[next].number <= number { next += 1 }
        return next < starts.count ? starts[next].index : nil
    }
}

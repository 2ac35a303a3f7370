import LifecycleModel

/// The folding of callbacks that a run is not about. Each step has one row for its folded callbacks.
///
/// Appearance callbacks and `deinit` are never folded. Another callback is shown if it is illegal, shows a size, has a
/// related expectation or diagnostic, is emphasized by its name, has an override that performs an action or runs Swift code, or is called by the app. If a step would
/// have no callbacks left, its callbacks other than creation, loading, layout, containment, and application callbacks are
/// shown or, if there are none, all of them.
struct CallbackFolding {
    private let run: Run
    private let options: DiagramOptions
    private let emphasis: Emphasis
    /// The numbers of callbacks that have a related diagnostic, have an override that performs an action, or are
    /// called by the app.
    private var essential: Set<Int> = []

    init(_ run: Run, _ options: DiagramOptions, _ emphasis: Emphasis) {
        (self.run, self.options, self.emphasis) = (run, options, emphasis)
        for (index, event) in run.events.enumerated() {
            switch event.body {
            case .diagnostic(let diagnostic): if let number = diagnostic.callback { essential.insert(number) }
            case .action(let action):
                if let number = action.inside, action.kind != .leave, !action.accompaniesLoading {
                    essential.insert(number)
                }
                guard action.kind == .call, index + 1 < run.events.count else { continue }
                if case .callback(let called) = run.events[index + 1].body { essential.insert(called.number) }
            case .controller, .step, .callback, .hierarchy, .warning: continue
            }
        }
    }

    /// Returns `rows` with callbacks folded.
    func folded(_ rows: [TimelineModel.Row]) -> [TimelineModel.Row] {
        var result: [TimelineModel.Row] = []
        var start = 0
        for index in rows.indices.dropFirst() {
            guard case .step = rows[index] else { continue }
            result += foldedStep(rows[start..<index])
            start = index
        }
        return result + foldedStep(rows[start...])
    }

    /// Returns the rows of one step, with the row for folded callbacks below the step.
    private func foldedStep(_ rows: ArraySlice<TimelineModel.Row>) -> [TimelineModel.Row] {
        let messages = rows.compactMap { if case .message(let message) = $0 { message } else { nil } }
        let least = messages.map(importance).max() ?? .main
        let hidden = messages.filter { importance($0) < least }
        if hidden.isEmpty { return Array(rows) }
        var result = rows.filter { row in
            if case .message(let message) = row { importance(message) >= least } else { true }
        }
        let hasStep = if case .step = result.first { true } else { false }
        result.insert(.fold(hidden), at: hasStep ? 1 : 0)
        return result
    }

    private enum Importance: Comparable { case accompanying, other, main }

    private func importance(_ message: TimelineModel.Message) -> Importance {
        let event = message.event
        if !message.isLegal || message.showsSize || essential.contains(event.number) || emphasis.names(event) {
            return .main
        }
        let isHighlighted = [nil, run[event.controller].id].contains {
            options.highlights.contains(DiagramOptions.Highlight(event.callback, of: $0))
        }
        let runsCode = run.code[run[event.controller].name]?[event.callback]?.lines.isEmpty == false
        if isHighlighted || runsCode || event.callback == .deinitializer { return .main }
        switch event.callback.phase {
        case .appearance: return .main
        case .swiftUI where run[event.controller].kind == .swiftUIView: return .main
        case .creation, .loading, .layout, .containment, .application: return .accompanying
        case .environment, .rotation, .segue, .memory, .view, .swiftUI, .delegate: return .other
        }
    }
}

extension TimelineModel {
    /// Returns the text for folded callbacks: the number of callbacks in each group, such as `+14 loading, 9 layout`,
    /// or, in a comparison, the number of equal callbacks.
    func words(_ folded: [Message]) -> String {
        if comparison != nil { return options["\(folded.count) equal"] }
        var counts: [(group: String, count: Int)] = []
        for message in folded {
            let group =
                switch message.event.callback.phase {
                case .creation, .loading: "loading"
                case .containment: "containment"
                case .application: "app"
                case .layout: "layout"
                default: "other"
                }
            if let index = counts.firstIndex(where: { $0.group == group }) {
                counts[index].count += 1
            } else {
                counts.append((group, 1))
            }
        }
        return "+" + counts.map { options[Wording("% \($0.group)", "\($0.count)")] }.joined(separator: options[", "])
    }
}

extension TimelineModel.Row {
    /// The callbacks that the row shows or folds.
    var messages: [TimelineModel.Message] {
        switch self {
        case .message(let message): [message]
        case .fold(let messages): messages
        case .step, .mark, .code, .expected, .banner: []
        }
    }
}

extension ActionEvent {
    /// Whether the action is part of every loading of a view from a nib or storyboard, or of an empty view.
    var accompaniesLoading: Bool {
        switch kind {
        case .loadNib: detail == nil || detail == .emptyView
        case .connectOutlets, .setView: true
        default: false
        }
    }
}

import LifecycleModel

/// The folding of callbacks that only accompany an appearance: creation, loading, layout, containment, and
/// application callbacks.
///
/// Other callbacks and `deinit` are never folded. A callback is also not folded if it is illegal, shows a size, has a
/// related expectation or diagnostic, has an override that performs an action, or is called by the app. If all
/// callbacks in a step would be folded, none of them is folded.
struct CallbackFolding {
    private let run: Run
    private let options: DiagramOptions
    /// The numbers of callbacks that have a related diagnostic, have an override that performs an action, or are
    /// called by the app.
    private var essential: Set<Int> = []

    init(_ run: Run, _ options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        for (place, event) in run.events.enumerated() {
            switch event.body {
            case .diagnostic(let diagnostic): if let number = diagnostic.callback { essential.insert(number) }
            case .action(let action):
                if let number = action.inside, action.kind != .leave { essential.insert(number) }
                guard action.kind == .call, place + 1 < run.events.count else { continue }
                if case .callback(let called) = run.events[place + 1].body { essential.insert(called.number) }
            case .controller, .step, .callback, .hierarchy, .warning: continue
            }
        }
    }

    /// Returns `rows` with accompanying callbacks folded.
    func folded(_ rows: [TimelineModel.Row]) -> [TimelineModel.Row] {
        var result: [TimelineModel.Row] = []
        var start = 0
        for place in rows.indices.dropFirst() {
            guard case .step = rows[place] else { continue }
            result += foldedStep(rows[start..<place])
            start = place
        }
        return result + foldedStep(rows[start...])
    }

    /// Returns the rows of one step with accompanying callbacks folded. Returns the rows unchanged if all of the
    /// step's callbacks would be folded.
    private func foldedStep(_ rows: ArraySlice<TimelineModel.Row>) -> [TimelineModel.Row] {
        let hasOthers = rows.contains { row in
            if case .message(let message) = row { !accompanies(message) } else { false }
        }
        guard hasOthers else { return Array(rows) }
        var (result, hidden): ([TimelineModel.Row], [TimelineModel.Message]) = ([], [])
        func flush() {
            if !hidden.isEmpty { result.append(.fold(CallbackFolding.folds(hidden))) }
            hidden = []
        }
        for row in rows {
            if case .message(let message) = row, accompanies(message) {
                hidden.append(message)
            } else {
                flush()
                result.append(row)
            }
        }
        flush()
        return result
    }

    /// Returns whether a callback only accompanies an appearance, so that it can be folded.
    private func accompanies(_ message: TimelineModel.Message) -> Bool {
        let event = message.event
        switch event.callback.phase {
        case .creation where event.callback == .deinitializer: return false
        case .creation, .loading, .layout, .containment, .application: break
        case .appearance, .environment, .rotation, .segue, .memory, .view, .delegate: return false
        }
        if !message.isLegal || message.showsSize || essential.contains(event.number) { return false }
        let isHighlighted = [nil, run[event.controller].id].contains {
            options.highlights.contains(DiagramOptions.Highlight(event.callback, of: $0))
        }
        return !isHighlighted
    }

    /// Returns callbacks grouped by controller, in the order of each controller's first callback.
    private static func folds(_ messages: [TimelineModel.Message]) -> [TimelineModel.Fold] {
        var folds: [TimelineModel.Fold] = []
        for message in messages {
            if let place = folds.firstIndex(where: { $0.controller == message.event.controller }) {
                folds[place].messages.append(message)
            } else {
                folds.append(TimelineModel.Fold(controller: message.event.controller, messages: [message]))
            }
        }
        return folds
    }
}

extension TimelineModel {
    /// Returns the text for the folded callbacks in a row. If several controllers have no lifeline, they are counted
    /// but not named.
    func words(_ folds: [Fold]) -> String {
        let shown = Set(participants.compactMap(\.controller))
        let others = folds.filter { !shown.contains($0.controller) }
        var texts = folds.filter { shown.contains($0.controller) }.map { "\(words.name($0.controller)): \(words($0))" }
        if let first = others.first {
            let all = Fold(controller: first.controller, messages: others.flatMap(\.messages))
            let names = others.count == 1 ? words.name(first.controller) : "\(others.count) other controllers"
            texts.append("\(names): \(words(all))")
        }
        return texts.joined(separator: "; ")
    }

    /// Returns the short text for folded callbacks: the name of a single callback, or the groups and the number of
    /// several callbacks.
    func words(_ fold: Fold) -> String {
        if fold.messages.count == 1 { return fold.messages[0].label }
        var words: [String] = []
        for message in fold.messages {
            let word =
                switch message.event.callback.phase {
                case .creation, .loading: "loading"
                case .containment: "containment"
                case .application: "app events"
                default: "layout"
                }
            if !words.contains(word) { words.append(word) }
        }
        return words.joined(separator: ", ") + " ×\(fold.messages.count)"
    }
}

extension TimelineModel.Row {
    /// The callbacks that the row shows or folds.
    var messages: [TimelineModel.Message] {
        switch self {
        case .message(let message): [message]
        case .fold(let folds): folds.flatMap(\.messages).sorted { $0.event.number < $1.event.number }
        case .step, .mark, .banner: []
        }
    }
}

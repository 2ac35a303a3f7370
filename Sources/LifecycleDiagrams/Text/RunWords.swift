import Graphviz
import LifecycleModel

/// Runs in words: titles, captions, and the sentences of a description.
struct RunWords {
    let run: Run
    let options: DiagramOptions
    private let names: [String]

    init(run: Run, options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        names = run.controllers.map(\.id)
    }

    /// The run's title, or the name of its file.
    var title: String { run.title ?? fileName ?? options.name }

    /// The name of the file without its folder.
    var fileName: String? { run.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } }

    /// Whose rules the run follows, or where it was read.
    var origin: String {
        switch (run.source, run.ios) {
        case (.scenario, let ios?): "played by the rules of iOS \(ios)"
        case (.scenario, nil): "played"
        // A log without a title of its own goes by its file's name already.
        case (.log, _): "read from " + (run.title == nil ? "a log" : fileName.map { "the log \($0)" } ?? "a log")
        case (.run, let ios?): "recorded on iOS \(ios)"
        case (.run, nil): "recorded"
        }
    }

    /// How a controller is called in a sentence.
    func name(_ id: ControllerID?) -> String { id.map { names[$0.index] } ?? "UIKit" }

    /// A callback as a sentence: who sends what to whom, and the remarks that are to be made on it.
    func sentence(_ event: CallbackEvent, was: AppearanceState?, isLegal: Bool, remarks: [String]) -> String {
        var words = ""
        words.append(name(event.controller))
        words.append(" receives ")
        words.append(options.spelling(of: event.callback))
        if let sender = event.sender, sender != event.controller {
            words.append(" from ")
            words.append(name(sender))
        }
        if !remarks.isEmpty { words.append(" (\(remarks.joined(separator: ", ")))") }
        if !isLegal {
            words.append("; this move is illegal")
            if let was { words.append(", its view was \(was.rawValue)") }
        } else if event.callback.movesAppearance, let state = AppearanceMove.target(of: event.callback) {
            words.append("; its view is ")
            words.append(state.rawValue)
        }
        words.append(".")
        return words
    }

    /// What stands beside a callback in small type: `animated`, the queries of Table 5-1, the parent.
    func details(_ event: CallbackEvent) -> [String] {
        var details: [String] = []
        if event.animated == true { details.append("animated") }
        if !event.flags.isEmpty { details += event.flags.names }
        if let parent = event.parent { details.append("parent: " + (parent.map { names[$0.index] } ?? "nil")) }
        return details
    }

    /// An action of the app in a few words, or nil for one that the steps tell already.
    func words(_ action: ActionEvent) -> String? {
        let name = action.name ?? ""
        let target = action.target.map { names[$0.index] } ?? "nil"
        switch action.kind {
        case .beginTask: return "begins task \(name)"
        case .endTask: return "ends task \(name)"
        case .readGeometry: return "reads its bounds" + (action.detail.map { ": \($0)" } ?? "")
        case .once: return name.isEmpty ? "one-time set-up" : "one-time set-up: \(name)"
        case .observe: return "observes \(name)"
        case .unobserve where action.detail == ActionEvent.withoutEffect: return "removes no observer of \(name)"
        case .unobserve: return name.isEmpty ? "observes no more" : "observes \(name) no more"
        case .post: return "posts \(name)"
        case .deliver: return "is notified: \(name)"
        case .touch: return "is touched"
        case .responder: return "passes the touch on"
        case .handle: return "handles the touch"
        case .call: return "\(name) called by hand"
        case .loadNib: return "loads the nib \(name)"
        case .asked: return "\(name)?"
        case .statusBar: return "status bar: \(name)"
        case .invalidate: return name == "updateProperties()" ? "setNeedsUpdateProperties()" : name
        case .missingSuper: return "\(name) without super"
        case .beginAppearance: return "beginAppearanceTransition(\(name))"
        case .endAppearance: return "endAppearanceTransition()"
        case .addChild: return "addChild(\(self.name(action.subject)))"
        case .dropView: return "view = nil"
        case .setView: return "view is set"
        case .navigate, .present, .dismiss: return action.detail.map { "\(name): \($0)" }
        case .rotate: return action.detail.map { "\(name): \($0)" }
        case .removeFromParent: return "removeFromParent()"
        case .willMove: return "willMove(toParent: \(target))"
        case .didMove: return "didMove(toParent: \(target))"
        case .addSubview: return "its view is added by hand"
        case .removeFromSuperview: return "removeFromSuperview()"
        default: return nil
        }
    }
}

import Graphviz
import LifecycleModel

/// The text of a run's drawings: titles, captions, and sentences of descriptions.
struct RunWords {
    let run: Run
    let options: DiagramOptions
    /// The text of the first error, or else of the first warning, without its suggestion, and the line of its event.
    var finding: (text: String, line: Int?)?
    private let names: [String]
    /// The controllers for which UIKit looks for a nib. For others, a nil argument `nibName` is not shown.
    private let nibUsers: Set<ControllerID>

    init(run: Run, options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        names = run.controllers.map(\.id)
        finding = options.title == nil ? RunWords.finding(in: run) : nil
        nibUsers = Set(
            run.events.compactMap { event in
                guard case .action(let action) = event.body, action.kind == .loadNib else { return nil }
                return action.subject
            })
    }

    /// The finding, or ``runTitle`` for a run without a finding or with an author's title.
    var title: String { hasOwnTitle ? runTitle : finding?.text ?? runTitle }

    /// Whether the scenario has a title.
    private var hasOwnTitle: Bool { run.source == .scenario && run.title != nil }

    /// The run's title, or else its file name, or else the name of the drawing.
    var runTitle: String { options.title ?? run.title ?? fileName ?? options.name }

    /// The origin of the run for a caption, with the line of the finding, if there is one, and with the text of the
    /// finding or of the title, whichever isn't the title of the drawing.
    var source: String {
        guard let finding else { return origin }
        let line = finding.line.map { options[", line \($0)"] } ?? ""
        if run.source == .log { return "\(runTitle) · \(origin)\(line)" }
        return "\(hasOwnTitle ? finding.text : runTitle)\(line) · \(origin)"
    }

    /// Returns the first error, or else the first warning, or nil.
    static func finding(in run: Run) -> (text: String, line: Int?)? {
        var warning: (text: String, line: Int?)?
        for event in run.events {
            guard case .diagnostic(let diagnostic) = event.body, diagnostic.severity != .note else { continue }
            let clause = diagnostic.text.prefix { $0 != ";" }
            let isLong = clause.count > 100
            let words = isLong ? clause[..<(clause.firstRange(of: ": ")?.lowerBound ?? clause.endIndex)] : clause
            // Names and code keep their spelling at the start.
            let isPlain = words.prefix { $0 != " " }.allSatisfy { $0.isLowercase }
            let text = (isPlain ? words.capitalizedFirst : String(words))
                .replacing(/'([^' ]+)'/) { $0.1 }
            if diagnostic.severity == .error { return (text, event.line) }
            warning = warning ?? (text, event.line)
        }
        return warning
    }

    /// The name of the run's file without its folder, or nil if the run has no file.
    var fileName: String? { run.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } }

    /// The origin of the run: a simulation, a log, or a recording.
    var origin: String {
        switch (run.source, run.ios) {
        case (.scenario, let ios?): options["simulated for iOS \(ios)"]
        case (.scenario, nil): options["simulated"]
        // The drawing of a log without a title has the file name as its title.
        case (.log, _):
            if run.title != nil, let fileName {
                options["read from the log \(fileName)"]
            } else {
                options["read from a log"]
            }
        case (.run, let ios?): options["recorded on iOS \(ios)"]
        case (.run, nil): options["recorded"]
        }
    }

    /// Returns the name of a controller, or `UIKit` if `id` is nil.
    func name(_ id: ControllerID?) -> String { id.map { names[$0.index] } ?? "UIKit" }

    /// Returns a sentence about a callback: its receiver, its name, its sender if this is another controller,
    /// `remarks`, and the new state or the illegal transition, if any.
    func sentence(_ event: CallbackEvent, was: AppearanceState?, isLegal: Bool, remarks: [String]) -> String {
        if options.isTranslated { return translated(event, was: was, isLegal: isLegal, remarks: remarks) }
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
            words.append("; the transition is illegal")
            if let was { words.append(", because the state was \(was.rawValue)") }
        } else if event.callback.changesAppearance, let state = StateTransition.target(of: event.callback) {
            words.append("; the state is now ")
            words.append(state.rawValue)
        }
        words.append(".")
        return words
    }

    /// Returns the sentence of ``sentence(_:was:isLegal:remarks:)`` in the language of the drawing.
    private func translated(_ event: CallbackEvent, was: AppearanceState?, isLegal: Bool, remarks: [String]) -> String {
        let (receiver, callback) = (name(event.controller), options.spelling(of: event.callback))
        var text = options["\(receiver) receives \(callback)"]
        if let sender = event.sender, sender != event.controller {
            text = options["\(receiver) receives \(callback) from \(name(sender))"]
        }
        if !remarks.isEmpty { text += options[" (\(options.row(remarks)))"] }
        if !isLegal {
            text += options["; the transition is illegal"]
            if let was { text += options[", because the state was \(options[Wording(was.rawValue)])"] }
        } else if event.callback.changesAppearance, let state = StateTransition.target(of: event.callback) {
            text += options["; the state is now \(options[Wording(state.rawValue)])"]
        }
        return options["\(text)."]
    }

    /// Returns the remarks next to a callback: `animated`, the flags (Evidence, Table 5-1), the parent, and the name of
    /// the nib.
    func details(_ event: CallbackEvent) -> [String] {
        var details: [String] = []
        if event.animated == true { details.append(options["animated"]) }
        if !event.flags.isEmpty { details += event.flags.names }
        if let parent = event.parent {
            details.append(options["parent: \(parent.id.map { names[$0.index] } ?? "nil")"])
        }
        if let nib = event.nibName, nib.name != nil || nibUsers.contains(event.controller) {
            details.append("nibName: \(nib.name ?? "nil")")
        }
        return details
    }

    /// Returns the responder's name for the start of a remark: `view ` for a controller's view, a name such as
    /// `the window `, or an empty string for a controller.
    private func responder(_ action: ActionEvent) -> String {
        guard let name = action.name else { return "" }
        if action.subject == nil { return options["the \(name) "] }
        return name.hasSuffix(".view") ? options["view "] : ""
    }

    /// Returns the text of an author's note, of a note of the simulation, or of a log's end.
    func note(_ action: ActionEvent) -> String {
        switch action.detail {
        case .withoutEffect where action.subject != nil:
            options["no effect: \(name(action.subject)) is in the state \(options["disappeared"])"]
        case .terminated: options["the app has terminated"]
        default: action.name ?? action.detail?.rawValue ?? ""
        }
    }

    /// Returns a short description of an action, or nil if a timeline doesn't show the action.
    func words(_ action: ActionEvent) -> String? {
        let name = action.name ?? ""
        let target = action.target.map { names[$0.index] } ?? "nil"
        switch action.kind {
        case .beginTask: return options["begins task \(name)"]
        case .endTask: return options["ends task \(name)"]
        case .readGeometry:
            return options["reads geometry"] + (action.detail.map { ": " + LayoutSizes.text($0.rawValue) } ?? "")
        case .once: return options["one-time setup"] + (name.isEmpty ? "" : ": \(name)")
        case .observe:
            let what = name == "*" ? options["every notification"] : name
            return options["observes \(what)"] + (action.detail.map { options[" with \($0.rawValue)"] } ?? "")
        case .unobserve where action.detail == .withoutEffect:
            return options["removes no observer of \(name)"]
        case .unobserve: return name.isEmpty ? options["stops observing"] : options["stops observing \(name)"]
        case .post: return options["posts \(name)"]
        case .deliver: return options["receives notification \(name)"]
        case .touch: return options["is touched"]
        // The app delegate is the last responder.
        case .responder where action.subject == nil && name == "delegate":
            return options["the delegate doesn't handle the touch"]
        case .responder: return responder(action) + options["forwards the touch"]
        case .handle: return responder(action) + options["handles the touch"]
        case .call: return options["the app calls \(name)"]
        case .loadNib where action.detail == .emptyView: return options["creates an empty view"]
        case .loadNib where action.detail != nil: return options["finds no nib \(name)"]
        case .loadNib: return options["loads the nib \(name)"]
        case .connectOutlets where action.detail == .ofScene:
            return options["outlets to its scene's objects are connected"]
        case .connectOutlets: return options["outlets are connected: \(name)"]
        case .readOutlet:
            return options["reads \(action.target.map { names[$0.index] + "." } ?? "")\(name)"]
                + (action.detail == nil ? "" : ": nil")
        case .asked: return "\(name)?"
        case .statusBar where action.detail == .ignored:
            return options["status bar: \(name), ignored: controllers determine it"]
        case .statusBar: return options["status bar: \(name)"]
        case .invalidate: return name
        case .missingSuper: return options["\(name) without super"]
        case .beginAppearance: return "beginAppearanceTransition(\(name))"
        case .endAppearance: return "endAppearanceTransition()"
        case .addChild: return "addChild(\(self.name(action.subject)))"
        case .dropView: return "view = nil"
        case .setView: return options["sets view"]
        case .navigate, .present, .dismiss:
            guard let detail = action.detail?.rawValue else { return nil }
            let call = action.kind == .navigate ? name : action.kind.rawValue
            // UIKit's message follows in the next row.
            if UIKitWarning.named(detail) != nil { return action.target == nil ? call : "\(call)(\(target))" }
            return "\(call): \(detail)"
        case .geometry where action.name == ActionEvent.outgrows: return options["no longer fits into \(target)'s view"]
        case .geometry: return options["its mask conflicts with its constraints"]
        case .rotate:
            return action.detail.map { "\(name): " + options[Wording($0.rawValue)] }
                ?? options["interface turns to \(name)"]
        case .removeFromParent: return "removeFromParent()"
        case .willMove: return "willMove(toParent: \(target))"
        case .didMove: return "didMove(toParent: \(target))"
        case .addSubview: return "addSubview(\(self.name(action.subject)).view)"
        case .removeFromSuperview: return "removeFromSuperview()"
        case .expected where action.detail == .kept: return options["is never deallocated"]
        case .expected: return options["UIKit would send \(name)"]
        default: return nil
        }
    }
}

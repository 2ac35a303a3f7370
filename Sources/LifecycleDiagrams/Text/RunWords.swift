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

    /// The finding, or ``runTitle`` for a run without a finding.
    var title: String { finding?.text ?? runTitle }

    /// The run's title, or else its file name, or else the name of the drawing.
    var runTitle: String { options.title ?? run.title ?? fileName ?? options.name }

    /// The origin of the run for a caption. If the title is a finding, it contains the run's title and the line.
    var source: String {
        guard let finding else { return origin }
        let line = finding.line.map { ", line \($0)" } ?? ""
        return run.source == .log ? "\(runTitle) · \(origin)\(line)" : "\(runTitle)\(line) · \(origin)"
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
            let text = (isPlain ? words.prefix(1).uppercased() + words.dropFirst() : String(words))
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
        case (.scenario, let ios?): "simulated for iOS \(ios)"
        case (.scenario, nil): "simulated"
        // The drawing of a log without a title has the file name as its title.
        case (.log, _): "read from " + (run.title == nil ? "a log" : fileName.map { "the log \($0)" } ?? "a log")
        case (.run, let ios?): "recorded on iOS \(ios)"
        case (.run, nil): "recorded"
        }
    }

    /// Returns the name of a controller, or `UIKit` if `id` is nil.
    func name(_ id: ControllerID?) -> String { id.map { names[$0.index] } ?? "UIKit" }

    /// Returns a sentence about a callback: its receiver, its name, its sender if this is another controller,
    /// `remarks`, and the new state or the illegal transition, if any.
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
            words.append("; the transition is illegal")
            if let was { words.append(", because the state was \(was.rawValue)") }
        } else if event.callback.changesAppearance, let state = StateTransition.target(of: event.callback) {
            words.append("; the state is now ")
            words.append(state.rawValue)
        }
        words.append(".")
        return words
    }

    /// Returns the remarks next to a callback: `animated`, the flags (Evidence, Table 5-1), the parent, and the name of
    /// the nib.
    func details(_ event: CallbackEvent) -> [String] {
        var details: [String] = []
        if event.animated == true { details.append("animated") }
        if !event.flags.isEmpty { details += event.flags.names }
        if let parent = event.parent { details.append("parent: " + (parent.id.map { names[$0.index] } ?? "nil")) }
        if let nib = event.nibName, nib.name != nil || nibUsers.contains(event.controller) {
            details.append("nibName: \(nib.name ?? "nil")")
        }
        return details
    }

    /// Returns the responder's name for the start of a remark: `view ` for a controller's view, a name such as
    /// `the window `, or an empty string for a controller.
    private func responder(_ action: ActionEvent) -> String {
        guard let name = action.name else { return "" }
        if action.subject == nil { return "the \(name) " }
        return name.hasSuffix(".view") ? "view " : ""
    }

    /// Returns a short description of an action, or nil if a timeline doesn't show the action.
    func words(_ action: ActionEvent) -> String? {
        let name = action.name ?? ""
        let target = action.target.map { names[$0.index] } ?? "nil"
        switch action.kind {
        case .beginTask: return "begins task \(name)"
        case .endTask: return "ends task \(name)"
        case .readGeometry: return "reads geometry" + (action.detail.map { ": " + LayoutSizes.text($0) } ?? "")
        case .once: return name.isEmpty ? "one-time setup" : "one-time setup: \(name)"
        case .observe:
            return "observes \(name == "*" ? "every notification" : name)" + (action.detail.map { " with \($0)" } ?? "")
        case .unobserve where action.detail == ActionEvent.withoutEffect: return "removes no observer of \(name)"
        case .unobserve: return name.isEmpty ? "stops observing" : "stops observing \(name)"
        case .post: return "posts \(name)"
        case .deliver: return "receives notification \(name)"
        case .touch: return "is touched"
        // The app delegate is the last responder.
        case .responder where action.subject == nil && name == "delegate":
            return "the delegate doesn't handle the touch"
        case .responder: return responder(action) + "forwards the touch"
        case .handle: return responder(action) + "handles the touch"
        case .call: return "the app calls \(name)"
        case .loadNib where action.detail == ActionEvent.emptyView: return "creates an empty view"
        case .loadNib where action.detail != nil: return "finds no nib \(name)"
        case .loadNib: return "loads the nib \(name)"
        case .connectOutlets where action.detail == ActionEvent.ofScene:
            return "outlets to its scene's objects are connected"
        case .connectOutlets: return "outlets are connected: \(name)"
        case .readOutlet:
            return "reads \(action.target.map { names[$0.index] + "." } ?? "")\(name)"
                + (action.detail == nil ? "" : ": nil")
        case .asked: return "\(name)?"
        case .statusBar where action.detail == ActionEvent.ignored:
            return "status bar: \(name), ignored: controllers determine it"
        case .statusBar: return "status bar: \(name)"
        case .invalidate: return name == "updateProperties()" ? "setNeedsUpdateProperties()" : name
        case .missingSuper: return "\(name) without super"
        case .beginAppearance: return "beginAppearanceTransition(\(name))"
        case .endAppearance: return "endAppearanceTransition()"
        case .addChild: return "addChild(\(self.name(action.subject)))"
        case .dropView: return "view = nil"
        case .setView: return "sets view"
        case .navigate, .present, .dismiss:
            guard let detail = action.detail else { return nil }
            let call = action.kind == .navigate ? name : action.kind.rawValue
            // UIKit's message follows in the next row.
            if UIKitWarning.named(detail) != nil { return action.target == nil ? call : "\(call)(\(target))" }
            return "\(call): \(detail)"
        case .geometry where action.name == ActionEvent.outgrows: return "no longer fits into \(target)'s view"
        case .geometry: return "its mask conflicts with its constraints"
        case .rotate: return action.detail.map { "\(name): \($0)" } ?? "interface turns to \(name)"
        case .removeFromParent: return "removeFromParent()"
        case .willMove: return "willMove(toParent: \(target))"
        case .didMove: return "didMove(toParent: \(target))"
        case .addSubview: return "addSubview(_:)"
        case .removeFromSuperview: return "removeFromSuperview()"
        case .expected where action.detail == ActionEvent.kept: return "is never deallocated"
        case .expected: return "UIKit would send \(name)"
        default: return nil
        }
    }
}

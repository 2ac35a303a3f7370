import LifecycleModel

/// A scenario from Swift code in the making: its controllers, and what the code doesn't say.
struct PlayDraft {
    let model: SourceModel
    var scenario = Scenario()
    /// Whether a controller covers itself with another one whenever it appears, so that the user can't go on.
    var isStuck = false
    /// The classes of the scenario's controllers.
    private(set) var classes: [SourceClass] = []
    private var assumptions: [SourcePlay.Assumption] = []
    private var unfollowed: Set<SourceLocation> = []
    /// The names of controllers by class and by the expression that holds them.
    private var names: [String: String] = [:]

    init(_ model: SourceModel, file: String, ios: IOSVersion?) {
        self.model = model
        scenario.file = file
        if let ios { scenario.ios = ios }
    }

    func play(at location: SourceLocation) -> SourcePlay {
        SourcePlay(
            scenario: scenario, assumptions: assumptions, unfollowed: unfollowed.count, location: location)
    }

    mutating func assume(_ text: String, at location: SourceLocation) {
        let assumption = SourcePlay.Assumption(text: text, location: location)
        if !assumptions.contains(where: { $0.text == text }) { assumptions.append(assumption) }
    }

    /// Notes that code depends on a condition that is taken as fulfilled.
    mutating func assumeCondition(of event: SourceEvent) {
        guard let condition = event.condition, let line = event.location.line else { return }
        let start = "the condition in \(text(of: SourceLocation(file: event.location.file, line: condition))) "
        // One line contains the condition, so the other lines behind it are left out.
        guard !assumptions.contains(where: { $0.text.hasPrefix(start) }) else { return }
        assume(start + (condition == line ? "holds" : "lets line \(line) run"), at: event.location)
    }

    /// Returns the line with the name of another file than that of the scenario.
    private func text(of location: SourceLocation) -> String {
        let isHere = location.file == scenario.file
        let name = isHere ? "" : " of \(location.file?.split(separator: "/").last ?? "")"
        return "line \(location.line ?? 0)\(name)"
    }

    // MARK: Controllers

    /// Returns the name of a controller without code, which is added if it is missing.
    mutating func plain(_ name: String, _ className: String = "UIViewController", children: [String] = []) -> String {
        if let known = names[name] { return known }
        var spec = ControllerSpec(name: unique(name), className: className)
        spec.kind = ControllerKind(uiKitClass: className) ?? .viewController
        spec.children = children
        scenario.controllers[spec.name] = spec
        names[name] = spec.name
        return spec.name
    }

    /// Returns the name of the controller of a class, which is added with its overrides if it is missing.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - holder: The expression that holds the controller. Controllers of one class in several properties have
    ///     several names.
    mutating func controller(_ type: SourceClass, in holder: String = "") -> String {
        let key = "\(type.declaration.location) \(type.name) \(holder)"
        if let known = names[key] { return known }
        let title = type.name.isEmpty ? "ViewController" : type.name
        let wish = holder.isEmpty || holder.contains("(") ? title : holder.split(separator: ".").last.map(String.init)
        var spec = ControllerSpec(name: unique(ScenarioName.identifier(wish ?? title)), className: title)
        names[key] = spec.name
        scenario.controllers[spec.name] = spec
        if !classes.contains(type) { classes.append(type) }
        let foreign = model.foreignSuperclass(of: type) ?? "UIViewController"
        spec.kind =
            UIKitClass.ancestry(of: foreign).lazy.compactMap(ControllerKind.init(uiKitClass:)).first ?? .viewController
        if model.accessor(.getter, of: "shouldAutomaticallyForwardAppearanceMethods", in: type) != nil {
            spec.forwardsAppearance = false
            assume("'\(title)' doesn't forward appearance callbacks", at: type.declaration.location)
        }
        spec.isModalInPresentation = isModalInPresentation(type)
        addOverrides(of: type, to: &spec)
        scenario.controllers[spec.name] = spec
        return spec.name
    }

    /// Returns whether a class sets its `isModalInPresentation` to true.
    func isModalInPresentation(_ type: SourceClass) -> Bool {
        type.functions.flatMap(\.events).contains {
            $0.kind == .assign && $0.target == .this("isModalInPresentation") && $0.arguments.first?.text == "true"
        }
    }

    /// Returns the style in which code presents a controller, or nil for the default style.
    func presentationStyle(of edge: ScreenEdge) -> UIModalPresentationStyle? { styling(of: edge)?.presentationStyle }

    /// Returns the options of the step that shows a controller. A style that the code calculates is taken as the
    /// default one.
    mutating func options(of edge: ScreenEdge) -> [String: Step.Argument] {
        guard edge.kind == .present, let event = styling(of: edge) else { return [:] }
        guard let style = event.presentationStyle else {
            assume("the presentation style in \(text(of: event.location)) is the default", at: event.location)
            return [:]
        }
        if event.condition != edge.event.condition { assumeCondition(of: event) }
        return ["style": .text(style.rawValue)]
    }

    /// Returns the event that sets the style of a presented controller, in the presenting code or in the controller's
    /// initializer, or nil. UIKit reads the style before it loads the view, so `viewDidLoad` sets it too late (source:
    /// https://github.com/devxoul/URLNavigator/issues/135).
    private func styling(of edge: ScreenEdge) -> SourceEvent? {
        if let styling = edge.styling { return styling }
        guard edge.container == nil, case .own(let type) = edge.target else { return nil }
        return model.ancestry(of: type).lazy.compactMap { part in
            let early = part.functions.filter { $0.kind == .initializer || $0.callback == .awakeFromNib }
            return model.styling(in: early.flatMap { model.reach(of: $0, in: type) })
        }.first
    }

    private func unique(_ name: String) -> String {
        var (unique, number) = (name, 1)
        while scenario.controllers[unique] != nil || ScenarioName.reserved.contains(unique) {
            number += 1
            unique = "\(name)\(number)"
        }
        return unique
    }

    // MARK: Overrides

    private mutating func addOverrides(of type: SourceClass, to spec: inout ControllerSpec) {
        var missing: Set<Callback> = []
        let retainers = Set(model.retainers(of: type).map(\.event.location))
        for callback in Callback.allCases where ![.initWithCoder, .awakeFromNib].contains(callback) {
            let chain = overrides(of: callback, in: type)
            guard let last = chain.last else { continue }
            if callback.workOfSuper != nil, chain.contains(where: { !callsSuper($0, callback, in: type) }) {
                missing.insert(callback)
            }
            var steps: [Step] = []
            for function in chain { steps += self.steps(of: function, callback, in: type, named: spec.name) }
            spec.keeps = spec.keeps || chain.contains { reaches(retainers, from: $0, in: type) }
            let played = Dictionary(
                steps.map { (SourceLocation(file: $0.location.file, line: $0.location.line), $0.name) }
            ) { "\($0), \($1)" }
            var lines = chain.flatMap { model.lines(of: $0, in: type) }
            for index in lines.indices { lines[index].step = played[lines[index].location] }
            spec.code[callback] = OverrideCode(at: last.location, lines)
            if !steps.isEmpty || callback == .loadView { spec.overrides[callback] = steps }
        }
        let loaders = overrides(of: .loadView, in: type)
        missing.remove(.loadView)
        if !loaders.isEmpty, !loaders.contains(where: { callsSuper($0, .loadView, in: type) }) {
            let setsView = loaders.flatMap { model.reach(of: $0, in: type) }.contains {
                $0.event.kind == .assign && $0.event.target == .this("view")
            }
            spec.view = setsView ? .override : .none
        }
        if !missing.isEmpty { spec.callsSuper = .except(missing) }
    }

    /// Returns the implementations of a callback that run, the superclass's first.
    private func overrides(of callback: Callback, in type: SourceClass) -> [SourceFunction] {
        var found: [SourceFunction] = []
        for part in model.ancestry(of: type) {
            let own =
                callback == .initWithNibName
                ? part.functions.first { $0.kind == .initializer && !$0.isConvenience && $0.callback != .initWithCoder }
                : part.implementation(of: callback)
            guard let own, !own.isUnavailable else { continue }
            found.insert(own, at: 0)
            if !callsSuper(own, callback, in: type), callback.phase != .creation { break }
        }
        return found
    }

    /// Returns whether a function runs the code at one of the locations without a condition and at once.
    private func reaches(
        _ locations: Set<SourceLocation>, from function: SourceFunction, in type: SourceClass
    ) -> Bool {
        !locations.isEmpty
            && model.reach(of: function, in: type).map(\.event).contains {
                !$0.isGuarded && !$0.isDeferred && locations.contains($0.location)
            }
    }

    private func callsSuper(_ function: SourceFunction, _ callback: Callback, in type: SourceClass) -> Bool {
        model.reach(of: function, in: type).contains {
            $0.event.target.root == .super && $0.event.name == callback.baseName
        }
    }

    /// Returns the steps that an override performs.
    private mutating func steps(
        of function: SourceFunction, _ callback: Callback, in type: SourceClass, named name: String
    ) -> [Step] {
        let reached = model.reach(of: function, in: type)
        let edges = Dictionary(grouping: model.edges(of: function, in: type), by: \.event)
        var steps: [Step] = []
        var readsView = false
        for (index, item) in reached.enumerated() where !item.event.isDeferred {
            let event = item.event
            if callback == .initWithNibName {
                if event.kind == .read, event.target.members.first == "view", event.target.root == .this, !readsView {
                    readsView = true
                    steps.append(Step(.touchView, .controller(name), at: event.location))
                }
            }
            let found =
                edges[event].flatMap { show($0, event, in: type, named: name) }
                ?? step(for: reached, index, in: type)
            guard let step = found else { continue }
            if event.isGuarded {
                guard callback.isSentOnce || step.verb.isEnd else { continue }
                if !step.verb.isEnd { assumeCondition(of: event) }
            }
            steps.append(step)
        }
        return steps
    }

    /// Returns the step for a call in an override that shows a controller, or nil for a call on a condition, which a
    /// step of the scenario performs, and for an unknown class.
    private mutating func show(
        _ edges: [ScreenEdge], _ event: SourceEvent, in type: SourceClass, named name: String
    ) -> Step? {
        guard let edge = edges.first, [.push, .present, .show, .showDetail].contains(edge.kind), !event.isGuarded
        else { return nil }
        guard let target = controller(of: edge) else { return nil }
        return Step(
            edge.kind.verb, .controller(target), options(of: edge), animated: event["animated"]?.text != "false",
            at: event.location)
    }

    /// Returns the name of the controller that a call shows, or nil for an unknown class, which is counted.
    mutating func controller(of edge: ScreenEdge) -> String? {
        switch edge.target {
        case .own(let type):
            let name = controller(type)
            return edge.container.map { plain("\(name)Stack", $0, children: [name]) } ?? name
        case .system(let className):
            return plain(ScenarioName.identifier(String(className.trimmingPrefix("UI"))), className)
        case .unknown:
            unfollowed.insert(edge.location)
            return nil
        }
    }

    /// Counts a call that isn't followed.
    mutating func countUnfollowed(at location: SourceLocation) { unfollowed.insert(location) }

    /// Counts the calls of a class that show something that isn't known.
    mutating func countUnfollowed(in type: SourceClass) {
        for edge in model.edges(of: type) where edge.isUnknown && edge.kind != .page {
            unfollowed.insert(edge.location)
        }
        for event in type.functions.flatMap(\.events) where event.kind == .call {
            let owner = event.target.ownMember?.lowercased() ?? ""
            let isCoordinator = ["coordinator", "router", "navigator", "flow"].contains { owner.hasSuffix($0) }
            if event.name == "performSegue" || isCoordinator { unfollowed.insert(event.location) }
        }
    }
}

extension Callback {
    /// Whether a controller receives the callback once.
    var isSentOnce: Bool { self == .deinitializer || phase == .creation || self == .loadView || self == .viewDidLoad }

    /// Returns whether UIKit can present a controller that the callback presents while the own controller is shown: the
    /// own view has to be in the window, and no other presentation may be under way (source: Evidence, Presenter and
    /// context).
    func canPresent(duringPresentation isPresented: Bool) -> Bool {
        self == .viewDidAppear
            || !isPresented && ([.viewIsAppearing, .didMoveToParent].contains(self) || phase == .layout)
    }
}

extension SourceEvent {
    /// The assigned presentation style, or nil if the value isn't the name of a style.
    fileprivate var presentationStyle: UIModalPresentationStyle? {
        let value = arguments.first?.text.trimmingPrefix("UIModalPresentationStyle") ?? ""
        return value.first == "." ? UIModalPresentationStyle(rawValue: String(value.dropFirst())) : nil
    }
}

extension VerbSignature {
    /// Whether the verb ends what another one begins.
    fileprivate var isEnd: Bool {
        [.unobserve, .endTask, .willMove, .removeFromSuperview, .removeFromParent].contains(self)
    }
}

extension ScreenEdge.Kind {
    /// The verb that shows a controller in this way.
    var verb: VerbSignature {
        switch self {
        case .root: .setRoot
        case .push: .push
        case .present: .present
        case .show: .show
        case .showDetail: .showDetail
        case .addChild, .page: .addChild
        }
    }
}

extension Step {
    /// The verb and the subject.
    fileprivate var name: String { "\(verb.name) \(subject == .text("*") ? "all" : subject.description)" }

    init(
        _ verb: VerbSignature, _ subject: Step.Argument = .nothing, _ options: [String: Step.Argument] = [:],
        animated: Bool = true, at location: SourceLocation = SourceLocation()
    ) {
        var options = options
        if !animated { options["animated"] = .flag(false) }
        self.init(verb: verb, subject: subject, options: options, location: location)
    }
}

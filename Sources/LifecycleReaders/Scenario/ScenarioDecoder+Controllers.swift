import LifecycleLogs
import LifecycleModel
import Yams

extension ScenarioDecoder {
    /// Reserved names, which have another meaning where a controller is expected.
    static let reserved = ["app", "none"]

    func decodeControllers(_ node: Node, into scenario: inout Scenario) {
        guard let entries = entries(node, "'controllers'") else { return }
        for (name, keyNode, _) in entries {
            if ScenarioDecoder.reserved.contains(name) {
                report(keyNode, "'\(name)' is a reserved name; choose another one")
            }
            names.insert(name)
        }
        if names.count > Limit.controllers.value {
            report(node, Limit.controllers.refusal)
        }
        for (name, _, value) in entries { scenario.controllers[name] = spec(name, value) }
    }

    private func spec(_ name: String, _ node: Node) -> ControllerSpec {
        var spec = ControllerSpec(name: name, className: "UIViewController")
        if node.scalar != nil {
            if let word = text(node, "the class") {
                spec.className = word.isEmpty ? spec.className : word
                spec.kind = ControllerKind(uiKitClass: word) ?? .viewController
                requires(spec.kind.since, "'\(word)'", node)
            }
            return spec
        }
        guard let entries = entries(node, "a controller") else { return spec }
        decodeClass(entries, into: &spec)
        for (key, keyNode, value) in entries where key != "class" && key != "kind" {
            decode(key, keyNode, value, into: &spec)
        }
        checkContainment(spec, entries)
        return spec
    }

    private func decodeClass(_ entries: [(key: String, keyNode: Node, value: Node)], into spec: inout ControllerSpec) {
        let named = entries.first { $0.key == "class" }.flatMap { text($0.value, "'class'") }
        if let named, let kind = ControllerKind(uiKitClass: named) { spec.kind = kind }
        let entry = entries.first { $0.key == "kind" }
        let word = entry.flatMap { choice($0.value, "kind", among: ScenarioDecoder.kinds) }
        spec.kind = word.flatMap(ControllerKind.init(rawValue:)) ?? spec.kind
        if let node = (entry ?? entries.first { $0.key == "class" })?.value {
            requires(spec.kind.since, "a controller of kind '\(spec.kind.rawValue)'", node)
        }
        spec.className = named ?? spec.kind.uiKitClass
    }

    private func decode(_ key: String, _ keyNode: Node, _ value: Node, into spec: inout ControllerSpec) {
        if let known = ScenarioDecoder.controllerKeys.first(where: { $0.name == key }) {
            requires(known.since, "'\(key)'", keyNode)
        }
        switch key {
        case "children": spec.children = list(value).compactMap(controllerName)
        case "embeds": spec.embeds = list(value).compactMap(controllerName)
        case "selected": spec.selected = controllerName(value)
        case "view": spec.view = choice(value, "view source") ?? spec.view
        case "transition": spec.transition = choice(value, "transition style") ?? spec.transition
        case "forwardsAppearance": spec.forwardsAppearance = flag(value, "'forwardsAppearance'") ?? true
        case "forwardsRotation": spec.forwardsRotation = flag(value, "'forwardsRotation'") ?? true
        case "orientations": spec.orientations = orientations(value)
        case "keep": spec.keeps = flag(value, "'keep'") ?? false
        case "callsSuper": spec.callsSuper = callsSuper(value)
        case "overrides": spec.overrides = overrides(value)
        case "delegate": spec.delegate = controllerName(value)
        case "presentationDelegate": spec.presentationDelegate = controllerName(value)
        case "modalInPresentation": spec.isModalInPresentation = flag(value, "'modalInPresentation'") ?? false
        case "detents": spec.detents = list(value).compactMap { text($0, "a detent") }
        case "definesPresentationContext": spec.definesPresentationContext = flag(value, "'\(key)'")
        case "preferredOrientation": spec.preferredOrientation = choice(value, "orientation")
        case "observesTraits": spec.observedTraits = Set(list(value).compactMap { choice($0, "trait") })
        case "statusBar": spec.statusBar = choice(value, "status bar appearance", among: VerbSignature.statusBarLooks)
        case "autoresizing": spec.autoresizing = mask(value)
        case "autoresizesSubviews": spec.autoresizesSubviews = flag(value, "'autoresizesSubviews'") ?? true
        case "constraints": spec.hasEdgeConstraints = choice(value, "kind of constraints", among: ["edges"]) != nil
        case "preferredStyle":
            spec.isActionSheet = choice(value, "style", among: ["alert", "actionSheet"]) == "actionSheet"
        case "source": spec.popoverSource = controllerName(value)
        case "statusBarChild": spec.statusBarChild = controllerName(value)
        case "nib":
            spec.nib = nib(value, of: spec.className)
            spec.view = spec.nib == Nib(name: nil, file: nil) ? .code : .nib
        case "outlets": spec.outlets = list(value).compactMap { text($0, "an outlet") }
        case "missingOutlets": spec.missingOutlets = list(value).compactMap { text($0, "an outlet") }
        case "usesTabs": spec.usesTabs = flag(value, "'usesTabs'") ?? false
        case "style":
            let words = SplitViewStyle.allCases.map(\.rawValue).filter { $0 != "unspecified" }
            spec.style = choice(value, "style", among: words).flatMap(SplitViewStyle.init) ?? spec.style
        case "compact": spec.compact = controllerName(value)
        case "inspector": spec.inspector = controllerName(value)
        case "modalPresentationStyle":
            report(keyNode, "'modalPresentationStyle' is not a key of a controller; set 'style' in the step 'present'")
        default:
            reportUnknown("key", key, among: ScenarioDecoder.controllerKeys.map(\.name), at: keyNode)
        }
    }

    private func checkContainment(_ spec: ControllerSpec, _ entries: [(key: String, keyNode: Node, value: Node)]) {
        func complain(_ key: String, _ message: String) {
            if let entry = entries.first(where: { $0.key == key }) { report(entry.keyNode, message) }
        }
        if let view = entries.first(where: { $0.key == "view" }), ![.nib, .storyboard].contains(spec.view) {
            for key in ["outlets", "missingOutlets"] {
                complain(key, "only a nib or storyboard connects outlets; omit 'view: \(view.value.string ?? "")'")
            }
        }
        if !spec.kind.isContainer {
            let containers = ControllerKind.allCases.filter(\.isContainer).map(\.uiKitClass)
            let meant = Suggestion.nearest(to: spec.className, among: containers, isTypo: true)
            complain(
                "children",
                "'children' requires a container; "
                    + (meant.map { "did you mean the class '\($0)'?" }
                        ?? "for a subclass of one, set 'kind'; for other controllers, use 'embeds' or the step 'addChild'")
            )
        }
        if spec.kind != .tabBarController {
            complain(
                "selected", "'selected' requires a tab bar controller; for a subclass, set 'kind: tabBarController'")
        }
        if spec.kind != .pageViewController {
            complain(
                "transition",
                "'transition' requires a page view controller; for a subclass, set 'kind: pageViewController'")
        }
        if spec.kind != .tabBarController {
            complain(
                "usesTabs", "'usesTabs' requires a tab bar controller; for a subclass, set 'kind: tabBarController'")
        }
        if !spec.kind.isContainer, spec.kind != .searchController {
            complain(
                "delegate",
                "'delegate' requires a container or a search controller; for a subclass of one, set 'kind'; for a "
                    + "presentation, set 'presentationDelegate'")
        }
        for key in ["style", "compact", "inspector"] where spec.kind != .splitViewController {
            let remedy =
                key == "style"
                ? "for a subclass, set 'kind: splitViewController'; for a modal presentation, set 'style' in the step "
                    + "'present'"
                : "for a subclass, set 'kind: splitViewController'"
            complain(key, "'\(key)' requires a split view controller; " + remedy)
        }
        if spec.kind == .splitViewController, spec.style == .unspecified {
            for key in ["compact", "inspector"] {
                complain(key, "'\(key)' requires a column style; add 'style: doubleColumn' or 'style: tripleColumn'")
            }
        }
        if let selected = spec.selected, !spec.children.contains(selected) {
            complain("selected", "'\(selected)' is not in 'children'; add it to 'children', or select another tab")
        }
    }

    func orientations(_ node: Node) -> Set<UIInterfaceOrientation> {
        let words = ScenarioDecoder.orientationWords
        var result: Set<UIInterfaceOrientation> = []
        for node in list(node) {
            guard let word = choice(node, "orientation", among: words) else { continue }
            let group = ScenarioDecoder.orientationGroups.first { $0.name == word }
            result.formUnion(group?.orientations ?? UIInterfaceOrientation(rawValue: word).map { [$0] } ?? [])
        }
        return result
    }

    private func callsSuper(_ node: Node) -> ControllerSpec.CallsSuper {
        if node.sequence != nil {
            return .except(
                Set(list(node).flatMap { node in text(node, "a callback").map { callbacks($0, node) } ?? [] }))
        }
        let choices = "'true', 'false', or a list of callbacks"
        return flag(node, "'callsSuper'", choices: choices) == false ? .never : .always
    }

    private func overrides(_ node: Node) -> [Callback: [Step]] {
        var overrides: [Callback: [Step]] = [:]
        for (word, keyNode, value) in entries(node, "'overrides'") ?? [] {
            let steps = steps(value)
            for step in steps where !step.expectations.isEmpty {
                report(keyNode, "'expect' is not supported inside 'overrides'; move it to a step of the scenario")
            }
            for callback in overridable(word, keyNode) { overrides[callback, default: []] += steps }
        }
        checkDeinit(overrides[.deinitializer] ?? [])
        return overrides
    }

    /// Returns the callbacks with a name, or reports an error if neither a controller nor its view receives them.
    private func overridable(_ word: String, _ node: Node) -> [Callback] {
        let found = callbacks(word, node)
        // A name can stand for several callbacks: 'init' includes initializers that are played.
        let isSent = { (callback: Callback) in callback != .initializer && callback.phase != .application }
        guard let callback = found.first(where: isSent) ?? found.first, !reportUnplayed(found, word, node) else {
            return []
        }
        if callback == .loadViewIfNeeded {
            report(node, "the app calls '\(word)', not UIKit; override 'loadView' or 'viewDidLoad'")
        } else if callback.phase == .application {
            report(node, "the app receives '\(word)', not a controller; use a step of the scenario instead")
        } else if callback.isSentToUIView, !recordsViews {
            report(node, "the view receives '\(word)'; set 'views: true' in the scenario")
        } else {
            requires(callback.definition.since, "'\(word)'", node)
        }
        return found
    }

    /// Reports steps in an override of `deinit` that would retain the controller.
    private func checkDeinit(_ steps: [Step]) {
        for step in steps {
            if case .steps(let inner) = step.subject { checkDeinit(inner) }
            guard !VerbSignature.inDeinit.contains(step.verb) else { continue }
            report(step, "'\(step.verb.name)' is not supported in 'deinit'; use it in an earlier callback")
        }
    }

    /// Decodes the name of a nib, the word `missing`, or a mapping.
    private func nib(_ node: Node, of className: String) -> Nib? {
        guard node.mapping != nil else {
            return text(node, "'nib'").map {
                $0 == "missing" ? Nib(name: className, file: nil) : Nib(name: $0, file: $0)
            }
        }
        var nib = Nib(name: nil, file: nil)
        var isMissing = false
        for (key, keyNode, value) in entries(node, "'nib'") ?? [] {
            switch key {
            case "name": nib.name = text(value, "'name'").flatMap { $0 == "none" ? nil : $0 }
            case "file": nib.file = choice(value, "nib", among: Nib.defaultNames(for: className))
            case "missing": isMissing = flag(value, "'missing'") ?? false
            default: reportUnknown("key", key, among: ScenarioDecoder.nibKeys.map(\.name), at: keyNode)
            }
        }
        if nib.file != nil, nib.name != nil || isMissing {
            report(node, "'file' is the nib that UIKit finds without a name; omit 'name' and 'missing'")
        }
        if nib.file == nil, !isMissing { nib.file = nib.name ?? Nib.defaultNames(for: className).first }
        return nib
    }
}

extension ControllerKind {
    /// The first iOS version that has the class of this kind, or 1 for a class from before iOS 5.
    var since: Int {
        switch self {
        case .alertController, .searchController: 8
        case .hostingController: 13
        case .pageViewController: 5
        default: 1
        }
    }
}

import LifecycleModel
import LifecycleScenario
import Yams

extension ScenarioDecoder {
    /// Decodes one of the keys in `modernControllerKeys`, or returns false for other keys.
    func decodeModern(_ key: String, _ value: Node, into spec: inout ControllerSpec) -> Bool {
        switch key {
        case "presentationDelegate": spec.presentationDelegate = controllerName(value)
        case "modalInPresentation": spec.isModalInPresentation = flag(value, "'modalInPresentation'") ?? false
        case "detents": spec.detents = list(value).compactMap { text($0, "a detent") }
        case "definesPresentationContext": spec.definesPresentationContext = flag(value, "'\(key)'")
        case "preferredOrientation":
            let words = UIInterfaceOrientation.allCases.map(\.rawValue)
            spec.preferredOrientation = choice(value, "orientation", among: words).flatMap(UIInterfaceOrientation.init)
        case "observesTraits":
            let words = UITrait.allCases.map(\.rawValue)
            spec.observedTraits = Set(
                list(value).compactMap { choice($0, "trait", among: words) }.compactMap(UITrait.init))
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
        default: return decodeColumns(key, value, into: &spec)
        }
        return true
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

    private func decodeColumns(_ key: String, _ value: Node, into spec: inout ControllerSpec) -> Bool {
        switch key {
        case "style":
            let words = SplitViewStyle.allCases.map(\.rawValue).filter { $0 != "unspecified" }
            if let word = choice(value, "style", among: words) {
                spec.style = SplitViewStyle(rawValue: word) ?? .unspecified
            }
        case "compact": spec.compact = controllerName(value)
        case "inspector": spec.inspector = controllerName(value)
        default: return false
        }
        return true
    }
}

extension ControllerKind {
    /// Whether controllers of this kind are containers.
    var isContainer: Bool {
        switch self {
        case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
        default: false
        }
    }

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

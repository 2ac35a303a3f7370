import LifecycleModel

extension Scenario {
    /// Adds the controllers of a tree, named by their IDs.
    mutating func add(_ tree: ControllerTree) {
        for node in tree.all {
            var spec = ControllerSpec(name: "\(node.id)", className: "C\(node.id)")
            spec.kind = node.kind
            if node.isCurled { spec.transition = .curl }
            // Nibs were usual when UIKit unloaded views, and it unloads only views that it can load again.
            if ios.unloadsViews { spec.view = .nib }
            let names = node.children.map { "\($0.id)" }
            switch node.kind {
            case .navigationController: spec.children = Array(names.prefix(node.initialCount))
            case .tabBarController:
                spec.children = names
                spec.selected = names.indices.contains(node.initialTab) ? names[node.initialTab] : nil
            case .splitViewController:
                spec.children = names
                guard node.isWide else { break }
                device = Device(idiom: .pad, orientation: .landscapeLeft)
                if ios >= 14 { spec.style = names.count > 2 ? .tripleColumn : .doubleColumn }
            case .pageViewController: spec.children = names
            default:
                spec.forwardsAppearance = node.forwards
                let isSegue = node.embedding == .segue && node.forwards
                spec.embeds = node.children.filter { isSegue && !$0.isBare }.map { "\($0.id)" }
                let added = node.children.filter { !isSegue || $0.isBare }
                guard !added.isEmpty else { break }
                spec.overrides[.viewDidLoad] = added.map {
                    Step($0.isBare ? .addSubview : .embed, $0.id, ["to": .id(node.id)])
                }
                if !node.forwards { spec.forwardByHand(node) }
            }
            controllers[spec.name] = spec
        }
    }
}

extension ControllerSpec {
    /// Begins and ends the appearance of the children by hand, either when the view loads, or with that of the parent.
    fileprivate mutating func forwardByHand(_ parent: ControllerTree) {
        let children = parent.children.filter { !$0.isHidden && !$0.isBare }
        guard !children.isEmpty else { return }
        let begins = children.map { Step(.beginAppearance, $0.id, ["appearing": .flag(true)]) }
        let ends = children.map { Step(.endAppearance, $0.id) }
        if parent.embedding == .viewDidLoad {
            overrides[.viewDidLoad, default: []] += begins + ends
        } else {
            (overrides[.viewWillAppear], overrides[.viewDidAppear]) = (begins, ends)
        }
    }
}

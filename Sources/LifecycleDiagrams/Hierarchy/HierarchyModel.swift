import LifecycleModel

/// A hierarchy of controllers as boxes, each below its parent or presenter.
struct HierarchyModel: Hashable {
    /// The relation of a controller to the box above it.
    enum Link: Hashable {
        /// The root view controller of a window.
        case root
        /// A child, with its role in the container, such as `tab 2`.
        case child(role: String?)
        case presented
    }

    /// The style of a box.
    enum Look: Hashable {
        case window
        /// A placeholder for a controller that is not in the dump, or for an empty tree.
        case absent
        /// A controller whose view is not loaded. In a run, the state is also unknown or disappeared.
        case unloaded
        /// A controller with an unknown state, or combined controllers with different styles.
        case unknown
        case state(AppearanceState)
    }

    /// A box of the tree.
    struct Box: Hashable {
        /// The controller of a run, or nil for any other box.
        var controller: ControllerID?
        /// The short class name, or the text of a box without a class.
        var name: String
        /// The lines below the name.
        var lines: [String] = []
        /// The facts about the controller as one text, for descriptions and tooltips.
        var remark = ""
        var look: Look
        /// The relation to the box above.
        var link: Link?
        /// Whether the box above shows this controller instead of its siblings.
        var isSelected = false
        /// Whether the box above shows this controller.
        ///
        /// In a run, this is true if the controller is selected, is a child of a custom container, or has a known state
        /// other than disappeared. In a dump, it is true for every controller. It is false for combined controllers.
        var isShown = true
        /// A sentence for screen readers, or nil if the name and the remark are enough.
        var sentence: String?
        /// The index of the box above, or nil for a root.
        var parent: Int?
        /// The indices of the boxes below: children, then presented controllers.
        var children: [Int] = []

        /// Whether the line from the box above is dashed: the controller is a child that is not shown.
        var hasDashedLine: Bool { parent != nil && link != .presented && !isShown }
    }

    /// The boxes, each before its descendants.
    private(set) var boxes: [Box] = []
    /// The indices of the root boxes.
    private(set) var roots: [Int] = []
    /// The deallocated controllers.
    var deallocated: [ControllerID] = []

    /// Adds a box as the last child of its parent, or as a root if it has no parent. Returns the index of the box.
    mutating func add(_ box: Box) -> Int {
        if let parent = box.parent { boxes[parent].children.append(boxes.count) } else { roots.append(boxes.count) }
        boxes.append(box)
        return boxes.count - 1
    }
}

extension HierarchyModel {
    /// The minimum number of neighboring controllers to combine.
    private static let leastFolded = 3

    /// Returns the tree with each group of neighboring off-screen children combined into one box, or nil if there is
    /// no such group. A group contains at least ``leastFolded`` children, which have no children themselves.
    func folded(_ options: DiagramOptions = DiagramOptions(name: "")) -> HierarchyModel? {
        var tree = HierarchyModel()
        tree.deallocated = deallocated
        // Uses an explicit stack instead of recursion, because a hierarchy can be deep.
        var pending = roots.reversed().map { (boxes: [$0], parent: Int?.none) }
        while let (group, parent) = pending.popLast() {
            var box = group.count == 1 ? boxes[group[0]] : combined(group, options)
            let children = box.children
            (box.parent, box.children) = (parent, [])
            let index = tree.add(box)
            pending += groups(children).reversed().map { ($0, index) }
        }
        return tree.boxes.count < boxes.count ? tree : nil
    }

    /// Returns the children in order, in groups. Neighbors that are not on screen and have no children share a group
    /// if there are at least ``leastFolded`` of them. Every other child is a separate group.
    private func groups(_ children: [Int]) -> [[Int]] {
        var (groups, hidden): ([[Int]], [Int]) = ([], [])
        func close() {
            groups += hidden.count < HierarchyModel.leastFolded ? hidden.map { [$0] } : [hidden]
            hidden = []
        }
        for child in children {
            if boxes[child].isHidden {
                hidden.append(child)
            } else {
                close()
                groups.append([child])
            }
        }
        close()
        return groups
    }

    private func combined(_ group: [Int], _ options: DiagramOptions) -> Box {
        let names = group.map { boxes[$0].name }
        let looks = Set(group.map { boxes[$0].look })
        var lines = [options["\(names.first ?? "") to"], names.last ?? ""]
        if Set(names).count == 1 { lines = [names[0]] }
        lines.append(options[looks == [.unloaded] ? "views not loaded" : "not on screen"])
        var box = Box(
            name: options.count(group.count, "controller"), lines: lines,
            look: looks.count == 1 ? boxes[group[0]].look : .unknown)
        box.link = boxes[group[0]].link
        box.isShown = false
        box.sentence = options["\(group.count) controllers that are not on screen: \(options.row(names))"]
        return box
    }
}

extension HierarchyModel.Box {
    /// Whether the box is an unselected child that is not on screen and has no children.
    fileprivate var isHidden: Bool {
        guard case .child = link, children.isEmpty, !isSelected else { return false }
        return look == .unloaded || look == .state(.disappeared)
    }
}

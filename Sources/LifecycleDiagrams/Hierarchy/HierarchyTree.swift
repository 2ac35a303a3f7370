import LifecycleModel

/// A hierarchy of controllers as boxes, each below its parent or presenter.
struct HierarchyTree {
    /// The relation of a controller to the one above it.
    enum Link: Hashable {
        /// The root of the window.
        case root
        /// A child, with its role in the container, such as `tab 2`.
        case child(role: String?)
        case presented
    }

    /// The style of a box.
    enum Look: Hashable {
        case window
        /// A controller that is not in the dump.
        case absent
        /// A controller without a loaded view.
        case unloaded
        /// A controller with an unknown state.
        case unknown
        case state(AppearanceState)
    }

    /// A box of the tree.
    struct Box {
        /// The controller of the run.
        var controller: ControllerID?
        /// The class, or the name of another object.
        var name: String
        /// The lines below the name.
        var lines: [String] = []
        /// The lines as one text, for descriptions and tooltips.
        var remark = ""
        var look: Look
        /// The relation to the box above.
        var link: Link?
        /// Whether the parent shows this child and not its siblings.
        var isSelected = false
        /// Whether it is on screen, or its parent shows all children.
        var isShown = true
        /// A sentence for screen readers, if it contains more than name and remark.
        var sentence: String?
        /// The index of the box above.
        var parent: Int?
        /// The indices of the boxes below: children, then presented controllers.
        var children: [Int] = []
    }

    /// The boxes, each before its descendants.
    private(set) var boxes: [Box] = []
    /// The indices of the root boxes.
    private(set) var roots: [Int] = []
    /// The deallocated controllers.
    var deallocated: [ControllerID] = []

    /// Adds a box as the last child of its parent.
    mutating func add(_ box: Box) -> Int {
        if let parent = box.parent { boxes[parent].children.append(boxes.count) } else { roots.append(boxes.count) }
        boxes.append(box)
        return boxes.count - 1
    }
}

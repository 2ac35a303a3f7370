import LifecycleModel

/// A hierarchy of controllers as boxes, each below the one that contains or presents it.
struct HierarchyTree {
    /// How a controller belongs to the one above it.
    enum Link: Hashable {
        /// The root of the window.
        case root
        /// A child, with its role in the container where it has one, such as `tab 2`.
        case child(role: String?)
        case presented
    }

    /// What a box looks like.
    enum Look: Hashable {
        case window
        /// Stands for a controller that is not in a dump.
        case absent
        /// A controller whose view is not loaded.
        case unloaded
        /// A controller of unknown state.
        case unknown
        case state(AppearanceState)
    }

    /// A box of the tree.
    struct Box {
        /// The controller of the run.
        var controller: ControllerID?
        /// The class, or what the box stands for.
        var name: String
        /// The lines below the name.
        var lines: [String] = []
        /// The lines in one, for texts and tooltips.
        var remark = ""
        var look: Look
        /// Its link to the box above.
        var link: Link?
        /// Whether the controller above shows it and not its siblings.
        var isSelected = false
        /// Whether it is on the screen, or its container does not choose what is.
        var isShown = true
        /// A sentence for a screen reader, where it says more than name and remark.
        var sentence: String?
        /// The index of the box above.
        var parent: Int?
        /// The indices of the boxes below, children before what is presented.
        var children: [Int] = []
    }

    /// The boxes, each before those below it.
    private(set) var boxes: [Box] = []
    /// The indices of the boxes with none above.
    private(set) var roots: [Int] = []
    /// The controllers that were deallocated.
    var deallocated: [ControllerID] = []

    /// Adds a box as the last one below its parent.
    mutating func add(_ box: Box) -> Int {
        if let parent = box.parent { boxes[parent].children.append(boxes.count) } else { roots.append(boxes.count) }
        boxes.append(box)
        return boxes.count - 1
    }
}

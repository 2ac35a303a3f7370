/// Containment and presentation at one point of a run: parents, children, presented controllers, and the roots of
/// windows.
///
/// A hierarchy is created from the ``HierarchyEvent``s and callbacks of a run. For a log, the hierarchy contains only
/// what the log shows.
public struct Hierarchy: Sendable, Hashable {
    /// The relations and the state of one controller.
    public struct Node: Sendable, Hashable {
        /// The parent, or nil.
        public var parent: ControllerID?
        /// The children, in the order of their addition.
        public var children: [ControllerID] = []
        /// The child that a container shows: the top of a stack, the selected tab, or the page.
        public var selected: ControllerID?
        /// The presenting controller, or nil.
        public var presenter: ControllerID?
        /// The presented controller, or nil.
        public var presented: ControllerID?
        /// The presentation style, such as `pageSheet`, or nil.
        public var style: String?
        /// Whether the controller's view is loaded.
        public var isViewLoaded = false
        /// The superview of the controller's view, or nil if the view has no superview.
        public var viewHost: ViewHost?
        /// The appearance state, or nil before the first appearance callback in a log or a recording.
        public var state: AppearanceState?
        /// The controller's column in a split view, such as `primary`, or nil for a controller without a named
        /// column.
        public var column: String?
        /// The size of the controller's root view, such as `390x844`, or nil if the size is unknown.
        public var size: String?
        /// Whether the controller was deallocated.
        public var isDeallocated = false
    }

    /// The superview of a controller's view.
    public enum ViewHost: Sendable, Hashable {
        /// The view of a controller.
        case controller(ControllerID)
        /// The window.
        case window
    }

    /// The root of a scene's window.
    public struct SceneRoot: Sendable, Hashable {
        /// The scene in `Run.controllers`.
        public var scene: ControllerID
        /// The root view controller of the scene's window.
        public var root: ControllerID
    }

    /// The maximum number of levels of contained and presented controllers. Readers and the engine refuse more, so that
    /// recursive functions don't overflow the stack of a thread.
    public static let levelLimit = 500

    /// The root of the first window, or nil.
    public var root: ControllerID?
    /// The roots of other scenes' windows, in the order in which they were set.
    public var sceneRoots: [SceneRoot] = []
    /// A node for each controller, in the order of `Run.controllers`.
    public var nodes: [Node] = []

    /// Creates the hierarchy after the first `count` events of `run`, or after all events.
    public init(of run: Run, after count: Int? = nil) {
        self.init(before: run)
        var tracker = AppearanceTracker(for: run)
        for event in run.events.prefix(count ?? run.events.count) { follow(event, &tracker) }
    }

    /// Creates the hierarchy before the first event of `run`.
    public init(before run: Run) {
        nodes = Array(repeating: Node(), count: run.controllers.count)
        if run.source == .scenario { for index in nodes.indices { nodes[index].state = .disappeared } }
    }

    /// Applies one event, and passes callbacks to `tracker`. Callers can thus examine each point of a long run
    /// without replaying the previous events.
    public mutating func follow(_ event: Event, _ tracker: inout AppearanceTracker) {
        let transition = tracker.follow(event)
        switch event.body {
        case .hierarchy(let change): apply(change)
        case .callback(let callback): apply(callback, transition)
        default: break
        }
    }

    /// The node of the controller `id`.
    public subscript(_ id: ControllerID) -> Node { nodes[id.index] }

    private mutating func apply(_ event: CallbackEvent, _ transition: AppearanceTracker.Transition?) {
        if let transition { nodes[event.controller.index].state = transition.to }
        if event.callback == .viewDidLoad { nodes[event.controller.index].isViewLoaded = true }
        if event.callback == .deinitializer { nodes[event.controller.index].isDeallocated = true }
    }

    private mutating func apply(_ event: HierarchyEvent) {
        if event.change == .root { return setRoot(event.subject, of: event.target) }
        guard let subject = event.subject else { return }
        switch event.change {
        case .root: break
        case .size: nodes[subject.index].size = event.detail
        case .column: nodes[subject.index].column = event.detail
        case .addChild, .push: attach(subject, to: event.target, selecting: event.change == .push)
        case .removeChild, .pop: detach(subject)
        case .select: if let target = event.target { nodes[target.index].selected = subject }
        case .present: present(subject, by: event.target, style: event.detail)
        case .dismiss: dismiss(subject)
        case .addView: nodes[subject.index].viewHost = event.target.map(ViewHost.controller) ?? .window
        case .removeView: nodes[subject.index].viewHost = nil
        case .loadView: nodes[subject.index].isViewLoaded = true
        case .unloadView: nodes[subject.index].isViewLoaded = false
        }
    }

    private mutating func setRoot(_ subject: ControllerID?, of scene: ControllerID?) {
        guard let scene else {
            root = subject
            return
        }
        sceneRoots.removeAll { $0.scene == scene }
        if let subject { sceneRoots.append(SceneRoot(scene: scene, root: subject)) }
    }

    private mutating func attach(_ child: ControllerID, to parent: ControllerID?, selecting: Bool) {
        detach(child)
        guard let parent else { return }
        nodes[child.index].parent = parent
        nodes[parent.index].children.append(child)
        if selecting { nodes[parent.index].selected = child }
    }

    private mutating func detach(_ child: ControllerID) {
        guard let parent = nodes[child.index].parent else { return }
        nodes[child.index].parent = nil
        nodes[parent.index].children.removeAll { $0 == child }
        if nodes[parent.index].selected == child { nodes[parent.index].selected = nodes[parent.index].children.last }
    }

    private mutating func present(_ subject: ControllerID, by presenter: ControllerID?, style: String?) {
        nodes[subject.index].presenter = presenter
        nodes[subject.index].style = style
        if let presenter { nodes[presenter.index].presented = subject }
    }

    private mutating func dismiss(_ subject: ControllerID) {
        if let presenter = nodes[subject.index].presenter { nodes[presenter.index].presented = nil }
        nodes[subject.index].presenter = nil
        nodes[subject.index].style = nil
    }
}

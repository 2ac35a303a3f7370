import LifecycleModel

/// A view, reduced to what affects controllers: its position in the hierarchy, its frame, its window, and its pending
/// updates.
open class UIView: UIResponder {
    let simulation: Simulation
    /// The controller that has this view as its root view, or nil for any other view.
    public internal(set) weak var viewController: UIViewController?
    /// The superview, or nil if the view is not inside another view.
    public private(set) weak var superview: UIView?
    /// The subviews, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The window that contains the view, or nil if the view is outside a window.
    public internal(set) weak var window: UIWindow?
    /// The size, in points.
    public internal(set) var size = CGSize(width: 0, height: 0) {
        didSet { if size != oldValue { viewController?.recordSize() } }
    }
    /// The position in the superview, in points.
    var origin: (x: CGFloat, y: CGFloat) = (0, 0)
    /// The parts of the frame that change with the superview's size. If the mask is empty, the view keeps its frame.
    public var autoresizingMask: AutoresizingMask = []
    /// Whether the view resizes its subviews by their autoresizing masks.
    public var autoresizesSubviews = true
    var hasEdgeConstraints = false
    var needsLayout = true
    var needsUpdateConstraints = true
    var needsUpdateProperties = true
    /// Whether the safe area has changed, which the controller learns in the next layout pass.
    var needsSafeAreaUpdate = false
    private var wasInWindow = false

    /// Creates a view in the current task's simulation.
    public convenience override init() { self.init(simulation: .playing) }

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    override open var next: UIResponder? { viewController ?? superview }

    func isDescendant(of ancestor: UIView) -> Bool {
        var view: UIView? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superview
        }
        return false
    }

    /// Adds `view` above all other subviews. Has no effect if `view` is already a subview of this view, or if it is
    /// this view or one of its ancestors. Stops the simulation if the hierarchy would have too many levels.
    public func addSubview(_ view: UIView) {
        if let controller = view.viewController { simulation.note(.addSubview, controller, target: owner) }
        insert(view)
    }

    /// Removes the view from its superview and therefore from its window.
    public func removeFromSuperview() {
        if let viewController { simulation.note(.removeFromSuperview, viewController) }
        detach()
    }

    /// Adds `view` as a subview without recording a call by the app. Has no effect if `view` is already a subview of
    /// this view, or if it is this view or one of its ancestors. Stops the simulation if the hierarchy would have too
    /// many levels.
    ///
    /// A view that moves within a window neither leaves nor enters the window (Evidence, Windows).
    func insert(_ view: UIView) {
        guard view.superview !== self, !isDescendant(of: view), canRetain(view) else { return }
        let enters = window !== view.window
        let destination = window
        view.viewController?.arrival.cameIntoWindow = destination?.isVisible == true
        if enters { view.willMove(to: destination, isTop: true) }
        view.notify(.viewWillMoveToSuperview)
        // The callbacks above may have moved either view.
        guard view.superview !== self, !isDescendant(of: view) else { return }
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.append(view)
        view.fill(size)
        if let controller = view.viewController {
            simulation.change(.addView, controller, to: owner)
        }
        view.notify(.viewDidMoveToSuperview)
        if enters { view.didMove(to: destination) }
        setNeedsLayout()
    }

    /// Removes the view from its superview without recording a call by the app.
    func detach() {
        guard superview != nil else { return }
        let leaves = window != nil
        if leaves { willMove(to: nil, isTop: true) }
        notify(.viewWillMoveToSuperview)
        guard superview != nil else { return }
        simulation.autorelease(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        if let viewController { simulation.change(.removeView, viewController) }
        notify(.viewDidMoveToSuperview)
        if leaves { didMove(to: nil) }
    }

    /// The controller that has this view as its root view, otherwise the owner of the superview, or nil if there is no
    /// such controller.
    var owner: UIViewController? { viewController ?? superview?.owner }

    // MARK: Entering and leaving a window

    /// Notifies the controllers of this view and its descendants, outermost first, before the window changes. `isTop`
    /// is true only for the view that is added or removed.
    private func willMove(to destination: UIWindow?, isTop: Bool) {
        notify(.viewWillMoveToWindow)
        if destination?.isVisible == true {
            viewController?.viewWillEnterWindow()
        } else if destination == nil {
            viewController?.viewWillLeaveWindow(byItself: isTop)
        }
        for view in subviews {
            simulation.nest(about: view.viewController) { view.willMove(to: destination, isTop: false) }
        }
    }

    private func didMove(to destination: UIWindow?) {
        window = destination
        notify(.viewDidMoveToWindow)
        if destination == nil {
            viewController?.viewDidLeaveWindow()
        } else if !wasInWindow {
            wasInWindow = true
            needsLayout = true
            viewController?.viewDidFirstEnterWindow()
        } else {
            viewController?.viewDidReenterWindow()
        }
        for view in subviews { simulation.nest(about: view.viewController) { view.didMove(to: destination) } }
    }

    /// Sends a callback to a root view if the run includes view callbacks.
    func notify(_ callback: Callback) {
        guard simulation.recordsViews, let viewController else { return }
        viewController.deliver(callback) {}
    }

    // MARK: Layout

    /// Marks the layout as outdated. The next commit or layout pass updates it.
    public func setNeedsLayout() { needsLayout = true }

    /// Marks the constraints as outdated. The next commit or layout pass updates them.
    public func setNeedsUpdateConstraints() { needsUpdateConstraints = true }

    /// Resizes the view. A new size invalidates the layout and updates the frames of the subviews.
    func resize(to size: CGSize) {
        guard size != self.size else { return }
        let old = self.size
        self.size = size
        setNeedsLayout()
        for view in subviews { view.superviewDidResize(from: old, to: size) }
    }

    /// Removes a subview without sending callbacks. Called when the window of a disconnected scene is released.
    func forget(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.leaveWindowSilently()
    }

    private func leaveWindowSilently() {
        window = nil
        for view in subviews { view.leaveWindowSilently() }
    }

    /// Updates outdated constraints, in subviews before their superview (Evidence, Layout passes). The constraints of a
    /// controller's view stay outdated until the view is in a visible window.
    func updateConstraintsIfNeeded() {
        for view in subviews { simulation.nest(about: view.viewController) { view.updateConstraintsIfNeeded() } }
        guard needsUpdateConstraints, viewController == nil || window?.isVisible == true else { return }
        needsUpdateConstraints = false
        guard let viewController else { return }
        viewController.deliver(.updateViewConstraints) { viewController.updateViewConstraints() }
    }

    /// Lays out outdated views, each before its subviews. Has no effect if nothing is outdated (Evidence, Layout
    /// passes).
    public func layoutIfNeeded() { layoutIfNeeded(anywhere: false) }

    /// Lays out outdated views from the top down. Updates outdated constraints before each layout or, if
    /// `updatesConstraintsInsideLayout` is true, during each layout.
    ///
    /// In iOS 26 and later, updates each view's properties first, and updates outdated constraints even without a
    /// layout. Source for the properties: Apple, WWDC 2025 session 243.
    ///
    /// - Parameter anywhere: Whether to also send layout callbacks to controllers whose views aren't in a visible
    ///   window. True for the scenario verb `layoutIfNeeded`.
    func layoutIfNeeded(anywhere: Bool) {
        updatePropertiesIfNeeded()
        if simulation.ios.has(.updatesProperties), needsUpdateConstraints { updateConstraintsIfNeeded() }
        if needsLayout {
            if !simulation.updatesConstraintsInsideLayout { updateConstraintsIfNeeded() }
            needsLayout = false
            if let viewController {
                viewController.layOutView(self, anywhere: anywhere)
            } else {
                layoutSubviews()
            }
        }
        // Laying out a container may replace its subviews, so check the current superview.
        for view in subviews where view.superview === self {
            simulation.nest(about: view.viewController) { view.layoutIfNeeded(anywhere: anywhere) }
        }
    }

    /// Lays out the subviews. The default implementation does nothing.
    open func layoutSubviews() {}

    func recordLayout() { notify(.viewLayoutSubviews) }

    /// The parts of a view's geometry that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits of the mask.
        public let rawValue: Int
        /// Creates a mask from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The position in the superview and the size, in points.
    public var frame: CGRect {
        get { CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
        set {
            origin = (newValue.x, newValue.y)
            resize(to: newValue.size)
        }
    }

    /// The view's size, in points, with an origin of zero.
    public var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
        set { resize(to: newValue.size) }
    }

    /// Sets the view's frame if its owner or its constraints determine the frame, not the app (Evidence, Sizes).
    ///
    /// - Parameter available: The size of the superview.
    /// - Returns: Whether the owner or constraints determine the frame.
    @discardableResult func fill(_ available: CGSize) -> Bool {
        let owned = viewController.flatMap { $0.fillsContainer ? $0.fillingSize(in: available) : nil }
        guard let size = owned ?? (hasEdgeConstraints ? available : nil) else { return false }
        origin = (0, 0)
        resize(to: size)
        return true
    }

    /// Updates the view's frame after its superview was resized. The view fills the superview, keeps its frame, or
    /// follows its autoresizing mask (Evidence, Sizes).
    func superviewDidResize(from old: CGSize, to new: CGSize) {
        guard !fill(new), superview?.autoresizesSubviews == true else { return }
        let wasInside = isInside(old)
        let mask = autoresizingMask
        let across = UIView.autoresized(
            (origin.x, size.width), in: old.width, to: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let down = UIView.autoresized(
            (origin.y, size.height), in: old.height, to: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        origin = (across.start, down.start)
        resize(to: CGSize(width: across.length, height: down.length))
        if wasInside, !isInside(new), let viewController {
            simulation.note(.geometry, viewController, target: superview?.owner, name: ActionEvent.outgrows)
        }
    }

    /// Whether the view has the position and the size of its superview's bounds.
    var coversSuperview: Bool { superview.map { origin.x == 0 && origin.y == 0 && size == $0.size } ?? false }

    /// Returns whether the frame is within a superview of a given size, apart from rounding.
    private func isInside(_ available: CGSize) -> Bool {
        origin.x > -0.01 && origin.y > -0.01 && origin.x + size.width < available.width + 0.01
            && origin.y + size.height < available.height + 0.01
    }

    /// Returns the start and length in one dimension after the superview was resized. The flexible parts share the
    /// difference in proportion to their lengths. If their total length is not positive, such as without a flexible
    /// part, the start and the length don't change. Source: Apple's documentation of `autoresizingMask`.
    private static func autoresized(
        _ stretch: (start: CGFloat, length: CGFloat), in old: CGFloat, to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let after = old - stretch.start - stretch.length
        let total =
            (flexible.before ? stretch.start : 0) + (flexible.length ? stretch.length : 0)
            + (flexible.after ? after : 0)
        guard total > 0 else { return stretch }
        return (
            stretch.start + (flexible.before ? (new - old) * stretch.start / total : 0),
            max(0, stretch.length + (flexible.length ? (new - old) * stretch.length / total : 0))
        )
    }
}

extension UIView.AutoresizingMask {
    /// Creates a mask from the parts that a scenario names.
    init(_ parts: Set<AutoresizingPart>) {
        let masks: [AutoresizingPart: UIView.AutoresizingMask] = [
            .width: .flexibleWidth, .height: .flexibleHeight, .left: .flexibleLeftMargin, .right: .flexibleRightMargin,
            .top: .flexibleTopMargin, .bottom: .flexibleBottomMargin,
        ]
        self = parts.reduce(into: []) { $0.formUnion(masks[$1] ?? []) }
    }
}

// MARK: - Properties, in iOS 26 and later

extension UIView {
    /// Whether this view or a descendant is a root view with outdated properties in a visible window.
    var isInvalidBelow: Bool {
        needsUpdateProperties && viewController != nil && window?.isVisible == true
            || subviews.contains(where: \.isInvalidBelow)
    }

    func settleBelow() {
        needsUpdateProperties = false
        for view in subviews { view.settleBelow() }
    }

    /// Updates outdated properties if the view is in a visible window (iOS 26 and later). A view that is not in a
    /// visible window is updated when it enters one or when its window becomes visible.
    func updatePropertiesIfNeeded() {
        guard needsUpdateProperties, simulation.ios.has(.updatesProperties), window?.isVisible == true else { return }
        needsUpdateProperties = false
        guard let viewController else { return }
        viewController.deliver(.updateProperties) { viewController.updateProperties() }
    }
}

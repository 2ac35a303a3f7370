import LifecycleModel

/// A view, as far as the life of controllers depends on it: its place in the tree, its window, what of it is out of date.
open class UIView: UIResponder {
    let simulation: Simulation
    /// The controller whose root view this is.
    public internal(set) weak var viewController: UIViewController?
    /// The view that it is in, or nil.
    public private(set) weak var superview: UIView?
    /// The views in it, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The window that the view is in, or nil while it is in none.
    public internal(set) weak var window: UIWindow?
    /// The size in points.
    public internal(set) var size = CGSize(width: 0, height: 0) {
        didSet { if size != oldValue { viewController?.recordSize() } }
    }
    /// The position in the superview, in points.
    var origin: (x: CGFloat, y: CGFloat) = (0, 0)
    /// Whether the app has given the view a frame, so that it does not fill its superview.
    var hasOwnFrame = false
    /// How the view changes with its superview; empty for a view that keeps its frame.
    public var autoresizingMask: AutoresizingMask = []
    var needsLayout = true
    var needsUpdateConstraints = true
    var needsUpdateProperties = true
    private var wasInWindow = false

    /// Makes a view of the simulation that is being played in this task.
    public convenience override init() { self.init(simulation: .playing) }

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    override open var next: UIResponder? { viewController ?? superview }

    /// Whether the view lies below `ancestor`, or is it.
    func isDescendant(of ancestor: UIView) -> Bool {
        var view: UIView? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superview
        }
        return false
    }

    /// Adds `view` above all other subviews.
    public func addSubview(_ view: UIView) {
        if let controller = view.viewController { simulation.note(.addSubview, controller, target: owner) }
        insert(view)
    }

    /// Takes the view out of its superview, and so out of its window.
    public func removeFromSuperview() {
        if let viewController { simulation.note(.removeFromSuperview, viewController) }
        takeOut()
    }

    /// Adds `view`, as UIKit's own containers do too.
    ///
    /// A view that stays within one window neither leaves nor enters it: Evidence, Windows.
    func insert(_ view: UIView) {
        guard view.superview !== self, !isDescendant(of: view), mayHold(view) else { return }
        let enters = window !== view.window
        let destination = window
        view.viewController?.arrival.cameIntoWindow = destination?.isVisible == true
        if enters { view.willMove(to: destination, isTop: true) }
        // A controller that was told may have moved either view.
        guard view.superview !== self, !isDescendant(of: view) else { return }
        view.notify(.viewWillMoveToSuperview)
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.append(view)
        if let controller = view.viewController {
            simulation.change(.addView, controller, to: owner)
        }
        view.notify(.viewDidMoveToSuperview)
        if enters { view.didMove(to: destination) }
        setNeedsLayout()
    }

    /// Takes the view out of its superview, as UIKit's own containers do too.
    func takeOut() {
        guard superview != nil else { return }
        let leaves = window != nil
        if leaves { willMove(to: nil, isTop: true) }
        notify(.viewWillMoveToSuperview)
        simulation.autorelease(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        if let viewController { simulation.change(.removeView, viewController) }
        notify(.viewDidMoveToSuperview)
        if leaves { didMove(to: nil) }
    }

    /// The controller whose root view this view is or lies in.
    var owner: UIViewController? { viewController ?? superview?.owner }

    // MARK: Coming into and going out of a window

    /// Tells the controllers whose views come or go by themselves, outermost first, before the window changes.
    /// `isTop` is true for the view that is moved itself.
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

    private func notify(_ callback: Callback) {
        guard simulation.recordsViews, let viewController else { return }
        viewController.record(callback)
    }

    // MARK: Layout

    /// Marks the view to be laid out when the turn is committed.
    public func setNeedsLayout() { needsLayout = true }

    /// Marks the constraints to be updated when the turn is committed.
    public func setNeedsUpdateConstraints() { needsUpdateConstraints = true }

    /// Gives the view another size; a new one needs a new layout, and so do the root views that fill this one.
    func resize(to size: CGSize) {
        guard size != self.size else { return }
        let old = self.size
        self.size = size
        setNeedsLayout()
        for view in subviews { view.superviewDidResize(from: old, to: size) }
    }

    /// Forgets a subview without a word, when its window is released.
    func forget(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.leaveWindowSilently()
    }

    private func leaveWindowSilently() {
        window = nil
        for view in subviews { view.leaveWindowSilently() }
    }

    /// Updates constraints from the leaves up: Evidence, Layout passes.
    func updateConstraintsIfNeeded() {
        for view in subviews { simulation.nest(about: view.viewController) { view.updateConstraintsIfNeeded() } }
        guard needsUpdateConstraints else { return }
        needsUpdateConstraints = false
        if let viewController, window?.isVisible == true {
            viewController.deliver(.updateViewConstraints) { viewController.updateViewConstraints() }
        }
    }

    /// Lays out what is out of date: each view before its subviews, silent where nothing is (Evidence, Layout passes).
    public func layoutIfNeeded() { layoutIfNeeded(anywhere: false) }

    /// From iOS 26 on each view, from the top down, has its properties updated before it is laid out. Source: Apple,
    /// WWDC 2025 session 243.
    ///
    /// - Parameter anywhere: Whether a controller receives callbacks outside a window too, as when the app asks for the layout itself.
    func layoutIfNeeded(anywhere: Bool) {
        updatePropertiesIfNeeded()
        if simulation.ios.updatesProperties, needsUpdateConstraints { updateConstraintsIfNeeded() }
        if needsLayout {
            if !simulation.updatesConstraintsInsideLayout { updateConstraintsIfNeeded() }
            needsLayout = false
            if let viewController {
                viewController.layOutView(self, anywhere: anywhere)
            } else {
                layoutSubviews()
            }
        }
        // Laying out a container may exchange its subviews: take them as they are now.
        for view in subviews where view.superview === self {
            simulation.nest(about: view.viewController) { view.layoutIfNeeded(anywhere: anywhere) }
        }
    }

    /// Lays out the subviews; nothing by itself.
    open func layoutSubviews() {}

    func recordLayout() { notify(.viewLayoutSubviews) }
}

import LifecycleModel

/// A view controller with UIKit's lifecycle behavior.
///
/// A class that overrides lifecycle callbacks compiles against this class as it does against UIKit's class. Every
/// callback is recorded on entry, before the class's own code and before super. Apple documents the callbacks at
/// https://developer.apple.com/documentation/uikit/uiviewcontroller.
open class UIViewController: UIResponder {
    /// The simulation that the controller belongs to.
    public let simulation: Simulation
    /// The controller's number in the run.
    public private(set) var id: ControllerID
    let kind: ControllerKind
    /// The source of the view. For a Swift class, the value doesn't reflect an override of `loadView`.
    let viewSource: ViewSource
    /// The name of the nib that contains the view, or nil for the nib named after the class or for a view without a
    /// nib.
    public let nibName: String?

    // MARK: View
    var loadedView: UIView?
    var loading = LoadingState()

    // MARK: Containment and presentation
    /// The container that the controller is a child of, or nil if the controller is not a child.
    public internal(set) weak var parent: UIViewController? { didSet { wasAttached = wasAttached || parent != nil } }
    /// The children, in the order in which they were added. The children of a navigation controller are in the order of
    /// the stack, and those of a tab bar controller in the order of the tabs.
    public internal(set) var children: [UIViewController] = []
    var presentation: UIPresentationController?
    /// The controller that this controller itself presents, or nil if it presents no controller.
    var directlyPresented: UIViewController?
    /// The controller that presents this controller itself, or nil if this controller is not presented.
    weak var directPresenter: UIViewController? {
        didSet { wasAttached = wasAttached || directPresenter != nil }
    }
    /// The controller that this controller or its nearest presenting ancestor presents, or nil if none of them presents
    /// a controller (Evidence, Presenter and context).
    public var presentedViewController: UIViewController? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.directlyPresented).first
    }
    /// The controller that presents this controller or its nearest presented ancestor, or nil if none of them is
    /// presented (Evidence, Presenter and context).
    public var presentingViewController: UIViewController? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.directPresenter).first
    }
    /// Whether UIKit has ever retained the controller: in a container, in a presentation, or as a window's root.
    var wasAttached = false
    /// The style of the presentation; `automatic` by default.
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether the controller prevents the user from dismissing it with a gesture.
    public var isModalInPresentation = false
    /// Whether the controller defines a presentation context. The nearest controller that defines one is the presenter
    /// if the app presents a search controller or uses a current context style. True by default only for navigation
    /// controllers.
    public lazy var definesPresentationContext = self is UINavigationController
    /// The delegate of the presentation that shows this controller.
    public weak var presentationDelegate: UIViewController?
    /// The delegate of a container or search controller, and the data source of a page view controller.
    public weak var delegate: UIViewController?
    /// The status bar appearance that the controller requests: `light`, `dark`, or `hidden`, or nil for the default.
    lazy var statusBar = scripted?.spec.statusBar
    /// The size that the controller asks its container for. Width and height are 0 if it asks for no size.
    public var preferredContentSize = CGSize(width: 0, height: 0) {
        didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
    }
    /// The identifiers of the detents of the controller's sheet.
    public var detents = ["large"]
    /// The identifier of the selected detent, or nil for the smallest detent.
    public var selectedDetent: String?
    var pendingMove = PendingMove.none

    /// The split view that presents this controller as its inspector while collapsed, or nil otherwise.
    weak var inspectedBy: UISplitViewController?

    // MARK: Traits
    /// The controller's traits, style override, and registrations for trait changes.
    var environment = TraitEnvironment()
    /// The safe area that the controller knows, or nil before its view first enters a window.
    var knownSafeArea: SafeArea?

    // MARK: Appearance
    var appearance = AppearanceMachine()
    var arrival = ArrivalState()
    /// The scripted class of a scenario's controller, or nil for any other controller, such as one written in Swift.
    let scripted: ScriptedClass?

    /// Creates a controller in code, through ``init(nibName:bundle:)``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller with a view from the named nib, or from `loadView` if `nibName` is nil.
    ///
    /// In a Swift program, the controller's name in the run is the name of its class. Create controllers only inside
    /// ``Simulation/play(ios:title:_:)``.
    public init(nibName: String?, bundle: Bundle?) {
        let pending = PendingInstantiation.next(source: nibName == nil ? .code : .nib, type: Self.self)
        simulation = .playing
        scripted = pending.scripted
        viewSource = pending.source
        self.nibName = nibName ?? pending.scripted?.nib?.name
        kind = pending.identity.kind ?? .viewController
        id = simulation.recorder.enter(identity: pending.identity)
        super.init()
        tellInitialized(pending)
    }

    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        let pending = PendingInstantiation.next(source: .storyboard, type: Self.self)
        simulation = .playing
        scripted = pending.scripted
        viewSource = pending.source
        nibName = nil
        kind = pending.identity.kind ?? .viewController
        id = simulation.recorder.enter(identity: pending.identity)
        super.init()
        tellInitialized(pending)
    }

    /// Sends the callback for the initializer and, to a controller from a storyboard, `awakeFromNib`.
    private func tellInitialized(_ pending: PendingInstantiation) {
        deliver(pending.isFromStoryboard ? .initWithCoder : .initWithNibName) {
            if loadsViewInInitializer, !pending.isFromStoryboard { loadViewOnce() }
        }
        guard pending.isFromStoryboard else { return }
        if scripted?.spec.outlets.isEmpty == false {
            simulation.note(.connectOutlets, self, detail: .ofScene)
        }
        deliver(.awakeFromNib) { awakeFromNib() }
    }

    deinit {
        // The class's own code in deinit runs before the notification center forgets the controller.
        deliver(.deinitializer) {}
        simulation.notificationCenter.forget(self)
    }

    /// The presenter, otherwise the root view's superview, otherwise the window of a root view controller, or nil for a
    /// controller whose view has no superview (Evidence, Responder chain).
    override open var next: UIResponder? {
        presentation?.presenter ?? loadedView?.superview ?? (isWindowRoot ? hostWindow : nil)
    }

    /// Whether the owner determines the size of the root view: the window, a presentation, or a built-in container. In
    /// any other superview, the view keeps its frame or follows its autoresizing mask (Evidence, Sizes).
    var fillsContainer: Bool { parent.map { $0.kind != .viewController } ?? (isWindowRoot || presentation != nil) }

    // MARK: Callbacks that a subclass overrides

    /// Called after the controller is loaded from a storyboard.
    open func awakeFromNib() { reachSuper(.awakeFromNib) }
    /// Creates the view from a nib or storyboard, or creates an empty view. An override should not call super.
    open func loadView() {
        reachSuper(.loadView)
        loadViewFromSource()
    }
    /// Called after the view is loaded.
    open func viewDidLoad() { reachSuper(.viewDidLoad) }
    /// Called before UIKit releases the view because of a memory warning, in iOS 5 and earlier.
    open func viewWillUnload() { reachSuper(.viewWillUnload) }
    /// Called after UIKit has released the view because of a memory warning, in iOS 5 and earlier.
    open func viewDidUnload() { reachSuper(.viewDidUnload) }
    /// Called before the view is added to a view hierarchy.
    open func viewWillAppear(_ animated: Bool) {
        reachSuper(.viewWillAppear, animated: animated)
        if forwardsInsideSuper { passOnBegin(true, animated: animated) }
    }
    /// Called when the view is in the view hierarchy and its traits are final, in iOS 13 and later.
    open func viewIsAppearing(_ animated: Bool) { reachSuper(.viewIsAppearing, animated: animated) }
    /// Called after the view is added to a view hierarchy.
    open func viewDidAppear(_ animated: Bool) {
        reachSuper(.viewDidAppear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    /// Called before the view is removed from a view hierarchy.
    open func viewWillDisappear(_ animated: Bool) {
        reachSuper(.viewWillDisappear, animated: animated)
        if forwardsInsideSuper { passOnBegin(false, animated: animated) }
    }
    /// Called after the view is removed from a view hierarchy.
    open func viewDidDisappear(_ animated: Bool) {
        reachSuper(.viewDidDisappear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    /// Called in an update pass before layout, in iOS 26 and later.
    open func updateProperties() { reachSuper(.updateProperties) }
    /// Called when the view's constraints are updated.
    open func updateViewConstraints() { reachSuper(.updateViewConstraints) }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() { reachSuper(.viewWillLayoutSubviews) }
    /// Called after the view lays out its subviews.
    open func viewDidLayoutSubviews() { reachSuper(.viewDidLayoutSubviews) }
    /// Called when the safe area of the view changes.
    open func viewSafeAreaInsetsDidChange() { reachSuper(.viewSafeAreaInsetsDidChange) }
    /// Called when the layout margins of the view change.
    open func viewLayoutMarginsDidChange() { reachSuper(.viewLayoutMarginsDidChange) }
    /// Called after the traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        reachSuper(.traitCollectionDidChange)
    }
    /// Called before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        reachSuper(.willTransitionToTraits)
    }
    /// Called after a child has changed its preferred size.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
        reachSuper(.preferredContentSizeDidChange)
    }
    /// Called before the size of the view changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        reachSuper(.viewWillTransitionToSize)
    }
    /// Called before a rotation, in iOS 7 and earlier.
    open func willRotate(to orientation: UIInterfaceOrientation, duration: Double) { reachSuper(.willRotate) }
    /// Called inside the animation block of a rotation, in iOS 7 and earlier.
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
        reachSuper(.willAnimateRotation)
    }
    /// Called after a rotation, in iOS 7 and earlier.
    open func didRotate(from orientation: UIInterfaceOrientation) { reachSuper(.didRotate) }
    /// Called when memory is low.
    open func didReceiveMemoryWarning() {
        reachSuper(.didReceiveMemoryWarning)
        unloadViewIfOffScreen()
    }
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        if !isDelivering(.willMoveToParent) {
            simulation.note(.willMove, self, target: parent)
            record(.willMoveToParent, parent: ParentArgument(parent?.id))
        }
        reachSuper(.willMoveToParent)
        pendingMove = parent == nil ? .fromParent : .toParent
    }
    /// Called after the parent changes.
    open func didMove(toParent parent: UIViewController?) {
        if !isDelivering(.didMoveToParent) {
            noteDidMoveCall(toParent: parent)
            record(.didMoveToParent, parent: ParentArgument(parent?.id))
        }
        reachSuper(.didMoveToParent)
        finishMove(to: parent)
    }
    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) { reachSuper(.prepareForSegue) }

    // MARK: Values that a subclass overrides

    /// Whether UIKit forwards appearance callbacks to the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { scripted?.spec.forwardsAppearance ?? true }
    /// Whether UIKit forwards rotation callbacks to the children, in iOS 7 and earlier.
    open var shouldAutomaticallyForwardRotationMethods: Bool { scripted?.spec.forwardsRotation ?? true }
    /// The orientations that the controller supports, or nil for the default, which depends on the iOS version and the
    /// device. In iOS 5 and earlier, the default of a built-in container also depends on its children.
    open var supportedOrientations: Set<UIInterfaceOrientation>? { scripted?.spec.orientations }
    /// The preferred orientation for a full-screen presentation, or nil for no preference.
    open var preferredOrientation: UIInterfaceOrientation? { scripted?.spec.preferredOrientation }

    // MARK: Behavior that UIKit's own classes override

    /// The name of the controller's own presentation, which UIKit uses if the app sets no style, or nil if the class has
    /// none. Such a presentation is over the current content.
    var ownPresentation: String? { nil }
    /// Sends `onAppear` or `onDisappear` to the SwiftUI root view of a hosting controller.
    func tellRootView(_ callback: Callback) {}
    /// Whether the initializer loads the view if no storyboard creates the controller.
    var loadsViewInInitializer: Bool { false }
    /// The children that are on screen when the container is. In a custom container, these are the children with views
    /// inside the container's view.
    var visibleChildren: [UIViewController] {
        guard let own = loadedView else { return [] }
        return children.filter { $0.loadedView?.isDescendant(of: own) == true }
    }
    /// Whether the container forwards appearance callbacks inside its own callbacks.
    var forwardsInsideSuper: Bool { false }
    /// Performs the container's work during its own layout pass.
    func layOutContainer() {}
    /// Prepares the container's children inside the container's `viewWillAppear`, before the children begin to appear.
    func prepareToAppear() {}
    /// Performs the work that was deferred until the container and its children appeared.
    func didForwardAppearance() {}
}

enum PendingMove { case none, toParent, fromParent }

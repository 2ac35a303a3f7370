import LifecycleModel

/// A view controller that lives by UIKit's rules.
///
/// A class that overrides its callbacks compiles against this one as it would against UIKit's, as far as the life of
/// controllers goes. Every callback is recorded as it is entered, before the class's own code and before super. What each
/// is for is said on its page below https://developer.apple.com/documentation/uikit/uiviewcontroller.
open class UIViewController: UIResponder {
    /// The simulation that it lives in.
    public let simulation: Simulation
    /// The controller's number in the run.
    public private(set) var id: ControllerID
    let kind: ControllerKind
    /// Where the view comes from when the class does not override `loadView`.
    let viewSource: ViewSource
    /// The name of the nib that the view comes from; nil for none, or for the one named after the class.
    public let nibName: String?

    // MARK: Its view
    var loadedView: UIView?
    var loading = LoadingState()

    // MARK: Its place
    /// The container that it is a child of, or nil.
    public internal(set) weak var parent: UIViewController? { didSet { wasAttached = wasAttached || parent != nil } }
    /// The children, in the order in which they were added.
    public internal(set) var children: [UIViewController] = []
    /// The presentation that shows this controller, or nil while it is not presented.
    var presentation: UIPresentationController?
    /// The controller that it presents, or nil.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents it, or nil.
    public internal(set) weak var presentingViewController: UIViewController? {
        didSet { wasAttached = wasAttached || presentingViewController != nil }
    }
    /// Whether UIKit has ever held the controller: in a container, in a presentation or in the window.
    var wasAttached = false
    /// How the controller is presented; `automatic` until it is set.
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether the user may not dismiss the controller by a gesture.
    public var isModalInPresentation = false
    /// Whether a presentation in a current context from below covers this controller.
    public lazy var definesPresentationContext = self is UINavigationController
    /// Who gets the callbacks of the presentation controller's delegate.
    public weak var presentationDelegate: UIViewController?
    /// Who gets the callbacks of the delegate of a container or search controller, and those of a data source.
    public weak var delegate: UIViewController?
    /// The detents of the sheet that the controller is shown in, by identifier.
    public var detents = ["large"]
    /// The selected detent; nil for the smallest.
    public var selectedDetent: String?
    var pendingMove = PendingMove.none

    /// The split view whose inspector the controller is, while it is presented for want of room.
    weak var inspectedBy: UISplitViewController?
    /// Whether SwiftUI's root view in a hosting controller was told that it appears.
    var showsRootView = false

    // MARK: Its traits
    /// What is known of the controller's own traits.
    var environment = TraitEnvironment()

    // MARK: Its appearance
    var appearance = AppearanceMachine()
    var arrival = ArrivalState()
    /// What a scenario says of the class; nil for a class written in Swift.
    let scripted: ScriptedClass?

    /// Makes a controller as code does, by ``init(nibName:bundle:)``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller whose view comes from the nib of that name, or from `loadView` where there is none.
    ///
    /// The name in the run is the class's; a controller is made inside ``Simulation/play(ios:title:_:)``.
    public init(nibName: String?, bundle: Bundle?) {
        let birth = Birth.taken(source: nibName == nil ? .code : .nib, type: Self.self)
        simulation = .playing
        scripted = birth.scripted
        viewSource = birth.source
        self.nibName = nibName ?? birth.scripted?.nib
        kind = birth.identity.kind ?? .viewController
        id = simulation.recorder.enter(identity: birth.identity)
        super.init()
        tellInitialized(birth)
    }

    /// Makes a controller as a storyboard does.
    public required init?(coder: NSCoder) {
        let birth = Birth.taken(source: .storyboard, type: Self.self)
        simulation = .playing
        scripted = birth.scripted
        viewSource = birth.source
        nibName = nil
        kind = birth.identity.kind ?? .viewController
        id = simulation.recorder.enter(identity: birth.identity)
        super.init()
        tellInitialized(birth)
    }

    /// Records the initialiser that UIKit uses, and awakeFromNib after the one that a storyboard uses.
    private func tellInitialized(_ birth: Birth) {
        deliver(birth.isFromStoryboard ? .initWithCoder : .initWithNibName) {}
        if birth.isFromStoryboard { deliver(.awakeFromNib) { awakeFromNib() } }
    }

    deinit {
        record(.deinitializer)
        simulation.notificationCenter.forget(self)
    }

    /// The presenter of a presented controller, else the root view's superview, else the window of one that is covered
    /// (Evidence, Layout passes).
    override open var next: UIResponder? {
        presentingViewController ?? loadedView?.superview ?? hostWindow
    }

    /// Whether the root view is resized with the view it lies in: built-in containers do that for their children; a
    /// child placed by hand keeps the frame it was given (Evidence, Sizes).
    var fillsContainer: Bool { parent == nil || parent?.kind != .viewController }

    // MARK: Callbacks. A subclass overrides these and calls super.

    /// Called after the controller was loaded from a storyboard or nib.
    open func awakeFromNib() { reachSuper(.awakeFromNib) }
    /// Makes the view: from the nib or storyboard where there is one, else an empty one. An override does not call super.
    open func loadView() {
        reachSuper(.loadView)
        loadViewFromSource()
    }
    /// Called after the view was loaded.
    open func viewDidLoad() { reachSuper(.viewDidLoad) }
    /// Called before a memory warning releases the view, up to iOS 5.
    open func viewWillUnload() { reachSuper(.viewWillUnload) }
    /// Called after a memory warning released the view, up to iOS 5.
    open func viewDidUnload() { reachSuper(.viewDidUnload) }
    /// Called before the view is added.
    open func viewWillAppear(_ animated: Bool) {
        reachSuper(.viewWillAppear, animated: animated)
        if forwardsInsideSuper { passOnBegin(true, animated: animated) }
    }
    /// Called when the view is in the hierarchy and has its traits.
    open func viewIsAppearing(_ animated: Bool) { reachSuper(.viewIsAppearing, animated: animated) }
    /// Called after the view was added.
    open func viewDidAppear(_ animated: Bool) {
        reachSuper(.viewDidAppear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    /// Called before the view is removed.
    open func viewWillDisappear(_ animated: Bool) {
        reachSuper(.viewWillDisappear, animated: animated)
        if forwardsInsideSuper { passOnBegin(false, animated: animated) }
    }
    /// Called after the view was removed.
    open func viewDidDisappear(_ animated: Bool) {
        reachSuper(.viewDidDisappear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    /// Called in an update pass, before layout, from iOS 26 on.
    open func updateProperties() { reachSuper(.updateProperties) }
    /// Called when the view's constraints are updated.
    open func updateViewConstraints() { reachSuper(.updateViewConstraints) }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() { reachSuper(.viewWillLayoutSubviews) }
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() { reachSuper(.viewDidLayoutSubviews) }
    /// Called when the safe area of the view changes.
    open func viewSafeAreaInsetsDidChange() { reachSuper(.viewSafeAreaInsetsDidChange) }
    /// Called when the layout margins of the view change.
    open func viewLayoutMarginsDidChange() { reachSuper(.viewLayoutMarginsDidChange) }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        reachSuper(.traitCollectionDidChange)
    }
    /// Called before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        reachSuper(.willTransitionToTraits)
    }
    /// Called before the size of the view changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        reachSuper(.viewWillTransitionToSize)
    }
    /// Called before a rotation, up to iOS 7.
    open func willRotate(to orientation: UIInterfaceOrientation, duration: Double) { reachSuper(.willRotate) }
    /// Called inside the animation of a rotation, up to iOS 7.
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
        reachSuper(.willAnimateRotation)
    }
    /// Called after a rotation, up to iOS 7.
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
            record(.willMoveToParent, parent: .some(parent?.id))
        }
        reachSuper(.willMoveToParent)
        pendingMove = parent == nil ? .fromParent : .toParent
    }
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {
        if !isDelivering(.didMoveToParent) {
            noteDidMoveCall(toParent: parent)
            record(.didMoveToParent, parent: .some(parent?.id))
        }
        reachSuper(.didMoveToParent)
        finishMove(to: parent)
    }
    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) { reachSuper(.prepareForSegue) }

    // MARK: What a subclass decides

    /// Whether UIKit forwards appearance callbacks to the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { scripted?.forwardsAppearance ?? true }
    /// Whether UIKit forwards rotation callbacks to the children.
    open var shouldAutomaticallyForwardRotationMethods: Bool { scripted?.forwardsRotation ?? true }
    /// The orientations that the controller allows; nil is the default of the version and device.
    open var supportedOrientations: Set<UIInterfaceOrientation>? { scripted?.orientations }
    /// The orientation that the controller prefers when it is presented in full screen; nil is none.
    open var preferredOrientation: UIInterfaceOrientation? { scripted?.preferredOrientation }

    // MARK: What a container does differently

    /// The children that are on screen when the container is: all of a custom container's whose views lie in its own.
    var visibleChildren: [UIViewController] {
        guard let own = loadedView else { return [] }
        return children.filter { $0.loadedView?.isDescendant(of: own) == true }
    }
    /// Whether the container itself passes appearance on, from inside its own callbacks.
    var forwardsInsideSuper: Bool { false }
    /// Does what a container does inside its own layout pass.
    func layOutContainer() {}
    /// Chooses, as the container is about to appear, the children that appear with it.
    func prepareToAppear() {}
    /// Finishes what was to wait until the container and its children had appeared.
    func didForwardAppearance() {}
}

/// The last containment callback that has not been answered by a `didMove`.
enum PendingMove { case none, toParent, fromParent }

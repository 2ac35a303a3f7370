import LifecycleModel

/// A view controller that lives by UIKit's rules.
///
/// A class that overrides its callbacks compiles against this one as it would against UIKit's, as far as the life of
/// controllers goes. Every callback is recorded as it is entered, before the class's own code and before super.
open class UIViewController: UIResponder {
    public let simulation: Simulation
    /// The controller's number in the run.
    public private(set) var id: ControllerID
    let kind: ControllerKind
    /// Where the view comes from when the class does not override `loadView`.
    let viewSource: ViewSource

    // MARK: Its view
    var loadedView: UIView?
    var loading = LoadingState()

    // MARK: Its place
    public internal(set) weak var parent: UIViewController? { didSet { wasAttached = wasAttached || parent != nil } }
    public internal(set) var children: [UIViewController] = []
    /// The presentation that shows this controller, or nil while it is not presented.
    var presentation: UIPresentationController?
    public internal(set) var presentedViewController: UIViewController?
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
    /// The detent that the sheet stands at; nil for the smallest.
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

    open func awakeFromNib() { reachSuper(.awakeFromNib) }
    /// Makes the view: from the nib or storyboard where there is one, else an empty one. An override does not call super.
    open func loadView() {
        reachSuper(.loadView)
        loadViewFromSource()
    }
    open func viewDidLoad() { reachSuper(.viewDidLoad) }
    open func viewWillUnload() { reachSuper(.viewWillUnload) }
    open func viewDidUnload() { reachSuper(.viewDidUnload) }
    open func viewWillAppear(_ animated: Bool) {
        reachSuper(.viewWillAppear, animated: animated)
        if forwardsInsideSuper { passOnBegin(true, animated: animated) }
    }
    open func viewIsAppearing(_ animated: Bool) { reachSuper(.viewIsAppearing, animated: animated) }
    open func viewDidAppear(_ animated: Bool) {
        reachSuper(.viewDidAppear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    open func viewWillDisappear(_ animated: Bool) {
        reachSuper(.viewWillDisappear, animated: animated)
        if forwardsInsideSuper { passOnBegin(false, animated: animated) }
    }
    open func viewDidDisappear(_ animated: Bool) {
        reachSuper(.viewDidDisappear, animated: animated)
        if forwardsInsideSuper { passOnEnd() }
    }
    open func updateProperties() { reachSuper(.updateProperties) }
    open func updateViewConstraints() { reachSuper(.updateViewConstraints) }
    open func viewWillLayoutSubviews() { reachSuper(.viewWillLayoutSubviews) }
    open func viewDidLayoutSubviews() { reachSuper(.viewDidLayoutSubviews) }
    open func viewSafeAreaInsetsDidChange() { reachSuper(.viewSafeAreaInsetsDidChange) }
    open func viewLayoutMarginsDidChange() { reachSuper(.viewLayoutMarginsDidChange) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        reachSuper(.traitCollectionDidChange)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        reachSuper(.willTransitionToTraits)
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        reachSuper(.viewWillTransitionToSize)
    }
    open func willRotate(to orientation: UIInterfaceOrientation, duration: Double) { reachSuper(.willRotate) }
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
        reachSuper(.willAnimateRotation)
    }
    open func didRotate(from orientation: UIInterfaceOrientation) { reachSuper(.didRotate) }
    open func didReceiveMemoryWarning() {
        reachSuper(.didReceiveMemoryWarning)
        unloadViewIfOffScreen()
    }
    open func willMove(toParent parent: UIViewController?) {
        if !isDelivering(.willMoveToParent) {
            simulation.note(.willMove, self, target: parent)
            record(.willMoveToParent, parent: .some(parent?.id))
        }
        reachSuper(.willMoveToParent)
        pendingMove = parent == nil ? .fromParent : .toParent
    }
    open func didMove(toParent parent: UIViewController?) {
        if !isDelivering(.didMoveToParent) {
            noteDidMoveCall(toParent: parent)
            record(.didMoveToParent, parent: .some(parent?.id))
        }
        reachSuper(.didMoveToParent)
        pendingMove = .none
    }
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

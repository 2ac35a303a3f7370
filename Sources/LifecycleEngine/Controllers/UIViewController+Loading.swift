import LifecycleModel

/// The progress of loading a view.
struct LoadingState {
    /// Whether `loadView` or `viewDidLoad` of this controller is running.
    var isRunning = false
    /// Whether loading the view has been attempted since the controller was created or the view was last removed. If
    /// the attempt produced no view, it is repeated only when the app requests the view.
    var wasAttempted = false
    /// Whether the default `loadView` created the view.
    var usedDefault = false
    var hasOutlets = false
    /// Closures that create the children for embed segues. The default `loadView` calls them.
    var embeds: [() -> UIViewController] = []
}

extension UIViewController {
    /// The controller's root view. Reading this property loads the view if it is not loaded yet. The value is nil if
    /// `loadView` sets no view.
    public var view: UIView! {
        get {
            if loadedView == nil {
                simulation.note(.readView, self)
                loadView(again: true)
            }
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The view if it is loaded, otherwise nil. Reading this property doesn't load the view.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded yet.
    public func loadViewIfNeeded() {
        if loadedView == nil { loadView(again: true) }
    }

    /// Loads the view on UIKit's behalf, without repeating an attempt that produced no view.
    func loadViewOnce() {
        if loadedView == nil { loadView(again: false) }
    }

    /// Calls `loadView`, then `viewDidLoad`. If `loadView` sets no view, `viewDidLoad` is called anyway.
    ///
    /// In UIKit, reading `view` in either method before a view is set recurses endlessly. The engine stops the
    /// recursion and records it (Evidence, loadView).
    ///
    /// In `deinit`, no view is loaded, and UIKit prints a warning in iOS 9 and later.
    ///
    /// - Parameter again: Whether to repeat an attempt that produced no view.
    private func loadView(again: Bool) {
        guard !isDeallocating else {
            if simulation.ios.has(.reportsLoadingInDeinit) {
                simulation.warn("load-view-while-deallocating", about: self, ["X": className])
            }
            return
        }
        guard !loading.isRunning else {
            if again { simulation.note(.readView, self, detail: .recursion) }
            return
        }
        guard again || !loading.wasAttempted else { return }
        loading.isRunning = true
        loading.wasAttempted = true
        deliver(.loadView) { makeView() }
        if loadedView != nil { simulation.change(.loadView, self, detail: viewSource.rawValue) }
        if receivesViewDidLoad { deliver(.viewDidLoad) { viewDidLoad() } }
        loading.isRunning = false
    }

    /// Whether UIKit sends `viewDidLoad`. In iOS 14, hosting controllers don't receive it (Evidence, Hosting controllers).
    private var receivesViewDidLoad: Bool {
        !(self is UIHostingController && simulation.ios.has(.hostsWithoutViewDidLoad))
    }

    private var isDeallocating: Bool {
        simulation.frames.contains { $0.callback == .deinitializer && $0.receiver == ObjectIdentifier(self) }
    }

    /// Creates the view by calling `loadView`. For a scenario's class that overrides `loadView` without calling super,
    /// simulates that override instead.
    private func makeView() {
        switch viewSource {
        case .override: setView(configured(UIView(simulation: simulation)))
        case .none: break
        case .code, .nib, .storyboard: loadView()
        }
    }

    /// Performs the default `loadView`: creates the view from the nib or storyboard, with its embedded children, or
    /// creates an empty view.
    func loadViewFromSource() {
        loading.usedDefault = true
        if viewSource != .storyboard { findNib() }
        let view = UIView(simulation: simulation)
        // The default view fills the screen without the status bar, and follows the size of its superview.
        view.size = fillingSize(in: hostWindow.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setView(configured(view))
        if viewSource == .nib || viewSource == .storyboard {
            connectOutlets()
            loadedView?.notify(.viewAwakeFromNib)
        }
        let embeds = loading.embeds
        for makeChild in embeds { embedChild(makeChild) }
    }

    /// Returns a view with the mask and the constraints that the scenario's class sets.
    private func configured(_ view: UIView) -> UIView {
        if let parts = scripted?.spec.autoresizing { view.autoresizingMask = UIView.AutoresizingMask(parts) }
        view.autoresizesSubviews = scripted?.spec.autoresizesSubviews ?? true
        view.hasEdgeConstraints = scripted?.spec.hasEdgeConstraints ?? false
        return view
    }

    /// Looks for the nib with the name that code passed or, without a name, for the nibs that are named after the
    /// class. If a named nib doesn't exist, UIKit raises an exception. If none is found without a name, the view is
    /// empty (Evidence, Nibs).
    private func findNib() {
        guard let nib = scripted?.nib ?? nibName.map({ Nib(name: $0, file: $0) }) else { return }
        for name in nib.name.map({ [$0] }) ?? Nib.defaultNames(for: className) {
            let isFound = name == nib.file
            simulation.note(.loadNib, self, name: name, detail: isFound ? nil : .notFound)
            if isFound { return }
        }
        if let name = nib.name {
            simulation.warn("exc-nib-missing", about: self, ["Nib": name, "Bundle": "App.app"])
        } else {
            simulation.note(.loadNib, self, detail: .emptyView)
        }
    }

    /// Connects the outlets and actions of the view (Evidence, Outlets). If the class lacks an outlet, UIKit raises an
    /// exception.
    private func connectOutlets() {
        if let key = scripted?.spec.missingOutlets.first {
            return simulation.warn("outlet-key-missing", about: self, ["Class": className, "key": key])
        }
        loading.hasOutlets = true
        guard let outlets = scripted?.spec.outlets, !outlets.isEmpty else { return }
        simulation.note(.connectOutlets, self, name: outlets.joined(separator: ", "))
    }

    /// Returns why an outlet is nil, or returns nil if the outlet is connected.
    func reasonForNil(outlet: String) -> ActionEvent.Detail? {
        let outlets = scripted?.spec.outlets ?? []
        let isFromFile = viewSource == .nib || viewSource == .storyboard
        guard isFromFile, outlets.isEmpty || outlets.contains(outlet) else { return .neverConnected }
        return loading.hasOutlets ? nil : .notYetConnected
    }

    /// Performs an embed segue while the parent's view is being loaded: creates the child, prepares the segue, loads
    /// the child's view, adds the child and its view, and sends `didMove(toParent:)` (Evidence, Embed segues).
    private func embedChild(_ makeChild: () -> UIViewController) {
        let child = makeChild()
        deliver(.prepareForSegue) {
            prepare(for: UIStoryboardSegue(identifier: nil, source: self, destination: child), sender: self)
        }
        let view = child.view
        guard attach(child) else { return }
        if let view { loadedView?.insert(view) }
        child.sendDidMove(toParent: self)
    }

    /// Sets or removes the view. A view belongs to only one controller: if it already belongs to another controller,
    /// records UIKit's exception instead (Evidence, One view for one controller).
    private func setView(_ view: UIView?) {
        guard view !== loadedView else { return }
        if let view, let owner = view.viewController, owner !== self {
            simulation.note(.setView, self, target: owner)
            let (width, height) = (JSONText.decimal(view.size.width), JSONText.decimal(view.size.height))
            simulation.warn(
                "exc-view-two-controllers", about: self,
                [
                    "A": owner.className, "B": className, "ViewClass": "UIView",
                    "description": "frame = (0 0; \(width) \(height))",
                ])
            return
        }
        if let old = loadedView {
            simulation.autorelease(old)
            old.viewController = nil
            if view == nil {
                loading.wasAttempted = false
                simulation.change(.unloadView, self)
            }
        }
        loadedView = view
        view?.viewController = self
        recordSize()
    }

    /// Whether the view can be reloaded. This is false only for a plain view controller with an empty view that the
    /// default `loadView` created, unless a scenario's class overrides `loadView` (Evidence, Memory warnings).
    private var canReloadView: Bool {
        let isFromFile = viewSource == .nib || viewSource == .storyboard
        return isFromFile || kind != .viewController || !loading.usedDefault
            || scripted?.spec.overrides[.loadView] != nil
    }

    /// Releases an off-screen view that can be reloaded, and sends `viewWillUnload` and `viewDidUnload`, after a memory
    /// warning in iOS 5 and earlier (Evidence, Memory warnings).
    func unloadViewIfOffScreen() {
        guard simulation.ios.has(.unloadsViews), canReloadView, let view = loadedView, view.window == nil else {
            return
        }
        deliver(.viewWillUnload) { viewWillUnload() }
        view.detach()
        setView(nil)
        deliver(.viewDidUnload) { viewDidUnload() }
    }
}

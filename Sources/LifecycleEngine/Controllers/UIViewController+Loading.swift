import LifecycleModel

/// The progress of loading a view.
struct LoadingState {
    /// Whether `loadView` or `viewDidLoad` of this controller is running.
    var isRunning = false
    /// Whether the view was requested before, so that UIKit doesn't request it again if there is none.
    var wasAttempted = false
    /// Whether the default `loadView` created the view.
    var usedDefault = false
    /// Closures that create the children that embed segues install while the view loads.
    var embeds: [() -> UIViewController] = []
}

extension UIViewController {
    /// The controller's root view. Reading it loads the view. It is nil only if `loadView` sets no view.
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

    /// The view if it is loaded, otherwise nil. Reading it doesn't load the view.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    public func loadViewIfNeeded() {
        if loadedView == nil { loadView(again: true) }
    }

    /// Loads the view on UIKit's behalf, without repeating a load that returned no view.
    func loadViewOnce() {
        if loadedView == nil { loadView(again: false) }
    }

    /// Calls `loadView`, then `viewDidLoad`, once. If `loadView` sets no view, `viewDidLoad` is called anyway, and
    /// reading `view` in it recurses without end, which is stopped and reported (Evidence, loadView).
    private func loadView(again: Bool) {
        guard !loading.isRunning else {
            if again { simulation.note(.readView, self, detail: "recursion") }
            return
        }
        guard again || !loading.wasAttempted else { return }
        loading.isRunning = true
        loading.wasAttempted = true
        deliver(.loadView) { makeView() }
        if loadedView != nil { simulation.change(.loadView, self, detail: viewSource.rawValue) }
        deliver(.viewDidLoad) { viewDidLoad() }
        loading.isRunning = false
    }

    /// Creates the view with the default `loadView`, or with the scenario class's override, which doesn't call super.
    private func makeView() {
        switch viewSource {
        case .override: setView(UIView(simulation: simulation))
        case .none: break
        case .nib where scripted?.lacksNib == true:
            simulation.warn("exc-nib-missing", about: self, ["Nib": className, "Bundle": "App.app"])
            // The exception is uncaught, so the app terminates here.
            simulation.stop()
        case .code, .nib, .storyboard: loadView()
        }
    }

    /// Performs the default `loadView`: the view of the nib or storyboard with its embedded children, or an empty view.
    func loadViewFromSource() {
        loading.usedDefault = true
        if viewSource == .nib, let nibName { simulation.note(.loadNib, self, name: nibName) }
        setView(UIView(simulation: simulation))
        if viewSource == .nib || viewSource == .storyboard { loadedView?.notify(.viewAwakeFromNib) }
        let embeds = loading.embeds
        for makeChild in embeds { embedChild(makeChild) }
    }

    /// Performs an embed segue: the child is created, prepared, loaded, and moved while the parent loads (Evidence,
    /// Embed segues).
    private func embedChild(_ makeChild: () -> UIViewController) {
        let child = makeChild()
        deliver(.prepareForSegue) {
            prepare(for: UIStoryboardSegue(identifier: nil, source: self, destination: child), sender: self)
        }
        // The child's view is loaded before the child is added.
        let view = child.view
        guard adopt(child) else { return }
        if let view { loadedView?.insert(view) }
        child.moveDidEnd(to: self)
    }

    /// Sets or removes the view. A view belongs to one controller only (Evidence, One view for one controller).
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
        // A root view has the size of the screen until its owner resizes it.
        if let view, view.superview == nil, view.size.width == 0 { view.size = hostWindow.size }
    }

    /// Whether the view can be reloaded: from a nib or storyboard, or by an override of `loadView`. An empty view that
    /// the app populated in `viewDidLoad` can't (Evidence, Memory warnings).
    private var canReloadView: Bool {
        let isFromFile = viewSource == .nib || viewSource == .storyboard
        return isFromFile || kind != .viewController || !loading.usedDefault || scripted?.overridesLoadView == true
    }

    /// Releases an off-screen, reloadable view on a memory warning, before iOS 6 (Evidence, Memory warnings).
    func unloadViewIfOffScreen() {
        guard simulation.ios.unloadsViews, canReloadView, let view = loadedView, view.window == nil else { return }
        deliver(.viewWillUnload) { viewWillUnload() }
        view.takeOut()
        setView(nil)
        deliver(.viewDidUnload) { viewDidUnload() }
    }
}

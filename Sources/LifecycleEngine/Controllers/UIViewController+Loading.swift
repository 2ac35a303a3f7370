import LifecycleModel

/// How far the loading of a view has come.
struct LoadingState {
    /// Whether loadView or viewDidLoad of this controller is running.
    var isRunning = false
    /// Whether the view was asked for once, so that UIKit's own need of it does not ask again where there is none.
    var wasAttempted = false
    /// Whether the default `loadView` made the view.
    var usedDefault = false
    /// The children that embed segues install while the view loads.
    var embeds: [() -> UIViewController] = []
}

extension UIViewController {
    /// The controller's root view; reading it loads it. It is nil only where `loadView` sets none.
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

    /// The view where it is loaded; reading it loads nothing.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded, as `layoutIfNeeded` and its kin do.
    public func loadViewIfNeeded() {
        if loadedView == nil { loadView(again: true) }
    }

    /// Loads the view for UIKit's own need, which does not repeat a load that brought no view.
    func loadViewOnce() {
        if loadedView == nil { loadView(again: false) }
    }

    /// loadView, then viewDidLoad, once. Where loadView sets no view, viewDidLoad comes all the same, and reading `view`
    /// in it loads again, for ever: that is cut short and reported (Evidence, loadView).
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

    /// A scenario's class may override `loadView`, and then it does not call super.
    private func makeView() {
        switch viewSource {
        case .override: setView(UIView(simulation: simulation))
        case .none: break
        case .nib where scripted?.lacksNib == true:
            simulation.warn("exc-nib-missing", about: self, ["Nib": className, "Bundle": "App.app"])
            // Nobody catches the exception: the app ends here.
            simulation.stop()
        case .code, .nib, .storyboard: loadView()
        }
    }

    /// What the default `loadView` does: the nib's or storyboard's view with its embedded children, or an empty view.
    func loadViewFromSource() {
        loading.usedDefault = true
        if viewSource == .nib, let nibName { simulation.note(.loadNib, self, name: nibName) }
        setView(UIView(simulation: simulation))
        let embeds = loading.embeds
        for makeChild in embeds { embedChild(makeChild) }
    }

    /// An embed segue: the child is made, prepared, loaded, and moved while the parent loads (Evidence, Embed segues).
    private func embedChild(_ makeChild: () -> UIViewController) {
        let child = makeChild()
        deliver(.prepareForSegue) {
            prepare(for: UIStoryboardSegue(identifier: nil, source: self, destination: child), sender: self)
        }
        // The child's view is loaded before it is added as a child.
        let view = child.view
        guard adopt(child) else { return }
        if let view { loadedView?.insert(view) }
        child.moveDidEnd(to: self)
    }

    /// Sets another view, or none. A view belongs to one controller (Evidence, One view for one controller).
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
        if let view, view.size.width > 0 { recordSize() }
        // A root view is as large as the screen until its owner decides otherwise.
        if let view, view.superview == nil, view.size.width == 0 { view.size = hostWindow.size }
    }

    /// Whether the view can be loaded again as it was: from a nib or storyboard, or by an override of `loadView`. An empty
    /// view that the app filled in `viewDidLoad` cannot (Evidence, Memory warnings).
    private var canReloadView: Bool {
        let isFromFile = viewSource == .nib || viewSource == .storyboard
        return isFromFile || kind != .viewController || !loading.usedDefault || scripted?.overridesLoadView == true
    }

    /// Before iOS 6 a memory warning releases a view that is off screen and reloadable (Evidence, Memory warnings).
    func unloadViewIfOffScreen() {
        guard simulation.ios.unloadsViews, canReloadView, let view = loadedView, view.window == nil else { return }
        deliver(.viewWillUnload) { viewWillUnload() }
        view.takeOut()
        setView(nil)
        deliver(.viewDidUnload) { viewDidUnload() }
    }
}

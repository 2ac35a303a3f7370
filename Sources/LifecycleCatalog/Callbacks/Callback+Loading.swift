extension Callback.Definition {
    /// Callbacks about the creation of a controller, its view, and its release.
    static let loading: [Callback.Definition] = [
        Callback.Definition(
            .initializer, "init()", .creation, short: "init()", page: "uiviewcontroller",
            contract: "The controller is created in code with init(), which calls init(nibName:bundle:).",
            frequency: "once per instance that code creates with init()",
            uses: "setting what the controller needs before it has a view: its model, title, and tab bar item",
            avoid: "reading 'view', which loads it immediately", evidence: "Loading/Initialization"),
        Callback.Definition(
            .initWithCoder, "init(coder:)", .creation, short: "init(coder:)", objc: "initWithCoder:",
            spellings: ["init(coder)", "initWithCoder"],
            contract: "The controller is created from a storyboard or nib; its outlets are not connected yet.",
            frequency: "once per instance that comes from a storyboard or nib",
            uses: "setting the initial values of properties that don't need outlets",
            avoid: "using outlets, which are nil; reading 'view'", evidence: "Loading/Initialization"),
        Callback.Definition(
            .initWithNibName, "init(nibName:bundle:)", .creation, short: "init(nibName:bundle:)",
            objc: "initWithNibName:bundle:", spellings: ["initWithNibName"],
            contract:
                "The controller is created in code, with or without a nib. The nib is loaded later, with the view.",
            frequency: "once per instance that code creates",
            uses: """
                setting the initial values of properties, and naming the nib; without a name, the default loadView \
                of FooViewController looks for the nibs FooView and FooViewController, and then creates an empty \
                view; if a named nib doesn't exist, loadView raises an exception
                """,
            avoid: "using outlets, which are nil; reading 'view'", evidence: "Loading/Initialization"),
        Callback.Definition(
            .awakeFromNib, "awakeFromNib()", .creation, of: "../objectivec/nsobject-swift.class",
            contract:
                "All objects in the archive are loaded, and their outlets are connected; the view is not loaded yet.",
            workOfSuper: "initializes what the superclass declares",
            frequency: "once per instance that comes from a storyboard or nib",
            uses: "setup that needs the other objects in the archive",
            avoid: """
                using traits and frames, which are not final; using outlets to the view, which are nil; reading \
                'view'
                """,
            evidence: "Loading/Initialization"),
        Callback.Definition(
            .loadView, "loadView()", .loading, contract: "'view' is read while it is nil.",
            frequency: "once, and again if the view is needed after the app or UIKit has released it",
            uses: "creating the root view and assigning it to 'view', in controllers without a nib or storyboard",
            avoid: "calling super; calling loadView() directly; reading 'view' before assigning it",
            evidence: "Loading/loadView"),
        Callback.Definition(
            .loadViewIfNeeded, "loadViewIfNeeded()", .loading, since: 9,
            contract: "The app loads the view, unless it is already loaded.", frequency: "whenever the app calls it",
            uses: "loading the view before it is needed; call the method, but don't override it",
            avoid: "loading views that may never be shown", evidence: "Loading/Lazy loading"),
        Callback.Definition(
            .viewDidLoad, "viewDidLoad()", .loading,
            contract: "The view is loaded, but it is not in a window and doesn't have its final size.",
            frequency: "once per view",
            uses: "one-time setup of the view: subviews, constraints, observers, and initial data",
            avoid: "reading geometry; presenting controllers; work that every appearance needs",
            evidence: "Loading/Lazy loading"),
        Callback.Definition(
            .viewWillUnload, "viewWillUnload()", .memory, since: 5, until: 5,
            contract: "UIKit is about to release an offscreen view because of a memory warning.",
            frequency: "each time UIKit is about to release the view because of a memory warning",
            uses: "saving state that only the view has",
            avoid: "overriding it in iOS 6 and later, where UIKit never sends it", evidence: "Loading/Memory warnings"),
        Callback.Definition(
            .viewDidUnload, "viewDidUnload()", .memory, since: 3, until: 5,
            contract: "UIKit has released an offscreen view because of a memory warning.",
            frequency: "each time UIKit has released the view because of a memory warning",
            uses: "setting outlets to nil", avoid: "overriding it in iOS 6 and later, where UIKit never sends it",
            evidence: "Loading/Memory warnings"),
        Callback.Definition(
            .didReceiveMemoryWarning, "didReceiveMemoryWarning()", .memory, contract: "The system is low on memory.",
            workOfSuper: "releases a view that is not on screen, in iOS 5 and earlier",
            frequency: "at every memory warning, even if the controller is off screen",
            uses: "releasing data that can be recreated, such as caches and images",
            avoid: "omitting the call to super", evidence: "Loading/Memory warnings"),
        Callback.Definition(
            .deinitializer, "deinit", .creation, objc: "dealloc", page: "../objectivec/nsobject-swift.class/dealloc",
            spellings: ["dealloc()", "deinit()"], contract: "Nothing retains the controller any longer.",
            frequency: "once per instance",
            uses: "removing observers, ending work, and invalidating timers that don't retain the controller",
            avoid: """
                relying on it: it isn't called while a closure or timer retains the controller; reading 'view', \
                which can't be loaded any longer
                """,
            evidence: "Loading/Initialization"),
    ]
}

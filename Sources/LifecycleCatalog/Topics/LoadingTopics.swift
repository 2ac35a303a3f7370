extension Catalog.Topics {
    package static let loading = Entry.entries(
        #"""
        # load-twice: viewDidLoad is called twice, or every time
        needs: load twice
        words: viewdidload call every push tab instance
        cause: viewDidLoad runs once per view, so a second call usually means a second instance: code, a storyboard, or
        a segue created a new controller again. Less often, the same controller lost its view (view = nil), or loadView
        set no view.
        check: Print the address of self in viewDidLoad. Two addresses: find who instantiates the second one (a segue
        plus a push, a controller created at every tap, a storyboard's root plus a controller created in code).
        check: Same address: look for view = nil, for loadView that doesn't set view, and, up to iOS 5, for memory
        warnings.
        fix: Keep the controller and show it again, if its state must survive. Otherwise, a new viewDidLoad for each new
        controller is correct.
        fix: Remove the segue if code also pushes, or the push if a segue does.
        fix: If work is needed at every appearance, move it to viewWillAppear, and the other way around.
        rules: load-view-without-view load-view-called view-set-to-nil
        sample: loading/again-after-nil
        evidence: Loading/Lazy loading | Loading/loadView
        questions: viewDidLoad called twice | viewDidLoad called everytime | viewDidLoad is called again every time I
        push the view controller | viewDidLoad runs multiple times when switching tabs

        # load-missing: viewDidLoad is not called, or not until later
        needs: load not/until/late
        words: viewdidload call tab select lazy lazily first
        cause: A view is loaded lazily: when something first uses it. A tab that was never selected, a controller deep
        in a navigation stack, and a controller that is only kept in a property have no view yet.
        check: isViewLoaded is false. Nothing has read view, and no container has shown the controller.
        check: Tabs: UIKit loads the selected tab at launch, and each other tab when it is first selected.
        check: A storyboard's scene has the wrong class: then the code of another class, or of UIViewController, runs.
        fix: Call loadViewIfNeeded() if the view is needed earlier, for example in a test.
        fix: Put work that doesn't need the view into init or a method of its own.
        sample: loading/lazy (loading)
        evidence: Loading/Lazy loading | Containers/Tab bars
        questions: viewDidLoad not called | tab bar controller viewDidLoad not called until selected | viewDidLoad never
        gets called for view controller created in code

        # load-early: viewDidLoad is called too early
        needs: load early/before/prematurely/init/soon
        words: viewdidload init awakefromnib property call set data prepare segue prepareforsegue
        cause: Reading view loads it immediately, so code that touches view in init, in awakeFromNib, in
        prepare(for:sender:), or right after creating the controller runs viewDidLoad before the other properties are
        set.
        check: Set a breakpoint in viewDidLoad: the stack shows who reads view (often destination.view, a frame, or a
        background color).
        check: prepare(for:sender:) itself is called before the destination's viewDidLoad, because the view is not
        loaded until it is shown.
        check: UITabBarController's initializer loads its view itself, before a subclass sets its properties.
        fix: Set the model before anything reads view, or pass it to the initializer.
        fix: Configure views in viewDidLoad, not from outside.
        rules: view-read-too-early tab-bar-loads-in-init
        sample: mistakes/view-read-too-early
        evidence: Loading/Lazy loading | Containers/Tab bars
        questions: viewDidLoad called before init finishes | viewDidLoad called before data is set | viewDidLoad called
        too early in UITabBarController

        # loadview: loadView: what it does, and why it is called forever or sets no view
        needs: loadview recursion/infinite/loop/overflow/nil/crash/super/implement/override/default/who
        words: stack self call
        cause: UIKit calls loadView when view is first read and nil; the default loads the storyboard's or nib's view or
        creates an empty one, and an override has to set view.
        check: Endless recursion: the override reads view before it sets it, or sets nothing and viewDidLoad reads view,
        so UIKit starts to load the view again.
        check: The stack alternates between loadView, viewDidLoad, and the getter of view.
        fix: Write view = MyView() in loadView, and don't call super.loadView().
        fix: Don't read view before the assignment, and never call loadView() yourself; call loadViewIfNeeded().
        rules: load-view-without-view load-view-calls-super load-view-called
        sample: mistakes/load-view-without-view
        evidence: Loading/loadView
        questions: loadView called infinite loop | stack overflow in loadView | should I call super.loadView | what does
        loadView do by default | who calls loadView | loadView recursion when accessing self.view

        # outlets-nil: An outlet is nil
        names: IBOutlet nil, outlet nil
        needs: outlet/prepareforsegue nil/before/not
        words: crash unexpectedly found prepare load view viewdidload label
        cause: Outlets are connected when the view is loaded, just before viewDidLoad. They are nil in init, in
        prepare(for:sender:) of the source (which is called before the destination's view is loaded), and after creating
        the controller in code with Controller() instead of from its storyboard or nib.
        check: isViewLoaded is false: it is too early.
        check: isViewLoaded is true: the controller was created without its storyboard or nib, the connection is missing
        in Interface Builder, or loadView is overridden.
        fix: In prepare(for:sender:), set a model property of the destination, and fill the outlets in viewDidLoad.
        fix: Create the controller with instantiateViewController(withIdentifier:), or with its nib name.
        fix: If the view is needed now, call loadViewIfNeeded() first.
        rules: outlet-read-too-early override-never-runs
        sample: mistakes/outlet-too-early (loading)
        evidence: Loading/Outlets | Loading/Segues
        questions: IBOutlet nil | outlet is nil in prepare for segue | prepare for segue called before viewDidLoad |
        unexpectedly found nil while implicitly unwrapping an outlet | label is nil after instantiating view controller

        # nib-name: Which nib a controller loads
        needs: nib name/nil/load/not/without
        words: init nibname bundle xib empty class
        cause: Without a name, the default loadView looks for a nib named after the class: for FooViewController, it
        tries FooView and then FooViewController. If neither exists, it creates an empty UIView.
        check: The view is empty: the class has no nib of these names in its bundle, or loadView is overridden.
        check: A named nib that doesn't exist raises an exception when the view is loaded.
        fix: Pass nibName to init(nibName:bundle:), or name the nib like the class. For a framework, pass its bundle.
        sample: loading/nib-after-class (loading)
        evidence: Loading/Nibs
        questions: what happens if the nib name is nil | which nib is loaded for init without nibName | view controller
        from xib shows empty view

        # storyboard: How to create a controller from a storyboard
        needs: storyboard instantiate/create/init/identifier
        words: viewcontroller withidentifier initial
        cause: UIStoryboard creates the controller with init(coder:) and awakeFromNib. Its view is not loaded until it
        is first used.
        fix: let storyboard = UIStoryboard(name: "Main", bundle: nil)
        fix: storyboard.instantiateViewController(withIdentifier: "Detail"), or instantiateInitialViewController() for
        the initial scene. The identifier is the Storyboard ID of the scene.
        fix: With iOS 13 and later, instantiateViewController(identifier:creator:) passes values to an initializer of
        yours.
        rules: dangling-initial duplicate-identifier
        sample: loading/storyboard (loading)
        evidence: Loading/Initialization | https://developer.apple.com/documentation/uikit/uistoryboard
        questions: how do I instantiate a view controller from a storyboard | create view controller from storyboard in
        code

        # pass-data: How to pass data to another controller
        needs: pass/send/share/hand data/value/information/model/string/object
        words: next previous back prepare segue controller push present property delegate
        cause: A controller gets its data before its view is loaded: the code that creates it, or prepare(for:sender:)
        of the source, sets its properties. Its outlets are still nil then.
        fix: Forward: set a property of segue.destination in prepare(for:sender:), or pass a value to the initializer,
        and show it in viewDidLoad.
        fix: Back: call a delegate or closure that the first controller has set, or read the properties in an unwind
        action. The first controller updates its view in viewWillAppear or at once.
        rules: outlet-read-too-early
        sample: mistakes/outlet-too-early
        evidence: Loading/Segues
        questions: how do I pass data to the next view controller | pass data back to previous view controller

        # unwind: Unwind segues
        names: unwind, unwind segue
        needs: unwind
        words: segue back earlier action exit return storyboard call
        cause: An unwind segue returns to an earlier controller that implements its action. UIKit asks the source,
        searches the controllers from the source upward (allowedChildrenForUnwinding, canPerformUnwindSegueAction),
        calls prepare(for:sender:) of the source and the action of the destination, and then pops or dismisses.
        check: Not called: no controller on the way implements the action, or canPerformUnwindSegueAction returns false.
        fix: Write @IBAction func unwind(_ segue: UIStoryboardSegue) { } in the destination, and connect the control to
        Exit in the source's scene. Don't pop or dismiss in the action.
        sample: modern/unwind-up
        evidence: Loading/Unwind segues
        questions: how do I unwind to an earlier view controller | what is an unwind segue | unwind action not called

        # create: How to create a view controller in code
        needs: create/make/instantiate code/programmatically
        words: controller init storyboard nib without view initializer
        cause: Without a storyboard, code calls an initializer: init(nibName:bundle:), or an own one that calls it with
        nil. UIKit then creates the view when it is first needed: from the nib, in an override of loadView, or as an
        empty view.
        check: A scene's outlets and segues exist only if the storyboard creates the controller.
        fix: let controller = DetailViewController(model: model). Build its view in loadView or viewDidLoad, not in the
        initializer.
        fix: An own initializer needs init?(coder:), too, at least with fatalError.
        sample: loading/four-sources (loading)
        evidence: Loading/Initialization | Loading/Nibs
        questions: how do I create a view controller in code

        # initializer: Which initializer is called, and init(coder:) has not been implemented
        needs: init/initializer/initcoder/initnibname/override
        coder/call/required/unimplemented/implemented/fatal/nibname/run
        words: fatal error class not storyboard code create subclass designated required use
        cause: A storyboard calls init(coder:), and code calls init(nibName:bundle:) or an initializer of yours that
        calls it, so an override of the other one never runs.
        check: "init(coder:) has not been implemented": a storyboard creates the controller, and its init(coder:) is the
        stub with fatalError.
        check: A property is nil although an initializer sets it: the controller was created with the other initializer.
        fix: For a storyboard, implement required init?(coder: NSCoder) { super.init(coder: coder) }, or pass values
        with instantiateViewController(identifier:creator:) (iOS 13 and later).
        fix: Put setup that both need into a method that both initializers call, or into viewDidLoad.
        rules: override-never-runs
        sample: loading/four-sources (loading)
        evidence: Loading/Initialization
        questions: init(coder:) has not been implemented | Fatal error: use of unimplemented initializer 'init(coder:)'
        for class | which initializer of a view controller is called | init(nibName:bundle:) not called from storyboard

        # segue-identifier: has no segue with identifier
        needs: segue identifier/performsegue
        words: receiver perform crash name
        cause: The storyboard scene of this controller has no segue with that identifier, or the controller was created
        in code and has no storyboard.
        check: self.storyboard is nil: the controller was created in code. Otherwise, compare the identifier with the
        storyboard; 'lifeline inspect Main.storyboard' lists all.
        fix: Correct the identifier in the storyboard or in performSegue(withIdentifier:sender:), and create the
        controller with instantiateViewController(withIdentifier:).
        rules: segue-without-identifier
        sample: storyboards/Main (storyboard)
        evidence: Inputs/Storyboard segues | Warnings/Warnings about storyboards and nibs
        questions: has no segue with identifier | performSegue crashes with no segue

        # awake: When awakeFromNib is called
        names: awakeFromNib called
        needs: awakefromnib
        words: call when nib storyboard init coder
        cause: awakeFromNib is called once per controller that comes from a nib or storyboard, right after init(coder:)
        and when all objects of that archive are created. It is not called for a controller created in code.
        check: Outlets to views are nil in a controller's awakeFromNib, because the view is loaded later. In a view's
        awakeFromNib, its own outlets are set.
        fix: Use viewDidLoad for the view. Call super.awakeFromNib().
        rules: outlet-read-too-early view-read-too-early
        sample: loading/view-awakes (loading)
        evidence: Loading/Initialization
        questions: when is awakeFromNib called | awakeFromNib not called | awakeFromNib vs viewDidLoad

        # unload: viewDidUnload and viewWillUnload
        names: viewDidUnload called
        needs: viewdidunload/viewwillunload/unload
        words: call deprecated still memory
        cause: UIKit sends viewWillUnload and viewDidUnload only in iOS 5 and earlier, when a memory warning releases
        the view of a controller that is off screen. In iOS 6 and later, UIKit doesn't release views and never calls the
        methods.
        fix: Remove the overrides. Release caches in didReceiveMemoryWarning, and end work in viewDidDisappear or
        deinit.
        versions: iOS 5 and earlier; never since iOS 6.
        rules: unload-callbacks-after-ios-5
        sample: memory/warning-ios5
        evidence: Loading/Memory warnings
        questions: is viewDidUnload still called | viewDidUnload not called

        # load-covered: A controller below the top of a stack is not loaded
        needs: load/visible root/below/stack/under/lower push/immediately/stack
        words: not call viewdidload immediately another first ios 18 navigation until deep
        cause: A navigation controller loads only the top of its stack. In iOS 18 and later, a root isn't loaded
        if another controller is pushed in the turn of the run loop that shows the window; up to iOS 17, it is
        loaded and receives viewWillAppear, viewWillDisappear, and viewDidDisappear (logs).
        check: isViewLoaded of the root is false until the user goes back.
        check: setViewControllers(_:animated:) with several controllers loads only the last one.
        fix: Don't depend on viewDidLoad of a covered controller. Put work that doesn't need the view into its
        initializer, or call loadViewIfNeeded().
        fix: Push in viewDidAppear of the root if the root has to appear first.
        evidence: Containers/Navigation stack
        questions: iOS 18 viewDidLoad of the root view controller is not called when pushing another view
        controller immediately | root view controller below the top of the stack is not loaded
        """#)
}

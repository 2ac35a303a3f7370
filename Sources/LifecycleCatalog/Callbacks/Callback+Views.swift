extension Callback.Definition {
    /// Callbacks to a `UIView`, which are recorded on request.
    static let views: [Callback.Definition] = [
        Callback.Definition(
            .viewAwakeFromNib, "UIView.awakeFromNib()", .view, objc: "-[UIView awakeFromNib]",
            page: "../objectivec/nsobject-swift.class/awakefromnib()",
            contract: "The view is loaded from a nib or storyboard, and its outlets are connected.",
            frequency: "once per view from a nib or storyboard", uses: "setup that the nib can't express",
            avoid: "using the controller, whose viewDidLoad() comes later", evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewWillMoveToSuperview, "willMove(toSuperview:)", .view, short: "willMove(toSuperview:)",
            objc: "willMoveToSuperview:", of: "uiview",
            contract: "The view is about to get another superview, or none.",
            frequency: "each time the superview is about to change", uses: "releasing references to the old superview",
            avoid: "using sizes, which may change", evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewDidMoveToSuperview, "didMoveToSuperview()", .view, of: "uiview", spellings: ["didMoveToSuperview"],
            contract: "The view has another superview, or none.", frequency: "each time the superview changes",
            uses: "adding constraints to the superview", avoid: "assuming that there is a superview",
            evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewWillMoveToWindow, "willMove(toWindow:)", .view, short: "willMove(toWindow:)",
            objc: "willMoveToWindow:", of: "uiview", contract: "The view is about to enter or leave a window.",
            frequency: "each time the window is about to change", uses: "stopping work that needs a window",
            avoid: "assuming that there is a window", evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewDidMoveToWindow, "didMoveToWindow()", .view, of: "uiview", spellings: ["didMoveToWindow"],
            contract: "The view has entered or left a window.", frequency: "each time the window changes",
            uses: "starting work that needs a window", avoid: "assuming that there is a window",
            evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewLayoutSubviews, "layoutSubviews()", .view, of: "uiview", spellings: ["layoutSubviews"],
            contract: "The view lays out its subviews.", frequency: "at every layout pass",
            uses: "setting the frames of subviews and layers",
            avoid: "calling it directly; call setNeedsLayout() instead", evidence: "Layout/Layout passes"),
    ]
}

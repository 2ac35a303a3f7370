extension VerbSignature {
    /// Verbs for a controller's view.
    static let views: [VerbSignature] = [touchView, dropView, shareView, layout, touch]

    package static let touchView = VerbSignature(
        "touchView", .controller, summary: "reads 'view', which loads the view", title: "Read the view of %",
        inferred: "load the view of %")
    package static let dropView = VerbSignature(
        "dropView", .controller, summary: "sets 'view' to nil", title: "Drop the view of %")
    package static let shareView = VerbSignature(
        "shareView", .controller, ["of": .controller], required: ["of"],
        summary: "sets 'view' to the view of another controller, which is a mistake", title: "Give % the view")
    package static let layout = VerbSignature(
        "layout", .controller, summary: "calls setNeedsLayout() on the view", title: "Lay out %",
        names: ["setNeedsLayout"])
    package static let touch = VerbSignature(
        "touch", .controller, ["handledBy": .text],
        summary: "touches the controller's view; the touch travels up the responder chain", title: "Touch %")
}

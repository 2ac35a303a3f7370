extension VerbSignature {
    /// Verbs for the stack of a navigation controller.
    static let navigation: [VerbSignature] = [
        push, pop, popTo, popToRoot, setStack, swipeBack, hideBar, showBar,
    ]

    package static let push = VerbSignature(
        "push", .controller,
        [
            "onto": .controller, "in": .controller, "animated": .flag, "interactive": outcome,
            "interrupt": interruption,
        ], versions: fluid,
        summary: "pushes the controller onto a navigation stack"
    )
    package static let pop = VerbSignature(
        "pop", .optionalController,
        ["in": .controller, "animated": .flag, "interactive": outcome, "interrupt": interruption], versions: fluid,
        summary: "pops the top controller; a given controller selects the navigation stack"
    )
    package static let popTo = VerbSignature(
        "popTo", .controller, ["in": .controller, "animated": .flag], summary: "pops to the controller"
    )
    package static let popToRoot = VerbSignature(
        "popToRoot", .optionalController, ["in": .controller, "animated": .flag],
        summary: "pops to the root controller; a given controller selects the navigation stack"
    )
    package static let setStack = VerbSignature(
        "setStack", .controllers, ["in": .controller, "animated": .flag], summary: "replaces the navigation stack"
    )
    package static let hideBar = VerbSignature(
        "hideBar", .nothing, ["in": .controller, "animated": .flag],
        summary: "hides the navigation bar, which changes the layout of the page without a size transition"
    )
    package static let showBar = VerbSignature(
        "showBar", .nothing, ["in": .controller, "animated": .flag], summary: "shows the navigation bar again"
    )
    package static let swipeBack = VerbSignature(
        "swipeBack", outcome, ["in": .controller], since: 7,
        summary: "swipes back from the edge, and completes or cancels the gesture"
    )
}

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
        summary: "pushes the controller onto a navigation stack", title: "Push %",
        swift: "pushViewController(%, animated:)", inferred: "push %",
        headings: ["push", "show", "tap", "进入", "遷移", "跳转"], names: ["pushViewController"])
    package static let pop = VerbSignature(
        "pop", .optionalController,
        ["in": .controller, "animated": .flag, "interactive": outcome, "interrupt": interruption], versions: fluid,
        summary: "pops the top controller; a given controller selects the navigation stack", title: "Pop %",
        swift: "popViewController(animated:)", inferred: "pop %",
        headings: ["pop", "back", "返回", "戻", "dismiss", "close", "done", "关闭", "閉"],
        names: ["popViewController", "popViewControllerAnimated"])
    package static let popTo = VerbSignature(
        "popTo", .controller, ["in": .controller, "animated": .flag], summary: "pops to the controller",
        title: "Pop to %", inferred: "pop to %", headings: ["pop", "back", "返回", "戻"], names: ["popToViewController"])
    package static let popToRoot = VerbSignature(
        "popToRoot", .optionalController, ["in": .controller, "animated": .flag],
        summary: "pops to the root controller; a given controller selects the navigation stack",
        title: "Pop to the root %", swift: "popToRootViewController(animated:)", inferred: "pop to the root",
        headings: ["pop", "back", "返回", "戻", "root"],
        names: ["popToRootViewController", "popToRootViewControllerAnimated"])
    package static let setStack = VerbSignature(
        "setStack", .controllers, ["in": .controller, "animated": .flag], summary: "replaces the navigation stack",
        title: "Set the stack to %", inferred: "replace the stack with %",
        names: ["setViewControllers", "viewControllers"])
    package static let hideBar = VerbSignature(
        "hideBar", .nothing, ["in": .controller, "animated": .flag],
        summary: "hides the navigation bar, which changes the layout of the page without a size transition",
        title: "Hide the navigation bar")
    package static let showBar = VerbSignature(
        "showBar", .nothing, ["in": .controller, "animated": .flag], summary: "shows the navigation bar again",
        title: "Show the navigation bar")
    package static let swipeBack = VerbSignature(
        "swipeBack", outcome, ["in": .controller], since: 7,
        summary: "swipes back from the edge, and completes or cancels the gesture", title: "Swipe back %",
        inferred: "swipe back", headings: ["pop", "back", "返回", "戻", "swipe", "手势", "スワイプ"],
        names: ["interactivePopGestureRecognizer"])
}

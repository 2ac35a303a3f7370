import LifecycleModel

extension Rule {
    static let directAppearanceCall = Rule(
        "direct-appearance-call", .error, "The app calls a lifecycle method that only UIKit should call",
        why: """
            A direct call runs the method's code but doesn't change the controller's state. Properties such as \
            isMovingToParent may be wrong, and children may receive the callback twice or not at all. Work that the \
            method begins may begin a second time before it has ended.
            """,
        remedy: """
            In a container, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child. To \
            run the override's code at another time, move it to a method of your own, and call that method from the \
            override and from your other code.
            """,
        evidence: "Appearance/Appearance states",
        example: """
              controllers:
                home: HomeViewController
              steps:
                - launch: home
            -   - call: home.viewWillAppear # here
            +   - beginAppearance: home
            +     appearing: false
            +   - endAppearance: home
            """
    ) { context in
        context.actions(.call).compactMap { position, action in
            // A call to super has a detail. The rule load-view-called reports calls to loadView(), and apps may call
            // loadViewIfNeeded(), willMove(toParent:), and didMove(toParent:).
            guard action.detail == nil,
                let callback = action.name.flatMap({ Callback.named($0).first }), callback != .loadView,
                callback != .loadViewIfNeeded, !callback.carriesParent, action.subject != nil
            else { return nil }
            return context.diagnostic(
                position, action.subject, message(callback, context.name(action.subject)),
                severity: callback.phase == .appearance ? nil : .warning)
        }
    }

    private static func message(_ callback: Callback, _ name: String) -> String {
        let start = "the app calls \(callback.swiftName) of \(name) directly; "
        return callback.phase == .appearance
            ? start + "in a container, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on "
                + "the child; elsewhere, move the code to a method of your own"
            : start + "leave the call to UIKit and move the code to a method of your own"
    }
}

import LifecycleModel

extension Rule {
    static let directAppearanceCall = Rule(
        "direct-appearance-call", .error, "a lifecycle method that is called by the app instead of by UIKit",
        why: """
            A direct call runs the method's code but changes no state: isMovingToParent and its kin answer wrongly, \
            children are told twice or not at all, and what was begun in a will is begun again without its end.
            """,
        remedy: """
            A container calls beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its children. Code \
            that is wanted at another time belongs in a method of its own that the callback calls too.
            """,
        bad: """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
              - call: home.viewWillAppear # here
            """,
        good: """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
              - beginAppearance: home
                appearing: false
              - endAppearance: home
            """
    ) { context in
        context.actions(.call).compactMap { place, action in
            // The recorder writes the marks of containment and of loadView too: other rules judge them.
            guard action.detail == nil,
                let callback = action.name.flatMap({ Callback.named($0).first }), callback != .loadView,
                !callback.carriesParent, action.subject != nil
            else { return nil }
            return context.diagnostic(
                place, action.subject, message(callback, context.name(action.subject)),
                severity: callback.phase == .appearance ? nil : .warning)
        }
    }

    private static func message(_ callback: Callback, _ name: String) -> String {
        let start = "\(callback.swiftName) of \(name) is called by the app itself, "
        return callback.phase == .appearance
            ? start + "let beginAppearanceTransition(_:animated:) and endAppearanceTransition() call it"
            : start + "leave it to UIKit and put the code into a method of its own"
    }
}

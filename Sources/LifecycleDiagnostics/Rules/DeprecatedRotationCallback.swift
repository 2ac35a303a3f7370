import LifecycleModel

extension Rule {
    static let deprecatedRotationCallback = Rule(
        "deprecated-rotation-callback", .warning, "a rotation callback of iOS 7 and before",
        why: """
            From iOS 8 on a rotation is a change of size and traits. The old callbacks are deprecated and do not come \
            to a controller that overrides the new ones, nor when a window changes its size without turning.
            """,
        remedy: "Override viewWillTransition(to:with:), and willTransition(to:with:) for traits.",
        bad: """
            ios: 12
            controllers:
              home:
                class: HomeViewController
                overrides:
                  didRotate:
                    - { note: arranges the columns }
            steps:
              - launch: home # here
            """,
        good: """
            ios: 12
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewWillTransition:
                    - { note: arranges the columns }
            steps:
              - launch: home
            """
    ) { context in
        context.obsolete([.willRotate, .willAnimateRotation, .didRotate]).map { place, controller, callback in
            context.diagnostic(
                place, controller,
                "\(callback.swiftName) of \(context.name(controller)) is of iOS 7 and before, override"
                    + " viewWillTransition(to:with:)")
        }
    }
}

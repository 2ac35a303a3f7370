import LifecycleModel

extension Rule {
    static let deprecatedRotationCallback = Rule(
        "deprecated-rotation-callback", .warning,
        "A rotation callback from iOS 7 or earlier is overridden in iOS 8 or later",
        why: """
            In iOS 8 and later, a rotation is a change of size and traits. The old callbacks are deprecated. UIKit \
            doesn't send them if the controller overrides the new callbacks, or if a window is resized without a \
            rotation.
            """,
        remedy: """
            Override viewWillTransition(to:with:) for changes of size, and willTransition(to:with:) for changes of \
            traits.
            """,
        evidence: "Layout/Rotation",
        example: """
              ios: 12
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       didRotate:
            +       viewWillTransition:
                      - { note: arranges the columns }
              steps:
                - launch: home # here
            """
    ) { context in
        context.obsolete([.willRotate, .willAnimateRotation, .didRotate]).map { position, controller, callback in
            context.diagnostic(
                position, controller,
                "\(context.name(controller)) overrides \(callback.swiftName), which is deprecated in iOS 8 and later;"
                    + " override viewWillTransition(to:with:) instead")
        }
    }
}

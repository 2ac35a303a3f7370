import LifecycleModel

extension Rule {
    static let unbalancedAppearance = Rule(
        "unbalanced-appearance", .error,
        "a begin of an appearance transition without its end, or an end without its begin",
        why: """
            UIKit counts begins and ends. A begin that never ends leaves the controller appearing or disappearing for \
            ever: its viewDidAppear does not come, and later transitions of the same direction are swallowed. An end \
            without a begin makes UIKit print 'Unbalanced calls to begin/end appearance transitions'.
            """,
        remedy: """
            Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs: begin before the view \
            comes or goes, end when the animation has ended, also where it was cancelled.
            """,
        bad: """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
              - endAppearance: home # here
              - beginAppearance: home # here
                appearing: false
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
        var open: [ControllerID: (direction: String, places: [Int])] = [:]
        var found: [Diagnostic] = []
        for (place, action) in context.actions {
            guard let controller = action.subject else { continue }
            switch action.kind {
            case .beginAppearance:
                let direction = action.name ?? "true"
                // A begin in the other direction turns the transition round: one end is due for it, none for the old one.
                if open[controller]?.direction != direction { open[controller] = (direction, []) }
                open[controller]?.places.append(place)
            case .endAppearance:
                if open[controller]?.places.popLast() == nil {
                    found.append(context.diagnostic(place, controller, endWithoutBegin(context.name(controller))))
                } else if open[controller]?.places.isEmpty == true {
                    open[controller] = nil
                }
            default: break
            }
        }
        for (controller, begin) in open {
            for place in begin.places {
                found.append(
                    context.diagnostic(place, controller, beginWithoutEnd(context.name(controller), begin.direction)))
            }
        }
        return found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }

    private static func endWithoutBegin(_ name: String) -> String {
        "endAppearanceTransition() of \(name) ends a transition that was not begun, call"
            + " beginAppearanceTransition(_:animated:) first"
    }

    private static func beginWithoutEnd(_ name: String, _ direction: String) -> String {
        let lost = direction == "true" ? "viewDidAppear" : "viewDidDisappear"
        return
            "beginAppearanceTransition(\(direction), animated:) of \(name) is never ended, so that its \(lost) does not"
            + " come; call endAppearanceTransition() when the transition is over"
    }
}

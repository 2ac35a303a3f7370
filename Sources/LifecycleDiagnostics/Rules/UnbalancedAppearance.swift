import LifecycleModel

extension Rule {
    static let unbalancedAppearance = Rule(
        "unbalanced-appearance", .error, "An appearance transition is begun but never ended, or ended but never begun",
        why: """
            UIKit counts the calls to beginAppearanceTransition(_:animated:) and endAppearanceTransition(). If an \
            end call is missing, the controller stays in the appearing or disappearing state. UIKit then doesn't send \
            viewDidAppear or viewDidDisappear, and ignores later transitions in the same direction. If a begin call \
            is missing, UIKit usually prints 'Unbalanced calls to begin/end appearance transitions'.
            """,
        remedy: """
            Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs: begin before the \
            view is added or removed, and end after the animation, even if the animation was canceled.
            """,
        evidence: "Appearance/Begin and end",
        example: """
              controllers:
                home: HomeViewController
              steps:
                - launch: home
            -   - endAppearance: home # here
                - beginAppearance: home # here
                  appearing: false
            +   - endAppearance: home
            """
    ) { context in
        var open: [ControllerID: (direction: String, positions: [Int])] = [:]
        var found: [Diagnostic] = []
        for (position, action) in context.actions {
            guard let controller = action.subject else { continue }
            switch action.kind {
            case .beginAppearance:
                let direction = action.name ?? "true"
                // A begin call in the opposite direction reverses the transition. Only the new call needs an end call.
                if open[controller]?.direction != direction { open[controller] = (direction, []) }
                open[controller]?.positions.append(position)
            case .endAppearance:
                if open[controller]?.positions.popLast() == nil {
                    found.append(context.diagnostic(position, controller, endWithoutBegin(context.name(controller))))
                } else if open[controller]?.positions.isEmpty == true {
                    open[controller] = nil
                }
            default: break
            }
        }
        for (controller, begin) in open {
            for position in begin.positions where !context.isInterrupted(at: position) {
                found.append(
                    context.diagnostic(position, controller, beginWithoutEnd(context.name(controller), begin.direction))
                )
            }
        }
        return found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }.inSource(
        example: """
              class MenuViewController: UIViewController {
                  let list = ListViewController()
                  func openList() {
                      list.beginAppearanceTransition(true, animated: false) // here
            +         list.endAppearanceTransition()
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            func calls(_ name: String, in functions: [SourceFunction]) -> [SourceEvent] {
                functions.flatMap(\.events).filter { $0.calls(name) }
            }
            let (own, family) = (context.functions(of: type), context.model.family(of: type))
            let (begin, end) = ("beginAppearanceTransition", "endAppearanceTransition")
            let begins = calls(end, in: family).isEmpty ? calls(begin, in: own) : []
            let ends = calls(begin, in: family).isEmpty ? calls(end, in: own) : []
            return begins.map {
                let direction = $0.arguments.first?.text == "false" ? "false" : "true"
                return context.diagnostic($0.location, type, beginWithoutEnd("'\($0.target.text)'", direction))
            } + ends.map { context.diagnostic($0.location, type, endWithoutBegin("'\($0.target.text)'")) }
        }
    }

    private static func endWithoutBegin(_ name: String) -> String {
        "endAppearanceTransition() of \(name) has no matching begin call; call"
            + " beginAppearanceTransition(_:animated:) first, or remove this call"
    }

    private static func beginWithoutEnd(_ name: String, _ direction: String) -> String {
        let lost = direction == "true" ? "viewDidAppear" : "viewDidDisappear"
        return
            "beginAppearanceTransition(\(direction), animated:) of \(name) has no matching end call, so \(lost)"
            + " may be missing; call endAppearanceTransition() after the transition"
    }
}

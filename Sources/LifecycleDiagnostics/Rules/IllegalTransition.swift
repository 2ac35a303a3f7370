import LifecycleModel

extension Rule {
    static let illegalTransition = Rule(
        "illegal-transition", .error,
        "An appearance callback, such as viewDidAppear without viewWillAppear, doesn't match the controller's state",
        why: """
            Only six transitions between the four appearance states are legal. If a callback causes any other \
            transition, UIKit didn't send it, or an earlier callback is missing. Code that relies on matching will and \
            did callbacks then breaks.
            """,
        remedy: """
            Look for a direct call to the method, for a missing call to super in a container, or for manual \
            appearance transitions of a child to which UIKit forwards callbacks automatically.
            """,
        evidence: "Appearance/Appearance states",
        example: """
              2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
              2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            - 2024-05-01 10:00:01.000 App[7:1] <Detail: 0x600001> viewDidDisappear: # here
            - 2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            - 2024-05-01 10:00:03.001 App[7:1] <Detail: 0x600001> viewWillDisappear:
            - 2024-05-01 10:00:03.300 App[7:1] <Detail: 0x600001> viewDidDisappear:
            + 2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600001> viewWillDisappear:
            + 2024-05-01 10:00:02.100 App[7:1] <Detail: 0x600001> viewWillAppear:
            + 2024-05-01 10:00:02.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            """
    ) { context in
        // The rule differs-from-uikit reports the departures. What follows must be illegal without them.
        var tracker = AppearanceTracker(for: context.run)
        return context.run.events.indices.compactMap { position in
            guard !context.isDirectCall(at: position), !context.isRepeated(at: position),
                let transition = context.expectedEvent(at: position).flatMap({ tracker.follow($0) }),
                !transition.isLegal, let from = transition.from,
                case .callback(let event) = context.run.events[position].body
            else { return nil }
            return context.diagnostic(
                position, event.controller, message(event.callback, context.name(event.controller), from),
                severity: context.isIdentified(event.controller) ? nil : .warning)
        }
    }

    private static func message(_ callback: Callback, _ name: String, _ state: AppearanceState) -> String {
        let wanted = StateTransition.table.filter { $0.callback == callback }.map(\.from.rawValue).joined(
            separator: " or ")
        return
            "\(name) receives \(callback.swiftName) in the state \(state.rawValue), but the callback requires the state "
            + "\(wanted); look for a direct call or a missing call to super"
    }
}

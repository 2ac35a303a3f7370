import LifecycleModel

extension Rule {
    static let unloadCallbacksAfterIOS5 = Rule(
        "unload-callbacks-after-ios-5", .warning, "viewWillUnload or viewDidUnload where they never come",
        why: "From iOS 6 on UIKit does not release views by itself and never sends these two: what they free stays.",
        remedy: "Free in didReceiveMemoryWarning what can be made again, and the rest in deinit.",
        bad: """
            ios: 6
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidUnload:
                    - { note: frees the outlets }
            steps:
              - launch: home # here
            """,
        good: """
            ios: 6
            controllers:
              home:
                class: HomeViewController
                overrides:
                  didReceiveMemoryWarning:
                    - { note: frees the cache }
            steps:
              - launch: home
            """
    ) { context in
        context.obsolete([.viewWillUnload, .viewDidUnload]).map { place, controller, callback in
            context.diagnostic(
                place, controller,
                "\(callback.swiftName) of \(context.name(controller)) never comes from iOS 6 on, use"
                    + " didReceiveMemoryWarning() and deinit")
        }
    }
}

extension RuleContext {
    /// Overrides, calls and callbacks that the run's iOS version does not have, the first of each class.
    func obsolete(_ callbacks: [Callback]) -> [(place: Int, controller: ControllerID, callback: Callback)] {
        guard let ios = run.ios else { return [] }
        var seen: Set<String> = []
        return run.events.indices.compactMap { place in
            var found: (controller: ControllerID, callback: Callback)?
            switch run.events[place].body {
            case .callback(let event): found = (event.controller, event.callback)
            case .action(let action) where action.kind == .override:
                if let subject = action.subject, let callback = action.name.flatMap({ Callback.named($0).first }) {
                    found = (subject, callback)
                }
            default: break
            }
            guard let found, callbacks.contains(found.callback), !found.callback.exists(in: ios),
                seen.insert("\(run[found.controller].className) \(found.callback.swiftName)").inserted
            else { return nil }
            return (place, found.controller, found.callback)
        }
    }
}

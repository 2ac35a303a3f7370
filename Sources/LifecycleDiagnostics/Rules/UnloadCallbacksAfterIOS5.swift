import LifecycleModel

extension Rule {
    static let unloadCallbacksAfterIOS5 = Rule(
        "unload-callbacks-after-ios-5", .warning, "viewWillUnload or viewDidUnload is overridden in iOS 6 or later",
        why: """
            In iOS 6 and later, UIKit never unloads views, so it never sends these callbacks. Objects that the \
            overrides would release stay in memory.
            """,
        remedy: "In didReceiveMemoryWarning, release data that can be recreated. Release everything else in deinit.",
        evidence: "Loading/Memory warnings",
        example: """
              ios: 6
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewDidUnload:
            -         - { note: frees the outlets }
            +       didReceiveMemoryWarning:
            +         - { note: frees the cache }
              steps:
                - launch: home # here
            """
    ) { context in
        context.obsolete([.viewWillUnload, .viewDidUnload]).map { position, controller, callback in
            context.diagnostic(
                position, controller,
                "\(context.name(controller)) overrides \(callback.swiftName), which UIKit never sends in iOS 6 and"
                    + " later; use didReceiveMemoryWarning() and deinit instead")
        }
    }
}

extension RuleContext {
    /// Returns the first position at which each class receives or overrides each of `callbacks`. Omits callbacks that
    /// UIKit sends in the run's iOS version. If the version is unknown, returns an empty array.
    func obsolete(_ callbacks: [Callback]) -> [(position: Int, controller: ControllerID, callback: Callback)] {
        guard let ios = run.ios else { return [] }
        var seen: Set<String> = []
        return run.events.indices.compactMap { position in
            var found: (controller: ControllerID, callback: Callback)?
            switch run.events[position].body {
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
            return (position, found.controller, found.callback)
        }
    }
}

import LifecycleModel

extension Rule {
    static let danglingObserver = Rule(
        "dangling-observer", .warning, "An observer is deallocated while it is still registered",
        why: """
            In iOS 8 and earlier, the notification center keeps an unsafe unretained reference to the deallocated \
            object, and the app crashes when the notification is next posted. In iOS 9 and later, the notification \
            center removes such observers, but the app still has to remove block-based observers. This rule checks \
            only runs of iOS 8 and earlier.
            """,
        remedy: "Call removeObserver(_:) in deinit, or earlier if the observer no longer needs the notifications.",
        evidence: "Application/Notifications",
        example: """
              ios: 8
              controllers:
                nav:  { class: UINavigationController, children: [home] }
                home: HomeViewController
                detail:
                  class: DetailViewController
                  overrides:
                    viewDidLoad:
                      - { observe: Saved }
            +       viewDidDisappear:
            +         - { unobserve: Saved }
              steps:
                - launch: nav
                - push: detail
                - pop: # here
                - post: Saved # here
                  by: home
            """
    ) { context in
        guard let ios = context.run.ios, ios.has(.keepsUnsafeObservers) else { return [] }
        let removals = Dictionary(grouping: context.actions(.unobserve), by: \.event.inside)
        var registry = ObserverRegistry()
        var found: [Diagnostic] = []
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback == .deinitializer:
                for removal in removals[callback.number] ?? [] { registry.take(removal.event) }
                guard let name = registry.names(of: callback.controller).first else { continue }
                found.append(
                    context.diagnostic(
                        position, callback.controller,
                        "\(context.name(callback.controller)) is deallocated while it observes '\(name)'; call"
                            + " removeObserver(_:) in deinit"))
            case .action(let action) where action.kind == .deliver && action.detail == .dangling:
                found.append(
                    context.diagnostic(
                        position, action.subject,
                        "'\(action.name ?? "")' is sent to \(context.name(action.subject)), which is deallocated, so"
                            + " the app crashes in iOS \(ios); call removeObserver(_:) in deinit", severity: .error))
            case .action(let action): registry.take(action)
            default: break
            }
        }
        return found
    }
}

/// The observers that are registered for notifications at one point of a run.
struct ObserverRegistry {
    private struct Entry: Hashable {
        let observer: ControllerID?
        let name: String?
        let object: ControllerID?
    }
    private var entries: [Entry] = []

    func names(of observer: ControllerID) -> [String] {
        entries.filter { $0.observer == observer }.compactMap(\.name)
    }

    /// Processes an action, and returns whether the action repeats a registration.
    @discardableResult
    mutating func take(_ action: ActionEvent) -> Bool {
        switch action.kind {
        case .observe:
            let entry = Entry(observer: action.subject, name: action.name, object: action.target)
            let isKnown = entries.contains(entry)
            entries.append(entry)
            return isKnown
        case .unobserve:
            entries.removeAll {
                $0.observer == action.subject && (action.name == nil || $0.name == action.name)
                    && (action.target == nil || $0.object == action.target)
            }
            return false
        default: return false
        }
    }
}

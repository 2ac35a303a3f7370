import LifecycleModel

/// A notification center that matches observers by name and sender and delivers notifications in registration order.
///
/// In iOS 8 and earlier, the center keeps unsafe unretained references: if an observer is deallocated while registered,
/// the app crashes at the next matching post. The run records the delivery to such an observer with the detail
/// `dangling`. In iOS 9 and later, the center removes the registrations of a deallocated observer (Evidence,
/// Notifications).
public final class NotificationCenter {
    private struct Observation {
        let observer: ControllerID
        weak var object: UIViewController?
        let isForAnySender: Bool
        let name: String
        let deliver: (_ name: String, _ object: UIViewController?, _ info: String?) -> Void
        var isDangling = false

        /// Returns whether the observer receives a notification with the given name and sender.
        func hears(_ name: String, by sender: UIViewController?) -> Bool {
            guard self.name == NotificationCenter.anyName || self.name == name else { return false }
            // A deallocated sender posts nothing, so its observers don't receive notifications without a sender either.
            return isForAnySender || object.map { $0 === sender } ?? false
        }
    }

    /// The name that matches every notification, like nil in Foundation's notification center.
    static let anyName = "*"

    private unowned let simulation: Simulation
    private var observations: [Observation] = []

    init(simulation: Simulation) { self.simulation = simulation }

    /// Registers an observer for notifications.
    ///
    /// - Parameters:
    ///   - observer: The controller that observes the notifications.
    ///   - name: The name of the notifications, or `*` for any name.
    ///   - object: The sender of the notifications, or nil for any sender.
    ///   - selector: The name of the observer's method for the notification, or nil for no name. The name is only
    ///     recorded; the center calls `deliver` instead of the method.
    ///   - deliver: The closure that is called for each notification.
    public func addObserver(
        _ observer: UIViewController, name: String, object: UIViewController? = nil, selector: String? = nil,
        _ deliver: @escaping (_ name: String, _ object: UIViewController?, _ info: String?) -> Void = { _, _, _ in }
    ) {
        simulation.note(
            .observe, observer, target: object, name: name, detail: selector.map(ActionEvent.Detail.init(rawValue:)))
        observations.append(
            Observation(
                observer: observer.id, object: object,
                isForAnySender: object == nil, name: name, deliver: deliver))
    }

    /// Removes the observer's registrations for `name` and `object`. Nil matches any name or any sender.
    public func removeObserver(_ observer: UIViewController, name: String? = nil, object: UIViewController? = nil) {
        let isMeant = { (entry: Observation) in
            entry.observer == observer.id && (name == nil || entry.name == name)
                && (object == nil || entry.object === object)
        }
        let isKnown = observations.contains(where: isMeant)
        simulation.note(
            .unobserve, observer, target: object, name: name, detail: isKnown ? nil : .withoutEffect)
        observations.removeAll(where: isMeant)
    }

    /// Posts a notification: all observers that are registered for its name and sender receive it immediately.
    public func post(name: String, object: UIViewController? = nil, info: String? = nil) {
        let info = info.map(ActionEvent.Detail.init(rawValue:))
        simulation.note(.post, object, name: name, detail: info)
        for entry in observations where entry.hears(name, by: object) {
            let detail = entry.isDangling ? .dangling : info
            simulation.recorder.append(
                .action(ActionEvent(.deliver, subject: entry.observer, target: object?.id, name: name, detail: detail)))
            guard !entry.isDangling else { continue }
            simulation.nest(about: object) { entry.deliver(name, object, info?.rawValue) }
        }
    }

    /// Handles the deallocation of an observer: marks its registrations as dangling in iOS 8 and earlier, and removes
    /// them in iOS 9 and later.
    func forget(_ observer: UIViewController) {
        let gone = observer.id
        if simulation.ios.has(.keepsUnsafeObservers) {
            for index in observations.indices where observations[index].observer == gone {
                observations[index].isDangling = true
            }
        } else {
            observations.removeAll { $0.observer == gone }
        }
    }

    func removeAll() { observations = [] }
}

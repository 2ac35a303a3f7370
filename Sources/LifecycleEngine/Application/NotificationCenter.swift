import LifecycleModel

/// A notification center that matches observers by name and sender, and delivers in the order of registration.
///
/// Before iOS 9 the center kept unsafe pointers: if an observer is deallocated while registered, the next post crashes.
/// Later versions remove its registrations (Evidence, Notifications).
public final class NotificationCenter {
    private struct Observation {
        let observer: ControllerID
        weak var object: UIViewController?
        let isForAnySender: Bool
        let name: String
        let deliver: (_ name: String, _ object: UIViewController?, _ info: String?) -> Void
        var isDangling = false

        /// Returns whether the observer receives a notification with this name from this sender.
        func hears(_ name: String, by sender: UIViewController?) -> Bool {
            (self.name == NotificationCenter.anyName || self.name == name) && (isForAnySender || object === sender)
        }
    }

    /// The name that matches every notification: UIKit's nil.
    static let anyName = "*"

    private unowned let simulation: Simulation
    private var observations: [Observation] = []

    init(simulation: Simulation) { self.simulation = simulation }

    /// Registers `observer` for the notification `name`, or for all if it is `*`, from `object`, or from any sender if
    /// it is nil. The run shows the selector, which is the method that the notification calls.
    public func addObserver(
        _ observer: UIViewController, name: String, object: UIViewController? = nil, selector: String? = nil,
        _ deliver: @escaping (_ name: String, _ object: UIViewController?, _ info: String?) -> Void = { _, _, _ in }
    ) {
        simulation.note(.observe, observer, target: object, name: name, detail: selector)
        observations.append(
            Observation(
                observer: observer.id, object: object,
                isForAnySender: object == nil, name: name, deliver: deliver))
    }

    /// Removes the observer's registrations for `name`, or all registrations if `name` is nil.
    public func removeObserver(_ observer: UIViewController, name: String? = nil, object: UIViewController? = nil) {
        let isMeant = { (entry: Observation) in
            entry.observer == observer.id && (name == nil || entry.name == name)
                && (object == nil || entry.object === object)
        }
        let isKnown = observations.contains(where: isMeant)
        simulation.note(
            .unobserve, observer, target: object, name: name, detail: isKnown ? nil : ActionEvent.withoutEffect)
        observations.removeAll(where: isMeant)
    }

    /// Posts a notification: all observers with a matching name and sender receive it immediately.
    public func post(name: String, object: UIViewController? = nil, info: String? = nil) {
        simulation.note(.post, object, name: name, detail: info)
        for entry in observations where entry.hears(name, by: object) {
            let detail = entry.isDangling ? "dangling" : info
            simulation.recorder.append(
                .action(ActionEvent(.deliver, subject: entry.observer, target: object?.id, name: name, detail: detail)))
            guard !entry.isDangling else { continue }
            simulation.nest(about: object) { entry.deliver(name, object, info) }
        }
    }

    /// Handles the deallocation of an observer: depending on the version, its registrations dangle or are removed.
    func forget(_ observer: UIViewController) {
        let gone = observer.id
        if simulation.ios.keepsUnsafeObservers {
            for index in observations.indices where observations[index].observer == gone {
                observations[index].isDangling = true
            }
        } else {
            observations.removeAll { $0.observer == gone }
        }
    }

    func removeAll() { observations = [] }
}

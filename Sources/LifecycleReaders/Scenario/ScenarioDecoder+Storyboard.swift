import LifecycleModel
import LifecycleScenario

extension ScenarioDecoder {
    /// Declares the storyboard's controller whose identifier, class, or ID is `name`, and the controller's
    /// descendants. Returns whether the storyboard contains the controller. Placeholders don't count.
    ///
    /// Children and embedded controllers get their names from the storyboard. If the scenario declares a controller
    /// with such a name, the scenario's controller is used instead.
    func borrow(_ name: String) -> Bool {
        var waiting = [name]
        while let next = waiting.popLast() {
            guard !names.contains(next), borrowed[next] == nil, let storyboard,
                let controller = storyboard.controller(named: next), !controller.isPlaceholder
            else { continue }
            let spec = spec(next, controller, in: storyboard)
            borrowed[next] = spec
            waiting += spec.children + spec.embeds
        }
        return borrowed[name] != nil
    }

    private func spec(
        _ name: String, _ controller: Storyboard.Controller, in storyboard: Storyboard
    ) -> ControllerSpec {
        var spec = ControllerSpec(name: name, className: storyboard.className(of: controller))
        spec.kind = controller.kind
        spec.view = .storyboard
        spec.children = storyboard.children(of: controller).compactMap { $0.controller?.nameInScenario }
        spec.embeds = storyboard.embeds(of: controller).compactMap { $0.controller?.nameInScenario }
        return spec
    }
}

extension Storyboard.Controller {
    /// The name in scenarios: the storyboard identifier, or else the custom class, or else the ID.
    fileprivate var nameInScenario: String { storyboardIdentifier ?? customClass ?? id }
}

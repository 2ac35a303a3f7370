import LifecycleModel
import LifecycleScenario

extension ScenarioDecoder {
    /// Declares the storyboard's controller with an identifier, class, or ID, and the controller's descendants. Returns
    /// whether the storyboard contains the controller.
    ///
    /// Children and embedded controllers get their names from the storyboard, unless the scenario declares controllers
    /// with these names.
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
    /// The name of a storyboard's controller that the scenario doesn't declare.
    fileprivate var nameInScenario: String { storyboardIdentifier ?? customClass ?? id }
}

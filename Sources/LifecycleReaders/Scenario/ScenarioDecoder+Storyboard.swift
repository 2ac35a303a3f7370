import LifecycleModel
import LifecycleScenario

extension ScenarioDecoder {
    /// Takes over the controller with that storyboard identifier, class or id, and everything that it holds; returns whether
    /// the storyboard has one.
    ///
    /// Its children and embedded controllers go by the names that the storyboard gives them, unless the scenario declares
    /// controllers of these names itself.
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
    /// The name that a controller goes by in the run of a scenario that does not declare it.
    fileprivate var nameInScenario: String { storyboardIdentifier ?? customClass ?? id }
}

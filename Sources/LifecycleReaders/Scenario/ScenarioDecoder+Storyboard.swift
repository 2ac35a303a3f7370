import LifecycleEngine
import LifecycleModel

extension ScenarioDecoder {
    /// What the storyboard says of the controller with that storyboard identifier, class or id, or nil.
    ///
    /// Its children and embedded controllers are taken from the storyboard with it, under the names that it gives them.
    func storyboardSpec(_ name: String) -> ControllerSpec? {
        guard let storyboard, let controller = storyboard.controller(named: name), !controller.isPlaceholder else {
            return nil
        }
        var spec = ControllerSpec(name: name, className: storyboard.className(of: controller))
        spec.kind = controller.kind
        spec.view = .storyboard
        borrowed[name] = spec
        spec.children = storyboard.children(of: controller).compactMap { $0.controller.map(borrow) }
        spec.embeds = storyboard.embeds(of: controller).compactMap { $0.controller.map(borrow) }
        return spec
    }

    /// Takes a controller over from the storyboard and returns the name it goes by in the run.
    private func borrow(_ controller: Storyboard.Controller) -> String {
        let name = controller.storyboardIdentifier ?? controller.customClass ?? controller.id
        _ = knows(name)
        return name
    }
}

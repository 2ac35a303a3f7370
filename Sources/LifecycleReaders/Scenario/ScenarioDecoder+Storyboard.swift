import LifecycleEngine
import LifecycleModel

extension ScenarioDecoder {
    /// What the storyboard says of the controller with that identifier or class, or nil.
    func storyboardSpec(_ name: String) -> ControllerSpec? { nil }
}

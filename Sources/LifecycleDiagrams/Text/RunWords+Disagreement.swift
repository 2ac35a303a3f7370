import LifecycleModel

extension RunWords {
    /// The first point in this simulation on which sources disagree, and the source that the simulation follows. Covers only
    /// two points: `awakeFromNib` before `loadView`, and `didAttemptToDismiss` after `shouldDismiss`. The value is nil if the run contains neither point, or if the run is not a simulation.
    ///
    /// Source: Evidence, Open conflicts.
    var disagreement: String? {
        guard run.source == .scenario else { return nil }
        var awake: Set<ControllerID> = []
        var previous: Callback?
        for (_, event) in run.callbacks {
            defer { previous = event.callback }
            switch event.callback {
            case .awakeFromNib: awake.insert(event.controller)
            case .loadView where awake.contains(event.controller):
                return options["awakeFromNib before loadView, as logs show; some articles state the opposite"]
            case .presentationDidAttemptToDismiss where previous == .presentationShouldDismiss:
                return options[
                    "didAttemptToDismiss after shouldDismiss refuses, as UIKit's header states; WWDC 2019 omits it"]
            default: continue
            }
        }
        return nil
    }
}

import LifecycleModel
import LifecycleScenario

/// The run of a log with what its inferred scenario adds: steps, changes of the hierarchy, senders, and deviations.
struct AnnotatedRun {
    private(set) var run: Run
    private let inference: Inference
    private let played: Run
    /// For each participant of the simulation, its ID in the log's run.
    private var ids: [ControllerID] = []

    init(_ log: Observation, _ inference: Inference, played: Run) {
        self.inference = inference
        self.played = played
        run = log.run
        addParticipants()
    }

    private mutating func addParticipants() {
        let known = inference.participants(of: played)
        for (index, info) in played.controllers.enumerated() {
            if let id = known[index] {
                ids.append(ControllerID(id))
            } else {
                ids.append(ControllerID(run.controllers.count))
                run.controllers.append(info)
            }
        }
    }

    /// The changes of the hierarchy before the log begins and after each event of the log, and the senders of the
    /// log's callbacks.
    private func changes() -> (before: [Event], inserted: [Int: [Event]], senders: [Int: ControllerID]) {
        ([], [:], [:])
    }
}

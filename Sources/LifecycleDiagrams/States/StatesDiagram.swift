import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram of the four appearance states on a ring, with the number of times that the run makes each
    /// transition.
    public static let states = ofRuns(
        "states", "the four appearance states, with the number of times that each transition was made",
        textFormats: Table.formats.union([Format.mermaid.name]),
        // Few runs make all transitions. The timeline of a short run shows each of them at a glance. A finding would be the
        // title of the diagram, which shows only findings about illegal transitions.
        isDefault: { run in
            let visits = StatesModel(run, DiagramOptions(name: ""))
            return !visits.illegal.isEmpty || !run.code.isEmpty
                || visits.covered == StateTransition.table.count && RunWords.finding(in: run) == nil
                    && run.stateChangingSteps >= 4
        },
        draw: { run, options in [StatesDrawing(run, options).picture()] })
}

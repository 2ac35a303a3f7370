import LifecycleModel

extension Diagram {
    /// A diagram with a bar for each controller in each step, from left to right, with a column for each appearance
    /// callback.
    public static let strips = ofRuns(
        "strips", "the states that controllers go through in each step, from left to right",
        // The timeline of a shorter run shows the steps at a glance, and the strips of a longer run are not an overview.
        isDefault: { (6...30).contains($0.stateChangingSteps) },
        canDraw: { run, options in !StripsModel(run, options).strips.isEmpty },
        draw: { run, options in [StripsDrawing(run, options).picture()] })
}

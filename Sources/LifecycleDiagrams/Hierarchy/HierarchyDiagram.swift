import LifecycleModel

extension Diagram {
    /// A diagram of containment and presentation, with the controllers' states, at one point of a run, after several
    /// steps of a run, or in a dump.
    public static let hierarchy = Diagram(
        name: hierarchyOfRuns.name, summary: hierarchyOfRuns.summary, textFormats: ["text", "mermaid"],
        isDefault: { subject in
            guard case .hierarchy = subject else { return hierarchyOfRuns.isDefault(subject) }
            return true
        },
        canDraw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.canDraw(subject, options) }
            return !dump.roots.isEmpty
        },
        draw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.draw(subject, options) }
            return [DumpDrawing(dump, options).picture()]
        })

    private static let hierarchyOfRuns = ofRuns(
        "hierarchy", "containment and presentation of controllers after a step",
        // A film or a timeline shows fewer relations, relations to one controller, and relations that the launch makes just
        // as well. A finding would be the title of the diagram, which doesn't show it.
        isDefault: { FullestMoment.isDeep(in: $0) && RunWords.finding(in: $0) == nil },
        canDraw: { run, _ in run.hasHierarchy },
        draw: { run, options in
            guard options.stepPages else {
                return [options.film ? HierarchyFilm(run, options).picture() : HierarchyDrawing(run, options).picture()]
            }
            let shown = run.steps.map(\.number).filter { options.onlySteps?.contains($0) ?? true }
            return Pages(
                shown.enumerated().map { index, step in
                    {
                        var options = options
                        options.step = step
                        if index > 0 { options.name += "-\(index + 1)" }
                        return HierarchyDrawing(run, options).picture()
                    }
                })
        })
}

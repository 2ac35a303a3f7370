import LifecycleModel

extension Diagram {
    /// A table of the flags that each appearance callback can read, as in Table 5-1 of Apple's guide.
    public static let flags = ofRuns(
        "flags", "why each appearance changes: the four flags in each callback, as in Table 5-1 of Apple's guide",
        textFormats: Table.formats,
        // By default, only runs in which each of the flags is true somewhere are drawn.
        isDefault: { run in
            let all = run.callbacks.reduce(into: AppearanceFlags()) { $0.formUnion($1.event.flags) }
            return all.names.count == AppearanceFlags.names.count
        },
        canDraw: { run, options in !FlagsModel(run, options).rows.isEmpty },
        draw: { run, options in [FlagsDrawing(run, options).picture()] })
}

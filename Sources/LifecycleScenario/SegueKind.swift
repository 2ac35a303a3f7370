/// The kind of a segue. The engine's `UIStoryboardSegue.Kind` is this type.
public enum SegueKind: String, Sendable, Hashable, CaseIterable {
    case show, showDetail, present, embed, custom, unwind
}

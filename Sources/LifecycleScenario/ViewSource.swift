/// Where a controller's view comes from.
public enum ViewSource: String, Sendable, Hashable, CaseIterable {
    /// An empty view, made by the default `loadView`.
    case code
    /// The class overrides `loadView`.
    case override
    case nib, storyboard
    /// The class overrides `loadView` and sets no view.
    case none
}

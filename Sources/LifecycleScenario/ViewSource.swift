/// The source of a controller's view.
public enum ViewSource: String, Sendable, Hashable, CaseIterable {
    /// The default `loadView` creates an empty view.
    case code
    /// The class overrides `loadView`.
    case override
    case nib, storyboard
    /// The class overrides `loadView` and sets no view.
    case none
}

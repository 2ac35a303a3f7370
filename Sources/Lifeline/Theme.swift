import Graphviz

/// The colors of drawings.
public enum Theme: String, Sendable, CaseIterable {
    /// One file, light or dark; or one that follows the color scheme of the page that shows it.
    case light, dark, auto
    /// Two files, `name.svg` and `name~dark.svg`.
    case pair

    /// The color schemes that are drawn, each with the end of its file's name.
    public var schemes: [(scheme: ColorScheme, suffix: String)] {
        switch self {
        case .light: [(.light, "")]
        case .dark: [(.dark, "")]
        case .auto: [(.auto, "")]
        case .pair: [(.light, ""), (.dark, "~dark")]
        }
    }
}

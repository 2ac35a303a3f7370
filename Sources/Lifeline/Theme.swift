import Graphviz

/// The color theme of drawings.
public enum Theme: String, Sendable, CaseIterable {
    /// One file: light, dark, or following the color scheme of the viewer.
    case light, dark, auto
    /// Two files, `name.svg` and `name~dark.svg`.
    case pair

    /// The color schemes to draw, each with a suffix for the file name.
    public var schemes: [(scheme: ColorScheme, suffix: String)] {
        switch self {
        case .light: [(.light, "")]
        case .dark: [(.dark, "")]
        case .auto: [(.auto, "")]
        case .pair: [(.light, ""), (.dark, "~dark")]
        }
    }
}

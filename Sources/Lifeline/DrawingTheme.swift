import Graphviz

/// The color theme of drawings.
public enum DrawingTheme: String, Sendable, CaseIterable {
    /// One file, with light colors, with dark colors, or with the colors for the viewer's color scheme.
    case light, dark, auto
    /// Two files: `name.svg` with light colors, and `name~dark.svg` with dark colors. A format without colors, such as
    /// Mermaid, has only one file.
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

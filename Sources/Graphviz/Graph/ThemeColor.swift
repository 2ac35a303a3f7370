/// A named color, with values for light and dark pages.
///
/// In an SVG with ``ColorScheme/auto``, a shape or text in this color has the class `f-NAME` (fill) or `s-NAME`
/// (stroke), so that a style sheet can replace the color.
public struct ThemeColor: Sendable, Hashable {
    private final class Values: Sendable {
        let name, light, dark: String

        init(_ name: String, _ light: String, _ dark: String) {
            (self.name, self.light, self.dark) = (name, light, dark)
        }
    }

    /// A reference, because the drawing of a long run refers to the same few colors very often.
    private let values: Values

    /// The name, in lowercase with hyphens, such as `state-appeared`.
    public var name: String { values.name }
    /// The color on a light page, as `#rrggbb` in lowercase.
    public var light: String { values.light }
    /// The color on a dark page, as `#rrggbb` in lowercase.
    public var dark: String { values.dark }

    /// Creates a color.
    public init(_ name: String, light: String, dark: String) { values = Values(name, light, dark) }

    /// Returns whether two colors have the same name and the same values.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool {
        left.values === right.values
            || (left.name, left.light, left.dark) == (right.name, right.light, right.dark)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colors of a drawing: for light pages, for dark pages, or for both.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Light colors only.
    case light
    /// Dark colors only.
    case dark
    /// Light colors, which a style sheet in the SVG replaces on a dark page. Other formats use light colors.
    case auto

    /// Returns the value that `color` has without a style sheet.
    public func value(of color: ThemeColor) -> String { self == .dark ? color.dark : color.light }
}

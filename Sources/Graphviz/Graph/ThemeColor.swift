/// A color with a name, and its values for light and dark pages.
///
/// In an SVG of ``ColorScheme/auto``, a shape of this color has the class `f-NAME` (fill) or `s-NAME` (stroke), so that
/// a style sheet can replace it.
public struct ThemeColor: Sendable, Hashable {
    private final class Values: Sendable {
        let name, light, dark: String

        init(_ name: String, _ light: String, _ dark: String) {
            (self.name, self.light, self.dark) = (name, light, dark)
        }
    }

    /// A reference, because drawings of long runs refer to a few colors hundreds of thousands of times.
    private let values: Values

    /// The name, in lowercase with hyphens, such as `state-appeared`.
    public var name: String { values.name }
    /// The color on a light page, as `#rrggbb` in lowercase.
    public var light: String { values.light }
    /// The color on a dark page, as `#rrggbb` in lowercase.
    public var dark: String { values.dark }

    /// Creates a color.
    public init(_ name: String, light: String, dark: String) { values = Values(name, light, dark) }

    /// Returns whether two colors have the same name.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool {
        left.values === right.values
            || (left.name, left.light, left.dark) == (right.name, right.light, right.dark)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colors that a drawing is made for.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Light colors only.
    case light
    /// Dark colors only.
    case dark
    /// Light colors, which a style sheet in the SVG replaces on a dark page. Other formats use light colors.
    case auto

    /// Returns the value of `color` where no style sheet applies.
    public func value(of color: ThemeColor) -> String { self == .dark ? color.dark : color.light }
}

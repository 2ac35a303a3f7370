import Graphviz

/// Replacements for the theme's colors, keyed by name.
public struct DrawingColors: Sendable, Hashable {
    private var replaced: [String: ThemeColor] = [:]

    /// Creates an empty set of replacements.
    public init() {}

    /// Replaces a color. The color of an appearance state is also the color of the bars for the state.
    ///
    /// - Parameters:
    ///   - name: The name of a color from ``names``.
    ///   - light: The color on a light page, as `#rrggbb`.
    ///   - dark: The color on a dark page, as `#rrggbb`.
    /// - Returns: Whether the name exists and the values are colors. If false, the color is not replaced.
    public mutating func set(_ name: String, light: String, dark: String) -> Bool {
        guard DrawingColors.names.contains(name), DrawingColors.isColor(light), DrawingColors.isColor(dark) else {
            return false
        }
        replaced[name] = ThemeColor(name, light: light.lowercased(), dark: dark.lowercased())
        return true
    }

    /// Returns whether `text` is a color, such as `#1f7a43`.
    public static func isColor(_ text: String) -> Bool {
        text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// The names of all colors, in the theme's order.
    public static let names = all.map(\.name)

    /// Returns `graph` with the replacements for its colors.
    func applied(to graph: Graph) -> Graph {
        guard !replaced.isEmpty else { return graph }
        var graph = graph
        graph.mapColors { replaced[$0.name] ?? DrawingColors.states[$0].flatMap { replaced[$0.name] } ?? $0 }
        return graph
    }

    /// The colors of bars and of the outlines of bars and controllers, with the colors of their states.
    private static let states = [
        Theme.barAppearing: Theme.appearing, Theme.barAppeared: Theme.appeared,
        Theme.barDisappearing: Theme.disappearing, Theme.barOutline: Theme.appeared,
    ]

    /// All colors that can be replaced, in the theme's order.
    public static let all: [ThemeColor] = [
        Theme.page, Theme.text, Theme.muted, Theme.outline, Theme.card, Theme.band, Theme.chip, Theme.chipText,
        Theme.linkText, Theme.message, Theme.frame, Theme.ground, Theme.lifeline, Theme.lifelineBefore,
        Theme.disappeared, Theme.disappearedText, Theme.appearing, Theme.appearingText, Theme.appeared,
        Theme.appearedText, Theme.disappearing, Theme.disappearingText, Theme.barOutline, Theme.barLeaving,
        Theme.pill, Theme.pillOutline, Theme.pillText, Theme.act, Theme.actOutline, Theme.faded, Theme.fadedLine,
        Theme.fadedOutline,
        Theme.fadedText, Theme.presents, Theme.controllerCard, Theme.viewCard, Theme.cardTitle,
        Theme.emptyScreen, Theme.emptyScreenText, Theme.illegal, Theme.errorFill, Theme.errorText,
        Theme.warningFill, Theme.warningText, Theme.noteFill, Theme.noteText, Theme.bracket, Theme.onlyLeft,
        Theme.onlyRight, Theme.changed,
        StoryboardTheme.show, StoryboardTheme.detail, StoryboardTheme.popover, StoryboardTheme.custom,
        StoryboardTheme.unwind, StoryboardTheme.embed, StoryboardTheme.contain, StoryboardTheme.scene,
        StoryboardTheme.other,
    ]
}

import Graphviz
import LifecycleModel

/// The colors, sizes, and distances of drawings.
///
/// Each color has a light and a dark value. The contrast of text with its background is at least 4.5:1. Color is never
/// the only distinction.
enum Theme {
    // MARK: Page and text

    static let page = ThemeColor("page", light: "#ffffff", dark: "#0d1117")
    static let text = ThemeColor("text", light: "#1f2933", dark: "#e6edf3")
    static let muted = ThemeColor("muted", light: "#475467", dark: "#a9b4c0")
    static let outline = ThemeColor("outline", light: "#364152", dark: "#9aa7b4")
    static let card = ThemeColor("card", light: "#f8fafc", dark: "#161b22")
    static let band = ThemeColor("band", light: "#eef1f5", dark: "#1f2731")
    static let chip = ThemeColor("chip", light: "#364153", dark: "#9aa7b5")
    static let chipText = ThemeColor("chip-text", light: "#fffffe", dark: "#0d1118")
    static let linkText = ThemeColor("link", light: "#1a56b0", dark: "#7fb2ff")
    static let message = ThemeColor("message", light: "#5b6470", dark: "#9aa5b1")
    static let frame = ThemeColor("frame", light: "#c5ced8", dark: "#3b4653")
    static let ground = ThemeColor("ground", light: "#fafbfc", dark: "#11161d")
    static let lifeline = ThemeColor("lifeline", light: "#8a94a0", dark: "#5f6b7a")
    static let lifelineBefore = ThemeColor("lifeline-before", light: "#e4e8ed", dark: "#232b35")

    // MARK: States

    static let disappeared = ThemeColor("disappeared", light: "#e4e8ee", dark: "#2a323d")
    static let disappearedText = ThemeColor("disappeared-text", light: "#1f2934", dark: "#e6edf2")
    static let appearing = ThemeColor("appearing", light: "#cfe8d6", dark: "#1f4a31")
    static let appearingText = ThemeColor("appearing-text", light: "#12351f", dark: "#d5f0dd")
    static let appeared = ThemeColor("appeared", light: "#1f7a43", dark: "#46b873")
    static let appearedText = ThemeColor("appeared-text", light: "#fefffe", dark: "#04140a")
    static let disappearing = ThemeColor("disappearing", light: "#fbdcae", dark: "#5c3d0e")
    static let disappearingText = ThemeColor("disappearing-text", light: "#4a2c00", dark: "#ffe3b8")
    static let barAppearing = ThemeColor("bar-appearing", light: "#bfe3c8", dark: "#25563a")
    static let barAppeared = ThemeColor("bar-appeared", light: "#3f9c5f", dark: "#46b874")
    static let barDisappearing = ThemeColor("bar-disappearing", light: "#f3c98b", dark: "#6d4a14")
    static let barOutline = ThemeColor("bar-outline", light: "#2f6b45", dark: "#7fd3a0")
    static let barLeaving = ThemeColor("bar-leaving", light: "#8a5a10", dark: "#f0bf73")

    // MARK: Methods, acts, and marks

    static let pill = ThemeColor("pill", light: "#e3effc", dark: "#17304d")
    static let pillOutline = ThemeColor("pill-outline", light: "#8aa4c2", dark: "#4f7199")
    static let pillText = ThemeColor("pill-text", light: "#1f2935", dark: "#dcebfb")
    static let act = ThemeColor("act", light: "#eceff3", dark: "#262e38")
    static let actOutline = ThemeColor("act-outline", light: "#667085", dark: "#8593a3")
    static let faded = ThemeColor("faded", light: "#f6f7f9", dark: "#151b23")
    static let fadedLine = ThemeColor("faded-line", light: "#9aa5b1", dark: "#5b6773")
    static let fadedOutline = ThemeColor("faded-outline", light: "#c3ccd6", dark: "#3a4552")
    static let fadedText = ThemeColor("faded-text", light: "#5b6471", dark: "#98a4b1")
    static let presents = ThemeColor("presents", light: "#6d3fc4", dark: "#b794f6")

    static let controllerCard = ThemeColor("controller-card", light: "#b4541a", dark: "#e08a50")
    static let viewCard = ThemeColor("view-card", light: "#0f766e", dark: "#2dd4bf")
    static let cardTitle = ThemeColor("card-title", light: "#fffefe", dark: "#0b0f14")
    static let emptyScreen = ThemeColor("empty-screen", light: "#111318", dark: "#000000")
    static let emptyScreenText = ThemeColor("empty-screen-text", light: "#d0d5dd", dark: "#c4ccd6")

    // MARK: Diagnostics

    static let illegal = ThemeColor("illegal", light: "#c0392b", dark: "#ff8272")
    static let errorFill = ThemeColor("error-fill", light: "#fdecea", dark: "#3b1512")
    static let errorText = ThemeColor("error-text", light: "#8f1d12", dark: "#ffc9c2")
    static let warningFill = ThemeColor("warning-fill", light: "#fff4d6", dark: "#372b06")
    static let warningText = ThemeColor("warning-text", light: "#5c4300", dark: "#ffe08a")
    static let noteFill = ThemeColor("note-fill", light: "#eef4ff", dark: "#13233f")
    static let noteText = ThemeColor("note-text", light: "#1d3557", dark: "#cfe0ff")

    static let bracket = ThemeColor("bracket", light: "#a84a12", dark: "#e59a66")

    // MARK: Comparisons

    static let onlyLeft = ThemeColor("only-left", light: "#9a4a12", dark: "#f0a868")
    static let onlyRight = ThemeColor("only-right", light: "#1a56b1", dark: "#7fb2fe")
    static let changed = ThemeColor("changed", light: "#5f7200", dark: "#c3d64c")

    /// The colors of muted text and lines. They become the text color for people who prefer more contrast.
    static let quiet: Set<ThemeColor> = [
        muted, message, frame, lifeline, actOutline, pillOutline, barOutline, barLeaving, fadedLine, fadedOutline,
        fadedText,
    ]

    // MARK: Text

    typealias Style = TextMetrics.Style
    static let heading = Style(font: .bold, size: 15, color: text)
    static let caption = Style(size: 10.5, color: muted)
    static let name = Style(font: .bold, size: 11, color: text)
    static let smallName = Style(font: .bold, size: 8.5, color: text)
    static let body = Style(size: 10.5, color: text)
    static let link = Style(size: 10.5, color: linkText)
    static let small = Style(size: 8.5, color: muted)
    static let bracketText = Style(font: .bold, size: 8.5, color: bracket)
    static let count = Style(font: .bold, size: 12, color: outline)

    // MARK: Distances, in points

    static let margin = 14.0
    static let padding = 12.0
    static let lineHeight = 1.2

    /// Returns the fill color for a state, and the color of text on the fill.
    static func colors(of state: AppearanceState) -> (fill: ThemeColor, text: ThemeColor) {
        switch state {
        case .disappeared: (disappeared, disappearedText)
        case .appearing: (appearing, appearingText)
        case .appeared: (appeared, appearedText)
        case .disappearing: (disappearing, disappearingText)
        }
    }

    /// Returns the fill and outline colors of a lifeline's bar, or nil for the disappeared state.
    static func bar(of state: AppearanceState) -> (fill: ThemeColor, outline: ThemeColor)? {
        switch state {
        case .disappeared: nil
        case .appearing: (barAppearing, barOutline)
        case .appeared: (barAppeared, barOutline)
        case .disappearing: (barDisappearing, barLeaving)
        }
    }
}

import Graphviz
import LifecycleModel

/// How cards and segues of a storyboard look. No kind stands on colour alone: line, tip and word tell it too.
enum StoryboardTheme {
    static let show = Ink("segue-show", light: "#1d5fa8", dark: "#79b8ff")
    static let detail = Ink("segue-detail", light: "#0b6b7d", dark: "#5fd0e0")
    static let popover = Ink("segue-popover", light: "#9a2c78", dark: "#f29ad5")
    static let custom = Ink("segue-custom", light: "#8a4b00", dark: "#f0b36b")
    static let unwind = Ink("segue-unwind", light: "#5d6775", dark: "#a3b0be")
    static let embed = Ink("segue-embed", light: "#22703f", dark: "#6fd396")
    static let contain = Ink("segue-contain", light: "#323d4d", dark: "#b4c0cc")
    static let frame = Ink("frame", light: "#c5ced8", dark: "#3b4653")
    static let ground = Ink("ground", light: "#fafbfc", dark: "#11161d")
    static let scene = Ink("scene", light: "#f4f6fa", dark: "#1c2530")
    static let other = Ink("scene-other", light: "#fdfdfe", dark: "#141a21")

    /// The text of a card: the name's lines are as wide as bold ones.
    static let name = TextMetrics.Style(font: .bold, size: 10.5, ink: Theme.text)
    static let text = TextMetrics.Style(size: 10.5, ink: Theme.text)
    static let label = TextMetrics.Style(size: 9.5, ink: Theme.muted)

    /// How wide a card's text may become, in points.
    static let cardWidth = 190.0
    /// How wide a segue's label may become, in points.
    static let labelWidth = 180.0

    /// How a kind of segue is drawn.
    struct Look {
        var ink: Ink
        var style: Attribute.Style = .solid
        var width = 1.2
        var head: Attribute.Arrow = .normal
        var tail: Attribute.Arrow = .none
        /// What the legend says of it.
        var meaning: String
    }

    static func look(of work: Storyboard.Segue.Work) -> Look {
        switch work {
        case .relationship:
            Look(ink: contain, width: 1.8, head: .none, tail: .diamond, meaning: "contains from the start")
        case .embed: Look(ink: embed, width: 1.8, head: .none, tail: .odiamond, meaning: "embeds in a container view")
        case .nextPage: Look(ink: contain, style: .dashed, head: .vee, meaning: "next page")
        case .show: Look(ink: show, meaning: "shows or pushes")
        case .showDetail: Look(ink: detail, style: .dashed, head: .normal, meaning: "shows as detail")
        case .present: Look(ink: Theme.presents, width: 2, head: .empty, meaning: "presents modally")
        case .popover: Look(ink: popover, style: .dashed, width: 1.6, head: .odot, meaning: "presents as popover")
        case .custom: Look(ink: custom, style: .dotted, width: 1.8, head: .vee, meaning: "custom segue")
        case .unwind: Look(ink: unwind, style: .dotted, head: .empty, meaning: "unwinds to that scene")
        case .other: Look(ink: Theme.message, style: .dotted, head: .open, meaning: "unknown kind")
        }
    }
}

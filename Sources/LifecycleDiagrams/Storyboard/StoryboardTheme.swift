import Graphviz
import LifecycleModel

/// The styles of a storyboard's scenes and segues. Segues also differ in arrowhead and label, because color is never the
/// only distinction. No segue is dashed: a dashed line means that something isn't on screen.
enum StoryboardTheme {
    static let show = ThemeColor("segue-show", light: "#1d5fa8", dark: "#79b8ff")
    static let detail = ThemeColor("segue-detail", light: "#0b6b7d", dark: "#5fd0e0")
    static let popover = ThemeColor("segue-popover", light: "#9a2c78", dark: "#f29ad5")
    static let custom = ThemeColor("segue-custom", light: "#8a4b00", dark: "#f0b36b")
    static let unwind = ThemeColor("segue-unwind", light: "#5d6775", dark: "#a3b0be")
    static let embed = ThemeColor("segue-embed", light: "#475468", dark: "#a9b4c1")
    static let contain = ThemeColor("segue-contain", light: "#323d4d", dark: "#b4c0cc")
    static let scene = ThemeColor("scene", light: "#f4f6fa", dark: "#1c2530")
    static let other = ThemeColor("scene-other", light: "#fdfdfe", dark: "#141a21")

    static let name = TextMetrics.Style(font: .bold, size: 10.5, color: Theme.text)
    static let label = TextMetrics.Style(size: 9.5, color: Theme.muted)

    /// The width of a name above which it is smaller, and the width that other lines can have in any card, in points.
    static let (cardWidth, detailWidth) = (170.0, 120.0)

    /// The style for a kind of segue.
    struct Look {
        var color: ThemeColor
        var style: Attribute.Style = .solid
        var width = 1.2
        var head: Attribute.Arrow = .normal
        var tail: Attribute.Arrow = .none
        /// The text in the legend.
        var meaning: Wording
    }

    /// Returns the style for a link. A link with a mark has the color of the mark.
    static func look(of link: StoryboardModel.Link) -> Look {
        var look = look(of: link.work)
        if let mark = link.mark { (look.color, look.width) = (mark.color, 2.4) }
        return look
    }

    static func look(of work: Storyboard.Segue.Work) -> Look {
        switch work {
        case .relationship:
            Look(color: contain, width: 1.8, head: .none, tail: .diamond, meaning: "contains from the start")
        case .embed: Look(color: embed, width: 1.8, head: .none, tail: .odiamond, meaning: "embeds in a container view")
        case .nextPage: Look(color: contain, head: .vee, meaning: "next page")
        case .show: Look(color: show, meaning: "shows or pushes")
        case .showDetail: Look(color: detail, head: .dot, meaning: "shows as detail")
        case .present: Look(color: Theme.presents, width: 2, head: .empty, meaning: "presents modally")
        case .popover: Look(color: popover, width: 1.6, head: .odot, meaning: "presents as popover")
        case .custom: Look(color: custom, style: .dotted, width: 1.8, head: .vee, meaning: "custom segue")
        case .unwind: Look(color: unwind, style: .dotted, head: .empty, meaning: "unwinds to that scene")
        case .other: Look(color: Theme.message, style: .dotted, head: .vee, meaning: "unknown kind")
        }
    }
}

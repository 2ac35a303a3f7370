import Graphviz

/// A box that is as large as its text: a name in bold, and lines below it.
///
/// The size is fixed, because Graphviz measures bold text as if it was regular, and differently with other fonts.
struct TextBox {
    /// The size of the text, in points.
    static let fontSize = Theme.name.size
    /// The style of the lines below the name.
    static let text = Theme.Style(size: fontSize, color: Theme.text)
    /// The smallest width, which leaves room for a short label of the frame around a single box.
    static let leastWidth = 110.0

    private let name: [String]
    private let lines: [String]
    private(set) var width: Double
    let height: Double

    /// Makes a box of `name`, broken before capitals, and `lines`, broken at spaces and within long names, both where
    /// they are wider than `limit`.
    init(_ name: String, _ lines: [String] = [], limit: Double = 190, leastWidth: Double = TextBox.leastWidth) {
        let plain = StoryboardText.plain(name, limit: 120)
        self.name = TextBox.split(TextMetrics.wrapName(plain.isEmpty ? "?" : plain, to: limit, Theme.name))
        self.lines = lines.flatMap { line in
            let words = StoryboardText.plain(line, limit: 200).split(separator: " ").map {
                TextMetrics.wrapName(String($0), to: limit, TextBox.text)
            }
            return TextBox.split(TextMetrics.wrap(words.joined(separator: " "), to: limit, TextBox.text))
        }
        let widths =
            self.name.map { TextMetrics.width($0, Theme.name) }
            + self.lines.map { TextMetrics.width($0, TextBox.text) }
        width = max(leastWidth, (widths.max() ?? 0) + 22)
        height = Double(self.name.count + self.lines.count) * TextBox.fontSize * Theme.lineHeight + 14
    }

    /// Lines that are not empty. A label whose first line is empty makes Graphviz 12 and 13 crash.
    private static func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// The box, as wide as others of its column.
    func widened(to width: Double) -> TextBox {
        var box = self
        box.width = max(self.width, width)
        return box
    }

    /// The box as a node of `classes`.
    func node(
        _ name: String, _ look: [Attribute], title: String? = nil, classes: String
    ) -> Node {
        let attributes: [Attribute] = [.label((self.name + lines).joined(separator: "\n")), .size(width, height)]
        // A label has one font; only an SVG has bold first lines.
        let weight: Attribute = lines.isEmpty ? .font(.bold) : .boldLines(self.name.count)
        return Node(name, attributes + [weight, .cssClass(classes)] + look, title: title)
    }
}

import Graphviz

/// A box that fits its text: a name in bold, and lines below it.
///
/// The size is fixed, because Graphviz measures bold text like regular text, and because its measurements depend on
/// the font.
struct TextBox {
    /// The size of the text, in points.
    static let fontSize = Theme.name.size
    /// The style of the lines below the name.
    static let text = Theme.Style(size: fontSize, color: Theme.text)
    /// The minimum width, which leaves space for a short label on a frame around a single box.
    static let leastWidth = 110.0

    private let name: [String]
    private let lines: [String]
    private(set) var width: Double
    let height: Double

    /// Creates a box. Text that is wider than `limit` is wrapped: `name` before capitals, and `lines` at spaces and,
    /// in long words, before capitals. `name` is shortened to 120 characters, and each line to 200. A question mark
    /// replaces an empty name.
    init(_ name: String, _ lines: [String] = [], limit: Double = 190, leastWidth: Double = TextBox.leastWidth) {
        let plain = name.onOneLine(limit: 120)
        self.name = TextBox.split(TextMetrics.wrapName(plain.isEmpty ? "?" : plain, to: limit, Theme.name))
        self.lines = lines.flatMap { line in
            let words = line.onOneLine(limit: 200).split(separator: " ").map {
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

    /// Returns the lines of `text`, without empty lines.
    private static func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// The lines of the name.
    var title: String { name.joined(separator: "\n") }
    /// The lines below the name.
    var details: String { lines.joined(separator: "\n") }

    /// Returns the box, widened to at least `width`.
    func widened(to width: Double) -> TextBox {
        var box = self
        box.width = max(self.width, width)
        return box
    }

    /// Returns the box as a node with the CSS classes `classes`.
    func node(
        _ name: String, _ look: [Attribute], title: String? = nil, classes: String
    ) -> Node {
        let attributes: [Attribute] = [.label((self.name + lines).joined(separator: "\n")), .size(width, height)]
        // A plain-text label in Graphviz has one font. Only an SVG can show the name in bold and the lines in regular
        // type.
        let weight: Attribute = lines.isEmpty ? .font(.bold) : .boldLines(self.name.count)
        return Node(name, attributes + [weight, .cssClass(classes)] + look, title: title)
    }
}

extension String {
    /// Returns the text on one line, shortened to `limit` characters, with a single space instead of each sequence of
    /// whitespace.
    func onOneLine(limit: Int) -> String {
        let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}

/// A drawing before it is rendered: a graph, how it is laid out, and what it says in words.
public struct Picture: Sendable {
    /// How places are found.
    public enum Layout: String, Sendable, Hashable {
        /// Graphviz ranks the nodes.
        case dot
        /// Every node and edge brings its own coordinates.
        case nop2

        /// What libgvc calls it: coordinates are taken by a layout of our own, as Graphviz's `nop2` takes them from texts.
        var engine: String { self == .dot ? rawValue : "lifeline" }
    }

    /// The drawing's own name, which its ids begin with, so that several may live on one page.
    public var name: String
    /// What is drawn.
    public var graph: Graph
    /// How places are found.
    public var layout: Layout
    /// The title, for a reader who does not see the drawing.
    public var title: String
    /// The whole drawing in words.
    public var description: String
    /// The colours in which it comes out.
    public var scheme: ColorScheme
    /// The forms without Graphviz, each by the name of its ``Format``, written when they are asked for.
    public var writings: [String: @Sendable () -> String] = [:]

    /// Makes a picture.
    public init(
        name: String, graph: Graph, layout: Layout, title: String, description: String, scheme: ColorScheme = .auto
    ) {
        self.name = name
        self.graph = graph
        self.layout = layout
        self.title = title
        self.description = description
        self.scheme = scheme
    }

    /// A hash of everything that the drawing is made of, the same under every version of Graphviz.
    ///
    /// An SVG carries it, so that a drawing that is out of date is told without rendering it again.
    public var digest: String {
        var writer = GraphWriter(scheme, for: NoTarget())
        writer.put(graph, inOrder: layout == .nop2)
        return digest(of: writer.contents)
    }

    func digest(of contents: GraphContents) -> String {
        var digest = contents.digest
        digest.add("lifeline picture 4")
        for text in [name, layout.rawValue, title, description, scheme.rawValue] { digest.add(text) }
        for ink in contents.inks { digest.add(ink.name + ink.dark) }
        return digest.hexadecimal
    }
}

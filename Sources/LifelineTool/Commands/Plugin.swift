import Graphviz

/// A Graphviz plugin that drawings need.
struct Plugin {
    /// The layout engine or format that it provides.
    let name: String
    /// What Lifeline uses it for, as a verb phrase.
    let purpose: String
    /// Whether every drawing needs it.
    let isRequired: Bool
    /// The system package that contains it.
    let package: SystemPackage
    /// The part of its file name that identifies it.
    let fileName: String
    /// The layout and format of a drawing that needs it.
    private let probe: (layout: Layout, format: Format)
    /// Whether it is installed.
    let isInstalled: Bool

    /// All plugins that Lifeline uses.
    static var all: [Plugin] {
        let (engines, formats) = (InstalledPlugins.layoutEngines, InstalledPlugins.formats)
        return [
            Plugin(
                name: "dot", purpose: "computes layouts", isRequired: true, package: .graphviz,
                fileName: "dot_layout", probe: (.dot, .svg), isInstalled: engines.contains("dot")),
            Plugin(
                name: "nop2", purpose: "draws at given coordinates", isRequired: true,
                package: .coordinates, fileName: "neato_layout", probe: (.nop2, .svg),
                isInstalled: engines.contains("nop2")),
            Plugin(
                name: "png", purpose: "draws PNG with Pango and cairo", isRequired: false,
                package: .graphvizBitmaps, fileName: "pango", probe: (.dot, .png),
                isInstalled: formats.contains("png")),
            Plugin(
                name: "pdf", purpose: "draws PDF with Pango and cairo", isRequired: false,
                package: .graphvizBitmaps, fileName: "pango", probe: (.dot, .pdf),
                isInstalled: formats.contains("pdf")),
        ]
    }

    /// Draws a node with the plugin.
    ///
    /// - Returns: The file of the plugin, or nil if it is not known.
    /// - Throws: ``GraphvizError``.
    func load() throws -> String? {
        var graph = Graph(name: "probe")
        graph.add(Node("node", [.position(Point(0, 0))]))
        let picture = Picture(name: "probe", graph: graph, layout: probe.layout, title: "", description: "")
        _ = try Renderer.shared.render(picture, as: probe.format)
        return LoadedLibraries.paths.first { $0.contains("/libgvplugin_\(fileName).") }
    }
}

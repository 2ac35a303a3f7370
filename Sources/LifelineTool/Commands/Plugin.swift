import Graphviz

/// A plugin of Graphviz that drawings need.
struct Plugin {
    /// The layout engine or format that it provides.
    let name: String
    /// What it does here, as a phrase.
    let purpose: String
    /// Whether nothing can be drawn without it.
    let isRequired: Bool
    /// The package that it is part of.
    let package: SystemPackage
    /// The name of the plugin in the name of its file.
    let fileName: String
    /// A drawing that needs it, and in which format.
    private let probe: (layout: Layout, format: Format)
    /// Whether it is installed.
    let isInstalled: Bool

    /// Every plugin that is used.
    static var all: [Plugin] {
        let (engines, formats) = (InstalledPlugins.layoutEngines, InstalledPlugins.formats)
        return [
            Plugin(
                name: "dot", purpose: "ranks the nodes of a drawing", isRequired: true, package: .graphviz,
                fileName: "dot_layout", probe: (.dot, .svg), isInstalled: engines.contains("dot")),
            Plugin(
                name: "nop2", purpose: "takes the coordinates of a drawing", isRequired: true,
                package: .coordinates, fileName: "neato_layout", probe: (.nop2, .svg),
                isInstalled: engines.contains("nop2")),
            Plugin(
                name: "png", purpose: "draws PNG through pango and cairo", isRequired: false,
                package: .graphvizBitmaps, fileName: "pango", probe: (.dot, .png),
                isInstalled: formats.contains("png")),
            Plugin(
                name: "pdf", purpose: "draws PDF through pango and cairo", isRequired: false,
                package: .graphvizBitmaps, fileName: "pango", probe: (.dot, .pdf),
                isInstalled: formats.contains("pdf")),
        ]
    }

    /// Draws a node with the plugin, and returns the file from which Graphviz loaded it, or nil if that is not known.
    /// Throws ``GraphvizError``.
    func load() throws -> String? {
        var graph = Graph(name: "probe")
        graph.add(Node("node", [.position(Point(0, 0))]))
        let picture = Picture(name: "probe", graph: graph, layout: probe.layout, title: "", description: "")
        _ = try Renderer.shared.render(picture, as: probe.format)
        return LoadedLibraries.paths.first { $0.contains("/libgvplugin_\(fileName).") }
    }
}

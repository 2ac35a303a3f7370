import Graphviz

struct Plugin {
    let name: String
    /// The purpose of the plugin, as a verb phrase in the third person.
    let purpose: String
    /// Whether Lifeline needs the plugin regardless of the drawings' format.
    let isRequired: Bool
    let package: SystemPackage
    /// The distinctive part of the plugin's file name.
    let fileName: String
    /// The layout and format of a test drawing that needs the plugin.
    private let probe: (layout: Layout, format: Format)

    static let all = [
        Plugin(
            name: "dot", purpose: "computes layouts", isRequired: true, package: .graphviz, fileName: "dot_layout",
            probe: (.dot, .svg)),
        Plugin(
            name: "nop2", purpose: "draws at given coordinates", isRequired: true, package: .coordinates,
            fileName: "neato_layout", probe: (.nop2, .svg)),
        Plugin(
            name: "png", purpose: "draws PNG with Pango and cairo", isRequired: false, package: .graphvizBitmaps,
            fileName: "pango", probe: (.dot, .png)),
        Plugin(
            name: "pdf", purpose: "draws PDF with Pango and cairo", isRequired: false, package: .graphvizBitmaps,
            fileName: "pango", probe: (.dot, .pdf)),
    ]

    var isInstalled: Bool { (InstalledPlugins.layoutEngines + InstalledPlugins.formats).contains(name) }

    /// Loads the plugin by drawing a node.
    ///
    /// - Returns: The path of the plugin's file, or nil if the path is unknown.
    /// - Throws: ``GraphvizError``.
    func load() throws -> String? {
        var graph = Graph(name: "probe")
        graph.add(Node("node", [.position(.init(0, 0))]))
        let picture = Picture(name: "probe", graph: graph, layout: probe.layout, title: "", description: "")
        _ = try Renderer.shared.render(picture, as: probe.format)
        return LoadedLibraries.paths.first { $0.contains("/libgvplugin_\(fileName).") }
    }
}

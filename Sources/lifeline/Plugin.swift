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
    /// Whether it is installed.
    let isInstalled: Bool

    /// Every plugin that is used.
    static var all: [Plugin] {
        let (engines, formats) = (InstalledPlugins.layoutEngines, InstalledPlugins.formats)
        return [
            Plugin(
                name: "dot", purpose: "ranks the nodes of a drawing", isRequired: true, package: .graphviz,
                isInstalled: engines.contains("dot")),
            Plugin(
                name: "nop2", purpose: "takes the coordinates of a drawing", isRequired: true,
                package: .coordinates, isInstalled: engines.contains("nop2")),
            Plugin(
                name: "png", purpose: "draws PNG through pango and cairo", isRequired: false,
                package: .graphvizBitmaps, isInstalled: formats.contains("png")),
            Plugin(
                name: "pdf", purpose: "draws PDF through pango and cairo", isRequired: false,
                package: .graphvizBitmaps, isInstalled: formats.contains("pdf")),
        ]
    }
}

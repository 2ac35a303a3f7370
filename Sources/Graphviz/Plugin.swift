/// A part of Graphviz that is installed as a file of its own, and what it is needed for.
public struct Plugin: Sendable {
    /// The name that its file carries.
    public let name: String
    /// What it does here, as a phrase.
    public let purpose: String
    /// Whether nothing can be drawn without it.
    public let isRequired: Bool

    /// Every plugin that is made use of.
    public static let all = [
        Plugin(name: "dot_layout", purpose: "ranks the nodes of a drawing", isRequired: true),
        Plugin(name: "pango", purpose: "draws PNG and PDF through pango and cairo", isRequired: false),
    ]

    /// Whether it is installed and can be loaded.
    public var isLoadable: Bool { Library.symbol(of: name) != nil }
    /// The folder that plugins are looked for in; nil where Graphviz' own library is not found.
    public static var folder: String? { Library.pluginFolder }
}

/// The installed Graphviz plugins.
public enum InstalledPlugins {
    /// Layout engines, such as `dot` and `nop2`.
    public static var layoutEngines: [String] { GraphvizLibrary.plugins("layout") }
    /// Output formats of Graphviz itself, such as `png` and `pdf`.
    public static var formats: [String] { GraphvizLibrary.plugins("device") }
}

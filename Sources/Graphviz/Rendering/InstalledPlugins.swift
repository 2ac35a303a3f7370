/// The names of the installed Graphviz plugins.
public enum InstalledPlugins {
    /// Layout engines, such as `dot` and `nop2`.
    public static var layoutEngines: [String] { GraphvizLibrary.plugins("layout") }
    /// Graphviz's output formats, such as `png` and `pdf`.
    public static var formats: [String] { GraphvizLibrary.plugins("device") }
}

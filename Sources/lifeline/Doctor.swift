import ArgumentParser
import Graphviz
import LifecycleModel
import LifecycleReaders

/// `lifeline doctor`: what is installed, what is missing, and the command that installs it.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Print versions, plugins and fonts found, what to install, and the limits.",
        discussion: "The status is 2 where something is missing without which nothing can be drawn.")

    func run() throws {
        var console = Console()
        console.put("lifeline \(Lifeline.configuration.version)\nGraphviz \(Renderer.shared.version)\n")
        console.put("plugins in \(Plugin.folder ?? "nowhere: its library is not found")\n")
        for plugin in Plugin.all { examine(plugin, &console) }
        console.put("fonts\n")
        for font in [Font.regular, .mono] { examine(font, console) }
        console.put("limits\n")
        for (count, subject) in Doctor.limits { console.put("  \(count) \(subject)\n") }
        try console.end()
    }

    /// Everything that bounds inputs and drawings.
    private static var limits: [(count: Int, subject: String)] {
        Limit.all.map { ($0.value, $0.subject) } + [
            (Renderer.partLimit, "nodes and edges of a drawing"), (Renderer.labelLimit, "characters of a label"),
            (Format.Options().pixelLimit, "pixels of a side of a PNG"),
        ]
    }

    private func examine(_ plugin: Plugin, _ console: inout Console) {
        let isThere = plugin.isLoadable
        console.put(Doctor.line(isThere, plugin.name, plugin.purpose))
        guard !isThere else { return }
        let package = plugin.isRequired ? SystemPackage.graphviz : .graphvizBitmaps
        console.say(
            plugin.isRequired ? .error : .warning,
            "the plugin '\(plugin.name)' is missing, which \(plugin.purpose); \(package.advice)")
        if plugin.isRequired { console.raise(.failed) }
    }

    /// Fonts matter to PNG and PDF alone: an SVG is set by whoever shows it.
    private func examine(_ font: Font, _ console: Console) {
        guard let matches = FontMatch.family(for: font.rawValue) else {
            console.put(Doctor.line(false, font.rawValue, "fontconfig's fc-match does not tell"))
            return
        }
        guard !matches.isEmpty else {
            console.put(Doctor.line(false, font.rawValue, "no font at all stands in for it"))
            console.say(.warning, "PNG and PDF need a font; \(SystemPackage.fonts.advice)")
            return
        }
        console.put(Doctor.line(true, font.rawValue, "is set in \(Console.printable(matches))"))
    }

    private static func line(_ isThere: Bool, _ name: String, _ text: String) -> String {
        let padding = String(repeating: " ", count: max(1, 22 - name.count))
        return "  \(isThere ? "✓" : "✗") \(name)\(padding)\(text)\n"
    }
}

/// What a system's package manager calls something.
struct SystemPackage {
    let apt: String
    let dnf: String
    let brew: String

    static let graphviz = SystemPackage(apt: "libgraphviz-dev", dnf: "graphviz-devel", brew: "graphviz")
    static let graphvizBitmaps = SystemPackage(apt: "graphviz", dnf: "graphviz", brew: "graphviz")
    static let fonts = SystemPackage(
        apt: "fonts-dejavu-core", dnf: "dejavu-sans-fonts", brew: "--cask font-dejavu")

    /// The command that installs it, for each system.
    var advice: String {
        "install it with 'apt-get install \(apt)', 'dnf install \(dnf)' or 'brew install \(brew)'"
    }
}

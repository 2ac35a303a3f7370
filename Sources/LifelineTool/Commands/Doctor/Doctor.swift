import ArgumentParser
import Graphviz
import LifecycleModel
import LifecycleReaders

/// `lifeline doctor`: what is installed, what is missing, and the command that installs it.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the installation.",
        discussion: """
            Prints the versions, Graphviz's plugins, the fonts of PNG and PDF, what is missing, and the limits of inputs. The exit \
            status is 2 if nothing can be drawn.

            Examples:
              lifeline doctor
              lifeline doctor | grep font
            """)

    func run() throws {
        var console = Console()
        let renderer = Renderer.shared
        console.put("lifeline \(RootCommand.configuration.version)\n")
        console.put("Graphviz \(renderer.version), built with \(renderer.headerVersion)\n")
        console.put("plugins of Graphviz\n")
        for plugin in Plugin.all { examine(plugin, &console) }
        console.put("fonts of PNG and PDF\n")
        for font in [Font.regular, .bold, .mono] { examine(font, console) }
        console.put("limits\n")
        for (count, subject) in Doctor.limits { console.put("  \(count) \(subject)\n") }
        try console.end()
    }

    /// Everything that bounds inputs and drawings.
    private static var limits: [(count: Int, subject: String)] {
        Limit.all.map { ($0.value, $0.subject) } + [
            (Renderer.elementLimit, "nodes and edges of a drawing"), (Renderer.labelLimit, "characters of a label"),
            (Format.Options().pixelLimit, "pixels of a side of a PNG"),
        ]
    }

    private func examine(_ plugin: Plugin, _ console: inout Console) {
        let problem: String
        do {
            if plugin.isInstalled {
                let file = try plugin.load().map { ", \(Console.printable($0))" } ?? ""
                return console.put(Doctor.line(true, plugin.name, plugin.purpose + file))
            }
            problem = "Graphviz has no plugin for '\(plugin.name)', which \(plugin.purpose); \(plugin.package.advice)"
        } catch { problem = "the plugin for '\(plugin.name)' does not work: \(error)" }
        console.put(Doctor.line(false, plugin.name, plugin.purpose))
        console.say(plugin.isRequired ? .error : .warning, problem)
        if plugin.isRequired { console.raise(.failed) }
    }

    /// Only PNG and PDF need fonts of this system: the fonts of an SVG are chosen where it is shown.
    private func examine(_ font: Font, _ console: Console) {
        let name = font.rawValue.prefix { $0 != "," } + (font.rawValue.hasSuffix(" Bold") ? " Bold" : "")
        guard let match = FontMatch(font) else {
            console.put(Doctor.line(false, String(name), "unknown: fontconfig's fc-match is not installed"))
            return
        }
        guard !match.file.isEmpty else {
            console.put(Doctor.line(false, String(name), "no font is installed"))
            console.say(.warning, "PNG and PDF need a font; \(SystemPackage.fonts.advice)")
            return
        }
        let text = "\(Console.printable(match.family)), \(Console.printable(match.file))"
        console.put(Doctor.line(true, String(name), text))
    }

    private static func line(_ isThere: Bool, _ name: String, _ text: String) -> String {
        let padding = String(repeating: " ", count: max(1, 22 - name.count))
        return "  \(isThere ? "✓" : "✗") \(name)\(padding)\(text)\n"
    }
}

/// The names of a package in package managers.
struct SystemPackage {
    let apt: String
    let dnf: String
    let brew: String

    static let graphviz = SystemPackage(apt: "libgraphviz-dev", dnf: "graphviz-devel", brew: "graphviz")
    static let coordinates = SystemPackage(
        apt: "libgvplugin-neato-layout8", dnf: "graphviz", brew: "graphviz")
    static let graphvizBitmaps = SystemPackage(apt: "graphviz", dnf: "graphviz", brew: "graphviz")
    static let fonts = SystemPackage(
        apt: "fonts-liberation", dnf: "liberation-fonts", brew: "--cask font-liberation")

    /// The commands that install it.
    var advice: String {
        "install it with 'apt-get install \(apt)', 'dnf install \(dnf)' or 'brew install \(brew)'"
    }
}

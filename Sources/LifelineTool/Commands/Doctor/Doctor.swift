import ArgumentParser
import Graphviz
import LifecycleModel
import LifecycleReaders

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the installation.",
        discussion: """
            Prints the versions of Lifeline and Graphviz, the Graphviz plugins, the fonts for PNG and PDF, and the \
            limits for inputs and drawings. If a plugin or a font is missing, also prints the commands that install it.

            Examples:
              lifeline doctor
              lifeline doctor | grep font
              lifeline doctor --licenses

            Exit status:
              0   All required Graphviz plugins work.
              2   A required Graphviz plugin is missing or doesn't work.
              64  The arguments are invalid.
            """)

    @Flag(help: "Print the licenses of the software that Lifeline contains or loads.") var licenses = false

    func run() throws {
        var console = Console()
        if licenses { return console.put(String(decoding: PackageResources.NOTICE, as: UTF8.self)) }
        let renderer = Renderer.shared
        console.put("lifeline \(RootCommand.configuration.version)\n")
        console.put("Graphviz \(renderer.version); lifeline was built with \(renderer.headerVersion)\n")
        console.put("Graphviz plugins\n")
        for plugin in Plugin.all { examine(plugin, &console) }
        console.put("fonts for PNG and PDF\n")
        for font in [Font.regular, .bold, .mono] { examine(font, console) }
        console.put("limits\n")
        for (count, subject) in Doctor.limits { console.put("  \(count) \(subject)\n") }
        try console.end()
    }

    private static var limits: [(count: Int, subject: String)] {
        Limit.all.map { ($0.value, $0.subject) } + [
            (Renderer.elementLimit, "nodes and edges in a drawing"), (Renderer.labelLimit, "characters in a label"),
            (Format.Options().pixelLimit, "pixels per side of a PNG"),
        ]
    }

    private func examine(_ plugin: Plugin, _ console: inout Console) {
        let problem: String
        do {
            if plugin.isInstalled {
                let file = try plugin.load().map { ", \(PrintableText.line($0))" } ?? ""
                return console.put(Doctor.line(true, plugin.name, plugin.purpose + file))
            }
            problem =
                "the Graphviz plugin for '\(plugin.name)', which \(plugin.purpose), is missing; "
                + plugin.package.advice
        } catch { problem = "the Graphviz plugin for '\(plugin.name)' doesn't work: \(error)" }
        console.put(Doctor.line(false, plugin.name, plugin.purpose))
        console.say(plugin.isRequired ? .error : .warning, problem)
        if plugin.isRequired { console.raise(.failed) }
    }

    /// Prints the installed font that PNG and PDF drawings use for `font`. An SVG uses the fonts of the computer that
    /// displays it.
    private func examine(_ font: Font, _ console: Console) {
        let name = font.rawValue.prefix { $0 != "," } + (font.rawValue.hasSuffix(" Bold") ? " Bold" : "")
        guard let match = FontMatch(font) else {
            let reason = "unknown, because fontconfig's fc-match is not installed or fails"
            console.put(Doctor.line(false, String(name), reason))
            return
        }
        guard !match.file.isEmpty else {
            console.put(Doctor.line(false, String(name), "missing"))
            console.say(.warning, "PNG and PDF drawings need a font; \(SystemPackage.fonts.advice)")
            return
        }
        let text = "\(PrintableText.line(match.family)), \(PrintableText.line(match.file))"
        console.put(Doctor.line(true, String(name), text))
    }

    private static func line(_ isThere: Bool, _ name: String, _ text: String) -> String {
        let padding = String(repeating: " ", count: max(1, 22 - name.count))
        return "  \(isThere ? "✓" : "✗") \(name)\(padding)\(text)\n"
    }
}

/// The names of a package in different package managers.
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

    var advice: String {
        "install it with 'apt-get install \(apt)', 'dnf install \(dnf)', or 'brew install \(brew)'"
    }
}

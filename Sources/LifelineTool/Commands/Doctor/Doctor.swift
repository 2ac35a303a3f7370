import ArgumentParser

struct Doctor: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the installation.",
        discussion: """
            Prints the versions of Lifeline and Graphviz, the Graphviz plugins, the fonts for PNG and PDF, and the \
            limits for inputs and drawings. If a plugin or a font is missing, also prints the commands that install it.

            Examples:
              lifeline doctor
              lifeline doctor | grep font
              lifeline doctor --format json
              lifeline doctor --licenses

            Exit status:
              0   All required Graphviz plugins work.
              2   A required Graphviz plugin is missing or doesn't work.
              64  The arguments are invalid.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Flag(help: "Print the licenses of the software that Lifeline contains or loads.") var licenses = false
    @Option(help: "Output format.") var format = Format.text

    func run(_ console: inout Console) throws {
        if licenses { return console.put(String(decoding: PackageResources.NOTICE, as: UTF8.self)) }
        let report = DoctorReport()
        console.put(format == .text ? report.text : report.json + "\n")
        for check in report.plugins + report.fonts {
            guard let problem = check.problem else { continue }
            console.say(check.isRequired ? .error : .warning, problem)
            if check.isRequired { console.raise(.failed) }
        }
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

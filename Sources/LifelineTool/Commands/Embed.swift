import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline embed`: puts drawings and alternative text into documentation, and refreshes them.
struct Embed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Insert drawings into Markdown files and DocC catalogs, and keep them up to date.",
        discussion: """
            Everything between '<!-- lifeline: guide/push-pop timeline -->' and '<!-- /lifeline -->' is replaced by that drawing \
            with an alternative text. A marker may have options of 'lifeline render', such as \
            'guide/push-pop hierarchy --film', or 'difference --ios 12 --ios 13' after a scenario. A catalog gets the files \
            name.svg and name~dark.svg.

            Examples:
              lifeline embed README.md --from samples -o .github/gallery --theme pair
              lifeline embed README.md --from samples -o .github/gallery --theme pair --check
            """)

    @Argument(help: "Markdown files, and folders named *.docc.") var documents: [String]
    @Option(
        help: ArgumentHelp(
            "Folder of the inputs. (default: the Markdown file's)", valueName: "folder"))
    var from: String?
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "Input that markers name without a folder; repeatable.", valueName: "file"))
    var extras: [String] = []
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for drawings. (default: output, or the catalog)", valueName: "folder"))
    var output: String?
    @Flag(help: "Report what is out of date and write nothing; the exit status is then 1.") var check = false
    @OptionGroup var style: DrawingStyle

    func validate() throws {
        if style.diagram != nil { throw ValidationError("the markers name the diagram; omit --diagram") }
    }

    func run() throws {
        var console = Console()
        for document in documents {
            let isCatalogue = Files.kind(document) == .folder
            if isCatalogue && !document.hasSuffix(".docc") && !document.hasSuffix(".docc/") {
                let message = "not a DocC catalog; name a folder *.docc or Markdown files"
                console.report(ReadError(file: document, message: message), for: document)
                continue
            }
            do {
                for file in isCatalogue ? try Embed.markdown(in: document) : [document] {
                    Rescue.naming("input '\(file)'") {
                        refresh(file, in: isCatalogue ? document : nil, &console)
                    }
                }
            } catch { console.report(error, for: document) }
        }
        try console.end()
    }

    private static func markdown(in folder: String) throws -> [String] {
        try Files.list(folder).flatMap { name -> [String] in
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if Files.kind(path) == .folder { return Files.leadsBack(path) ? [] : try markdown(in: path) }
            return name.hasSuffix(".md") ? [path] : []
        }
    }

    /// Refreshes one file; where anything in it is wrong, everything is told and nothing is written.
    private func refresh(_ file: String, in catalog: String?, _ console: inout Console) {
        do {
            let folder = output ?? catalog ?? "output"
            let embedder = Embedder(
                file: file, inputs: from ?? Files.parent(of: file), extras: extras, output: folder,
                isCatalogue: catalog != nil, style: style)
            let markdown = try EmbeddedMarkdown(String(decoding: try Files.read(file), as: UTF8.self), file: file)
            let fresh = try embedder.embed(in: markdown)
            if check { return compare(fresh, markdown, file, folder, &console) }
            for drawing in fresh.flatMap(\.drawings) {
                try Files.replace("\(folder)/\(drawing.name)", with: try drawing.bytes())
            }
            try Files.replace(file, with: Array(markdown.text(with: fresh.map(\.lines)).utf8))
        } catch { console.report(error, for: file) }
    }

    private func compare(
        _ fresh: [Embedder.Result], _ markdown: EmbeddedMarkdown, _ file: String, _ folder: String,
        _ console: inout Console
    ) {
        let drawings = DrawingCheck(folder: folder, style: style, formats: [.svg])
        for (place, result) in zip(markdown.places, fresh) {
            if markdown.lines[place.content].map(String.init) != result.lines {
                let message = "the text between the markers is out of date; run 'lifeline embed'"
                console.say(.error, message, file: file, line: place.line, column: 1, rule: "stale-embedding")
                console.raise(.findings)
            }
            for var found in result.drawings.compactMap(drawings.diagnostic) {
                found.location = SourceLocation(file: file, line: place.line, column: 1)
                console.say(found)
                if found.severity == .error { console.raise(.findings) }
            }
        }
    }
}

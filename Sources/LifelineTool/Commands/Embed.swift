import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline embed`: puts drawings and alternative text into documentation, and refreshes them.
struct Embed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Put drawings and alternative text into Markdown and DocC catalogs, and refresh them.",
        discussion: """
            What stands between the lines '<!-- lifeline: guide/push-pop timeline -->' and '<!-- /lifeline -->' is \
            replaced by the drawing of that kind of that input. In Markdown it is an image, or with --theme pair a light \
            and a dark one; a catalog gets name.svg and name~dark.svg and refers to them by name. A marker may go on \
            with options of 'lifeline render', as in 'guide/push-pop hierarchy --film', and 'difference --ios 12 --ios 13' \
            compares two versions. A marker of one word \
            (\(EmbeddedList.all.map(\.name).joined(separator: ", "))) is a list of what this program knows. Markers in a \
            code block are left alone.
            """)

    @Argument(help: "Markdown files, and folders that end in .docc.") var documents: [String]
    @Option(
        help: ArgumentHelp(
            "The folder that inputs are looked for in; that of the Markdown file unless given.", valueName: "folder"))
    var from: String?
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "An input that markers name by its file's name alone; may be given many times.", valueName: "file"))
    var extras: [String] = []
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for drawings: 'output', or the catalog itself.", valueName: "folder"))
    var output: String?
    @Flag(help: "Write nothing, but tell what is out of date; the status is then 1.") var check = false
    @OptionGroup var style: DrawingStyle

    func validate() throws {
        if style.diagram != nil { throw ValidationError("the markers say which diagram, leave out --diagram") }
    }

    func run() throws {
        var console = Console()
        for document in documents {
            let isCatalogue = Files.kind(document) == .folder
            if isCatalogue && !document.hasSuffix(".docc") && !document.hasSuffix(".docc/") {
                let message = "a folder is to be a catalog that ends in .docc, or name its Markdown files"
                console.report(ReadError(file: document, message: message), for: document)
                continue
            }
            do {
                for file in isCatalogue ? try Embed.markdown(in: document) : [document] {
                    refresh(file, in: isCatalogue ? document : nil, &console)
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
                let message = "what stands between the markers is out of date, refresh it with 'lifeline embed'"
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

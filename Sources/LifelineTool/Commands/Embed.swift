import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline embed`: inserts drawings and alternative text into documentation, and updates them.
struct Embed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Insert drawings into Markdown files and DocC catalogs, and keep them up to date.",
        discussion: """
            Replaces the lines between '<!-- lifeline: guide/push-pop timeline -->' and '<!-- /lifeline -->' with that drawing \
            and its alternative text. A marker can contain options of 'lifeline render', such as \
            'guide/push-pop hierarchy --film', or compare a scenario on two iOS versions with 'difference --ios 12 --ios 13'. In a \
            catalog, a drawing has the files name.svg and name~dark.svg.

            Examples:
              lifeline embed README.md --from samples -o .github/gallery --theme pair
              lifeline embed README.md --from samples -o .github/gallery --theme pair --check

            Exit status:
              0   The documents are up to date.
              1   A document or a drawing is out of date (with --check).
              2   A document can't be updated.
              64  The arguments are invalid.
            """)

    @Argument(help: "Markdown files and DocC catalogs (*.docc).") var documents: [String]
    @Option(
        help: ArgumentHelp(
            "Folder of inputs.", valueName: "folder"))
    var from = Defaulted<String>("the folder of the Markdown file")
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "Input that markers can name without its folder. Repeatable.", valueName: "file"))
    var extras: [String] = []
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for drawings.", valueName: "folder"))
    var output = Defaulted<String>("output, or the catalog")
    @Flag(help: "Report outdated text and drawings, and write nothing.") var check = false
    @OptionGroup var style: DrawingStyle

    func validate() throws {
        if style.diagram.value != nil { throw ValidationError("the markers name the diagram; omit --diagram") }
    }

    func run() throws {
        var console = Console()
        for document in documents {
            let isCatalog = Files.kind(document) == .folder
            if isCatalog && !document.hasSuffix(".docc") && !document.hasSuffix(".docc/") {
                let message = "not a DocC catalog; name a folder *.docc, or Markdown files"
                console.report(ReadError(file: document, message: message), for: document)
                continue
            }
            do {
                for file in isCatalog ? try Embed.markdown(in: document) : [document] {
                    refresh(file, in: isCatalog ? document : nil, &console)
                }
            } catch { console.report(error, for: document) }
        }
        try console.end()
    }

    private static func markdown(in folder: String) throws -> [String] {
        var (walk, paths) = (FolderWalk(), [String]())
        try walk.visit(folder) { entry in
            if entry.kind == .file, entry.name.hasSuffix(".md") { paths.append(entry.path) }
            return true
        }
        return paths
    }

    /// Updates one file. If there are errors, reports all of them and writes nothing.
    private func refresh(_ file: String, in catalog: String?, _ console: inout Console) {
        do {
            let folder = output.value ?? catalog ?? "output"
            let embedder = Embedder(
                file: file, inputs: from.value ?? Path.parent(file), extras: extras, output: folder,
                isCatalog: catalog != nil, style: style)
            let markdown = try EmbeddedMarkdown(String(decoding: try Files.read(file), as: UTF8.self), file: file)
            let fresh = try embedder.embed(in: markdown)
            if check { return compare(fresh, markdown, file, folder, &console) }
            for drawing in fresh.flatMap(\.drawings) {
                let path = "\(folder)/\(drawing.name)"
                try Files.requireNoLinks(from: folder, to: path)
                try Files.replace(path, with: try drawing.bytes())
            }
            try Files.replace(file, with: Array(markdown.text(with: fresh.map(\.lines)).utf8))
        } catch { console.report(error, for: file) }
    }

    private func compare(
        _ fresh: [Embedder.Result], _ markdown: EmbeddedMarkdown, _ file: String, _ folder: String,
        _ console: inout Console
    ) {
        let drawings = DrawingCheck(folder: folder, style: style, formats: [.svg])
        for (section, result) in zip(markdown.sections, fresh) {
            if markdown.lines[section.content].map(String.init) != result.lines {
                let message = "the text between the markers is out of date; run 'lifeline embed'"
                console.say(.error, message, file: file, line: section.line, column: 1, rule: "stale-embedding")
                console.raise(.findings)
            }
            for var found in result.drawings.compactMap(drawings.diagnostic) {
                found.location = SourceLocation(file: file, line: section.line, column: 1)
                console.say(found)
                if found.severity == .error { console.raise(.findings) }
            }
        }
    }
}

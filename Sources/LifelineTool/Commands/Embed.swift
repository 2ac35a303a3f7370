import ArgumentParser
import LifecycleModel
import LifecycleReaders

struct Embed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Insert or update drawings in Markdown files and DocC catalogs.",
        discussion: """
            Replaces the lines between '<!-- lifeline: guide/push-pop timeline -->' and '<!-- /lifeline -->' with a \
            drawing and its alternative text. The first marker names an input and a diagram. It can also contain \
            settings, such as 'guide/push-pop hierarchy --film', which override --set and the settings file. The \
            diagram 'difference --ios 12 --ios 13' compares a scenario on two iOS versions. By default, each drawing \
            in a catalog has two files: name.svg and name~dark.svg.

            Examples:
              lifeline embed README.md --from samples -o .github/gallery --set theme=pair
              lifeline embed Documentation.docc --check

            Exit status:
              0   The documents are up to date.
              1   With --check: a document or a drawing is out of date.
              2   A marker is invalid, a document or the settings file can't be read, an input can't be read or
                  drawn, or a file can't be written.
              64  The arguments are invalid.
            """)

    @Argument(help: "Markdown files and DocC catalogs (*.docc).", completion: .file(extensions: ["md"])) var documents:
        [String]
    @Option(
        help: ArgumentHelp(
            "Folder that contains the inputs.", valueName: "folder"), completion: .directory)
    var from = Defaulted<String>("the folder of the Markdown file")
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "Input that markers can name without a folder. This option can be repeated.", valueName: "file"),
        completion: .file())
    var extras: [String] = []
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for drawings.", valueName: "folder"), completion: .directory)
    var output = Defaulted<String>("the catalog, or 'output' for a Markdown file")
    @Flag(help: "Report stale text and drawings, and write nothing.") var check = false
    @Option(help: .hidden) var remedy: String?
    @Option(name: .customLong("set"), help: .set) var settingWords: [String] = []
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions

    func validate() throws {
        try settingWords.map(GivenSetting.init).validate()
    }

    func run() throws {
        var console = feedback.console()
        let settings: Settings
        do { settings = try Settings.load(try settingWords.map(GivenSetting.init)) } catch {
            console.report(error, for: SettingsFile.find() ?? SettingsFile.names[0])
            return try console.end()
        }
        var files: [String] = []
        var updated = 0
        for document in documents {
            let isCatalog = Files.kind(document) == .folder
            if isCatalog && !document.hasSuffix(".docc") && !document.hasSuffix(".docc/") {
                let message = "not a DocC catalog; name a folder with the extension .docc, or Markdown files"
                console.report(ReadError(file: document, message: message), for: document)
                continue
            }
            do {
                for file in isCatalog ? try Embed.markdown(in: document) : [document] {
                    files.append(file)
                    if refresh(file, in: isCatalog ? document : nil, settings, &console) { updated += 1 }
                }
            } catch { console.report(error, for: document) }
        }
        console.summarize(summary(of: files.count, updated: updated, console.tally))
        try console.end()
    }

    private func summary(of count: Int, updated: Int, _ tally: DrawingTally) -> String {
        let all = count.counting("document")
        if check { return (tally.diagnostics ?? "no diagnostics") + " in \(all)" }
        if count == 0 { return "no documents to update in \(documents.joined(separator: ", "))" }
        return "updated \(updated) of \(all), "
            + tally.summary(of: output.value ?? (documents.count == 1 ? folder(for: documents[0]) : nil))
    }

    private func folder(for document: String) -> String {
        output.value ?? (Files.kind(document) == .folder ? document : "output")
    }

    private static func markdown(in folder: String) throws -> [String] {
        var (walk, paths) = (FolderWalk(), [String]())
        try walk.visit(folder) { entry in
            if entry.kind == .file, entry.name.hasSuffix(".md") { paths.append(entry.path) }
            return true
        }
        return paths
    }

    /// Updates a Markdown file and its drawings, and returns whether the Markdown file changed. With `--check`, reports
    /// what is out of date, and returns false. After an error, reports it and returns false. Writes nothing if markers
    /// or their inputs are invalid.
    private func refresh(
        _ file: String, in catalog: String?, _ settings: Settings, _ console: inout Console
    ) -> Bool {
        do {
            let folder = folder(for: catalog ?? file)
            let embedder = Embedder(
                file: file, inputs: from.value ?? Path.parent(file), extras: extras, output: folder,
                isCatalog: catalog != nil, settings: settings)
            let markdown = try EmbeddedMarkdown(String(decoding: try Files.read(file), as: UTF8.self), file: file)
            let fresh = try embedder.embed(in: markdown)
            if check {
                compare(fresh, markdown, file, folder, settings.style, &console)
                return false
            }
            // All drawings are rendered before the first file is replaced. If a drawing can't be rendered, no file
            // changes.
            let drawn = try fresh.flatMap(\.drawings).map { ("\(folder)/\($0.name)", try $0.bytes()) }
            for (path, bytes) in drawn {
                try Files.requireNoLinks(from: folder, to: path)
                let isWritten = try Files.replace(path, with: bytes)
                console.record(isWritten ? .written : .unchanged, path)
            }
            return try Files.replace(file, with: Array(markdown.text(with: fresh.map(\.lines)).utf8))
        } catch {
            console.report(error, for: file)
            return false
        }
    }

    private func compare(
        _ fresh: [Embedder.Result], _ markdown: EmbeddedMarkdown, _ file: String, _ folder: String,
        _ style: DrawingStyle, _ console: inout Console
    ) {
        let drawings = DrawingCheck(folder: folder, style: style, formats: [.svg], remedy: remedy ?? "lifeline embed")
        for (section, result) in zip(markdown.sections, fresh) {
            if markdown.lines[section.content].map(String.init) != result.lines {
                let location = SourceLocation(file: file, line: section.line, column: 1)
                let message = "the text between the markers is out of date; \(drawings.remedy)"
                console.report([ReportedDiagnostic(Diagnostic(.error, "stale-embedding", message, at: location))])
                console.raise(.findings)
            }
            for drawing in result.drawings {
                do {
                    guard var found = try drawings.diagnostic(of: drawing) else { continue }
                    found.location = SourceLocation(file: file, line: section.line, column: 1)
                    console.report([ReportedDiagnostic(found)])
                    if found.severity == .error { console.raise(.findings) }
                } catch { console.report(error, for: file) }
            }
        }
    }
}

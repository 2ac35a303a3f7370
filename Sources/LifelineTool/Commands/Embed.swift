import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Embed: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Insert or update drawings in Markdown files and DocC catalogs.",
        discussion: """
            Replaces the lines between '<!-- lifeline: guide/push-pop timeline -->' and '<!-- /lifeline -->' with a \
            drawing and its alternative text. The first marker names an input and a diagram. It can also contain \
            settings, such as 'guide/push-pop hierarchy --film', which override --set and the settings file, and end \
            with a file name, such as 'as figure-1'. The diagram 'difference --ios 12 --ios 13' compares a scenario on \
            two iOS versions. By default, each drawing in a catalog has two files: name.svg and name~dark.svg. A \
            document remembers the arguments for later calls.

            Examples:
              lifeline embed README.md --from samples -o .github/gallery --set theme=pair
              lifeline embed Documentation.docc --check

            Exit status:
              0   The documents are up to date.
              1   With --check: a document or a drawing is out of date.
              2   A marker is invalid, a document or the settings file can't be read, an input can't be read or
                  drawn, or a file can't be written.
              64  The arguments are invalid, or a marker has an empty or missing value.
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
    var output = Defaulted<String>("the catalog, or the folder of a document's drawings, or 'output'")
    @Flag(help: "Report stale text and drawings, and write nothing. PNG and PDF files only have to exist.")
    var check = false
    @Option(
        help: ArgumentHelp(
            "Format of the report of --check: \(CheckReport.Format.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "format"))
    var format = CheckReport.Format.text
    @Flag(
        help: ArgumentHelp(
            "Remove SVGs that 'lifeline embed' wrote to the folder of the drawings and that no document names. Has no effect "
                + "after an error, or if the folder is a DocC catalog."))
    var prune = false
    @OptionGroup var replacement: ForceOption
    @Option(help: .hidden) var remedy: String?
    @Option(name: .customLong("set"), help: .set, completion: .settings) var settingWords: [String] = []
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions

    func validate() throws {
        try settingWords.map(GivenSetting.init).validate()
        if let output = output.value { try OutputFolder.validate(output) }
        if prune, check { throw ValidationError("--prune can't be combined with --check, which removes nothing") }
        if format != .text, !check { throw ValidationError("--format requires --check") }
    }

    var console: Console { feedback.console() }

    func run(_ console: inout Console) throws {
        _ = try settings(EmbedArguments(settings: settingWords))
        var state = State()
        var files: [String] = []
        var updated = 0
        for document in documents {
            let isFolder = Files.kind(document) == .folder
            let catalog = isFolder ? document : Embed.catalog(of: document)
            if isFolder && OutputFolder(document) != .catalog {
                let message = "not a DocC catalog; name a folder with the extension .docc, or Markdown files"
                report(ReadError(file: document, message: message), for: document, &state.report, &console)
                continue
            }
            do {
                for file in isFolder ? try Embed.markdown(in: document) : [document] {
                    files.append(file)
                    state.report.add(input: file)
                    if refresh(file, in: catalog, &state, &console) { updated += 1 }
                }
            } catch { report(error, for: document, &state.report, &console) }
        }
        if console.status != .failed { treatUnused(&state, &console) }
        if format != .text {
            state.report.put(as: format, limit: .error, &console)
        } else {
            console.summarize(summary(of: files.count, updated: updated, state, console.tally))
        }
    }

    /// What the documents so far have in common.
    private struct State {
        /// The report of `--check`.
        var report = CheckReport()
        var hasMarkers = false
        /// The folders of the drawings, and those that contain documents.
        var folders: Set<String> = []
        var roots: Set<String> = []
        /// The digests of the drawings by path, with the markers that they belong to.
        var owners: [String: (digest: String, marker: SourceLocation)] = [:]
    }

    private func summary(of count: Int, updated: Int, _ state: State, _ tally: DrawingTally) -> String {
        let all = count.counting("document")
        if count > 0, !state.hasMarkers, tally.failed.isEmpty {
            return "no markers in \(all); add '<!-- lifeline: INPUT DIAGRAM -->' and '<!-- /lifeline -->'"
        }
        if check { return (tally.diagnostics ?? "no diagnostics") + " in \(all)" }
        if count == 0 { return "no documents to update in \(documents.joined(separator: ", "))" }
        return "updated \(updated) of \(all), "
            + tally.summary(of: state.folders.count == 1 ? state.folders.first : nil)
    }

    /// Returns the path of the DocC catalog that contains a document, or nil. The working directory can be in the catalog.
    private static func catalog(of document: String) -> String? {
        let folder = Path.parent(document).nilIfEmpty ?? "."
        return [folder, Files.resolved(folder)].lazy.compactMap(\.self).flatMap(Path.ancestry)
            .first { OutputFolder($0) == .catalog }
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
        _ file: String, in catalog: String?, _ state: inout State, _ console: inout Console
    ) -> Bool {
        do {
            if [.pipe, .other].contains(Files.kind(file)) {
                throw Files.Failure(path: file, reason: "it is not a regular file", action: "update the document")
            }
            let bytes = try Files.read(file)
            let source = InputSource(name: file, bytes: bytes)
            // A document in another encoding would be written in UTF-8, without what isn't text in UTF-8.
            let start = SourceLocation(file: file, line: 1, column: 1)
            if let location = source.bytes == bytes ? source.invalidText : start {
                throw ReadError(
                    file: file, line: location.line, column: location.column,
                    message: "the document is not valid UTF-8; save it as UTF-8")
            }
            let markdown = try EmbeddedMarkdown(String(decoding: bytes, as: UTF8.self), file: file)
            state.hasMarkers = state.hasMarkers || !markdown.sections.isEmpty
            if markdown.sections.contains(where: { $0.emptyValue != nil }) { console.raise(.misused) }
            let arguments = markdown.arguments.resolved(from: Path.parent(file)).overridden(
                by: EmbedArguments(from: from.value, inputs: extras, settings: settingWords))
            let embedder = Embedder(
                file: file, arguments: arguments, bounds: FileBounds(roots(of: file)),
                output: output.value ?? catalog, isCatalog: catalog != nil,
                settings: try settings(arguments, theme: markdown.hasDarkDrawings ? .pair : .auto))
            let results = try embedder.embed(in: markdown)
            let (folder, fresh) = (results.folder, results.sections)
            let text = markdown.text(with: fresh.map(\.lines), remembered: results.remembered)
            state.folders.insert(folder)
            state.roots.formUnion([roots(of: file)[0], "."])
            try claim(fresh, markdown, file, folder, &state)
            if check {
                compare(results, markdown, file, embedder.settings.style, &state.report, &console)
                return false
            }
            // All drawings are rendered before the first file is replaced. If a drawing can't be rendered, no file
            // changes.
            // A catalog needs no mark of 'embed', because '--prune' removes nothing there.
            let command = catalog == nil ? Embed.configuration.commandName : nil
            let drawn = try fresh.flatMap(\.drawings).map { ("\(folder)/\($0.name)", try $0.bytes(by: command)) }
            for (path, bytes) in drawn {
                try Files.requireNoLinks(from: folder, to: path)
                let isWritten = try Files.replace(path, with: bytes, force: replacement.force)
                console.record(isWritten ? .written : .unchanged, path)
            }
            return try Files.replace(file, with: Array(text.utf8), force: true)
        } catch {
            report(error, for: file, &state.report, &console)
            return false
        }
    }

    /// Removes the drawings of markers that documents no longer contain with `--prune`, and otherwise reports them.
    private func treatUnused(_ state: inout State, _ console: inout Console) {
        let unused = UnusedDrawings(roots: state.roots)
        for folder in state.folders.sorted() where OutputFolder(folder) == .plain {
            do {
                for path in try unused.paths(in: folder, besides: Set(state.owners.keys)) {
                    if prune {
                        try Files.remove(path)
                        console.record(.removed, path)
                        continue
                    }
                    let location = SourceLocation(file: path, line: 1, column: 1)
                    let message = "no document refers to the drawing any longer; delete it, or run '\(command) --prune'"
                    report(
                        Diagnostic(.warning, "unused-drawing", message, at: location), &state.report, &console)
                }
            } catch { report(error, for: folder, &state.report, &console) }
        }
    }

    private func settings(_ arguments: EmbedArguments, theme: DrawingTheme = .auto) throws -> Settings {
        try Settings.load(try arguments.settings.map(GivenSetting.init), theme: theme)
    }

    /// Adds an error to the report of `--check` in another format than text, or prints it.
    private func report(
        _ error: any Error, for file: String, _ report: inout CheckReport, _ console: inout Console
    ) {
        if format == .text { console.report(error, for: file) } else { report.add(error, for: file, &console) }
    }

    /// Adds a diagnostic to the report of `--check` in another format than text, or prints it.
    private func report(_ diagnostic: Diagnostic, _ report: inout CheckReport, _ console: inout Console) {
        let found = ReportedDiagnostic(diagnostic)
        if format == .text { console.report([found]) } else { report.add(found) }
        if diagnostic.severity == .error { console.raise(.findings) }
    }

    /// Returns the files and folders with the inputs that markers in a document can name: those in `--from` and `--input`,
    /// and the Git repository of the document or, outside a repository, the folder of the document.
    private func roots(of file: String) -> [String] {
        let folder = Path.parent(file).nilIfEmpty ?? "."
        let repository = Files.resolved(folder).flatMap(Files.repository)
        return [repository ?? folder, from.value].compactMap(\.self) + extras
    }

    /// Throws ``ReadError`` if another marker has a different drawing with the same path.
    private func claim(
        _ fresh: [Embedder.Result], _ markdown: EmbeddedMarkdown, _ file: String, _ folder: String,
        _ state: inout State
    ) throws {
        for (section, result) in zip(markdown.sections, fresh) {
            for drawing in result.drawings {
                // Some file systems ignore case.
                let path = "\(folder)/\(drawing.name)".lowercased()
                let own = (digest: drawing.makePicture().digest, SourceLocation(file: file, line: section.line))
                let (digest, marker) = state.owners[path, default: own]
                state.owners[path] = (digest, marker)
                guard digest != own.digest else { continue }
                throw ReadError(
                    file: file, line: section.line, column: 1,
                    message: "the marker at \(marker.file ?? ""):\(marker.line ?? 1) has another drawing "
                        + "'\(drawing.name)'; choose another name")
            }
        }
    }

    /// The command that updates the documents.
    private var command: String {
        ShellCommand.text(
            ["lifeline", "embed"] + ShellCommand.paths(documents) + ShellCommand.option("--from", from.value)
                + extras.flatMap { ["--input", $0] } + ShellCommand.option("-o", output.value)
                + settingWords.flatMap { ["--set", $0] })
    }

    private func compare(
        _ fresh: Embedder.Results, _ markdown: EmbeddedMarkdown, _ file: String, _ style: DrawingStyle,
        _ report: inout CheckReport, _ console: inout Console
    ) {
        let drawings = DrawingCheck(folder: fresh.folder, style: style, formats: [.svg], command: remedy ?? command)
        var hasStaleText = false
        func reportStale(_ text: String, _ line: Int) {
            hasStaleText = true
            let location = SourceLocation(file: file, line: line, column: 1)
            let message = "\(text) out of date; \(drawings.remedy)"
            self.report(Diagnostic(.error, "stale-embedding", message, at: location), &report, &console)
        }
        for (section, result) in zip(markdown.sections, fresh.sections) {
            let lines = section.content.filter { !markdown.comments.contains($0) }.map { String(markdown.lines[$0]) }
            if lines != result.lines {
                reportStale("the text between the markers is", section.line)
            }
            for drawing in result.drawings {
                do {
                    guard var found = try drawings.diagnostic(of: drawing) else { continue }
                    found.location = SourceLocation(file: file, line: section.line, column: 1)
                    self.report(found, &report, &console)
                } catch { self.report(error, for: file, &report, &console) }
            }
        }
        let comments = markdown.comments.map { String(markdown.lines[$0].drop(while: \.isIndentation)) }
        if !hasStaleText, comments != fresh.remembered {
            let line = markdown.comments.first.map { $0 + 1 } ?? markdown.sections[0].line
            reportStale("the comment that remembers the arguments is", line)
        }
    }
}

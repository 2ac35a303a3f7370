import LifecycleModel
import LifecycleReaders
import Lifeline

/// The worker process that ``PreviewDrawer`` starts. It reads a request from standard input, and writes the drawings as
/// JSON to standard output.
struct PreviewWorker {
    let options: InputOptions
    let settings: Settings
    /// No time limit, because the server ends the worker after the timeout.
    private let limit = TimeLimit(seconds: nil)

    init(options: InputOptions, settings: Settings) { (self.options, self.settings) = (options, settings) }

    /// Reads a request, and writes the answer. Does nothing if the request is incomplete.
    func serve() {
        guard let request = PreviewRequest(from: { Files.readSome(0) }) else { return }
        RenderWorker.exitWithParent()
        _ = Files.writeAll(1, Array(json(for: request).utf8))
    }

    /// Returns the answer as JSON: the drawings, their style sheet, the diagnostics, and the text of a scenario.
    private func json(for request: PreviewRequest) -> String {
        var page = ReportPage(paths: ReportPaths(roots: options.inputs))
        var diagnostics: [Diagnostic] = []
        var text = request.text
        do {
            if text == nil { text = try Files.read(request.input.path) }
            let input = try load(request.input, text ?? [], isEdited: request.text != nil).diagnosed(within: limit)
            try page.add(input, settings.style)
            diagnostics = input.reported
            if input.played.input.isUnrecognized {
                let location = SourceLocation(file: request.input.path)
                diagnostics.append(Diagnostic(.warning, Diagnostic.unreadable, LoadedInput.unrecognized, at: location))
            }
        } catch {
            diagnostics = Console.diagnostics(of: error, for: request.input.path)
        }
        return json(page, diagnostics, scenario: isScenario(request.input, text) ? text : nil)
    }

    private func load(_ input: Input, _ text: [UInt8], isEdited: Bool) throws -> LoadedInput {
        let bounds = PreviewBounds(options.inputs)
        var reading = settings.readerOptions
        reading.open = { bounds.containStoryboard($0) ? try? Files.read($0) : nil }
        let source = Source(name: input.path, bytes: text)
        var loaded = try Lifeline().load(source, as: isEdited ? "scenario" : options.from.value, options: reading)
        loaded.stem = input.stem
        if loaded.storyboard == nil { return loaded }
        return try InputLoader(options, settings, within: limit, mayRead: bounds.contain).load(input)
    }

    /// Returns whether the page can edit an input: whether the input is a scenario, according to `--from` or the file
    /// extension, and is not longer than ``PreviewRequest/textLimit``.
    private func isScenario(_ input: Input, _ text: [UInt8]?) -> Bool {
        guard let text, text.count <= PreviewRequest.textLimit else { return false }
        if let kind = options.from.value { return kind == "scenario" }
        return Reader.scenario.fileExtensions.contains(Path.fileExtension(input.path))
    }

    private func json(_ page: ReportPage, _ diagnostics: [Diagnostic], scenario: [UInt8]?) -> String {
        var json = JSONText()
        json.object { json in
            json.member("text", scenario.map { String(decoding: $0, as: UTF8.self) })
            json.member("style", page.style)
            json.key("sections")
            json.array { list in
                for section in page.sections {
                    list.object { object in
                        object.member("slug", section.slug)
                        object.member("title", PrintableText.line(section.title))
                        object.member("body", section.body)
                    }
                }
            }
            json.key("diagnostics")
            json.array { list in for diagnostic in diagnostics { list.object { write(diagnostic, to: &$0) } } }
        }
        return json.text
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONText) {
        json.member("severity", diagnostic.severity.rawValue)
        json.member("rule", diagnostic.rule)
        json.member("message", PrintableText.line(diagnostic.message))
        json.member("line", diagnostic.location.line)
        json.member("column", diagnostic.location.column)
        json.member("callback", diagnostic.callback)
    }
}

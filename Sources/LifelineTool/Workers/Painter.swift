import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Painter {
    let style: DrawingStyle
    let formats: [Format]
    let output: String
    /// The file for a single drawing, or nil for files in the folder `output` or for standard output.
    var file: String?
    /// Whether to replace files that Lifeline didn't write.
    var force = false
    let loader: InputLoader
    /// The iOS version that scenarios are simulated for, or nil for their own versions.
    var ios: IOSVersion?
    let configuration: CheckConfiguration
    /// Whether the diagnostics of inputs are reported.
    let checks: Bool

    func paint(_ job: Job, _ console: inout Console) -> JobResult {
        let input = job.input
        var result = JobResult()
        let drawings: [Drawing]
        do {
            let loaded = try input == .none ? .none(ios: ios) : loader.load(input)
            drawings = try self.drawings(of: loaded, input, &result, &console)
        } catch {
            console.report(error, for: input.path)
            return result
        }
        write(drawings, of: input, to: &result, &console)
        return result
    }

    /// Writes drawings of an input, and adds them to the result.
    private func write(
        _ drawings: [Drawing], of input: Input, to result: inout JobResult, _ console: inout Console
    ) {
        let folder = file.map(Path.parent) ?? output
        do { if output != "-", !drawings.isEmpty { try Files.makeFolder(folder) } } catch {
            console.report(error, for: folder)
            result.isLast = true
            return
        }
        var names: Set<String> = []
        for drawing in drawings {
            do {
                if output == "-" {
                    try console.put(drawing)
                } else {
                    guard names.insert(drawing.name).inserted else { throw Painter.repetition(drawing.name, of: input) }
                    result.files.append(try write(drawing, console))
                }
            } catch { console.report(error, for: input.path) }
        }
        warnAboutFonts(drawings, of: input, console)
    }

    /// Warns about characters in PNG and PDF files that no installed font contains.
    private func warnAboutFonts(_ drawings: [Drawing], of input: Input, _ console: Console) {
        let texts = drawings.lazy.filter { ["png", "pdf"].contains($0.format.name) }.map {
            let picture = $0.makePicture()
            return picture.title + picture.description
        }
        let missing = Fontconfig.missingCharacters(in: texts.joined())
        guard let first = missing.first else { return }
        let others = missing.count > 1 ? " or \((missing.count - 1).counting("other character"))" : ""
        console.say(
            .warning,
            "no installed font contains '\(first)'\(others), so PNG and PDF files show a box instead; install a font for "
                + "the script, such as fonts-noto-cjk for Chinese, Japanese, and Korean ('lifeline doctor' lists scripts)",
            file: input.path)
    }

    /// Draws a sheet with the strips of all inputs. Its name is that of the only input, or `strips`.
    func paintSheet(of options: InputOptions, _ settings: Settings, _ console: inout Console) -> JobResult {
        var (runs, result) = ([Run](), JobResult())
        options.load(settings, &console) { input, _ in runs += try style.runs(of: input.played(ios: ios)) }
        let stem = options.inputs.count == 1 ? Path.components(options.inputs[0]).last ?? "strips" : "strips"
        let input = Input(path: options.inputs[0], stem: Path.withoutExtension(stem))
        let drawings = style.sheet(of: runs, input.stem, formats.filter { !$0.isTextRendering })
        if drawings.isEmpty, console.status == .done {
            console.report(
                ReadError(file: input.path, message: "no run has an appearance callback; choose another diagram"),
                for: input.path)
        }
        write(drawings, of: input, to: &result, &console)
        return result
    }

    /// Returns the drawings of an input. With the setting `together`, storyboards after the first one have no drawings.
    ///
    /// If nothing in a log or a recording is recognized, returns only drawings that `--diagram` selects and that don't
    /// need events. Reports this and an incomplete recording, unless inputs are checked.
    ///
    /// - Throws: ``ReadError`` if the input can't be simulated or checked, if the options name a part that the input
    ///   doesn't contain, if no selected or default diagram can show the input in ``formats``, or if there are several
    ///   drawings for a file, or for standard output and one isn't text.
    private func drawings(
        of loaded: LoadedInput, _ input: Input, _ result: inout JobResult, _ console: inout Console
    ) throws -> [Drawing] {
        let diagnosed = try loaded.diagnosed(ios: ios, by: configuration)
        result.missingEmphasis = style.request().missingEmphasis(in: diagnosed).map(Set.init)
        if !style.isForSeveralInputs {
            for name in style.request().undrawnEmphasis(in: diagnosed) {
                console.say(
                    .warning, "emphasize: '\(name)' is not in the timeline, so it can't be emphasized", file: input.path
                )
            }
        }
        if checks {
            var report = CheckReport()
            report.add(diagnosed, configuration)
            console.report(report.diagnostics)
        } else {
            loaded.warnAboutContent(console)
        }
        if style.options.storyboard.together && loaded.isLaterStoryboard { return [] }
        // The state diagram can be drawn without events, but only if `--diagram` selects it.
        let isSkipped = style.diagrams == nil && loaded.isUnrecognized
        let drawings =
            isSkipped ? [] : try style.drawings(of: diagnosed, formats: formats, in: OutputFolder(output))
        // In a folder with Swift code, most files contain no controller.
        if drawings.isEmpty, loaded.swiftFile != nil, loaded.module != nil { return [] }
        if drawings.isEmpty, !loaded.isUnrecognized {
            let message =
                loaded.swiftFile != nil && diagnosed.played.runs.isEmpty
                ? "the code contains no view controller that overrides a callback, so there is nothing to draw"
                : style.diagrams == nil
                    ? "the input has no default diagram in any requested format; choose another format\(Painter.suggestion(for: formats))"
                    : "the input has nothing to show in the selected diagrams; choose another diagram"
            throw ReadError(file: input.path, message: message)
        }
        let isFile = file != nil || output == "-" && !drawings.allSatisfy(\.format.isTextRendering)
        if style.options.pageSize == nil, !style.options.stepPages,
            drawings.contains(where: { $0.name.contains(".\(Diagram.timeline.name)-") })
        {
            let count = diagnosed.played.runs.reduce(0) { $0 + $1.callbackCount }
            let message =
                "the timeline has several pages, because the run has \(count) callbacks; draw a part with --step or "
                + "--events, set the rows per page with --set pageSize, or use 'lifeline report'"
            console.say(.note, message, file: input.path)
        }
        if isFile, drawings.count > 1 { throw tooMany(drawings, of: input, diagnosed) }
        return drawings
    }

    /// Notes an SVG that is wider than the given page.
    private func noteWidth(of bytes: [UInt8], _ drawing: Drawing, _ console: Console) {
        guard style.options.fitsWidth, style.options.fit == .shrink, drawing.format.name == "svg",
            let limit = style.options.width,
            let head = bytes.firstRange(of: Array(" width=\"".utf8))?.upperBound,
            let width = Int(String(decoding: bytes[head...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)),
            Double(width) > limit.rounded(.up)
        else { return }
        console.say(
            .note,
            "'\(drawing.name)' is \(width) pixels wide, because its text would be lower than 9 pixels at the width "
                + "\(Int(limit)); draw less with --controllers, --step, or --events or, of a storyboard, with --set focus and "
                + "--set depth")
    }

    private func write(_ drawing: Drawing, _ console: Console) throws -> JobResult.DrawnFile {
        let path = file ?? "\(output)/\(drawing.name)"
        if file == nil { try Files.requireNoLinks(from: output, to: path) }
        let bytes = try drawing.bytes()
        let isWritten = try Files.replace(path, with: bytes, force: force)
        noteWidth(of: bytes, drawing, console)
        return JobResult.DrawnFile(path: path, name: drawing.name, entry: isWritten ? .written : .unchanged)
    }

    /// Returns the diagrams that have one of the text formats, as the end of an error, or an empty string for no diagrams.
    private static func suggestion(for formats: [Format]) -> String {
        let names = Diagram.all.filter { !$0.textFormats.isDisjoint(with: formats.map(\.name)) }.map(\.name)
        return names.isEmpty ? "" : ", or one of these diagrams with --diagram: \(names.joined(separator: ", "))"
    }

    /// Returns the error for a drawing of an input whose file is also the file of a drawing of `other`.
    func conflict(_ drawing: JobResult.DrawnFile, of input: Input, with other: String) -> ReadError {
        if other == input.path { return Painter.repetition(drawing.name, of: input) }
        if file == nil { return drawing.conflict(of: input, with: other) }
        return ReadError(
            file: input.path,
            message: "the file '\(drawing.path)' can contain only one drawing, but '\(other)' has a drawing, too; "
                + "name a folder")
    }

    private static func repetition(_ name: String, of input: Input) -> ReadError {
        ReadError(
            file: input.path,
            message: "the drawing '\(name)' was requested twice; name each input, diagram, and format only once")
    }

    private func tooMany(_ drawings: [Drawing], of input: Input, _ diagnosed: DiagnosedInput) -> ReadError {
        let rest = drawings.count > 5 ? ["…"] : []
        let names = (drawings.prefix(5).map(\.name) + rest).joined(separator: ", ")
        let target = file.map { "the file '\($0)'" } ?? "standard output"
        return ReadError(
            file: input.path,
            message: "\(target) can contain only one drawing, but the input has \(drawings.count): \(names); "
                + "name a folder, or select one drawing with \(option(for: drawings, of: diagnosed))")
    }

    /// Returns the option that selects one of several drawings.
    private func option(for drawings: [Drawing], of diagnosed: DiagnosedInput) -> String {
        if drawings.contains(where: { $0.format.name != drawings[0].format.name }) { return "--format" }
        if style.diagrams?.count != 1 { return "--diagram" }
        if style.request().subjects(of: diagnosed).count > 1 { return "--run" }
        return drawings.contains { $0.name.contains("~dark.") } ? "--set theme=light" : "--step or --events"
    }
}

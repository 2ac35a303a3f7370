import Graphviz
import LifecycleReaders
import Lifeline

/// A painter that draws inputs for `render` and its workers.
struct Painter {
    let style: DrawingStyle
    let formats: [Format]
    let output: String
    /// The file for a single drawing, or nil for files in the folder `output` or for standard output.
    var file: String?
    let loader: InputLoader
    /// The configuration of the check, or nil if the diagnostics of inputs are not reported.
    var configuration: CheckConfiguration?
    /// A function that receives the name of each drawing before the drawing is rendered.
    var begins: (String) -> Void = { _ in }

    /// Draws an input and reports errors.
    ///
    /// - Parameters:
    ///   - first: The number of drawings to skip.
    ///   - owners: The paths of the inputs of the drawings so far, keyed by the drawing's name or, if ``file`` is set,
    ///     by the file.
    /// - Returns: False if no further inputs can be drawn, because the output folder can't be created.
    func paint(_ input: Input, from first: Int, _ owners: inout [String: String], _ console: inout Console) -> Bool {
        let drawings: [Drawing]
        do { drawings = try self.drawings(of: try loader.load(input), input, reports: first == 0, &console) } catch {
            console.report(error, for: input.path)
            return true
        }
        let folder = file.map(Path.parent) ?? output
        do { if output != "-", !drawings.isEmpty { try Files.makeFolder(folder) } } catch {
            console.report(error, for: folder)
            return false
        }
        for drawing in drawings.dropFirst(first) {
            begins(drawing.name)
            paint(drawing, of: input, &owners, &console)
        }
        return true
    }

    /// Returns the drawings of an input. With `--together`, storyboards after the first one have no drawings.
    ///
    /// If nothing in a log or a recording is recognized, returns only drawings that `--diagram` selects and that don't
    /// need events. If there are none, reports a warning unless inputs are checked.
    ///
    /// - Parameter reports: Whether to report the diagnostics of the input, if inputs are checked.
    /// - Throws: ``ReadError`` if the input can't be simulated or checked, if the options name a part that the input
    ///   doesn't contain, if no selected or default diagram can show the input in ``formats``, or if ``file`` is set
    ///   and there are several drawings.
    private func drawings(
        of loaded: LoadedInput, _ input: Input, reports: Bool, _ console: inout Console
    ) throws -> [Drawing] {
        let diagnosed = try loaded.diagnosed(within: loader.limit)
        if reports, let configuration {
            var report = CheckReport()
            _ = report.add(diagnosed, configuration, hidesDiagnostics: false)
            console.report(report.diagnostics)
        }
        if style.options.storyboard.together && loaded.isLaterStoryboard { return [] }
        // The state diagram can be drawn without events, but only if `--diagram` selects it.
        let isSkipped = style.diagrams == nil && loaded.isUnrecognized
        let drawings =
            isSkipped ? [] : try style.drawings(of: diagnosed, formats: formats, in: OutputFolder(output))
        if drawings.isEmpty {
            guard loaded.isUnrecognized else {
                let message =
                    style.diagrams == nil
                    ? "the input has no default diagram in any requested format; choose another format"
                    : "the input has nothing to show in the selected diagrams; choose another diagram"
                throw ReadError(file: input.path, message: message)
            }
            if configuration == nil { console.say(.warning, LoadedInput.unrecognized, file: input.path) }
        }
        if let file, drawings.count > 1 { throw tooMany(drawings, for: file, of: input) }
        return drawings
    }

    /// Renders one drawing, and writes it to its file or to standard output. Reports errors.
    private func paint(
        _ drawing: Drawing, of input: Input, _ owners: inout [String: String], _ console: inout Console
    ) {
        let (file, key) = (file ?? "\(output)/\(drawing.name)", file ?? drawing.name)
        // On standard output, drawings don't replace each other.
        if output != "-", let other = owners[key] {
            let message =
                other == input.path
                ? "the drawing '\(drawing.name)' was requested twice; name each input, diagram, and format only once"
                : self.file == nil
                    ? "'\(other)' has a drawing with the same name, '\(file)'; rename one of the inputs"
                    : "the file '\(file)' can contain only one drawing, but '\(other)' has a drawing, too; "
                        + "name a folder"
            return console.report(ReadError(file: input.path, message: message), for: input.path)
        }
        owners[key] = input.path
        do {
            if output == "-" { return try console.put(drawing) }
            if self.file == nil { try Files.requireNoLinks(from: output, to: file) }
            let isWritten = try Files.replace(file, with: try drawing.bytes())
            console.record(isWritten ? .written : .unchanged, file)
        } catch { console.report(error, for: input.path) }
    }

    /// Returns the error for several drawings of an input that would be written to one file.
    private func tooMany(_ drawings: [Drawing], for file: String, of input: Input) -> ReadError {
        let names = drawings.map(\.name).joined(separator: ", ")
        return ReadError(
            file: input.path,
            message: "the file '\(file)' can contain only one drawing, but the input has \(drawings.count): \(names); "
                + "name a folder, or select one drawing with options such as --diagram")
    }
}

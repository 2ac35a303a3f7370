import Graphviz
import LifecycleReaders
import Lifeline

/// Draws inputs into a folder, for `render` and its workers.
struct Painter {
    let style: DrawingStyle
    let formats: [Format]
    let output: String
    /// The file for a single drawing, instead of one in the folder `output`.
    var file: String?
    let loader: InputLoader
    /// Receives the name of each drawing before it is drawn, even if it then fails.
    var begins: (String) -> Void = { _ in }

    /// Draws an input, except its `first` drawings, and reports errors.
    ///
    /// `owners` contains the drawings so far, each with its input. Returns false if no other input can be drawn either.
    func paint(_ input: Input, from first: Int, _ owners: inout [String: String], _ console: inout Console) -> Bool {
        let loaded: LoadedInput
        do { loaded = try loader.load(input) } catch {
            console.report(error, for: input.path)
            return true
        }
        if style.together && loaded.isLaterStoryboard { return true }
        // The state diagram can be drawn without events, but only if the user selects it.
        if style.diagrams == nil, loaded.isUnrecognized {
            console.say(.warning, LoadedInput.unrecognized, file: input.path)
            return true
        }
        let drawings: [Drawing]
        do {
            drawings = try style.drawings(
                of: try Lifeline().diagnosed(loaded), formats: formats, in: OutputFolder(output))
            guard !drawings.isEmpty else {
                throw ReadError(file: input.path, message: "none of the diagrams of --diagram suits this input")
            }
            if let file, drawings.count > 1 { throw tooMany(drawings, for: file, of: input) }
        } catch {
            console.report(error, for: input.path)
            return true
        }
        let folder = file.map(Path.parent) ?? output
        do { if output != "-" { try Files.makeFolder(folder) } } catch {
            console.report(error, for: folder)
            return false
        }
        for drawing in drawings.dropFirst(first) {
            begins(drawing.name)
            paint(drawing, of: input, &owners, &console)
        }
        return true
    }

    /// Renders one drawing and replaces its file.
    private func paint(
        _ drawing: Drawing, of input: Input, _ owners: inout [String: String], _ console: inout Console
    ) {
        let (file, key) = (file ?? "\(output)/\(drawing.name)", file ?? drawing.name)
        if let other = owners[key] {
            let message = "'\(other)' has the same drawing, '\(file)'; rename one of the inputs"
            return console.report(ReadError(file: input.path, message: message), for: input.path)
        }
        owners[key] = input.path
        do {
            if output == "-" { return try console.put(drawing) }
            if self.file == nil { try Files.requireNoLinks(from: output, to: file) }
            try Files.replace(file, with: try drawing.bytes())
        } catch { console.report(error, for: input.path) }
    }

    /// Returns the error that a file can't contain several drawings.
    private func tooMany(_ drawings: [Drawing], for file: String, of input: Input) -> ReadError {
        let names = drawings.map(\.name).joined(separator: ", ")
        return ReadError(
            file: input.path,
            message: "the input has \(drawings.count) drawings, which don't fit in the file '\(file)': \(names); "
                + "choose one with --diagram, or name a folder")
    }
}

import Graphviz
import LifecycleReaders
import Lifeline

/// Draws one input after another into a folder: the work of `render`, in whichever process it is done.
struct Painter {
    let style: DrawingStyle
    let formats: [Format]
    let output: String
    /// The file that the only drawing is written to, instead of one in the folder `output`.
    var file: String?
    let loader: InputLoader
    /// Hears the name of each drawing before it is begun, also of those that are then refused.
    var begins: (String) -> Void = { _ in }

    /// Draws what fits an input, but for the `first` drawings; what goes wrong is told.
    ///
    /// `owners` are the drawings so far, each with the input that gave it. False is returned where no other input can be
    /// drawn either.
    func paint(_ input: Input, from first: Int, _ owners: inout [String: String], _ console: inout Console) -> Bool {
        let loaded: LoadedInput
        do { loaded = try loader.load(input) } catch {
            console.report(error, for: input.path)
            return true
        }
        if style.together && loaded.isLaterStoryboard { return true }
        // The states alone can be drawn of nothing, as a rule book; but then they are asked for.
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
        let folder = file.map(Files.parent) ?? output
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
            if output == "-" { try console.put(drawing) } else { try Files.replace(file, with: try drawing.bytes()) }
        } catch { console.report(error, for: input.path) }
    }

    /// What is wrong where one file is to hold several drawings.
    private func tooMany(_ drawings: [Drawing], for file: String, of input: Input) -> ReadError {
        let names = drawings.map(\.name).joined(separator: ", ")
        return ReadError(
            file: input.path,
            message: "the input has \(drawings.count) drawings, which don't fit in the file '\(file)': \(names); "
                + "choose one with --diagram, or name a folder")
    }
}

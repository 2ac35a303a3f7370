import LifecycleReaders

struct DrawnInputs {
    var names: [String: Set<String>] = [:]
    /// The paths of the inputs to draw again in the next round of `watch`, such as inputs with messages and inputs that
    /// were not completed.
    var reported: Set<String> = []

    /// The names to emphasize that all inputs with runs lack, or nil before the first one.
    var missingEmphasis: Set<String>?

    var allNames: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }

    /// Adds the result of drawing an input, and counts its drawings. Reports drawings whose files are also the files of
    /// other inputs, which are in `conflicts`, keyed by the file.
    mutating func add(
        _ result: JobResult, of input: Input, by painter: Painter, _ conflicts: [String: String],
        _ console: inout Console
    ) {
        if let missing = result.missingEmphasis {
            missingEmphasis = missingEmphasis?.intersection(missing) ?? missing
        }
        for file in result.files {
            if let other = conflicts[file.path] {
                console.report(painter.conflict(file, of: input, with: other), for: input.path)
                reported.formUnion([other, input.path])
            } else {
                names[input.path, default: []].insert(file.name)
                console.record(file.entry, file.path)
            }
        }
    }
}

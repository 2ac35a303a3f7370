import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// Drawings that compare the expected and the actual order of callbacks in failed expectations.
enum FailureDrawing {
    /// Compares the expected and the actual order of each failed expectation of a scenario or a log in a drawing. Writes
    /// one file per expectation to `folder`, in the style of the settings. Draws nothing for an expectation without an order of callbacks.
    ///
    /// - Returns: The files.
    /// - Throws: ``Files/Failure`` or ``GraphvizError``.
    static func draw(
        _ input: DiagnosedInput, into folder: String, _ style: DrawingStyle, force: Bool
    ) throws -> [JobResult.DrawnFile] {
        let ios = input.played.scenario?.ios ?? input.played.runs.last?.ios
        var files: [JobResult.DrawnFile] = []
        for mismatch in input.failures.compactMap(\.mismatch) {
            let number = files.count + 1
            let scheme = style.theme.schemes.first?.scheme ?? .auto
            let options = style.request().options(named: "failure-\(number)", in: scheme)
            // Responder chains and deliveries of notifications are not lists of callbacks.
            guard let picture = mismatch.difference(options, ios: ios)?.picture(options) else { continue }
            let name = "\(input.played.input.stem).failure\(number == 1 ? "" : "-\(number)").svg"
            let path = "\(folder)/\(name)"
            try Files.requireNoLinks(from: folder, to: path)
            let drawing = Drawing(name: path, picture: picture, format: .svg)
            let isWritten = try Files.replace(
                path, with: try drawing.bytes(by: Check.configuration.commandName), force: force)
            files.append(JobResult.DrawnFile(path: path, name: name, entry: isWritten ? .written : .unchanged))
        }
        return files
    }
}

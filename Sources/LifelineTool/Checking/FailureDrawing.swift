import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// Drawings that compare the expected and the actual order of callbacks in failed expectations.
enum FailureDrawing {
    /// Compares the expected and the actual order of each failed expectation of a scenario in a drawing. Writes one
    /// file per expectation to `folder`. Draws nothing for an expectation without an order of callbacks, or for an
    /// input of another type.
    ///
    /// - Returns: The files.
    /// - Throws: ``Files/Failure`` or ``GraphvizError``.
    static func draw(_ input: DiagnosedInput, into folder: String, force: Bool) throws -> [JobResult.DrawnFile] {
        guard let ios = input.played.scenario?.ios else { return [] }
        let mismatches = input.failures.compactMap(\.mismatch).filter { $0.firstMismatch != nil }
        let pairs = mismatches.map { mismatch in
            (run(of: mismatch.expected, titled: "expected", ios), run(of: mismatch.actual, titled: "actual", ios))
        }
        // Responder chains and deliveries of notifications are not lists of callbacks.
        let drawable = pairs.filter { !$0.0.controllers.isEmpty || !$0.1.controllers.isEmpty }
        return try drawable.enumerated().map { index, runs in
            let name = "\(input.played.input.stem).failure\(index == 0 ? "" : "-\(index + 1)").svg"
            let path = "\(folder)/\(name)"
            try Files.requireNoLinks(from: folder, to: path)
            let options = DiagramOptions(name: "failure-\(index + 1)")
            let picture = RunDifference(runs.0, runs.1, options: options).picture(options)
            let drawing = Drawing(name: path, picture: picture, format: .svg)
            let isWritten = try Files.replace(
                path, with: try drawing.bytes(by: Check.configuration.commandName), force: force)
            return JobResult.DrawnFile(path: path, name: name, entry: isWritten ? .written : .unchanged)
        }
    }

    /// Returns a run that consists of the callbacks in `order`. An entry of `order` is, for example,
    /// `detail.viewWillAppear`. Skips entries that are not callbacks, such as `detail.returned`.
    private static func run(of order: [String], titled title: String, _ ios: IOSVersion) -> Run {
        var run = Run(title: title, ios: ios, source: .run)
        var known: [String: ControllerID] = [:]
        for entry in order {
            guard let dot = entry.firstIndex(of: "."),
                let callback = Callback.named(String(entry[entry.index(after: dot)...])).first
            else { continue }
            let name = String(entry[..<dot])
            let id = known[name] ?? ControllerID(run.controllers.count)
            if known.updateValue(id, forKey: name) == nil {
                run.controllers.append(ControllerInfo(id: name, className: name))
                run.events.append(Event(.controller(id)))
            }
            let number = run.events.count + 1
            run.events.append(Event(.callback(CallbackEvent(number: number, controller: id, callback: callback))))
        }
        return run
    }
}

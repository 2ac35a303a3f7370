import LifecycleModel
import LifecycleReaders

extension Run {
    /// Returns the run after writing it as JSON Lines and reading them. The file remains nil if the run has no file.
    func writtenAndRead() throws -> Run {
        let source = InputSource(name: "run.jsonl", text: jsonLines)
        guard case .runs(let runs) = try Reader.run.read(source, Reader.Options()), runs.count == 1 else {
            throw ReadError(file: source.name, message: "the JSON Lines don't hold one run")
        }
        var run = runs[0]
        if file == nil, run.file == source.name { run.file = nil }
        return run
    }
}

import LifecycleModel
import LifecycleReaders

extension Run {
    /// Returns the run that is read back from the run's JSON Lines; the file remains nil if the run has none.
    func writtenAndRead() throws -> Run {
        let source = LifecycleReaders.Source(name: "run.jsonl", text: jsonLines)
        guard case .runs(let runs) = try Reader.run.read(source, Reader.Options()), runs.count == 1 else {
            throw ReadError(file: source.name, message: "the JSON Lines don't hold one run")
        }
        var run = runs[0]
        if file == nil, run.file == source.name { run.file = nil }
        return run
    }
}

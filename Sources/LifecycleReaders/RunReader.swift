import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Reads recorded runs in JSON Lines.
    static let run = Reader(
        name: "run", summary: "recorded runs in JSON Lines", fileExtensions: ["jsonl"], recognises: { _ in false },
        read: { source, _ in throw ReadError(file: source.name, message: "not built yet") })
}

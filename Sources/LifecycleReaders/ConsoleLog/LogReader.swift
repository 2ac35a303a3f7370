import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Reads console logs.
    static let log = Reader(
        name: "log", summary: "console logs", fileExtensions: ["log", "txt"], recognises: { _ in false },
        read: { source, _ in throw ReadError(file: source.name, message: "not built yet") })
}

import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Reads hierarchy dumps.
    static let hierarchy = Reader(
        name: "hierarchy", summary: "hierarchy dumps", fileExtensions: [], recognises: { _ in false },
        read: { source, _ in throw ReadError(file: source.name, message: "not built yet") })
}

import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Reads storyboards and xibs.
    static let storyboard = Reader(
        name: "storyboard", summary: "storyboards and xibs", fileExtensions: ["storyboard", "xib"],
        recognises: { _ in false },
        read: { source, _ in throw ReadError(file: source.name, message: "not built yet") })
}

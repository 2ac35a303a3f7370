import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Scenarios in YAML.
    static let scenario = Reader(
        name: "scenario", summary: "a scenario in YAML", fileExtensions: ["yaml", "yml"], recognises: { _ in false },
        read: { source, _ in throw ReadError(file: source.name, message: "not built yet") })
}

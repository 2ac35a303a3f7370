import LifecycleReaders
import Yams

/// The status of files, for detecting changes: nil for a missing file.
typealias Stamp = [FileStatus?]

/// The stamps of inputs. They also change with the other files that an input is drawn from: the storyboard of a
/// scenario and the settings file.
struct InputStamps {
    /// The storyboards of scenarios, by the path of the scenario, with the stamp of the scenario that named them.
    private var storyboards: [String: (stamp: Stamp, path: String?)] = [:]
    private var settings: String?

    /// The paths of the storyboards and of the settings file that the last inputs depend on or would depend on.
    var dependencies: [String] { storyboards.values.compactMap(\.path) + [settings ?? SettingsFile.names[0]] }

    /// Returns the stamp of each input, keyed by path.
    mutating func stamps(of inputs: [Input]) -> [String: Stamp] {
        settings = SettingsFile.find()
        let known = storyboards
        storyboards = [:]
        return inputs.reduce(into: [:]) { stamps, input in
            let own = [FileStatus(input.path)]
            let entry = known[input.path].flatMap { $0.stamp == own ? $0 : nil }
            let storyboard = entry.map(\.path) ?? InputStamps.storyboard(of: input)
            storyboards[input.path] = (own, storyboard)
            stamps[input.path] = own + [storyboard, settings].map { $0.flatMap { FileStatus($0) } }
        }
    }

    /// Returns the path of the storyboard that a scenario names, or nil.
    private static func storyboard(of input: Input) -> String? {
        guard Reader.scenario.fileExtensions.contains(Path.fileExtension(input.path)), !input.isPipe,
            let entry = (try? SettingsFile.read(input.path))?.first(where: { $0.key.string == "storyboard" }),
            let name = entry.value.string
        else { return nil }
        let folder = Path.parent(input.path)
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }
}

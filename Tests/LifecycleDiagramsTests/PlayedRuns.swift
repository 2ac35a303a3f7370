import Foundation
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

/// Runs that the engine simulates.
enum PlayedRuns {
    /// Returns a run that presents and dismisses a sheet with the default style, which changed in iOS 13.
    static func sheet(ios: Int) throws -> Run {
        try play(
            """
            title: A sheet comes and goes
            ios: \(ios)
            controllers:
              nav:  { class: UINavigationController, children: [home] }
              home: HomeViewController
              compose: ComposeViewController
            steps:
              - launch: nav
              - present: compose
                from: home
              - dismiss: compose
            """)
    }

    static func play(_ text: String) throws -> Run {
        let source = InputSource(name: "played.yaml", bytes: Array(text.utf8))
        guard let reader = Reader.reader(for: source),
            case .scenario(let scenario) = try reader.read(source, Reader.Options())
        else {
            throw ReadError(file: source.name, message: "this is no scenario")
        }
        return scenario.play()
    }

    /// A run of a sample, with the sample's name.
    struct Named: Sendable, CustomTestStringConvertible {
        let name: String
        let run: Run
        var testDescription: String { name }
    }

    /// The runs of all scenarios in `samples`, sorted by path.
    static let all: [Named] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "samples")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }
            .sorted { $0.path < $1.path }.compactMap { file in
                guard let text = try? String(contentsOf: file, encoding: .utf8), let run = try? play(text) else {
                    return nil
                }
                return Named(name: file.lastPathComponent, run: run)
            }
    }()
}

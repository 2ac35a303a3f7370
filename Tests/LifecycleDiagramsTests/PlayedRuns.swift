import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// Runs that the engine plays, for what only real ones show.
enum PlayedRuns {
    /// A sheet over a full screen, whose rules changed with iOS 13.
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
        let source = Source(name: "played.yaml", bytes: Array(text.utf8))
        guard let reader = Reader.reader(for: source),
            case .scenario(let scenario) = try reader.read(source, Reader.Options())
        else {
            throw ReadError(file: source.name, message: "this is no scenario")
        }
        return scenario.play()
    }
}

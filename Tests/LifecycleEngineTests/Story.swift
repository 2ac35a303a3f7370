import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// A scenario written down in a test, and the order of what came of it.
struct Story {
    let run: Run

    /// Reads and plays `yaml`; a mistake in it is thrown.
    init(_ yaml: String) throws {
        let source = Source(name: "story.yaml", text: yaml)
        guard let reader = Reader.all.first(where: { $0.name == "scenario" }),
            case .scenario(let scenario) = try reader.read(source, Reader.Options())
        else { throw ReadError(file: "story.yaml", message: "no scenario") }
        run = scenario.play()
    }

    /// The callbacks as `controller.callback`, reduced to some of them and to one step where they are given.
    func order(_ callbacks: Callback..., step: Int? = nil) -> [String] {
        var current = 0
        return run.events.compactMap { event in
            if case .step(let start) = event.body { current = start.number }
            guard case .callback(let callback) = event.body, callbacks.isEmpty || callbacks.contains(callback.callback),
                step == nil || step == current
            else { return nil }
            return "\(run[callback.controller].name).\(callback.callback.baseName)"
        }
    }

    /// The four callbacks of appearance in a step, in short: `a.vWA`.
    func appearance(step: Int? = nil) -> [String] {
        let short = [
            "viewWillAppear": "vWA", "viewDidAppear": "vDA", "viewWillDisappear": "vWD", "viewDidDisappear": "vDD",
        ]
        return order(.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, step: step).map { entry in
            let parts = entry.split(separator: ".")
            return "\(parts[0]).\(short[String(parts[1])] ?? "")"
        }
    }

    /// The ids of UIKit's warnings.
    var warnings: [String] {
        run.events.compactMap { if case .warning(let warning) = $0.body { warning.id } else { nil } }
    }

    /// The flags of a controller's first callback of that kind.
    func flags(_ name: String, _ callback: Callback) -> [String]? {
        run.callbacks.first { run[$0.event.controller].name == name && $0.event.callback == callback }?.event.flags
            .names
    }
}

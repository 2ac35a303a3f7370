import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The run of a scenario in a test, and the order of its callbacks.
struct Story {
    let run: Run

    /// Reads and simulates `yaml`. Throws if `yaml` is invalid.
    init(_ yaml: String) throws {
        let source = InputSource(name: "story.yaml", text: yaml)
        guard let reader = Reader.all.first(where: { $0.name == "scenario" }),
            case .scenario(let scenario) = try reader.read(source, Reader.Options())
        else { throw ReadError(file: "story.yaml", message: "no scenario") }
        run = scenario.play()
    }

    /// Returns the callbacks as `controller.callback`, limited to `callbacks` and `step` if given.
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

    /// Returns the four appearance callbacks, limited to `step` if given, in a short form such as `a.vWA`.
    func appearance(step: Int? = nil) -> [String] {
        let short = [
            "viewWillAppear": "vWA", "viewDidAppear": "vDA", "viewWillDisappear": "vWD", "viewDidDisappear": "vDD",
        ]
        return order(.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, step: step).map { entry in
            let parts = entry.split(separator: ".")
            return "\(parts[0]).\(short[String(parts[1])] ?? "")"
        }
    }

    /// The IDs of UIKit's warnings.
    var warnings: [String] {
        run.events.compactMap { if case .warning(let warning) = $0.body { warning.id } else { nil } }
    }

    /// Returns the flags of the first `callback` of the controller `name`.
    func flags(_ name: String, _ callback: Callback) -> [String]? {
        run.callbacks.first { run[$0.event.controller].name == name && $0.event.callback == callback }?.event.flags
            .names
    }
}

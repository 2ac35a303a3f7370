import Graphviz
import LifecycleDiagrams
import LifecycleModel

extension CheckVerdict {
    /// Draws every failed order of a scenario beside what came instead, each into a file of its own.
    func drawFailures(of input: Input, into folder: String, _ console: inout Console) {
        guard let scenario, let svg = Format.named("svg") else { return }
        for (index, failure) in failures.filter({ $0.parting != nil }).enumerated() {
            let path = "\(folder)/\(input.stem).failure\(index == 0 ? "" : "-\(index + 1)").svg"
            let options = DiagramOptions(name: "failure-\(index + 1)")
            let expected = CheckVerdict.run(of: failure.expected, titled: "expected", scenario.ios)
            let actual = CheckVerdict.run(of: failure.actual, titled: "actual", scenario.ios)
            do {
                let picture = RunDifference(expected, actual, options: options).picture(options)
                try Files.replace(path, with: try picture.bytes(named: path, as: svg))
            } catch {
                console.report(error, for: path)
            }
        }
    }

    /// A run of nothing but the callbacks of an order: `detail.viewWillAppear` and so on.
    private static func run(of order: [String], titled title: String, _ ios: IOSVersion) -> Run {
        var run = Run(title: title, ios: ios, source: .run)
        var known: [String: ControllerID] = [:]
        for entry in order {
            guard let dot = entry.firstIndex(of: "."),
                let callback = Callback.named(String(entry[entry.index(after: dot)...])).first
            else { continue }
            let name = String(entry[..<dot])
            let id = known[name] ?? ControllerID(run.controllers.count)
            if known.updateValue(id, forKey: name) == nil {
                run.controllers.append(ControllerInfo(id: name, className: name))
                run.events.append(Event(.controller(id)))
            }
            let number = run.events.count + 1
            run.events.append(Event(.callback(CallbackEvent(number: number, controller: id, callback: callback))))
        }
        return run
    }
}

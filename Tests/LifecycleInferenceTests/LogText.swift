import Foundation
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import TestSupport

extension Scenario {
    /// Reads a scenario of the package. Returns nil for another file.
    init?(sample path: String) throws {
        let source = InputSource(name: path, bytes: [UInt8](try Data(contentsOf: Corpus.root.appending(path: path))))
        guard case .scenario(let scenario) = try Reader.scenario.read(source, Reader.Options()) else { return nil }
        self = scenario
    }
}

extension Run {
    /// Reads a log with one run.
    init(log: String) throws {
        guard
            case .runs(let runs) = try Reader.log.read(
                InputSource(name: "test.log", text: log), Reader.Options()),
            let run = runs.first
        else { throw ReadError(file: "test.log", message: "no run") }
        self = run
    }

    /// The callbacks that `shows` returns true for, as the lines of a log with addresses.
    func log(_ shows: (Callback) -> Bool) -> String {
        callbacks.filter { shows($0.event.callback) && self[$0.event.controller].kind.isController }.map { _, event in
            let info = self[event.controller]
            return
                "-[\(info.className) \(event.callback.selector)] <\(info.className): 0x\(7000 + event.controller.index)>"
        }.joined(separator: "\n")
    }
}

extension Inference {
    /// The steps in words, with their lines.
    var story: [String] {
        steps.map(\.inference).map { step in
            step.words + (step.lines.map { " \($0.lowerBound)-\($0.upperBound)" } ?? "")
        }
    }
}

/// Returns the lines of a log in short, such as `Home wa` for `Home viewWillAppear`, between commas.
func logLines(_ text: String) -> [String] {
    let names = [
        "load": "viewDidLoad", "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
        "dd": "viewDidDisappear",
    ]
    return text.split(separator: ", ").map { entry in
        let words = entry.split(separator: " ").map(String.init)
        return "\(words[0]) \(names[words[1]] ?? words[1])"
    }
}

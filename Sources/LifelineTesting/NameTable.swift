import LifecycleLogs
import LifecycleModel

/// The controllers and callbacks that an expectation can name in a run.
struct NameTable {
    /// The run, in which controllers have the names that the expectation uses.
    private(set) var run: Run
    private let names: [String]
    private let location: TestLocation

    init(of run: Run, at location: TestLocation) {
        (self.run, self.location) = (run, location)
        names = run.controllers.flatMap { [$0.id, $0.name, $0.shortClassName] }
    }

    /// Returns the entry for a word such as `home.viewDidAppear`, and renames the matching controllers in the run.
    /// Throws ``InvalidExpectation`` for a missing controller or an unknown name.
    mutating func entry(_ word: String) throws -> Expectation.Entry {
        guard let dot = word.firstIndex(of: "."), dot > word.startIndex else {
            throw InvalidExpectation(
                location: location,
                message: "'\(word)' must name a controller and a callback, such as 'HomeViewController.viewDidAppear'")
        }
        let controller = String(word[..<dot])
        for id in try controllers(controller) { run.controllers[id.index].name = controller }
        let items = try callback(String(word[word.index(after: dot)...])).items
        return Expectation.Entry(controller: controller, items: items, text: word)
    }

    /// Returns the entry for a callback to any controller. Throws ``InvalidExpectation`` for an unknown name.
    func callback(_ word: String) throws -> Expectation.Entry {
        let found = Callback.named(word)
        guard !found.isEmpty else {
            throw InvalidExpectation(
                location: location,
                message: "unknown callback '\(word)'" + Suggestion.hint(word, among: Callback.knownWords))
        }
        return Expectation.Entry(controller: nil, items: Set(found.map { .callback($0) }), text: word)
    }

    /// Returns the controllers with this name or class, or else the controller with this ID. Throws
    /// ``InvalidExpectation`` if there is no such controller.
    func controllers(_ name: String) throws -> [ControllerID] {
        let tests: [(ControllerInfo) -> Bool] = [
            { $0.name == name || $0.shortClassName == name }, { $0.id == name },
        ]
        for isMeant in tests {
            let found = run.controllers.indices.filter { isMeant(run.controllers[$0]) }
            if !found.isEmpty { return found.map { ControllerID($0) } }
        }
        let known = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        throw InvalidExpectation(
            location: location,
            message: "the run has no controller '\(name)'" + Suggestion.hint(name, among: known))
    }
}

import LifecycleLogs
import LifecycleModel

/// The controllers and callbacks that an expectation can name in a run.
struct NameTable {
    /// The run, in which controllers have the names that the expectation uses.
    private(set) var run: Run
    private let names: [String]

    init(of run: Run) {
        self.run = run
        names = run.controllers.flatMap { [$0.id, $0.name, $0.shortClassName] }
    }

    /// Returns the entry for a word such as `home.viewDidAppear`, and renames the matching controllers in the run.
    /// Throws ``InvalidExpectation`` for a missing controller or an unknown name.
    mutating func entry(_ word: String) throws -> Expectation.Entry {
        guard let dot = word.firstIndex(of: "."), dot > word.startIndex else {
            throw InvalidExpectation(
                description:
                    "'\(word)' must name a controller and a callback, such as 'HomeViewController.viewDidAppear'")
        }
        let controller = String(word[..<dot])
        try rename(controller)
        let items = try callback(String(word[word.index(after: dot)...])).items
        return Expectation.Entry(controller: controller, items: items, text: word)
    }

    /// Returns the entry for a callback to any controller. Throws ``InvalidExpectation`` for an unknown name.
    func callback(_ word: String) throws -> Expectation.Entry {
        let found = Callback.named(word)
        guard !found.isEmpty else {
            throw InvalidExpectation(
                description: "unknown callback '\(word)'" + Suggestion.hint(word, among: Callback.knownWords))
        }
        return Expectation.Entry(controller: nil, items: Set(found.map { .callback($0) }), text: word)
    }

    /// Renames the controllers with this name or class, or else the controller with this ID, to `name`. Throws
    /// ``InvalidExpectation`` if there is no such controller.
    private mutating func rename(_ name: String) throws {
        let tests: [(ControllerInfo) -> Bool] = [
            { $0.name == name || $0.shortClassName == name }, { $0.id == name },
        ]
        for isMeant in tests where run.controllers.contains(where: isMeant) {
            for index in run.controllers.indices where isMeant(run.controllers[index]) {
                run.controllers[index].name = name
            }
            return
        }
        let known = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        throw InvalidExpectation(
            description: "the run has no controller '\(name)'" + Suggestion.hint(name, among: known))
    }
}

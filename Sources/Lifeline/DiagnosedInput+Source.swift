import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import LifecycleSource

extension DiagnosedInput {
    /// Sets the diagnostics of a Swift file: for each run, what goes wrong when its controllers are played, and then what
    /// the rules find in the code.
    ///
    /// A played run rests on guesses, so its diagnostics are at most warnings. A diagnostic that a rule also finds in the
    /// code is reported once, at the callback that runs the line.
    mutating func addSource(_ file: SourceFile, _ model: SourceModel, _ rules: [Rule]) {
        let found = Rule.diagnostics(in: model, file: file.name, by: rules)
        let proven = Set(rules.filter(Self.needsRun).map(\.id))
        let inCode = Set(found.map { Key($0) })
        var seen: Set<Key> = []
        for (index, run) in played.runs.enumerated() {
            let own = ruleDiagnostics[index].filter { diagnostic in
                guard let name = diagnostic.location.file, diagnostic.location.line != nil,
                    let source = model.file(named: name), proven.contains(diagnostic.rule)
                else { return false }
                return !source.disables(diagnostic.rule, on: diagnostic.location.line)
                    && !inCode.contains(Key(diagnostic)) && seen.insert(Key(diagnostic)).inserted
            }
            let events = Dictionary(ruleDiagnostics[index].map { (Key($0), $0) }) { first, _ in first }
            let shown = found.compactMap { run.placing($0, like: events[Key($0)]) }
            guesses.formUnion(own.map(\.asPlayed))
            ruleDiagnostics[index] = (own.map(\.asPlayed) + shown).sorted {
                ($0.event ?? .max, $0.rule) < ($1.event ?? .max, $1.rule)
            }
        }
        // A diagnostic from the code that a run shows is reported with the run.
        let placed = Set(ruleDiagnostics.joined().map { Key($0) })
        let notes = played.plays.map(\.note)
        guesses.formUnion(notes)
        let rest = found.filter { !placed.contains(Key($0)) } + file.unknownRules(among: rules.map(\.id))
        ruleDiagnostics.append(notes + rest.sorted { ($0.location, $0.rule) < ($1.location, $1.rule) })
    }

    /// Returns whether a played run can prove a mistake that the rule doesn't find in the code. What a sheet changes is
    /// unknown, and the app can use another initializer.
    private static func needsRun(_ rule: Rule) -> Bool {
        let (provable, guessed) = (
            [Rule.observerAddedTwice, .willWithoutUndo], [Rule.sheetKeepsPresenter, .overrideNeverRuns]
        )
        if provable.contains(where: { $0.id == rule.id }) { return true }
        return !rule.subjects.contains(.source) && !guessed.contains { $0.id == rule.id }
    }

    /// What identifies a mistake, wherever it is found.
    private struct Key: Hashable {
        let rule: String
        let file: String?
        let line: Int?

        init(_ diagnostic: Diagnostic) {
            (rule, file, line) = (diagnostic.rule, diagnostic.location.file, diagnostic.location.line)
        }
    }
}

extension SourceFile {
    /// Returns a warning for each comment that disables a rule whose name isn't in `names`. The words after the first
    /// one can be an explanation, so only those that are almost a name are reported.
    fileprivate func unknownRules(among names: [String]) -> [Diagnostic] {
        disablingComments.flatMap { location, words in
            words.enumerated().filter { index, word in
                !names.contains(word)
                    && (index == 0 || Suggestion.nearest(to: word, among: names, isTypo: true) != nil)
            }.map { _, word in
                Diagnostic(
                    .warning, Diagnostic.unknownRule, "unknown rule '\(word)'" + Suggestion.hint(word, among: names),
                    at: location)
            }
        }
    }
}

extension Diagnostic {
    /// The rule of the warning about a comment in Swift code that disables an unknown rule.
    public static let unknownRule = "unknown-rule"

    /// The rule of the note about the steps that play Swift code.
    public static let playedSteps = "played-steps"

    /// The diagnostic as one of a run that rests on guesses.
    fileprivate var asPlayed: Diagnostic {
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        diagnostic.message += " (if the app is used as in the played steps)"
        return diagnostic
    }
}

extension SourcePlay {
    /// A note with the steps and what the code doesn't say.
    fileprivate var note: Diagnostic { Diagnostic(.note, Diagnostic.playedSteps, summary, at: location) }
}

extension Run {
    /// Returns a diagnostic of the code with the event of the same diagnostic of the run or, without one, the first
    /// callback that runs the line. Returns nil if no callback does.
    fileprivate func placing(_ diagnostic: Diagnostic, like other: Diagnostic?) -> Diagnostic? {
        if let other {
            var diagnostic = diagnostic
            (diagnostic.events, diagnostic.callback) = (other.events, other.callback)
            diagnostic.controller = other.controller
            return diagnostic
        }
        let found = callbacks.first { _, event in
            guard let code = code[self[event.controller].name]?[event.callback] else { return false }
            return ([code.location] + code.lines.map(\.location)).contains {
                $0.file == diagnostic.location.file && $0.line == diagnostic.location.line
            }
        }
        guard let (index, event) = found else { return nil }
        var diagnostic = diagnostic
        (diagnostic.events, diagnostic.callback, diagnostic.controller) = ([index], event.number, event.controller)
        return diagnostic
    }
}

extension DiagnosedInput {
    /// Adds the location of the override to each diagnostic of a log about a callback that a class of the app
    /// implements.
    mutating func refer(to model: SourceModel) {
        for (index, run) in played.runs.enumerated() {
            let callbacks = Dictionary(run.callbacks.map { ($0.event.number, $0.event) }) { first, _ in first }
            for number in ruleDiagnostics[index].indices {
                guard let event = ruleDiagnostics[index][number].callback.flatMap({ callbacks[$0] }),
                    let text = model.location(of: event.callback, in: run[event.controller].shortClassName)
                else { continue }
                ruleDiagnostics[index][number].message += "; the override is in \(text)"
            }
        }
    }
}

extension SourceModel {
    /// Returns the file and the line of the override of a callback that runs for a class, or nil.
    fileprivate func location(of callback: Callback, in name: String) -> String? {
        guard let type = `class`(named: name) else { return nil }
        let own = ancestry(of: type).lazy.compactMap { $0.implementation(of: callback) }.first
        guard let location = own?.location, let file = location.file, let line = location.line else { return nil }
        return "\(file):\(line)"
    }
}

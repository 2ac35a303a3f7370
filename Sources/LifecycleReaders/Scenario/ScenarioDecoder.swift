import LifecycleLogs
import LifecycleModel
import Yams

final class ScenarioDecoder {
    let file: String
    let options: Reader.Options
    /// The verbs for steps, keyed by name.
    let verbs: [String: VerbSignature]
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of the controllers that the scenario declares.
    var names: Set<String> = [] { didSet { orderedNames = nil } }
    /// The names in alphabetical order, or nil until an error needs them.
    private var orderedNames: [String]?
    var scenes: Set<String> = []
    var ios = IOSVersion.latest
    var hasScenes: Bool?
    /// Whether the scenario records the callbacks of views.
    var recordsViews = false
    /// The storyboard, whose controllers the scenario can also name, or nil.
    var storyboard: Storyboard?
    /// Controllers of the storyboard that the scenario doesn't declare. A controller and its descendants are added
    /// when the scenario first names the controller.
    var borrowed: [String: ControllerSpec] = [:]
    /// The references of these controllers to other storyboards for which the scenario declares no controller, by name.
    var references: [String: String] = [:]

    init(file: String, options: Reader.Options) {
        self.file = file
        self.options = options
        verbs = Dictionary(options.verbs.map { ($0.name, $0) }) { _, last in last }
    }

    // MARK: Problems

    func report(_ step: Step, _ message: String) {
        let (line, column) = (step.location.line, step.location.column)
        diagnostics.append(.unreadable(message, in: file, line: line, column: column))
    }

    func report(_ node: Node, _ message: String, suggestion: String? = nil) {
        var diagnostic = Diagnostic.unreadable(message, in: file, line: node.mark?.line, column: node.mark?.column)
        diagnostic.suggestion = suggestion
        diagnostics.append(diagnostic)
    }

    /// Reports an unknown word, with a suggestion from `words`.
    func reportUnknown(_ what: String, _ word: String, of owner: String = "", among words: [String], at node: Node) {
        let known = UIKitWords.word(for: word, among: words)
        let hint = known.map { "; did you mean '\($0)'?" } ?? Suggestion.hint(word, among: words)
        report(
            node, "unknown \(what) '\(word)'\(owner)" + hint,
            suggestion: known ?? Suggestion.nearest(to: word, among: words))
    }

    /// Reports an error if the scenario's iOS version is earlier than `version`, the first version that supports the
    /// feature `what`.
    func requires(_ version: Int, _ what: String, _ node: Node) {
        guard ios.major < version else { return }
        report(
            node, "\(what) requires iOS \(version) or later, but the scenario is for iOS \(ios); set 'ios: \(version)'")
    }

    func location(_ node: Node) -> SourceLocation {
        SourceLocation(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    /// Returns true if the node has no unsupported tag, or reports the tag and returns false. Anchors are reported
    /// before decoding.
    private func isPlain(_ node: Node) -> Bool {
        let tag = node.tag.description
        if !tag.isEmpty, !tag.hasPrefix("tag:yaml.org,2002:") {
            report(node, "tags such as '\(tag)' are not supported; remove the tag")
            return false
        }
        return true
    }

    // MARK: Values

    /// Returns the text of a scalar, or reports an error and returns nil.
    func text(_ node: Node, _ what: String) -> String? {
        guard isPlain(node) else { return nil }
        guard let scalar = node.scalar else {
            report(node, "\(what) must be a single value, not a \(node.sequence == nil ? "mapping" : "list")")
            return nil
        }
        return scalar.string
    }

    /// Returns whether the node is empty, such as the value of `pop:`, or is YAML's null: `~` or `null` without quotes.
    func isNothing(_ node: Node) -> Bool {
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        return scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null"
    }

    func flag(_ node: Node, _ what: String, choices: String = "'true' or 'false'") -> Bool? {
        guard let word = text(node, what) else { return nil }
        switch word {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default:
            report(node, "\(what) must be \(choices), not '\(word)'")
            return nil
        }
    }

    /// Returns the elements of a list, or a single value as a list. For an empty value, the list is empty. Reports an
    /// unsupported tag and returns an empty list.
    func list(_ node: Node) -> [Node] {
        guard isPlain(node) else { return [] }
        if let sequence = node.sequence { return Array(sequence) }
        return isNothing(node) ? [] : [node]
    }

    /// Returns the entries of a mapping, or reports an error and returns nil.
    func entries(_ node: Node, _ what: String) -> [(key: String, keyNode: Node, value: Node)]? {
        guard isPlain(node) else { return nil }
        guard let mapping = node.mapping else {
            let hint: String
            switch node {
            case .sequence: hint = ", not a list"
            case .scalar(let text):
                hint =
                    YAMLSyntaxError.unspaced(text.string[...]).map { "; '\($0)' needs a space after its colon" } ?? ""
            case .mapping, .alias: hint = ""
            }
            report(node, "\(what) must be a mapping of keys and values" + hint)
            return nil
        }
        return mapping.compactMap { pair in
            guard let key = text(pair.key, "a key") else { return nil }
            return (key, pair.key, pair.value)
        }
    }

    /// Returns one of `words`, or reports an error with a suggestion and returns nil.
    func choice(_ node: Node, _ what: String, of owner: String = "", among words: [String]) -> String? {
        guard let word = text(node, "the \(what)\(owner)") else { return nil }
        guard words.contains(word) else {
            reportUnknown(what, word, of: owner, among: words, at: node)
            return nil
        }
        return word
    }

    /// Returns one of the cases of a type, or reports an error with a suggestion and returns nil.
    func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: Node, _ what: String) -> Value? {
        choice(node, what, among: Value.allCases.map(\.rawValue)).flatMap(Value.init)
    }

    /// Returns the name of a known controller, or reports an error and returns nil.
    func controllerName(_ node: Node) -> String? {
        guard let name = text(node, "a controller") else { return nil }
        return isKnown(name) ? name : unknown(name, node)
    }

    /// Returns whether the scenario declares a controller with a name, or the storyboard contains a controller with
    /// that identifier, class, or ID.
    func isKnown(_ name: String) -> Bool {
        names.contains(name) || borrowed[name] != nil || borrow(name) || options.readsExpectations
    }

    private func unknown(_ name: String, _ node: Node) -> String? {
        let ordered = orderedNames ?? names.sorted()
        orderedNames = ordered
        let near = Suggestion.nearest(to: name, among: ordered)
        let hint = near.map { "; did you mean '\($0)'?" } ?? "; use a name that is declared under 'controllers'"
        report(node, "unknown controller '\(name)'" + hint, suggestion: near)
        return nil
    }

    // MARK: Callbacks

    /// Returns the callbacks with a name, or reports an error and returns an empty list.
    func callbacks(_ word: String, _ node: Node) -> [Callback] {
        let found = Callback.named(word)
        if found.isEmpty {
            reportUnknown("callback", word, among: Callback.knownWords, at: node)
        }
        return found
    }

    /// Reports callbacks that no simulation sends, with one to use instead. Returns whether it reported an error.
    func reportUnplayed(_ found: [Callback], _ word: String, _ node: Node) -> Bool {
        switch found {
        case [.task]: report(node, "'\(word)' is not simulated; use 'onAppear', which precedes it")
        case [.initializer]: report(node, "'\(word)' is not simulated; use 'init(nibName:bundle:)', which it calls")
        default: return false
        }
        return true
    }

    /// Returns the parts of `controller.callback`, or reports an error and returns nil.
    func qualified(_ node: Node) -> (controller: String, rest: String)? {
        guard let word = text(node, "a callback") else { return nil }
        for dot in word.indices where word[dot] == "." {
            let name = String(word[..<dot])
            if name == "app" || scenes.contains(name) || isKnown(name) {
                return (name, String(word[word.index(after: dot)...]))
            }
        }
        guard let dot = word.firstIndex(of: ".") else {
            let callback = Callback.named(word).isEmpty ? "callback" : word
            report(node, "'\(word)' must name a controller and a callback; write 'controller.\(callback)'")
            return nil
        }
        _ = unknown(String(word[..<dot]), node)
        return nil
    }
}

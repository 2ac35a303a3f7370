import LifecycleModel
import LifecycleScenario
import Yams

/// Makes a scenario of YAML nodes, collecting every mistake with its place.
final class ScenarioDecoder {
    let file: String
    let options: Reader.Options
    /// The verbs that steps may have, by their names.
    let verbs: [String: VerbSignature]
    private(set) var problems: [Diagnostic] = []
    /// The names of the controllers that steps and expectations may speak of.
    var names: Set<String> = [] { didSet { orderedNames = nil } }
    /// The same in order, once a fault has asked for them.
    private var orderedNames: [String]?
    /// The names of the scenes that steps connect.
    var scenes: Set<String> = []
    /// The version whose rules hold, and whether the app has scenes.
    var ios = IOSVersion.newest
    var hasScenes: Bool?
    /// The storyboard that names controllers too, or nil.
    var storyboard: Storyboard?
    /// Controllers that only the storyboard declares, found as they are named.
    var borrowed: [String: ControllerSpec] = [:]

    init(file: String, options: Reader.Options) {
        self.file = file
        self.options = options
        verbs = Dictionary(options.verbs.map { ($0.name, $0) }) { _, last in last }
    }

    // MARK: Problems

    func report(_ node: Node, _ message: String, suggestion: String? = nil) {
        var problem = Diagnostic.unreadable(message, in: file, line: node.mark?.line, column: node.mark?.column)
        problem.suggestion = suggestion
        problems.append(problem)
    }

    /// Reports a word that is none of `words`, with the one that was probably meant.
    func reportUnknown(_ what: String, _ word: String, of owner: String = "", among words: [String], at node: Node) {
        report(
            node, "unknown \(what) '\(word)'\(owner)" + Suggestion.hint(word, among: words),
            suggestion: Suggestion.nearest(to: word, among: words))
    }

    /// Reports what the scenario's version does not have, with the first one that does.
    func requires(_ version: Int, _ what: String, _ node: Node) {
        guard ios.major < version else { return }
        report(node, "\(what) needs iOS \(version) or later, but the scenario plays iOS \(ios); set 'ios: \(version)'")
    }

    func place(_ node: Node) -> Place { Place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1) }

    /// Refuses tags; returns whether the node may be read. Anchors are refused before anything is decoded.
    private func isPlain(_ node: Node) -> Bool {
        let tag = node.tag.description
        if !tag.isEmpty, !tag.hasPrefix("tag:yaml.org,2002:") {
            report(node, "tags such as '\(tag)' are not supported; remove it")
            return false
        }
        return true
    }

    // MARK: Values

    /// The text of a scalar, or nil and a problem.
    func text(_ node: Node, _ what: String) -> String? {
        guard isPlain(node) else { return nil }
        guard let scalar = node.scalar else {
            report(node, "\(what) must be text, not a \(node.sequence == nil ? "mapping" : "list")")
            return nil
        }
        return scalar.string
    }

    /// Whether the node is nothing at all, as the value of `pop:`.
    func isNothing(_ node: Node) -> Bool {
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        return scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null"
    }

    func flag(_ node: Node, _ what: String) -> Bool? {
        guard let word = text(node, what) else { return nil }
        switch word {
        case "true": return true
        case "false": return false
        default:
            report(node, "\(what) must be 'true' or 'false', not '\(word)'")
            return nil
        }
    }

    /// The elements of a list; one that stands alone counts as a list of itself.
    func list(_ node: Node) -> [Node] {
        guard isPlain(node) else { return [] }
        if let sequence = node.sequence { return Array(sequence) }
        return isNothing(node) ? [] : [node]
    }

    /// The entries of a mapping, or nil and a problem.
    func entries(_ node: Node, _ what: String) -> [(key: String, keyNode: Node, value: Node)]? {
        guard isPlain(node) else { return nil }
        guard let mapping = node.mapping else {
            let hint: String
            switch node {
            case .sequence: hint = ", not a list"
            case .scalar(let text):
                hint = YAMLMistake.unspaced(text.string[...]).map { "; '\($0)' needs a space after its colon" } ?? ""
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

    /// One of a list of words, or nil and a problem that offers the nearest one.
    func choice(_ node: Node, _ what: String, of owner: String = "", among words: [String]) -> String? {
        guard let word = text(node, what) else { return nil }
        guard words.contains(word) else {
            reportUnknown(what, word, of: owner, among: words, at: node)
            return nil
        }
        return word
    }

    /// The name of a controller that the scenario knows, or nil and a problem.
    func controllerName(_ node: Node) -> String? {
        guard let name = text(node, "a controller") else { return nil }
        return knows(name) ? name : unknown(name, node)
    }

    /// Whether the name is a controller's: a declared one, or one that the storyboard holds under that identifier or class.
    func knows(_ name: String) -> Bool {
        names.contains(name) || borrowed[name] != nil || borrow(name)
    }

    private func unknown(_ name: String, _ node: Node) -> String? {
        let ordered = orderedNames ?? names.sorted()
        orderedNames = ordered
        let near = Suggestion.nearest(to: name, among: ordered)
        let hint = near.map { ", did you mean '\($0)'?" } ?? "; declare it under 'controllers'"
        report(node, "unknown controller '\(name)'" + hint, suggestion: near)
        return nil
    }

    // MARK: Callbacks

    /// The callbacks that a word names, or none and a problem.
    func callbacks(_ word: String, _ node: Node) -> [Callback] {
        let found = Callback.named(word)
        if found.isEmpty {
            reportUnknown("callback", word, among: Callback.knownWords, at: node)
        }
        return found
    }

    /// `controller.callback` split into its halves; nil and a problem where there is no such controller.
    func qualified(_ node: Node) -> (controller: String, rest: String)? {
        guard let word = text(node, "a callback") else { return nil }
        for dot in word.indices where word[dot] == "." {
            let name = String(word[..<dot])
            if name == "app" || scenes.contains(name) || knows(name) {
                return (name, String(word[word.index(after: dot)...]))
            }
        }
        guard let dot = word.firstIndex(of: ".") else {
            report(node, "'\(word)' does not name a controller; write 'controller.callback'")
            return nil
        }
        _ = unknown(String(word[..<dot]), node)
        return nil
    }
}

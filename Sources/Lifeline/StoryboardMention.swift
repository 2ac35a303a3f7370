import LifecycleModel
import LifecycleReaders

/// An identifier in a message of UIKit that a storyboard among the inputs should contain.
struct StoryboardMention {
    private let identifier: String
    /// The class whose segues are searched, or nil.
    private let source: String?
    private let isSegue: Bool

    /// Reads the identifier in a message, or returns nil if the message isn't about an identifier in a storyboard.
    init?(_ warning: WarningEvent, in run: Run) {
        guard let element = UIKitWarning.named(warning.id)?.identifier,
            let mark = ["identifier '", "segue '"].lazy.compactMap({ warning.text.firstRange(of: $0) }).first
        else { return nil }
        identifier = String(warning.text[mark.upperBound...].prefix { $0 != "'" })
        source = warning.controller.map { run[$0].className }
        isSegue = element == .segue
    }

    static func occurs(in run: Run) -> Bool {
        run.events.contains {
            if case .warning(let warning) = $0.body { UIKitWarning.named(warning.id)?.identifier != nil } else { false }
        }
    }

    /// Returns the scenes and segues that the message is about, and the most similar identifier, as the end of a
    /// sentence. Returns an empty string if there are no storyboards.
    func advice(from set: StoryboardSet) -> String {
        guard !set.storyboards.isEmpty else { return "" }
        let known = set.storyboards.flatMap(isSegue ? segues : scenes)
        if let match = known.first(where: { $0.identifier == identifier }) {
            let reason =
                isSegue
                ? "the receiver wasn't instantiated from this scene"
                : "the app contains an older file or looks in another one"
            return "; '\(identifier)' is in the storyboards (\(match.location)): \(reason)"
        }
        let near = known.filter { source == nil || !isSegue || $0.isOfSource }
        let names = (near.isEmpty ? known : near).prefix(5).map { "'\($0.identifier)' (\($0.location))" }
        let kind = isSegue ? "segues" : "scenes"
        let list = names.isEmpty ? "the storyboards have no identifiers of \(kind)" : names.joined(separator: ", ")
        return "; \(names.isEmpty ? "" : "identifiers of \(kind): ")\(list)"
            + Suggestion.question(identifier, among: known.map(\.identifier))
    }

    private struct Known {
        let identifier: String
        let location: String
        var isOfSource = true
    }

    private static func name(of storyboard: Storyboard) -> String {
        storyboard.file.split(separator: "/").last.map(String.init) ?? storyboard.file
    }

    private func scenes(of storyboard: Storyboard) -> [Known] {
        storyboard.controllers.compactMap { controller in
            guard let identifier = controller.storyboardIdentifier else { return nil }
            return Known(
                identifier: identifier,
                location: "\(storyboard.className(of: controller)), \(Self.name(of: storyboard)):\(controller.line)")
        }
    }

    private func segues(of storyboard: Storyboard) -> [Known] {
        let labels = Dictionary(storyboard.controllers.map { ($0.id, $0) }) { first, _ in first }
        let short = source?.split(separator: ".").last.map(String.init)
        return storyboard.segues.compactMap { segue in
            guard let identifier = segue.identifier, let from = segue.source.flatMap({ labels[$0] }) else { return nil }
            let name = storyboard.className(of: from)
            return Known(
                identifier: identifier, location: "a segue of \(name), \(Self.name(of: storyboard)):\(segue.line)",
                isOfSource: name == short)
        }
    }
}

extension DiagnosedInput {
    /// Adds the identifiers of the storyboards among the inputs to the diagnostics about messages that name an
    /// identifier.
    mutating func refer(to storyboards: StoryboardSet) {
        for (location, run) in played.runs.enumerated() {
            for number in ruleDiagnostics[location].indices {
                guard let event = ruleDiagnostics[location][number].event,
                    case .warning(let warning) = run.events[event].body,
                    let mention = StoryboardMention(warning, in: run)
                else { continue }
                ruleDiagnostics[location][number].message += mention.advice(from: storyboards)
            }
        }
    }
}

import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline

/// A list that is generated from the program's tables for documentation. A marker such as `<!-- lifeline: rules -->`
/// inserts the list.
struct EmbeddedList: Sendable {
    let name: String
    /// The lines of the list in Markdown.
    let lines: @Sendable () -> [String]

    static let all: [EmbeddedList] = [
        .rules, .verbs, .keys, .callbacks, .diagrams, .inputs, .forms, .messages, .settings,
    ]

    private static let rules = EmbeddedList(name: "rules") {
        let rows = Rule.all.map { ["`\($0.id)`", $0.severity.rawValue, $0.summary.inMarkdown] }
        return table(["rule", "severity", "problem"], rows)
    }

    private static let verbs = EmbeddedList(name: "verbs") {
        let rows = VerbSignature.all.map { verb in
            let options = verb.options.map { option in
                "`\(option.name): \(option.kind.syntax)`" + (option.isRequired ? " (required)" : "")
                    + first(option.since)
            }
            let step = ["\(verb.name):", verb.subject.syntax].filter { !$0.isEmpty }.joined(separator: " ")
            return ["`\(step)`" + first(verb.since), verb.summary.inMarkdown, options.joined(separator: ", ")]
        }
        return table(["step (iOS versions)", "does", "options"], rows)
    }

    private static let keys = EmbeddedList(name: "keys") {
        Array(
            ScenarioReference.groups.map { group in
                ["### \(group.title)", ""]
                    + table(["key", "meaning (default)"], group.keys.map { ["`\($0.name)`", $0.summary.inMarkdown] })
            }.joined(separator: [""]))
    }

    private static let callbacks = EmbeddedList(name: "callbacks") {
        let rows = Callback.Phase.allCases.map { phase in
            let callbacks = Callback.allCases.filter { $0.phase == phase }.map { callback in
                let (since, until) = (callback.definition.since, callback.definition.until)
                return "`\(callback.shortName)`" + (until.map { " (up to \($0))" } ?? first(since))
            }
            return [phase.rawValue, callbacks.joined(separator: ", ")]
        }
        return table(["group", "callbacks (iOS versions)"], rows)
    }

    private static let diagrams = EmbeddedList(name: "diagrams") {
        table(["diagram", "shows"], Diagram.all.map { ["`\($0.name)`", $0.summary] })
    }

    private static let inputs = EmbeddedList(name: "inputs") {
        let rows = Lifeline.allReaders.map { reader in
            // The list is the same in a build that can't read Swift code.
            let endings = reader.name == Reader.source.name ? [reader.name] : reader.fileExtensions
            return [
                "`\(reader.name)`", reader.summary.inMarkdown, endings.map { "`.\($0)`" }.joined(separator: ", "),
            ]
        }
        return table(["type", "content", "usual file extension"], rows)
    }

    private static let forms = EmbeddedList(name: "forms") {
        LogGrammar.groups.flatMap { title, examples in
            // DocC reads double backticks as a link to a symbol.
            let rows = examples.map { example in
                [example.form.inMarkdown, example.line.contains("`") ? example.line.inMarkdown : "`\(example.line)`"]
            }
            return ["", "### \(title)", ""] + table(["form", "example"], rows)
        }
    }

    private static let messages = EmbeddedList(name: "messages") {
        Array(
            Catalog.Messages.sections.map { title, _ in
                let rows = UIKitWarning.all.filter { $0.section == title }.map { message in
                    [
                        "`\(message.id)`", "\(message.versions): `\(message.excerpt)`",
                        ([message.kindNote, message.note].compactMap(\.self) + message.reports.map(link)).joined(
                            separator: ", "),
                    ]
                }
                return ["## \(title)", ""] + table(["name", "text", "notes and reports"], rows)
            }.joined(separator: [""]))
    }

    /// Returns a link to an issue on GitHub, such as `google/paco#850`.
    private static func link(_ issue: String) -> String {
        let name = issue.split(separator: "/").last ?? ""
        return "[\(name)](https://github.com/\(issue.replacing("#", with: "/issues/")))"
    }

    private static let settings = EmbeddedList(name: "settings") {
        let rows = Setting.all.map { setting in
            let choices = setting.choices.count > 20 ? [] : setting.choices
            let values = choices.isEmpty ? "" : ": " + choices.map { "`\($0)`" }.joined(separator: ", ")
            let standard = setting.standard.map { " (\($0))" } ?? ""
            return ["`\(setting.path)`", setting.summary.inMarkdown + values + standard]
        }
        return table(["setting", "meaning (default)"], rows)
    }

    private static func first(_ version: Int) -> String { version > IOSVersion.oldest.major ? " (\(version)+)" : "" }

    private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let escaped = rows.map { row in row.map { $0.replacing("|", with: "\\|") } }
        return [line(head), line(head.map { _ in "---" })] + escaped.map(line)
    }
}

extension UIKitWarning {
    /// The iOS versions in which UIKit prints or raises the message, such as `13–15`.
    fileprivate var versions: String {
        let first = templates.map(\.versions.lowerBound).min() ?? IOSVersion.oldest.major
        let last = templates.map(\.versions.upperBound).max() ?? .max
        if last == .max { return first <= IOSVersion.oldest.major ? "all" : "\(first)+" }
        return first <= IOSVersion.oldest.major ? "up to \(last)" : "\(first)–\(last)"
    }

    /// The beginning of the newest wording, with the names of the placeholders and without addresses.
    fileprivate var excerpt: String {
        let newest = templates.max { $0.versions.lowerBound < $1.versions.lowerBound }?.text ?? id
        let text = newest.replacing(": {addr}>", with: ">").replacing("{addr}", with: "0x…")
            .filter { $0 != "{" && $0 != "}" }
        guard text.count > 90 else { return text }
        let start = text.prefix(90).split(separator: " ").dropLast().joined(separator: " ")
        return (start.hasSuffix(".") ? String(start.dropLast()) : start) + "…"
    }

    /// Whether UIKit raises the message as an exception, for the column of notes.
    fileprivate var kindNote: String? {
        switch kind {
        case .warning: nil
        case .exception: "exception"
        case .warningOrException: raisedSince.map { "exception from iOS \($0)" }
        }
    }
}

extension VerbSignature.Kind {
    fileprivate var syntax: String {
        switch self {
        case .nothing: ""
        case .controller: "controller"
        case .optionalController: "[controller]"
        case .controllerOrNone: "controller or none"
        case .controllers: "[controllers]"
        case .choice(let words): words.joined(separator: "|")
        case .text: "text"
        case .flag: "true|false"
        case .size: "WxH"
        case .callback: "controller.callback"
        case .frame: "x,y,width,height"
        case .mask: "[part]"
        case .scene: "scene"
        case .steps: "[steps]"
        }
    }
}

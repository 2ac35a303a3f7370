import ArgumentParser
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// The command `lifeline explain`, which explains checks, UIKit's API and messages, symptoms of mistakes, and the
/// scenario language.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule, a callback, or a UIKit message.",
        discussion: """
            Also explains other checks, UIKit methods and properties, symptoms, and the verbs, keys, and options in \
            scenarios. Without an argument, lists everything except keys, options, and symptoms.

            Examples:
              lifeline explain viewWillAppear
              lifeline explain 'viewDidAppear called twice'
              lifeline explain 'Unbalanced calls to begin/end appearance transitions'

            Exit status:
              0   An explanation or the list was printed.
              2   Standard input can't be read.
              64  The name or message is unknown.
            """)

    @Argument(
        parsing: .allUnrecognized,
        help: "Rule, callback, method, property, verb, option, key, symptom, or message, or - for standard input.",
        completion: .list(Rule.all.map(\.id) + OtherCheck.all.map(\.name) + Callback.allCases.map(\.baseName)))
    var words: [String] = []

    func run() throws {
        var console = Console()
        var text = words.drop { $0 == "--" }.joined(separator: " ")
        if text == "-" {
            do { text = String(decoding: try Files.read("-"), as: UTF8.self) } catch {
                console.report(error, for: "-")
                return try console.end()
            }
        }
        if text.allSatisfy(\.isWhitespace) {
            console.put(Explanation.contents)
        } else if let explanation = Explanation(of: text) {
            if let corrected = explanation.corrected {
                console.say(.note, "'\(text)' is unknown; explaining '\(corrected)'")
            }
            console.put(explanation.text)
        } else {
            throw ValidationError(Explanation.unknown(text))
        }
        try console.end()
    }
}

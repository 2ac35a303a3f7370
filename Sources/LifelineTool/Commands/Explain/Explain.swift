import ArgumentParser
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline

struct Explain: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Answer a question about the lifecycle, or explain a rule, a callback, or a UIKit message.",
        discussion: """
            Also explains other checks, UIKit methods and properties, and the verbs, keys, and options in scenarios. \
            With a Swift file, or with Swift code on standard input, prints which callbacks run which lines of each \
            controller, and how often. Another file, such as a crash report, is read like a question. Without an argument, \
            lists all topics by subject. 'explain agents' prints instructions for coding agents.

            A name opens its page. Words list up to five topics, and open the first one below the list if it is certain \
            to answer the question.

            Examples:
              lifeline explain viewDidAppear called twice
              lifeline explain order push --ios 12
              lifeline explain what changed in ios 18
              lifeline explain HomeViewController.swift
              lifeline explain 'Unbalanced calls to begin/end appearance transitions'

            Exit status:
              0   An answer or a list of topics was printed.
              1   No topic fits the question, Lifeline doesn't know the UIKit message, or
                  the Swift code contains no controller.
              2   Standard input or the file can't be read.
              64  The arguments are invalid.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        parsing: .allUnrecognized,
        help:
            "Question, UIKit message, name of a topic, rule, callback, method, or verb, file, or - for standard input.",
        completion: .list(Topic.all.map(\.id) + Rule.all.map(\.id) + Callback.allCases.map(\.baseName)))
    var words: [String] = []

    @Option(help: "Output format.") var format = Format.text
    @Option(help: ArgumentHelp("iOS version for the order of callbacks.", valueName: "version")) var ios: String?

    func validate() throws {
        if let ios { _ = try IOSVersion(argument: ios) }
    }

    func run(_ console: inout Console) throws {
        var text = words.drop { $0 == "--" }.joined(separator: " ")
        if isFolder(text) {
            throw Files.Failure(
                path: text, reason: "it is a folder; name a file in it, or ask with more words", action: "read the file"
            )
        }
        if text == "-" || isFile(text) { text = String(decoding: try Files.read(text), as: UTF8.self) }
        if let code = try code(words.count == 1 ? words[0] : "", text) {
            try explain(code, &console)
        } else if text.allSatisfy(\.isWhitespace) {
            console.put(Answer.contents)
        } else if text == "agents" {
            console.put(String(decoding: PackageResources.SKILL_md, as: UTF8.self))
        } else if text == "colors" {
            Console.write(colors(hasSwatches: ColorChoice.auto.applies(to: 1)), to: 1)
        } else if text == "settings" {
            console.put(Setting.all.map { "\($0.path)\n" + Answer.wrapped($0.meaning, indent: "    ") }.joined())
        } else {
            var answer = Answer(to: text)
            answer.ios = ios.flatMap { IOSVersion($0) }
            for (word, name) in answer.corrections {
                console.say(.note, "'\(word)' is unknown; explaining '\(name)'")
            }
            console.put(format == .json ? answer.json : answer.text)
            if answer.isUnanswered { console.raise(.findings) }
        }
    }

    /// Returns whether the question is the path of a file that isn't Swift code, rather than a name such as `push`.
    private func isFile(_ text: String) -> Bool {
        text.contains { $0 == "." || $0 == "/" } && !text.hasSuffix(".swift") && Files.kind(text) == .file
    }

    /// Returns whether the question is the path of a folder, rather than the name of a topic.
    private func isFolder(_ text: String) -> Bool {
        guard Files.kind(text) == .folder else { return false }
        let answer = Answer(to: text)
        return text.contains("/") || !answer.isName || !answer.corrections.isEmpty
    }

    /// Returns the Swift code that the question is: a file, or code on standard input. Otherwise, returns nil.
    private func code(_ word: String, _ text: String) throws -> InputSource? {
        if word == "-" {
            let source = InputSource(name: "-", text: text)
            return Reader.source.recognizes(source) ? source : nil
        }
        return word.hasSuffix(".swift") ? InputSource(name: word, bytes: try Files.read(word)) : nil
    }

    /// Prints which callbacks run the code of each controller in a Swift file.
    private func explain(_ source: InputSource, _ console: inout Console) throws {
        let input = try Lifeline().load(source, as: Reader.source.name)
        guard let file = input.swiftFile else { return }
        let explanation = SourceExplanation(file)
        console.put(format == .json ? explanation.json + "\n" : explanation.text + (try played(input)))
        if explanation.isEmpty { console.raise(.findings) }
    }

    /// Returns what happens if the controllers of a Swift file are played, with commands that show it.
    private func played(_ input: LoadedInput) throws -> String {
        let result = try input.diagnosed(ios: ios.flatMap { IOSVersion($0) })
        guard !result.played.plays.isEmpty else { return "" }
        var text = "\n"
        for (index, play) in result.played.plays.enumerated() {
            text += "\(play.scenario.title ?? "") (\(play.summary))\n"
            for diagnostic in result.ruleDiagnostics[index] where result.guesses.contains(diagnostic) {
                text += "  Line \(diagnostic.location.line ?? 0): \(diagnostic.message) [\(diagnostic.rule)]\n"
            }
        }
        let name = input.source.name
        guard name != "-" else { return text }
        return text + "Draw it: \(ShellCommand.text(["lifeline", "render", name]))\n"
            + "Scenario: \(ShellCommand.text(["lifeline", "init", "--from", name]))\n"
    }

    /// Returns the names of all colors with their values on light and dark pages.
    private func colors(hasSwatches: Bool) -> String {
        let width = DrawingColors.names.map(\.count).max() ?? 0
        func value(_ color: String) -> String {
            guard hasSwatches else { return color }
            let parts = stride(from: 1, to: 6, by: 2).map { Int(color.dropFirst($0).prefix(2), radix: 16) ?? 0 }
            return "\u{1B}[48;2;\(parts[0]);\(parts[1]);\(parts[2])m    \u{1B}[0m \(color)"
        }
        let lines = DrawingColors.all.map { color in
            let name = color.name + String(repeating: " ", count: width - color.name.count)
            return "\(name)  \(value(color.light))  \(value(color.dark))\n"
        }
        return "The colors of drawings on light and on dark pages, for the setting 'colors':\n\n" + lines.joined()
    }
}

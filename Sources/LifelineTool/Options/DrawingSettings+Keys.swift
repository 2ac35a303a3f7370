import ArgumentParser
import LifecycleDiagrams
import LifecycleReaders
import Lifeline
import Yams

import struct Graphviz.Format

extension DrawingSettings {
    /// The keys below `drawings`, in the order in which an error message lists them.
    static let keys: [Key] = [
        Key(name: "diagrams", summary: "Diagrams to draw", choices: Diagram.all.map(\.name)) { value in
            let words = SettingsFile.words(value)
            let names = Diagram.all.map(\.name)
            if let wrong = words.first(where: { !names.contains($0) }) { return unknown("diagram", wrong, names) }
            return .success(["--diagram", words.joined(separator: ",")])
        },
        Key(name: "formats", summary: "Formats of drawings", choices: Format.all.map(\.name)) { value in
            let words = SettingsFile.words(value)
            let names = Format.all.map(\.name)
            if let wrong = words.first(where: { !names.contains($0) }) { return unknown("format", wrong, names) }
            return .success(["--format", words.joined(separator: ",")])
        },
        Key(name: "width", summary: "Page width in CSS pixels, or none for no limit") { value in
            let word = SettingsFile.words(value).first ?? ""
            guard DrawingWidth(argument: word) != nil else {
                return .failure(Problem(text: "'\(word)' is not a width; use none or a number from 200 to 20000"))
            }
            return .success(["--width", word])
        },
        choice("theme", "Color theme", Theme.allCases.map(\.rawValue)),
        choice("names", "Language of callback names", DiagramOptions.Names.allCases.map(\.rawValue)),
        choice("callbacks", "Callbacks shown in timelines", DiagramOptions.Callbacks.allCases.map(\.rawValue)),
        choice("layout", "Layout of storyboards", StoryboardOptions.Layout.allCases.map(\.rawValue)),
        number("pageSize", "Maximum number of rows per timeline page", "--page-size", 1...1_000_000),
        Key(name: "scale", summary: "Pixels per point in PNG files") { value in
            let word = SettingsFile.words(value).first ?? ""
            guard let scale = Double(word), scale > 0, scale <= 20 else {
                return .failure(Problem(text: "'\(word)' is not a number greater than 0 and at most 20"))
            }
            return .success(["--scale", word])
        },
        flag("links", "Whether callbacks link to Apple's documentation", false, "--no-links"),
        flag(
            "film", "Whether to draw the hierarchy after each step that changes it or a controller's state", true,
            "--film"),
        flag(
            "collapse", "Whether to combine navigation controllers with their root view controllers", true,
            "--collapse"),
        choice(
            "group", "Content of each card in a storyboard drawing",
            StoryboardOptions.Grouping.allCases.map(\.rawValue)),
        flag("together", "Whether to combine all storyboards into one drawing", true, "--together"),
        Key(name: "font", summary: "Font for text in SVGs") { value in
            value.string.map { .success(["--font=\($0)"]) } ?? .failure(Problem(text: "expected the name of a font"))
        },
        Key(name: "codeFont", summary: "Font for code in SVGs") { value in
            value.string.map { .success(["--code-font=\($0)"]) }
                ?? .failure(Problem(text: "expected the name of a font"))
        },
        Key(name: "colors", summary: "Colors by name: one color, or a list of two colors for light and dark pages") {
            value in
            guard let mapping = value.mapping else { return .failure(Problem(text: "expected 'name: color'")) }
            let words = mapping.map { entry in
                "\(entry.key.string ?? "")=\(SettingsFile.words(entry.value).joined(separator: "/"))"
            }
            if let problem = words.lazy.compactMap({ DrawingStyle.problem(inColor: $0, isSetting: true) }).first {
                return .failure(Problem(text: problem))
            }
            return .success(words.flatMap { ["--theme-color", $0] })
        },
    ]

    private static func unknown(_ what: String, _ word: String, _ words: [String]) -> Result<[String], Problem> {
        .failure(Problem(text: "unknown \(what) '\(word)'" + Suggestion.hint(word, among: words)))
    }

    private static func choice(_ name: String, _ summary: String, _ words: [String]) -> Key {
        Key(name: name, summary: summary, choices: words) { value in
            let word = SettingsFile.words(value).first ?? ""
            guard words.contains(word) else {
                return .failure(
                    Problem(text: "unknown value '\(word)' for '\(name)'" + Suggestion.hint(word, among: words)))
            }
            return .success(["--\(name)", word])
        }
    }

    private static func number(_ name: String, _ summary: String, _ option: String, _ range: ClosedRange<Int>) -> Key {
        Key(name: name, summary: summary) { value in
            let word = SettingsFile.words(value).first ?? ""
            guard let number = Int(word), range.contains(number) else {
                return .failure(
                    Problem(text: "'\(word)' is not a whole number from \(range.lowerBound) to \(range.upperBound)"))
            }
            return .success([option, word])
        }
    }

    /// Returns a key that adds `option` to the arguments if the value equals `given`.
    private static func flag(_ name: String, _ summary: String, _ given: Bool, _ option: String) -> Key {
        Key(name: name, summary: summary, choices: ["true", "false"]) { value in
            guard let flag = value.bool else {
                return .failure(Problem(text: "expected true or false, got '\(value.string ?? "")'"))
            }
            return .success(flag == given ? [option] : [])
        }
    }
}

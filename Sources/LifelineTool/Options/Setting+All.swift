import ArgumentParser
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline
import Yams

import struct Graphviz.Format

extension Setting {
    static let all = drawings + checks + logs

    private static let drawings: [Setting] = [
        list("diagrams", "Diagrams to draw", Diagram.all.map(\.name), default: "those that suit the input") {
            $0.style.diagrams = $1.compactMap(Diagram.named)
        },
        list("formats", "Formats of drawings", Format.all.map(\.name), default: "svg") {
            $0.formats = $1.compactMap(Format.named)
        },
        text(
            "width", .text,
            "Page width in CSS pixels, from 200 to 20000, or none for no limit; a drawing has at most the given width, unless "
                + "its text would be lower than 9 pixels",
            default: "830, or 700 in a DocC catalog; 358 for strips"
        ) {
            guard let width = $1 == "none" ? .some(nil) : Double($1).map(Double?.some),
                width.map({ (200...20_000).contains($0) }) ?? true
            else { throw ValidationError("'\($1)' is not a width; use none or a number from 200 to 20000") }
            ($0.style.options.width, $0.style.options.fitsWidth) = (width, true)
        },
        word(
            "fit",
            "Scale of SVGs and PNGs: shrink makes those smaller that are wider than the width, exact gives each the width, "
                + "none gives all the same scale",
            \.style.options.fit),
        word(
            "theme",
            "Color theme: auto for SVGs that follow the viewer's color scheme, pair for a light and a dark file",
            \.style.theme),
        text(
            "title", .text, "Title of drawings",
            default: "the title of the scenario, or the first problem of another input"
        ) {
            $0.style.options.title = $1
        },
        text(
            "caption", .text, "Line below the title, or none for no line", default: "the origin and the content"
        ) {
            $0.style.options.caption = $1 == "none" ? "" : $1
        },
        list("hide", "Parts to omit", DiagramOptions.Part.allCases.map(\.rawValue), default: "none") {
            $0.style.options.omittedParts = Set($1.compactMap(DiagramOptions.Part.init))
        },
        word(
            "background", "Background: transparent shows what is behind a drawing, such as a slide",
            \.style.options.background),
        word(
            "paper", "Paper of PDF pages, with margins and one text size; drawing is a page in the size of the drawing",
            \.style.options.paper),
        word(
            "notes",
            "Notes in timelines: rows are between the callbacks; numbered are below the timeline, with a number at the "
                + "callback",
            \.style.options.notes),
        word("names", "Language of callback names", \.style.options.names),
        word(
            "language",
            "Language of words in drawings",
            \.style.options.language),
        Setting(
            "words", .replacements,
            "Words in drawings that replace others, by the English words, such as appearing: 'about to appear'"
        ) { settings, value in
            guard let mapping = value.mapping else { return [Problem("expected 'words: other words'")] }
            return mapping.compactMap { key, value in
                let (key, known) = (key.string ?? "", Language.keys)
                guard known.contains(key) else { return Problem(unknown("words", key, known), at: value) }
                settings.style.options.words[key] = words(value).joined(separator: ", ")
                return nil
            }
        },
        callbacks(
            "callbacks",
            "Callbacks in timelines, such as viewDidLoad,layout; folded shows appearance callbacks and those that an "
                + "expectation, a diagnostic, or an override is about, and counts the others",
            DiagramOptions.Callbacks.allCases.map(\.rawValue), default: "folded"
        ) { options, words in
            let group = words.count == 1 ? DiagramOptions.Callbacks(rawValue: words[0]) : nil
            (options.callbacks, options.listedCallbacks) = (group ?? .all, nil)
            if group == nil { options.listedCallbacks = Set(words.flatMap(callbacks(named:))) }
        },
        callbacks(
            "ignore", "Callbacks to omit from timelines and comparisons, a list of callbacks or of groups",
            Callback.Phase.allCases.map(\.rawValue), default: "none"
        ) { $0.ignoredCallbacks = Set($1.flatMap(callbacks(named:))) },
        words("controllers", "IDs or names of the controllers to draw", default: "all") {
            $0.style.options.controllers = $1
        },
        words(
            "emphasize",
            "Controllers and callbacks that timelines, strips, and figures emphasize, such as home, viewDidAppear, or "
                + "home.viewDidAppear; the others are dimmed", default: "none"
        ) {
            $0.style.options.emphasized = $1
        },
        integer(
            "run",
            "Number of the run to draw, if an input has several, by default each run with the given controllers, steps, and "
                + "callbacks", 1...Int.max
        ) { $0.style.run = $1 },
        text(
            "step", .text,
            "Number of the step to draw, or range such as 1-3: what happens in them, and the hierarchy after them"
        ) {
            let parts = $1.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard let first = parts.first, let last = parts.last, parts.count <= 2, first > 0, first <= last else {
                throw ValidationError("'\($1)' is not a step or a range of steps; write one such as 2 or 1-3")
            }
            $0.style.options.onlySteps = first...last
        },
        integer(
            "hierarchyStep",
            "Number of the step after which the hierarchy, the figure, or the responder chain is drawn",
            1...Int.max
        ) { $0.style.options.step = $1 },
        text("events", .text, "Numbers of the callbacks to draw in a timeline, such as 20-28", default: "all") {
            let parts = $1.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            let hasEnd = $1.hasSuffix("-") || parts.last != .some(nil)
            guard (1...2).contains(parts.count), hasEnd, parts.contains(where: { $0 != nil }) else {
                throw ValidationError("'\($1)' is not a range of callbacks; write one such as 20-28, 20-, or -28")
            }
            ($0.style.options.from, $0.style.options.to) = (parts[0], parts[parts.count - 1])
        },
        integer("pageSize", "Maximum number of rows per timeline page, by default 400", 1...1_000_000) {
            $0.style.options.pageSize = $1
        },
        Setting(
            "film", .flagOr("files"),
            "Whether to draw the hierarchy after each step; files draws a file for each step: the timeline up to the step, "
                + "with one size, and the hierarchy after it", default: "false"
        ) { settings, value in
            let isFiles = value.string == "files"
            guard let flag = isFiles ? false : value.bool else {
                return [Problem("expected true, false, or files, got '\(value.string ?? "")'")]
            }
            (settings.style.options.film, settings.style.options.stepPages) = (flag, isFiles)
            return []
        },
        flag("links", "Whether callbacks link to Apple's documentation", \.style.options.links),
        word(
            "layout",
            "Layout of storyboards: dot uses Graphviz's layout if it fits the page width and trees otherwise, tree always "
                + "uses trees, canvas the positions in Interface Builder", \.style.options.storyboard.layout),
        text("focus", .text, "ID, class, or title of the scene to draw with its neighbors in a storyboard") {
            $0.style.options.storyboard.focus = $1
        },
        integer("depth", "Maximum number of segues between the focus and its neighbors", 0...100) {
            $0.style.options.storyboard.depth = $1
        },
        flag(
            "collapse", "Whether to combine navigation controllers with their root view controllers",
            \.style.options.storyboard.collapses),
        word(
            "group", "Content of each card in a storyboard drawing: a scene, a flow of scenes, or a file",
            \.style.options.storyboard.grouping),
        flag(
            "identifiers", "Whether a storyboard shows the identifiers of scenes and segues",
            \.style.options.storyboard.identifiers),
        flag(
            "together", "Whether to combine all storyboards, or with strips all runs, into one drawing",
            \.style.options.storyboard.together),
        text("scale", .number, "Pixels per CSS pixel in PNG files", default: "2") {
            guard let scale = Double($1), scale > 0, scale <= 20 else {
                throw ValidationError("'\($1)' is not a number greater than 0 and at most 20")
            }
            $0.style.scale = scale
        },
        text("font", .text, "Font family for text in SVGs, no wider than Helvetica") {
            $0.style.options.font = $1
        },
        text("codeFont", .text, "Font family for code in SVGs, no wider than Courier") {
            $0.style.options.codeFont = $1
        },
        Setting(
            "colors", .colors,
            "Colors by name ('lifeline explain colors' lists them): one color, or a list of two colors for light and dark "
                + "pages"
        ) {
            guard let mapping = $1.mapping else { return [Problem("expected 'name: color'")] }
            var colors = $0.style.options.colors
            let problems = mapping.compactMap { color($0.key.string ?? "", words($0.value), in: &colors) }
            $0.style.options.colors = colors
            return problems
        },
        text("shard", .text, "Part of the inputs to draw: 2/8 is every eighth input, starting with the second") {
            guard let shard = Shard(argument: $1) else {
                throw ValidationError("'\($1)' is not a part of the inputs, such as 2/8")
            }
            $0.shard = shard
        },
        integer("jobs", "Maximum number of worker processes that draw, by default one per processor", 1...10_000) {
            $0.jobs = $1
        },
    ]

    private static let checks: [Setting] = [
        list("rules", in: .check, "Rules to check", CheckConfiguration.names, called: "rule", default: "all") {
            $0.check.rules = Set($1)
        },
        list("disable", in: .check, "Rules to disable", CheckConfiguration.names, called: "rule") {
            $0.check.disabled.formUnion($1)
        },
        Setting(
            "severity", in: .check, .severities,
            "Lowest severity that fails the check; a value such as missing-super=warning changes the severity of a rule",
            default: "error"
        ) { settings, value in
            words(value).compactMap { settings.check.setSeverity($0) }.map { Problem($0) }
        },
        text("baseline", in: .check, .text, "File that lists known diagnostics to ignore") {
            $0.check.baseline = $1
        },
        words(
            "inputs", in: .check,
            "Files and folders that check, render, report, and watch read without arguments, relative to the settings file",
            default: "none"
        ) {
            $0.inputs = $1
        },
        words(
            "exclude", in: .check,
            "Names or patterns of files and folders to leave out of folders, such as Legacy or drafts/*.yaml",
            default: "Pods, Carthage, DerivedData, hidden folders, and folders in .gitignore, which are always left out"
        ) {
            $0.excluded = $1
        },
        text(
            "minCoverage", in: .check, .integer,
            "Minimum percentage of the legal state transitions that occur, and of the controllers that appear"
        ) {
            guard let number = Int($1), (0...100).contains(number) else {
                throw ValidationError("the minimum coverage must be a whole number from 0 to 100, not '\($1)'")
            }
            $0.check.minCoverage = number
        },
    ]

    private static let logs: [Setting] = [
        Setting(
            "patterns", in: .logs, .patterns,
            "Patterns for log lines, with {callback} and, optionally, {controller} and {address}, or regular expressions "
                + "with groups named callback, class, and address"
        ) { settings, value in
            (value.sequence.map { Array($0) } ?? [value]).compactMap { settings.addPattern($0) }
        },
        flag(
            "strict", in: .logs,
            "Whether to omit guesses: inferred steps, and log callbacks whose controller is a guess", \.isStrict),
    ]
}

extension Settings {
    /// Adds a pattern for log lines. Returns the problem with the pattern, or nil.
    fileprivate mutating func addPattern(_ node: Node) -> Setting.Problem? {
        guard let text = node.string else { return Setting.Problem("expected a pattern", at: node) }
        let groups = ["callback", "class", "address"].filter {
            text.contains("(?<\($0)>") || text.contains("(?P<\($0)>")
        }
        guard groups.isEmpty else {
            do { _ = try Regex(text) } catch {
                return Setting.Problem("'\(text)' is not a valid regular expression: \(error)", at: node)
            }
            if groups.contains("callback") { callbackPattern = text }
            if groups != ["callback"] { controllerPattern = text }
            return nil
        }
        do throws(LogPattern.Problem) {
            patterns.append(try LogPattern(text))
            return nil
        } catch { return Setting.Problem(error.text, at: node, offset: error.offset) }
    }
}

// MARK: Types of settings

extension Setting {
    /// A setting whose value is one of the cases of `Word`.
    private static func word<Word: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ summary: String, _ path: any WritableKeyPath<Settings, Word> & Sendable
    ) -> Setting {
        let known = Word.allCases.map(\.rawValue)
        return Setting(name, .word(known), summary, default: Settings()[keyPath: path].rawValue) { settings, value in
            let word = words(value).first ?? ""
            guard let value = Word(rawValue: word) else {
                // The language zh has no other variant than zh-Hans.
                let hint = Suggestion.hint(known.first { $0.hasPrefix("\(word)-") } ?? word, among: known)
                return [Problem("unknown value '\(word)' for '\(name)'" + hint)]
            }
            settings[keyPath: path] = value
            return []
        }
    }

    private static func flag(
        _ name: String, in section: Section = .drawings, _ summary: String,
        _ path: any WritableKeyPath<Settings, Bool> & Sendable
    ) -> Setting {
        Setting(name, in: section, .flag, summary, default: "\(Settings()[keyPath: path])") { settings, value in
            guard let flag = value.bool else { return [Problem("expected true or false, got '\(value.string ?? "")'")] }
            settings[keyPath: path] = flag
            return []
        }
    }

    /// A setting whose value is a list of words from a fixed list. The function receives the words.
    private static func list(
        _ name: String, in section: Section = .drawings, _ summary: String, _ known: [String],
        called what: String? = nil,
        default standard: String? = nil, set: @escaping @Sendable (inout Settings, [String]) -> Void
    ) -> Setting {
        Setting(name, in: section, .words(known), summary, default: standard) { settings, value in
            let given = words(value)
            if let wrong = given.first(where: { !known.contains($0) }) {
                return [Problem(unknown(what ?? String(name.dropLast()), wrong, known))]
            }
            set(&settings, given)
            return []
        }
    }

    /// A setting whose value is a list of callbacks and groups, or one of the words in `known`. The function receives
    /// the words.
    private static func callbacks(
        _ name: String, _ summary: String, _ known: [String], default standard: String,
        set: @escaping @Sendable (inout DiagramOptions, [String]) -> Void
    ) -> Setting {
        Setting(name, .callbacks(known), summary, default: standard) { settings, value in
            let given = words(value)
            let wrong = given.first { callbacks(named: $0).isEmpty && !(known.contains($0) && given.count == 1) }
            if let wrong {
                let all = known + Callback.Phase.allCases.map(\.rawValue) + Callback.knownWords
                return [Problem(unknown("callback or group", wrong, all))]
            }
            set(&settings.style.options, given)
            return []
        }
    }

    /// Returns the callbacks that a word names: a callback by any name, or a group such as `layout`.
    private static func callbacks(named word: String) -> [Callback] {
        guard let phase = Callback.Phase(rawValue: word) else { return Callback.named(word) }
        return Callback.allCases.filter { $0.phase == phase }
    }

    /// A setting whose value is a list of any words.
    private static func words(
        _ name: String, in section: Section = .drawings, _ summary: String, default standard: String,
        set: @escaping @Sendable (inout Settings, [String]) -> Void
    ) -> Setting {
        Setting(name, in: section, .words([]), summary, default: standard) { settings, value in
            set(&settings, words(value))
            return []
        }
    }

    private static func integer(
        _ name: String, _ summary: String, _ range: ClosedRange<Int>,
        set: @escaping @Sendable (inout Settings, Int) -> Void
    ) -> Setting {
        text(name, .integer, summary) { settings, word in
            guard let number = Int(word), range.contains(number) else {
                let limit =
                    range.upperBound == .max ? "greater than 0" : "from \(range.lowerBound) to \(range.upperBound)"
                throw ValidationError("'\(word)' is not a whole number \(limit)")
            }
            set(&settings, number)
        }
    }

    /// A setting whose value is one word or text. The function throws an error with the message about another value.
    private static func text(
        _ name: String, in section: Section = .drawings, _ kind: Kind, _ summary: String,
        default standard: String? = nil,
        set: @escaping @Sendable (inout Settings, String) throws -> Void
    ) -> Setting {
        Setting(name, in: section, kind, summary, default: standard) { settings, value in
            guard let text = value.string else { return [Problem("expected one value")] }
            do { try set(&settings, text) } catch { return [Problem("\(error)")] }
            return []
        }
    }

    /// Sets a color, or returns the problem with its name or values.
    private static func color(_ name: String, _ values: [String], in colors: inout DrawingColors) -> Problem? {
        let values = values.flatMap { $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
        if (1...2).contains(values.count), colors.set(name, light: values[0], dark: values[values.count - 1]) {
            return nil
        }
        guard DrawingColors.names.contains(name) else {
            return Problem(unknown("color", name, DrawingColors.names))
        }
        return Problem(
            "'\(name)=\(values.joined(separator: "/"))' is not a color; write \(name): '#rrggbb', or "
                + "\(name): ['#rrggbb', '#rrggbb'] for light and dark pages")
    }
}

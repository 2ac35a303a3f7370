import Graphviz
import LifecycleModel
import LifecycleReaders

/// What `doctor` finds out about the installation.
struct DoctorReport {
    /// A Graphviz plugin or a font.
    struct Check {
        var name: String
        /// What Lifeline uses the plugin for, or the family of the font.
        var use: String
        /// The path of the file, or nil if it is unknown or nothing is installed.
        var file: String?
        var works = true
        var isRequired = false
        /// What is wrong and how to fix it, or nil.
        var problem: String?
    }

    let graphviz = Renderer.shared.version
    let headers = Renderer.shared.headerVersion
    let plugins = Plugin.all.map(Check.init)
    /// The fonts, or an empty array if Pango doesn't find them with fontconfig.
    let fonts = Fontconfig.isUsed ? [Font.regular, .bold, .mono].map(Check.init) + [.scripts] : []
    let limits: [(value: Int, subject: String)] =
        Limit.all.map { (value: $0.value, subject: $0.subject) } + [
            (Renderer.elementLimit, "nodes and edges in a drawing"), (Renderer.labelLimit, "characters in a label"),
            (Format.Options().pixelLimit, "pixels per side of a PNG"),
        ]

    var text: String {
        func lines(_ checks: [Check]) -> String {
            checks.map { check in
                let padding = String(repeating: " ", count: max(1, 22 - check.name.count))
                let file = check.file.map { ", \($0)" } ?? ""
                return "  \(check.works ? "✓" : "✗") \(check.name)\(padding)\(check.use)\(file)\n"
            }.joined()
        }
        return """
            lifeline \(RootCommand.configuration.version)
            Graphviz \(graphviz); lifeline was built with \(headers)
            Graphviz plugins
            \(lines(plugins))\(fonts.isEmpty ? "" : "fonts for PNG and PDF\n")\(lines(fonts))limits

            """ + limits.map { "  \($0.value) \($0.subject)\n" }.joined()
    }

    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("version", RootCommand.configuration.version)
            json.member("graphviz", graphviz)
            json.member("headers", headers)
            json.list("plugins", plugins, write)
            json.list("fonts", fonts, write)
            json.list("limits", limits) { limit, json in
                json.member("value", limit.value)
                json.member("subject", limit.subject)
            }
        }
        return json.text
    }

    private func write(_ check: Check, to json: inout JSONText) {
        json.member("name", check.name)
        json.member("use", check.use)
        json.member("file", check.file)
        json.member("works", check.works)
        json.member("required", check.isRequired)
        json.member("problem", check.problem)
    }
}

extension DoctorReport.Check {
    init(_ plugin: Plugin) {
        self.init(name: plugin.name, use: plugin.purpose, isRequired: plugin.isRequired)
        do {
            if plugin.isInstalled {
                file = try plugin.load().map { PrintableText.line($0) }
                return
            }
            problem =
                "the Graphviz plugin for '\(plugin.name)', which \(plugin.purpose), is missing; "
                + plugin.package.advice
        } catch { problem = "the Graphviz plugin for '\(plugin.name)' doesn't work: \(error)" }
        works = false
    }

    /// The installed font that PNG and PDF drawings use for `font`. An SVG uses the fonts of the computer that displays
    /// it.
    init(_ font: Font) {
        let name = font.families.prefix { $0 != "," } + (font.isBold ? " Bold" : "")
        let match = Fontconfig.match(font)
        self.init(
            name: String(name), use: "unknown, because fontconfig's fc-match is not installed or fails", works: false)
        guard let match else { return }
        guard !match.file.isEmpty else {
            use = "missing"
            problem = "PNG and PDF drawings need a font; \(SystemPackage.fonts.advice)"
            return
        }
        (use, file, works) = (PrintableText.line(match.family), PrintableText.line(match.file), true)
    }

    /// The scripts of which the installed fonts contain the characters.
    static var scripts: Self {
        let samples: KeyValuePairs = [
            "Greek": "λ", "Cyrillic": "ж", "Arabic": "ع", "Hebrew": "ש", "Devanagari": "अ", "Thai": "ก", "Chinese": "语",
            "Japanese": "ア", "Korean": "한", "emoji": "🙂",
        ]
        let missing = samples.filter { !Fontconfig.missingCharacters(in: $0.value).isEmpty }.map(\.key)
        let present = samples.map(\.key).filter { !missing.contains($0) }.joined(separator: ", ")
        let advice = missing.isEmpty ? "" : "; without a font: \(missing.joined(separator: ", "))"
        return Self(name: "scripts", use: present + advice, works: missing.isEmpty)
    }
}

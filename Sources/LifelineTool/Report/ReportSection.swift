import LifecycleModel

struct ReportSection: Codable, Sendable {
    let slug: String
    let title: String
    private let path: String
    /// Whether the section is about a run, and not about a storyboard or a hierarchy dump.
    let isRun: Bool
    let callbackCount: Int
    /// The path and the other facts in the index.
    private let facts: String
    /// The number of diagnostics of each severity.
    private let severities: [Severity: Int]
    private let rules, classes, controllers, callbacks: [String]
    let body: String

    init(_ content: ReportContent) {
        let run = content.run
        (slug, title, path, isRun, body) = (content.slug, content.title, content.path, run != nil, content.body)
        callbackCount = run?.callbackCount ?? 0
        let facts = [path, run?.ios.map { "iOS \($0)" }, run.map { $0.controllers.count.counting("controller") }]
        self.facts = facts.compactMap { $0 }.joined(separator: " · ")
        let diagnostics = content.diagnostics.map(\.diagnostic)
        severities = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
        rules = Set(diagnostics.map(\.rule)).sorted()
        classes = content.classes
        controllers = run.map { run in Set(run.callbacks.map { run[$0.event.controller].id }).sorted() } ?? []
        callbacks = run.map { run in Set(run.callbacks.map(\.event.callback.shortName)).sorted() } ?? []
    }

    var diagnosticCount: Int { severities.values.reduce(0, +) }

    /// Returns the section as an item in the index. With `link`, the item links to the page of the section. Without
    /// `link`, the item contains the body of the section if `isOpen` is true.
    func entry(isOpen: Bool = false, link: String? = nil) -> String {
        let badges = Severity.allCases.reversed().compactMap { severity in
            severities[severity].map {
                " <span class=\"badge \(severity.rawValue)\">\($0.counting(severity.rawValue))</span>"
            }
        }
        return ReportTemplate.entry.render([
            "slug": slug, "title": HTML.escaped(title), "badges": badges.joined(), "facts": HTML.escaped(facts),
            "link": link ?? "", "body": isOpen && link == nil ? body : "",
        ])
    }

    /// Writes the section's values for the search and the filters in the index.
    func writeIndex(to json: inout JSONText) {
        json.object { json in
            json.member("slug", slug)
            json.member("folder", PrintableText.line(Path.parent(path)))
            for severity in Severity.allCases { json.member(severity.rawValue, severities[severity] ?? 0) }
            json.member("words", PrintableText.line(([title, path] + rules).joined(separator: " ")))
            for (key, words) in [("classes", classes), ("controllers", controllers), ("callbacks", callbacks)] {
                json.array(key) { list in for word in words { list.value(PrintableText.line(word)) } }
            }
        }
    }
}

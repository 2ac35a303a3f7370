import Graphviz
import LifecycleDiagrams
import LifecycleModel

/// The page: its head, a section for each run, and the script that plays them.
struct ReportPage {
    private var sections: [ReportSection] = []
    private var slugs: Set<String> = []
    private var sheet = ReportSheet()

    /// Whether nothing was added.
    var isEmpty: Bool { sections.isEmpty }

    /// Adds everything there is to show of an input; throws ``GraphvizError`` or ``ReadError``.
    mutating func add(_ loaded: Loaded, _ style: DrawingStyle) throws {
        if style.isDrawnElsewhere(loaded) { return }
        for subject in try loaded.subjects() {
            let told = subject.withFindings
            let slug = freeSlug(loaded.input.stem.split(separator: "/").last.map(String.init) ?? loaded.input.stem)
            var drawings: [ReportSection.Figure] = []
            for diagram in style.diagrams ?? Diagram.all.filter({ $0.isUsual(subject) }) {
                var options = style.options(named: "r\(sections.count + 1)-\(diagram.name)", in: .auto)
                options.numbersMessages = true
                options.film = options.film || options.step == nil && diagram.name == "hierarchy"
                options.storyboard.others = loaded.siblings
                guard diagram.fits(told, options), let svg = Format.named("svg") else { continue }
                let name = "\(loaded.input.stem).\(diagram.name)"
                for picture in diagram.draw(told, options) {
                    let drawn = String(decoding: try picture.bytes(named: name, as: svg), as: UTF8.self)
                    drawings.append((diagram.name, picture.title, sheet.taken(from: drawn)))
                }
            }
            sections.append(try ReportSection(loaded, subject, slug: slug, figures: drawings))
        }
    }

    /// A name that no other section has, and that no id of a drawing begins with.
    private mutating func freeSlug(_ name: String) -> String {
        let plain = HTML.slug(name)
        let isLikeDrawing = plain.wholeMatch(of: /r[0-9]+-.*/) != nil
        let base = isLikeDrawing ? "run-" + plain : plain
        var (slug, count) = (base, 1)
        while !slugs.insert(slug).inserted {
            count += 1
            slug = "\(base)-\(count)"
        }
        return slug
    }

    /// The whole page.
    var html: String {
        let script = ReportScript.text
        let hash = SHA256.base64(of: Array("/*<![CDATA[*/\(script)/*]]>*/".utf8))
        let title = sections.count == 1 ? sections[0].title : "\(sections.count) runs"
        return """
            <!DOCTYPE html>
            <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'sha256-\(hash)'; img-src data:; base-uri 'none'; form-action 'none'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <link rel="icon" href="data:,"/>
            <title>\(HTML.escaped(title)) · Lifeline report</title>
            <style>/*<![CDATA[*/
            \(sheet.text)\(ReportStyle.text)/*]]>*/</style>
            </head>
            <body>
            <a class="skip" href="#_main">To the runs</a>
            \(header(title))<main id="_main">
            \(sections.map(\.html).joined())</main>
            <script>/*<![CDATA[*/\(script)/*]]>*/</script>
            </body>
            </html>

            """
    }

    private func header(_ title: String) -> String {
        let runs = sections.compactMap(\.run)
        let callbacks = runs.reduce(0) { $0 + $1.callbacks.reduce(0) { count, _ in count + 1 } }
        let findings = sections.reduce(0) { $0 + $1.complaints.count }
        let contents = sections.map { section in
            let count = section.complaints.isEmpty ? "" : " <small>\(section.complaints.count) ✗</small>"
            return "<li><a href=\"#\(section.slug)\">\(HTML.escaped(section.title))</a>\(count)</li>"
        }
        return """
            <header>
            <p class="brand">Lifeline report</p>
            <h1>\(HTML.escaped(title))</h1>
            <p class="facts">\(callbacks) callbacks · \(findings) finding\(findings == 1 ? "" : "s")</p>
            <div id="_tools" hidden="hidden" role="search">
            <label>Search <input id="_search" type="search" placeholder="any word" autocomplete="off"/></label>
            <label>Controller <select id="_controller"><option value="">all</option></select></label>
            <label>Callback <select id="_callback"><option value="">all</option></select></label>
            <button id="_theme" type="button" aria-label="Dark colours" aria-pressed="false">◐</button>
            <output id="_count" aria-live="polite"></output>
            </div>
            \(sections.count < 2 ? "" : "<nav aria-label=\"Runs\"><ol>\(contents.joined())</ol></nav>")
            </header>

            """
    }
}

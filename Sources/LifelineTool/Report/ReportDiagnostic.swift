import LifecycleModel

/// An item in a report's list of diagnostics.
struct ReportDiagnostic {
    let diagnostic: Diagnostic
    let slug: String
    let paths: ReportPaths

    private var location: String {
        let file = diagnostic.location.file.map(paths.shown) ?? "-"
        return diagnostic.location.line.map { "\(file):\($0)" } ?? file
    }

    var html: String {
        let link = diagnostic.callback.map { " <a href=\"#\(slug)/\($0)\">callback \($0)</a>" } ?? ""
        let orders = diagnostic.mismatch.map { mismatch in
            "<div class=\"orders\">\(list("expected", mismatch.expected))\(list("actual", mismatch.actual))</div>"
        }
        let severity = diagnostic.severity.rawValue
        return """
            <li class="\(severity)"><b>\(severity)</b> \(HTML.escaped(diagnostic.message)) \
            <code>\(HTML.escaped(diagnostic.rule))</code> <span class="place">\(HTML.escaped(location))\(link)</span>\(orders ?? "")</li>

            """
    }

    private func list(_ title: String, _ order: [String]) -> String {
        let items = order.enumerated().map { index, entry in
            let text = HTML.escaped(entry)
            return index == diagnostic.mismatch?.firstMismatch ? "<li><mark>\(text)</mark></li>" : "<li>\(text)</li>"
        }
        return "<div><p>\(title)</p><ol>\(items.joined())</ol></div>"
    }
}

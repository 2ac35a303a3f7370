import Graphviz
import LifecycleModel

/// The content of a diagram as a table for documents and spreadsheets.
package struct Table: Sendable {
    /// The text of a cell.
    struct Cell: Sendable, ExpressibleByStringInterpolation {
        var text: String
        /// Whether the text is the name of a callback or a flag, or Swift code.
        var isCode = false

        init(stringLiteral text: String) { self.init(text) }

        init(_ text: String) { self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

        static func code(_ text: String) -> Cell {
            var cell = Cell(text)
            cell.isCode = !cell.text.isEmpty
            return cell
        }
    }

    /// The English names of the columns, by which ``isCSV(_:)`` recognizes a file in any language.
    struct Header: Sendable {
        let names: [Cell]

        /// Returns the names in a language. The setting `words` doesn't replace them, so that the file is recognized.
        func names(_ language: Language) -> [Cell] {
            var options = DiagramOptions(name: "")
            options.language = language
            return names.map { $0.isCode ? $0 : Cell(options[Wording($0.text)]) }
        }

        static let flags = Header(
            names: ["step", "controller", "callback"] + AppearanceFlags.names.map { .code($0.name) })
        static let states = Header(names: ["from", "callback", "to", "legal", "count"])
        static let poster = Header(names: ["step", "callback", "frequency", "use", "calls"])
        static let figure = Header(names: ["number", "controller", "event", "sent by"])
        static let all = [flags, states, poster, figure]
    }

    let title: String
    private let names: [Cell]
    private let language: Language
    var rows: [[Cell]] = []

    init(title: String, header: Header, _ options: DiagramOptions, rows: [[Cell]] = []) {
        (self.title, names, self.rows) = (title, header.names(options.language), rows)
        language = options.language
    }

    /// The text formats of diagrams with a table.
    static let formats: Set<String> = [
        Format.text.name, Format.markdown.name, Format.html.name, Format.csv.name,
    ]

    /// Returns the table in one of ``formats``.
    func text(as format: String) -> String {
        switch format {
        case Format.markdown.name: markdown
        case Format.html.name: html
        case Format.csv.name: csv
        default: plain
        }
    }

    private var plain: String {
        let lines = ([names] + rows).map { $0.map(\.text) }
        let widths = names.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return padded.joined(separator: "  ").trimmedEnd
        }
        let rule = widths.map { String(repeating: "─", count: $0) }
        return ([title, "", line(lines[0]), line(rule)] + lines.dropFirst().map(line)).joined(separator: "\n") + "\n"
    }

    private var markdown: String {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let rule = names.map { _ in "---" }
        return ([names.map(Table.markdown), rule] + rows.map { $0.map(Table.markdown) }).map(line)
            .joined(separator: "\n") + "\n"
    }

    private static func markdown(_ cell: Cell) -> String {
        // In a table, a vertical bar ends a cell even in code.
        if cell.isCode, !cell.text.contains("`") { return "`\(cell.text.replacing("|", with: "\\|"))`" }
        return cell.text.reduce(into: "") { $0 += "\\`*_[]<>&~|".contains($1) ? "\\\($1)" : String($1) }
    }

    private var html: String {
        func row(_ cells: [Cell], _ element: String) -> String {
            "<tr>"
                + cells.map { cell in
                    let text = Table.html(cell.text)
                    return "<\(element)>\(cell.isCode ? "<code>\(text)</code>" : text)</\(element)>"
                }.joined() + "</tr>"
        }
        let tag = language == .english ? "" : " lang=\"\(language.rawValue)\""
        return
            (["<table\(tag)>", "<caption>\(Table.html(title))</caption>", "<thead>", row(names, "th"), "</thead>"]
            + ["<tbody>"] + rows.map { row($0, "td") } + ["</tbody>", "</table>"]).joined(separator: "\n") + "\n"
    }

    private static func html(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private var csv: String { ([names] + rows).map(Table.record).joined() }

    /// Returns a record as in RFC 4180.
    private static func record(_ cells: [Cell]) -> String {
        cells.map { cell in
            let isPlain = !cell.text.contains { "\",\n".contains($0) }
            return isPlain ? cell.text : "\"\(cell.text.replacing("\"", with: "\"\""))\""
        }.joined(separator: ",") + "\n"
    }

    /// Returns whether a file begins like a table of Lifeline. CSV files can't contain a comment.
    package static func isCSV(_ bytes: [UInt8]) -> Bool {
        Language.allCases.contains { language in
            Header.all.contains { bytes.starts(with: record($0.names(language)).utf8) }
        }
    }
}

extension Picture {
    /// Adds the text formats of a table, except those that the picture has already.
    mutating func add(_ table: @escaping @Sendable () -> Table) {
        for format in Table.formats where textRenderings[format] == nil {
            textRenderings[format] = { table().text(as: format) }
        }
    }
}

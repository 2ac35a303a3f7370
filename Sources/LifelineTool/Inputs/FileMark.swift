import Graphviz
import LifecycleDiagrams

/// The mark in each file that Lifeline writes. Files without a mark are replaced and removed only with `--force`.
///
/// SVG, PNG, and PDF files contain ``DrawingMetadata``, and reports the name of their generator. A CSV file has the
/// names of columns that only Lifeline writes, and the other formats have a line of text.
enum FileMark {
    /// Returns the content to write to a file with the content `old`, or nil if Lifeline didn't write the file. A drawing
    /// that `embed` wrote keeps this mark if `render` draws it, too.
    static func successor(of old: [UInt8], _ new: [UInt8]) -> [UInt8]? {
        guard isIn(old) else { return nil }
        guard let metadata = DrawingMetadata(svg: new), metadata.command == nil,
            let command = DrawingMetadata(svg: old)?.command
        else { return new }
        return DrawingMetadata.naming(command, in: new)
    }

    /// Returns whether Lifeline wrote a file, according to its content. Returns true for an empty file, because
    /// replacing it loses nothing.
    static func isIn(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || recognizers.contains { $0(bytes) }
    }

    /// The last lines of drawings as text, by the name of the format.
    private static let lines = [
        Format.dot.name: "// Drawn by Lifeline\n", Format.mermaid.name: "%% Drawn by Lifeline\n",
        Format.text.name: "\nDrawn by Lifeline\n", Format.markdown.name: "\n<!-- Drawn by Lifeline -->\n",
        Format.html.name: "<!-- Drawn by Lifeline -->\n",
    ]

    /// Returns the content of a drawing's file with a mark, if the format isn't one that already has one.
    static func adding(to bytes: [UInt8], as format: Format) -> [UInt8] {
        lines[format.name].map { bytes + Array($0.utf8) } ?? bytes
    }

    /// The element in the head of each page of a report.
    static let generator = #"<meta name="generator" content="Lifeline"/>"#

    private static let recognizers: [@Sendable ([UInt8]) -> Bool] = [
        { $0.first == UInt8(ascii: "<") && $0.prefix(1_000).firstRange(of: generator.utf8) != nil },
        isSVG,
        {
            $0.starts(with: [0x89] + Array("PNG".utf8))
                && $0.prefix(256).firstRange(of: "Comment\0\(DrawingMetadata.prefix)".utf8) != nil
        },
        { $0.starts(with: "%PDF".utf8) && $0.firstRange(of: " /Keywords (\(DrawingMetadata.prefix)".utf8) != nil },
        { bytes in lines.values.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } },
        Table.isCSV, { $0.starts(with: CheckBaseline.title.utf8) }, CheckReport.isReport,
        { $0.elementsEqual(Check.stampText.utf8) },
    ]

    /// Returns whether a file is an SVG with metadata from Lifeline. A picture that only contains a drawing is not.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "<svg ".utf8)
            && bytes.prefix { $0 != UInt8(ascii: ">") }.firstRange(of: #" class="lifeline "#.utf8) != nil
            && DrawingMetadata(svg: bytes) != nil
    }
}

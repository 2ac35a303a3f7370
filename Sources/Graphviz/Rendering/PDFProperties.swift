/// The properties of a PDF that cairo doesn't write: the title and the keywords.
///
/// The properties are added by an incremental update as described in the PDF specification (ISO 32000-1, 7.5.6). The update
/// appends a document information dictionary and a cross-reference section in the form that the file already uses. The dictionary
/// replaces that of cairo, whose time of creation would make each file different.
enum PDFProperties {
    /// Returns the bytes of a PDF with a title and keywords, or `pdf` unchanged if its structure differs from cairo's.
    ///
    /// - Parameter keywords: Text in ASCII. An empty text is left out.
    static func adding(title: String, keywords: String, to pdf: [UInt8]) -> [UInt8] {
        guard let update = Update(pdf) else { return pdf }
        let properties =
            "/Title <\(hexadecimal(VisibleText.lines(title)))>"
            + (keywords.isEmpty ? "" : " /Keywords (\(escaped(keywords)))")
        return withoutTime(pdf) + update.bytes(properties)
    }

    /// Returns the PDF with zeros as the time of creation. In a PDF whose objects are compressed, the time isn't found.
    private static func withoutTime(_ pdf: [UInt8]) -> [UInt8] {
        var pdf = pdf
        guard let key = pdf.firstRange(of: "/CreationDate (D:".utf8) else { return pdf }
        for index in pdf[key.upperBound...].indices.prefix(while: { 0x30...0x39 ~= pdf[$0] }) { pdf[index] = 0x30 }
        return pdf
    }

    /// The information about a PDF that an update needs.
    private struct Update {
        let start: Int
        let usesStream: Bool
        let previous: Int
        let size: Int
        let root: String
        let information: String

        init?(_ pdf: [UInt8]) {
            let tail = String(decoding: pdf.suffix(64), as: UTF8.self)
            guard let mark = tail.firstRange(of: "startxref") else { return nil }
            let digits = tail[mark.upperBound...].drop(while: \.isWhitespace).prefix(while: \.isNumber)
            guard let previous = Int(digits), pdf.indices.contains(previous) else { return nil }
            usesStream = !pdf[previous...].starts(with: "xref".utf8)
            // The keys are in the dictionary of the trailer or of the cross-reference stream.
            let section = String(decoding: pdf[previous...], as: UTF8.self)
            guard let size = Update.value(of: "/Size", in: section).flatMap({ Int($0) }),
                let root = Update.value(of: "/Root", in: section),
                let information = Update.value(of: "/Info", in: section)
            else { return nil }
            (start, self.previous, self.size, self.root, self.information) = (
                pdf.count, previous, size, root, information
            )
        }

        private static func value(of key: String, in section: String) -> String? {
            guard let range = section.firstRange(of: key + " ") else { return nil }
            let digits = section[range.upperBound...].prefix(while: \.isNumber)
            return digits.isEmpty ? nil : String(digits)
        }

        func bytes(_ properties: String) -> [UInt8] {
            var text = "\n\(information) 0 obj\n<< \(properties) >>\nendobj\n"
            let objectStart = start + 1
            let sectionStart = start + text.utf8.count
            if usesStream {
                return Array(text.utf8) + stream(objectStart, sectionStart)
            }
            let offset = String(objectStart)
            text += """
                xref
                \(information) 1
                \(String(repeating: "0", count: max(0, 10 - offset.count)))\(offset) 00000 n\u{20}
                trailer
                << /Size \(size) /Root \(root) 0 R /Info \(information) 0 R /Prev \(previous) >>
                startxref
                \(sectionStart)
                %%EOF

                """
            return Array(text.utf8)
        }

        /// Returns a cross-reference stream with entries for two objects: the information dictionary and the stream
        /// itself.
        private func stream(_ objectStart: Int, _ sectionStart: Int) -> [UInt8] {
            let entries = [objectStart, sectionStart].flatMap { offset -> [UInt8] in
                let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: offset >> $0) }
                return [1] + bytes + [0]
            }
            let head = """
                \(size) 0 obj
                << /Type /XRef /Size \(size + 1) /W [1 4 1] /Index [\(information) 1 \(size) 1] /Root \(root) 0 R\
                 /Info \(information) 0 R /Prev \(previous) /Length \(entries.count) >>
                stream

                """
            return Array(head.utf8) + entries + Array("\nendstream\nendobj\nstartxref\n\(sectionStart)\n%%EOF\n".utf8)
        }
    }

    /// Returns text for a literal string.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[\\()]/) { "\\\($0.output)" }
    }

    /// Returns a PDF text string: UTF-16 with a byte order mark, as hexadecimal digits.
    private static func hexadecimal(_ text: String) -> String {
        ([0xFEFF] + Array(text.utf16)).map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

/// A template for the report or the preview, in a part of Mustache's syntax: `{{{name}}}` inserts a value, the text between
/// `{{#name}}` and `{{/name}}` is part of the page if the value isn't empty, and the text between `{{^name}}` and
/// `{{/name}}` if it is. Values must be escaped before they are inserted.
struct ReportTemplate {
    static let page = ReportTemplate(bytes: PackageResources.page_mustache)
    static let entry = ReportTemplate(bytes: PackageResources.entry_mustache)
    static let section = ReportTemplate(bytes: PackageResources.section_mustache)
    static let preview = ReportTemplate(bytes: PackageResources.preview_mustache)

    fileprivate let bytes: [UInt8]

    func render(_ values: [String: String]) -> String {
        let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "{{", omittingEmptySubsequences: false)
        var page = pieces.first.map(String.init) ?? ""
        /// The name of the outermost section that is left out.
        var hiding: Substring?
        for piece in pieces.dropFirst() {
            guard let end = piece.firstRange(of: "}}") else { continue }
            let name = piece[..<end.lowerBound].dropFirst()
            let value = values[String(name), default: ""]
            var text = piece[end.upperBound...]
            switch piece.first {
            case "#" where value.isEmpty, "^" where !value.isEmpty: hiding = hiding ?? name
            case "/" where name == hiding: hiding = nil
            case "{":
                text.removeFirst()
                if hiding == nil { page += value }
            default: break
            }
            if hiding == nil { page += text }
        }
        return page
    }
}

import Mustache

/// A template for the report or the preview. Values must be escaped before they are inserted. Mustache itself escapes
/// only whole characters, and would miss a special character that is followed by a combining mark.
enum ReportTemplate: String {
    case page
    case entry
    case section
    case preview

    private static let library: MustacheLibrary = {
        // The templates are part of the program, and a test renders them, so none is invalid.
        let texts: [ReportTemplate: [UInt8]] = [
            .page: PackageResources.page_mustache, .entry: PackageResources.entry_mustache,
            .section: PackageResources.section_mustache, .preview: PackageResources.preview_mustache,
        ]
        let templates = texts.map { template, bytes in
            (template.rawValue, try? MustacheTemplate(string: String(decoding: bytes, as: UTF8.self)))
        }
        return MustacheLibrary(templates: Dictionary(templates) { first, _ in first }.compactMapValues { $0 })
    }()

    func render(_ values: [String: Any]) -> String {
        ReportTemplate.library.render(values, withTemplate: rawValue) ?? ""
    }
}

import Mustache

/// A template of the report or of the preview. Values are escaped before they are inserted, because Mustache escapes
/// whole characters, which misses a special character with a combining mark.
enum ReportTemplate: String {
    /// The page.
    case page
    /// A run in the index of the page.
    case entry
    /// The drawings, events, and diagnostics of a run.
    case section
    /// The page of the live preview.
    case preview

    private static let library: MustacheLibrary = {
        // The templates are compiled into the program, and a test renders them.
        let texts: [ReportTemplate: [UInt8]] = [
            .page: PackageResources.page_mustache, .entry: PackageResources.entry_mustache,
            .section: PackageResources.section_mustache, .preview: PackageResources.preview_mustache,
        ]
        let templates = texts.map { template, bytes in
            (template.rawValue, try? MustacheTemplate(string: String(decoding: bytes, as: UTF8.self)))
        }
        return MustacheLibrary(templates: Dictionary(templates) { first, _ in first }.compactMapValues { $0 })
    }()

    /// Returns the template with its values inserted.
    func render(_ values: [String: Any]) -> String {
        ReportTemplate.library.render(values, withTemplate: rawValue) ?? ""
    }
}

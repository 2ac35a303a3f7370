import Mustache

/// A template of the report. Values are escaped before they are inserted, because Mustache escapes whole characters,
/// which misses a special character with a combining mark.
enum ReportTemplate {
    /// The page.
    case page
    /// A section of the page.
    case section

    private static let library: MustacheLibrary = {
        // The templates are compiled into the program, and a test renders them.
        let texts = ["page": PackageResources.page_mustache, "section": PackageResources.section_mustache]
        let templates = texts.compactMapValues { try? MustacheTemplate(string: String(decoding: $0, as: UTF8.self)) }
        return MustacheLibrary(templates: templates)
    }()

    /// Returns the template with its values inserted.
    func render(_ values: [String: Any]) -> String {
        ReportTemplate.library.render(values, withTemplate: self == .page ? "page" : "section") ?? ""
    }
}

/// The style sheets of all drawings on the page, without duplicate rules, which would slow down a page with many
/// drawings.
struct ReportSheet {
    private var known: Set<String> = []
    /// The rules, in order.
    private(set) var text = ""

    /// Returns the drawing without its style sheet, and keeps the rules, which then apply to all drawings.
    mutating func taken(from svg: String) -> String {
        guard let start = svg.firstRange(of: "<svg")?.lowerBound, let open = svg.firstRange(of: "<style>"),
            let close = svg.firstRange(of: "</style>"), open.upperBound <= close.lowerBound
        else { return svg }
        // The rules apply only to the class of the drawing.
        let name = svg.firstMatch(of: /class="lifeline ([^" ]+)"/).map { ".\($0.1)" }
        for rule in svg[open.upperBound..<close.lowerBound].split(separator: "\n") {
            let shared = name.map { String(rule).replacing($0, with: ".lifeline") } ?? String(rule)
            if known.insert(shared).inserted { text += shared + "\n" }
        }
        // A page exposes the links of an inline drawing to screen readers, which an image would hide.
        let (head, body) = (svg[start..<open.lowerBound], svg[close.upperBound...])
        let hasLinks = body.contains("<g class=\"graph\" role=\"group\"")
        return String(
            hasLinks ? head.replacing("role=\"img\"", with: "role=\"group\"", maxReplacements: 1) + body : head + body)
    }
}

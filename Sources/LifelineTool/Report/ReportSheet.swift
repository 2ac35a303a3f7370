/// The combined style sheet of all drawings on a page. It contains no duplicate rules, because they would slow down a
/// page with many drawings.
struct ReportSheet: Codable, Sendable {
    /// The positions of the rules, which are in the order of their first occurrence.
    private var positions: [String: Int] = [:]

    private var rules: [String] { positions.sorted { $0.value < $1.value }.map(\.key) }

    var text: String { rules.map { $0 + "\n" }.joined() }

    mutating func add(_ other: ReportSheet) {
        for rule in other.rules { add(rule) }
    }

    private mutating func add(_ rule: String) {
        if positions[rule] == nil { positions[rule] = positions.count }
    }

    /// Returns a drawing without its style sheet, or the unchanged drawing if it has none. Adds the drawing's rules to
    /// the combined style sheet, where they apply to all drawings.
    mutating func taken(from svg: String) -> String {
        guard let start = svg.firstRange(of: "<svg")?.lowerBound, let open = svg.firstRange(of: "<style>"),
            let close = svg.firstRange(of: "</style>"), open.upperBound <= close.lowerBound
        else { return svg }
        // In the drawing, the rules apply only to the drawing's own class.
        let name = svg.firstMatch(of: /class="lifeline ([^" ]+)"/).map { ".\($0.1)" }
        for rule in svg[open.upperBound..<close.lowerBound].split(separator: "\n") {
            add(name.map { String(rule).replacing($0, with: ".lifeline") } ?? String(rule))
        }
        // With the role `img`, screen readers would ignore the links in the drawing.
        let (head, body) = (svg[start..<open.lowerBound], svg[close.upperBound...])
        let hasLinks = body.contains("<g class=\"graph\" role=\"group\"")
        return String(
            hasLinks ? head.replacing("role=\"img\"", with: "role=\"group\"", maxReplacements: 1) + body : head + body)
    }
}

/// The style sheets of the page's drawings, each rule once: on a page of a hundred drawings they would slow it down.
struct ReportSheet {
    private var known: Set<String> = []
    /// The rules, in the order in which they came.
    private(set) var text = ""

    /// The drawing without its style sheet, whose rules are kept here.
    mutating func taken(from svg: String) -> String {
        guard let start = svg.firstRange(of: "<svg")?.lowerBound, let open = svg.firstRange(of: "<style>"),
            let close = svg.firstRange(of: "</style>"), open.upperBound <= close.lowerBound
        else { return svg }
        for rule in svg[open.upperBound..<close.lowerBound].split(separator: "\n")
        where known.insert(String(rule)).inserted {
            text += rule + "\n"
        }
        return String(svg[start..<open.lowerBound] + svg[close.upperBound...])
    }
}

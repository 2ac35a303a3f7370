/// Changes that optimizers such as svgo and Scour make: they write the same picture in a different notation.
enum OptimizedSVG: String, CaseIterable {
    case shortHexadecimal, longUpperCase, names, functions, minified

    /// Returns the drawing as the optimizer writes it.
    func callAsFunction(_ svg: String) -> String {
        self == .minified
            ? OptimizedSVG.minified(svg)
            : svg.replacing(/((?:fill|stroke)="|--[\w-]+:)#(\w+)/) {
                $0.1 + color(String($0.2))
            }
    }

    /// Returns a color of three or six digits in the optimizer's notation.
    private func color(_ digits: String) -> String {
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        let pairs = Array(long).chunks(of: 2).map { String($0) }
        let isShort = pairs.allSatisfy { $0.first == $0.last }
        switch self {
        case .longUpperCase: return "#" + long.uppercased()
        case .functions:
            return "rgb(" + pairs.map { String(Int($0, radix: 16) ?? 0) }.joined(separator: ",") + ")"
        case .names where OptimizedSVG.colorNames[long] != nil: return OptimizedSVG.colorNames[long] ?? ""
        case .shortHexadecimal, .names, .minified:
            return "#" + (isShort ? pairs.map { String($0.prefix(1)) }.joined() : long)
        }
    }

    /// The colors with names that are no longer than their digits.
    private static let colorNames = ["ffffff": "white", "000000": "black", "ff0000": "red", "808080": "gray"]

    /// Returns a drawing without IDs, text for accessibility, metadata, line endings, and optional parts of style
    /// sheets.
    private static func minified(_ svg: String) -> String {
        svg.replacing(/<(title|desc|metadata)\b[^>]*>[^<]*<\/\1>/, with: "")
            .replacing(/\s(id|role|aria-[a-z]+)="[^"]*"/, with: "")
            .replacing(/<style>([^<]*)<\/style>/) { match in
                let rules = match.1.replacing("\n", with: "").replacing(";}", with: "}")
                return "<style>\(rules.replacing(") and (", with: ")and ("))</style>"
            }
            .replacing(">\n", with: ">")
    }
}

extension Array {
    /// Returns the elements in groups of `count`.
    fileprivate func chunks(of count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
    }
}

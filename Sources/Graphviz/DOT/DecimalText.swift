/// Numbers as text, in no locale.
enum DecimalText {
    /// `number` with at most so many decimals, without trailing zeros; 0 for numbers that no drawing has, such as NaN.
    static func text(_ number: Double, decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        guard number.magnitude < 1e12 else { return "0" }
        let scaled = Int((number.magnitude * Double(scale)).rounded(.toNearestOrEven))
        let sign = number < 0 && scaled > 0 ? "-" : ""
        var fraction = scaled % scale
        if fraction == 0 { return sign + String(scaled / scale) }
        var digits = decimals
        while fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
        let text = String(fraction)
        return sign + String(scaled / scale) + "." + String(repeating: "0", count: digits - text.utf8.count) + text
    }
}

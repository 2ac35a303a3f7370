import Testing

@testable import Graphviz

@Suite("Numbers as text")
struct DecimalTextTests {
    @Test(
        "Numbers have at most two decimals, with halves rounded away from zero",
        arguments: [0, -0.004, 0.004, 0.125, 0.375, 2.5, 1e6 + 0.125, 99.995, 12, 12.5, 0.07, 0.7]
    )
    func numbers(_ number: Double) {
        for value in [number, -number, number + 64, number * 3] {
            let text = DecimalText.text(value, decimals: 2)
            #expect(!text.hasSuffix("."), "\(value)")
            #expect(!text.contains(".") || !text.hasSuffix("0"), "\(value)")
            // A number slightly below a half counts as a half, because versions of Graphviz differ that much.
            let expected = ((value.magnitude * 100 + 0.005).rounded() / 100) * (value < 0 ? -1 : 1)
            #expect(Double(text) == expected || (text == "0" && expected == 0), "\(value): \(text)")
        }
    }

    @Test("Halves are written equally despite rounding differences between versions of Graphviz")
    func halves() {
        for half in [13.125, 0.005, 2052.645, 97.875] {
            let texts = Set([half, half.nextDown, half.nextUp, half - 4e-5].map { DecimalText.text($0, decimals: 2) })
            #expect(texts.count == 1, "\(half): \(texts)")
        }
        #expect(DecimalText.text(13.125, decimals: 2) == "13.13" && DecimalText.text(13.124, decimals: 2) == "13.12")
    }

    @Test("Numbers that are not finite or too large are written as 0")
    func strangeNumbers() {
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(DecimalText.text(value, decimals: 2) == "0")
        }
    }
}

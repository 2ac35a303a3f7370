import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Comparisons with UIKit's messages")
struct WarningMatcherTests {
    @Test("A message is compared with the few templates whose first words it contains")
    func candidates() {
        for template in UIKitWarning.all.flatMap(\.templates) {
            let text = template.text.replacing("{", with: "<").replacing("}", with: ": 0x7a10>")
            let candidates = WarningMatcher.all.candidates(for: WarningMatcher.words(text))
            #expect(candidates.count <= 10, "\(candidates.count): \(text)")
            #expect(WarningMatcher.all.match(Scalars(text.unicodeScalars))?.isWhole == true, "\(text)")
        }
        #expect(WarningMatcher.all.candidates(for: ["home", "appears", "with", "a", "request"]) == [])
    }
}

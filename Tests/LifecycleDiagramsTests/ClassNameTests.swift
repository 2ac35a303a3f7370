import Testing

@testable import LifecycleDiagrams

@Suite("Class names in narrow boxes") struct ClassNameTests {
    @Test(
        "A name is broken between words and before an instance number, and after an acronym only if necessary",
        arguments: [
            ("DetailViewController", 70.0, "DetailView\nController"),
            ("UINavigationController", 90, "UINavigation\nController"),
            ("UINavigationController", 62, "UI\nNavigation\nController"),
            ("UINavigationController#2", 54, "UI\nNavigation\nController\n#2"), ("Home#12", 62, "Home#12"),
            ("HTTP", 62, "HTTP"),
        ])
    func lines(name: String, limit: Double, lines: String) {
        #expect(TextMetrics.wrapName(name, to: limit, Theme.smallName) == lines)
    }
}

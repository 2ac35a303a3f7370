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

    @Test(
        "A mangled name shows the innermost class, without its module and generic arguments",
        arguments: [
            ("_TtC3App4Home", "Home"), ("_TtCC3App5Outer5Inner", "Inner"), ("_TtCCV3App1A1B1C", "C"),
            ("_TtCO3App4Kind5Inner", "Inner"), ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Home", "Home"),
            ("_TtCC3App5OuterP33_0123456789ABCDEF0123456789ABCDEF5Inner", "Inner"),
            ("_TtGC7SwiftUI19UIHostingControllerV3App11ContentView_", "UIHostingController"),
            ("_TtGCC3App5Outer5InnerCS_4Item_", "Inner"), ("App.Home<App.Item>", "Home"),
            ("_TtC3App9Cut", "_TtC3App9Cut"),
        ])
    func mangled(name: String, short: String) { #expect(ClassName(name).short == short) }

    @Test(
        "A caption breaks between its parts, and within a part only if the part is wider than the page",
        arguments: [
            (400.0, "Step 3: home appears · simulated for iOS 17 · 15 of 35 callbacks"),
            (240, "Step 3: home appears · simulated for iOS 17\n15 of 35 callbacks"),
            (100, "Step 3: home\nappears\nsimulated for\niOS 17\n15 of 35 callbacks"),
        ])
    func caption(limit: Double, lines: String) {
        let caption = "Step 3: home appears · simulated for iOS 17 · 15 of 35 callbacks"
        #expect(TextMetrics.wrapCaption(caption, to: limit, Theme.caption) == lines)
    }

    @Test(
        "The last line of a caption isn't a single short word",
        arguments: [
            ("One two three four five six it", 150.0, "One two three four five\nsix it"),
            ("Step 3: home appears · simulated", 150, "Step 3: home appears\nsimulated"),
            ("Step 3 · home · simulated for iOS 17 · it", 190, "Step 3 · home\nsimulated for iOS 17 · it"),
            ("navigationController extraordinarily it", 115, "navigationController\nextraordinarily it"),
        ])
    func orphan(caption: String, limit: Double, lines: String) {
        #expect(TextMetrics.wrapCaption(caption, to: limit, Theme.caption) == lines)
    }

    @Test("Chinese and Japanese lines break between characters, but not before a closing sign or in a name")
    func ideographs() {
        let text = TextMetrics.wrap("视图被添加到窗口，viewDidAppear 随后调用。", to: 80, Theme.caption)
        let lines = text.split(separator: "\n")
        #expect(lines.count > 2 && lines.allSatisfy { TextMetrics.width(String($0), Theme.caption) <= 80 })
        #expect(lines.contains { $0.contains("viewDidAppear") } && !lines.contains { "，。".contains($0.first ?? "x") })
    }

    @Test(
        "A single character of Chinese or Japanese isn't alone on the last line",
        arguments: [
            ("表格视图控制器", "表格视图控\n制器"), ("ビューを削除", "ビューを\n削除"), ("通过 back: 返回", "通过 back:\n返回"),
            ("コントローラ 内", "コントロー\nラ内"),
        ])
    func lastCharacter(text: String, lines: String) {
        let rest = text.dropLast().split(separator: " ").joined(separator: " ")
        let limit = TextMetrics.width(rest, Theme.caption)
        #expect(TextMetrics.wrap(text, to: limit, Theme.caption) == lines)
    }

    @Test(
        "The lines of a title have similar widths, and long words stay whole",
        arguments: [
            ("child is added to parent, but not moved", 260.0, "child is added to\nparent, but not moved"),
            ("child is added to parent, but not moved", 900, "child is added to parent, but not moved"),
            (
                "beginAppearanceTransition(true, animated:) of it", 300,
                "beginAppearanceTransition(true,\nanimated:) of it"
            ),
        ])
    func evenLines(title: String, limit: Double, lines: String) {
        #expect(TextMetrics.wrapEvenly(title, to: limit, Theme.heading) == lines)
    }
}

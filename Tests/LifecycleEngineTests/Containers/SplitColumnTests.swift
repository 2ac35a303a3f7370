import Testing

@Suite("Split view columns that code shows, hides, and sets")
struct SplitColumnTests {
    private func story(_ children: String, style: String = "tripleColumn", steps: String...) throws -> Story {
        try Story(
            """
            device: { idiom: pad, orientation: landscapeLeft }
            controllers:
              split: { class: UISplitViewController, style: \(style), children: [\(children)] }
              a: A
              b: B
              c: C
              d: D
            steps:
              - launch: split
            """ + steps.map { "\n  - \($0)" }.joined())
    }

    private func appearance(_ story: Story, step: Int) -> Set<String> {
        Set(story.appearance(step: step).filter { $0.contains(/^[abcd]\./) })
    }

    @Test("Showing the primary column shows the supplementary column, and hiding the supplementary column hides both")
    func three() throws {
        let story = try story(
            "a, b, c", steps: "hideColumn: supplementary", "showColumn: primary", "hideColumn: primary",
            "showColumn: primary", "hideColumn: supplementary")
        #expect(appearance(story, step: 1) == ["b.vWA", "b.vDA", "c.vWA", "c.vDA"])
        #expect(appearance(story, step: 2) == ["b.vWD", "b.vDD"])
        #expect(appearance(story, step: 3) == ["a.vWA", "a.vDA", "b.vWA", "b.vDA"])
        #expect(appearance(story, step: 4) == ["a.vWD", "a.vDD"])
        #expect(appearance(story, step: 5) == ["a.vWA", "a.vDA"])
        #expect(appearance(story, step: 6) == ["a.vWD", "a.vDD", "b.vWD", "b.vDD"])
    }

    @Test("Hiding a hidden column or showing a visible column has no effect")
    func twice() throws {
        let story = try story(
            "a, b", style: "doubleColumn", steps: "hideColumn: primary", "hideColumn: primary", "showColumn: primary",
            "showColumn: primary")
        #expect(appearance(story, step: 2) == ["a.vWD", "a.vDD"])
        #expect(appearance(story, step: 4) == ["a.vWA", "a.vDA"])
        for step in [3, 5] { #expect(story.order(step: step).isEmpty) }
    }

    @Test("A column can be added after the last column, and a column that would leave a gap is ignored")
    func set() throws {
        let behind = try story("a, b", steps: "setColumn: d\n    column: secondary")
        #expect(appearance(behind, step: 2) == ["d.vWA", "d.vDA"])
        let gap = try story("a", steps: "setColumn: d\n    column: secondary")
        #expect(appearance(gap, step: 2).isEmpty)
    }

    @Test("Setting a column replaces its controller")
    func replaced() throws {
        let story = try story("a, b, c", steps: "setColumn: d\n    column: supplementary")
        #expect(appearance(story, step: 2) == ["b.vWD", "b.vDD", "d.vWA", "d.vDA"])
    }

    @Test("Dragging an inspector's sheet hides the column, but dragging a later sheet of the same controller doesn't")
    func inspector() throws {
        let story = try Story(
            """
            ios: 26
            device: { idiom: phone }
            controllers:
              split: { class: UISplitViewController, style: doubleColumn, children: [a, b], inspector: d, delegate: split }
              a: A
              b: B
              d: D
            steps:
              - launch: split
              - showColumn: inspector
              - dragSheet: completed
              - present: d
              - dragSheet: completed
            """)
        #expect(story.order(.columnDidHide, step: 3) == ["split.splitViewController"])
        #expect(story.appearance(step: 5) == ["d.vWD", "d.vDD"])
        #expect(story.order(.columnDidHide, step: 5).isEmpty)
    }
}

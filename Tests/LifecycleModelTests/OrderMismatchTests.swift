import LifecycleModel
import Testing

@Suite("Table of expected and actual order")
struct OrderMismatchTests {
    private func table(
        _ expected: [String], _ actual: [String], keys: (expected: [String], actual: [String])? = nil
    ) -> [String] {
        OrderMismatch(expected: expected, actual: actual, firstMismatch: 0, keys: keys).rows.map {
            "\($0.expected ?? "-") \($0.isMatch ? "=" : "|") \($0.actual ?? "-")"
        }
    }

    @Test("A missing entry leaves a gap, and the entries after it are aligned")
    func missing() {
        #expect(table(["a", "b", "c"], ["a", "c"]) == ["a = a", "b | -", "c = c"])
        #expect(table(["a"], ["a", "b"]) == ["a = a", "- | b"])
        #expect(table([], ["a"]) == ["- | a"])
    }

    @Test(
        "Equal entries far from a difference are only counted",
        arguments: [(20, ["… 7 equal", "… 6 equal"]), (18, ["… 7 equal"])])
    func counted(count: Int, counts: [String]) {
        let entries = (0..<count).map { "a\($0)" }
        let lines = OrderMismatch(
            expected: entries, actual: entries.map { $0 == "a10" ? "x" : $0 }, firstMismatch: 10
        ).table.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
        #expect(lines.filter { $0.hasPrefix("…") } == counts.map { $0[...] })
        #expect(
            lines.contains("> a10      | x") && lines.contains("a7       | a7")
                && !lines.contains { $0.hasPrefix("a6 ") })
        #expect(lines.contains { $0.hasPrefix("a17 ") } == (count == 18))
    }

    @Test("Entries that differ at the same position are in one row")
    func replaced() {
        #expect(table(["a", "b", "c"], ["a", "x", "c"]) == ["a = a", "b | x", "c = c"])
        #expect(table(["a", "b", "z"], ["x", "z"]) == ["a | x", "b | -", "z = z"])
    }

    @Test("Entries with equal keys match, and keep their own spelling")
    func keys() {
        #expect(table(["a.init"], ["a.init(coder:)"], keys: (["i"], ["i"])) == ["a.init = a.init(coder:)"])
        #expect(table(["a.init"], ["a.init(coder:)"]) == ["a.init | a.init(coder:)"])
    }
}

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

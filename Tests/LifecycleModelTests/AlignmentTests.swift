import Testing

@testable import LifecycleModel

/// Tests for the elements that two lists have in common, which keep their order at any length.
@Suite("Alignment of two lists")
struct AlignmentTests {
    /// Pairs of lists, each with the maximum number of elements in a list that have no counterpart.
    private static let lists: [(left: [Int], right: [Int], limit: Int)] = [
        ([], [], 0), ([1, 2, 3], [], 3), ([], [1, 2, 3], 3), ([1, 2, 3, 4], [1, 3, 2, 4], 1),
        // Long lists: equal, with an element removed in the middle, and with a different element at the end.
        (Array(0..<5_000), Array(0..<5_000), 0),
        (Array(0..<5_000), Array(0..<2_500) + Array(2_501..<5_000), 1),
        (Array(0..<5_000), Array(0..<4_999) + [7], 1),
        // Long lists: without common elements, and with the halves exchanged.
        (Array(0..<5_000), Array(5_000..<9_000), 5_000),
        (Array(0..<6_000), Array(3_000..<6_000) + Array(0..<3_000), 3_000),
        // No unique elements: the lists are split in the middle.
        (Array(repeating: 1, count: 5_000), Array(repeating: 1, count: 3_000), 2_000),
        ((0..<6_000).map { $0 % 7 }, (0..<6_000).map { $0 % 5 }, 6_000),
    ]

    @Test("The kept elements are the same in both lists", arguments: lists)
    func alignment(left: [Int], right: [Int], limit: Int) {
        let alignment = Alignment(left, right)
        let kept = left.indices.filter { !alignment.isRemoved[$0] }.map { left[$0] }
        #expect(kept == right.indices.filter { !alignment.isAdded[$0] }.map { right[$0] })
        #expect(max(left.count, right.count) - kept.count <= limit)
    }

    @Test("Short lists have the fewest differences")
    func short() {
        let (left, right) = ((0..<500).map { $0 * 7 % 31 }, (0..<500).map { $0 * 11 % 31 })
        let alignment = Alignment(left, right)
        let difference = right.difference(from: left)
        #expect(alignment.isRemoved.count { $0 } == difference.removals.count)
        #expect(alignment.isAdded.count { $0 } == difference.insertions.count)
    }
}

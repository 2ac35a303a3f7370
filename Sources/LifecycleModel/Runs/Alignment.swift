/// An alignment of two lists: the elements of each list that have no counterpart in the other. Matched elements keep
/// their order.
///
/// Myers's algorithm compares short lists. It finds the fewest differences, and its work grows with the length times
/// the number of differences. Longer lists are divided first, as in patience diff: at elements that occur once in
/// each list, or else in the middle. The work then hardly depends on the number of differences, but the result may
/// have more differences than necessary.
struct Alignment {
    /// The maximum length of lists that are compared without being divided.
    private static let shortLength = 2_000

    private let left: [Int]
    private let right: [Int]
    /// For each element of the first list, whether it has no counterpart in the second.
    private(set) var isRemoved: [Bool]
    /// For each element of the second list, whether it has no counterpart in the first.
    private(set) var isAdded: [Bool]

    /// Two ranges to compare, one from each list.
    private typealias Part = (left: Range<Int>, right: Range<Int>)

    init(_ left: [Int], _ right: [Int]) {
        (self.left, self.right) = (left, right)
        isRemoved = Array(repeating: false, count: left.count)
        isAdded = Array(repeating: false, count: right.count)
        var rest: [Part] = [(left.indices, right.indices)]
        while let part = rest.popLast() {
            if part.left.count <= Self.shortLength && part.right.count <= Self.shortLength {
                compare(part)
            } else {
                rest += divided(trimmed(part))
            }
        }
    }

    private mutating func compare(_ part: Part) {
        for change in Array(right[part.right]).difference(from: Array(left[part.left])) {
            switch change {
            case .remove(let offset, _, _): isRemoved[part.left.lowerBound + offset] = true
            case .insert(let offset, _, _): isAdded[part.right.lowerBound + offset] = true
            }
        }
    }

    /// Returns the part without the elements that both ranges share at the beginning and at the end.
    private func trimmed(_ part: Part) -> Part {
        let start = zip(left[part.left], right[part.right]).prefix { $0 == $1 }.count
        let shorter = min(part.left.count, part.right.count) - start
        let end = (0..<shorter).prefix { left[part.left.upperBound - 1 - $0] == right[part.right.upperBound - 1 - $0] }
        return (
            part.left.dropFirst(start).dropLast(end.count), part.right.dropFirst(start).dropLast(end.count)
        )
    }

    /// Returns the parts between anchors. The anchors are the longest list of elements that occur once in each range
    /// and have the same order in both. Without anchors, divides each range in the middle. If one range is empty,
    /// marks the elements of the other range and returns no parts.
    private mutating func divided(_ part: Part) -> [Part] {
        guard !part.left.isEmpty, !part.right.isEmpty else {
            for position in part.left { isRemoved[position] = true }
            for position in part.right { isAdded[position] = true }
            return []
        }
        let anchors = Self.longestRise(in: pairs(in: part))
        guard !anchors.isEmpty else {
            let (leftMiddle, rightMiddle) = (Self.middle(of: part.left), Self.middle(of: part.right))
            return [
                (part.left.lowerBound..<leftMiddle, part.right.lowerBound..<rightMiddle),
                (leftMiddle..<part.left.upperBound, rightMiddle..<part.right.upperBound),
            ]
        }
        var parts: [Part] = []
        var start = (left: part.left.lowerBound, right: part.right.lowerBound)
        for anchor in anchors {
            parts.append((start.left..<anchor.left, start.right..<anchor.right))
            start = (anchor.left + 1, anchor.right + 1)
        }
        return parts + [(start.left..<part.left.upperBound, start.right..<part.right.upperBound)]
    }

    private static func middle(of range: Range<Int>) -> Int { range.lowerBound + range.count / 2 }

    /// Returns the positions of the elements that occur once in each range, in the order of the first range.
    private func pairs(in part: Part) -> [(left: Int, right: Int)] {
        let (first, second) = (Self.single(left, in: part.left), Self.single(right, in: part.right))
        return part.left.compactMap { position in
            guard first[left[position]] != nil, let other = second[left[position]] else { return nil }
            return (position, other)
        }
    }

    /// Returns the position of each element that occurs once in `range`, keyed by the element.
    private static func single(_ list: [Int], in range: Range<Int>) -> [Int: Int] {
        var positions: [Int: Int] = [:]
        var repeated: [Int] = []
        for position in range where positions.updateValue(position, forKey: list[position]) != nil {
            repeated.append(list[position])
        }
        for element in repeated { positions[element] = nil }
        return positions
    }

    /// Returns the longest selection of pairs in which both positions increase (patience sorting).
    private static func longestRise(in pairs: [(left: Int, right: Int)]) -> [(left: Int, right: Int)] {
        var tops: [Int] = []
        var previous: [Int?] = []
        for index in pairs.indices {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].right < pairs[index].right { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? tops[low - 1] : nil)
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var rise: [(left: Int, right: Int)] = []
        var next = tops.last
        while let index = next {
            rise.append(pairs[index])
            next = previous[index]
        }
        return rise.reversed()
    }
}

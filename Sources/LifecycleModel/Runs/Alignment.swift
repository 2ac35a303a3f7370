/// Which elements of two lists have no counterpart in the other one, where what both have in common keeps its order.
///
/// Short lists are compared by Myers's algorithm, which finds the fewest differences and whose work grows with the length
/// times their number. Longer ones are divided before, as patience diff does: at elements that occur once in both, or in
/// the middle where there are none. So the work grows with the length alone, and a long list may get more differences
/// than are needed.
struct Alignment {
    /// How long both lists may be to be compared without being divided.
    private static let shortLength = 2_000

    private let left: [Int]
    private let right: [Int]
    /// Whether an element of the first list has no counterpart in the second.
    private(set) var isRemoved: [Bool]
    /// Whether an element of the second list has no counterpart in the first.
    private(set) var isAdded: [Bool]

    /// A part of each list, which are compared with each other.
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

    /// The part without what both have in common at the beginning and at the end.
    private func trimmed(_ part: Part) -> Part {
        let start = zip(left[part.left], right[part.right]).prefix { $0 == $1 }.count
        let shorter = min(part.left.count, part.right.count) - start
        let end = (0..<shorter).prefix { left[part.left.upperBound - 1 - $0] == right[part.right.upperBound - 1 - $0] }
        return (
            part.left.dropFirst(start).dropLast(end.count), part.right.dropFirst(start).dropLast(end.count)
        )
    }

    /// The parts between the elements that occur once in both lists, in the longest order that both have; else two halves.
    private mutating func divided(_ part: Part) -> [Part] {
        guard !part.left.isEmpty, !part.right.isEmpty else {
            for place in part.left { isRemoved[place] = true }
            for place in part.right { isAdded[place] = true }
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

    /// Where the elements are that occur once in both parts, in the order of the first one.
    private func pairs(in part: Part) -> [(left: Int, right: Int)] {
        let (first, second) = (Self.single(left, in: part.left), Self.single(right, in: part.right))
        return part.left.compactMap { place in
            guard first[left[place]] == .some(.some(place)), case .some(.some(let other)) = second[left[place]] else {
                return nil
            }
            return (place, other)
        }
    }

    /// The place of each element that occurs once; nil for one that occurs more often.
    private static func single(_ list: [Int], in range: Range<Int>) -> [Int: Int?] {
        var places: [Int: Int?] = [:]
        for place in range { places[list[place]] = places[list[place]] == nil ? .some(place) : .some(nil) }
        return places
    }

    /// The longest of the selections of pairs in which both places rise (patience sorting).
    private static func longestRise(in pairs: [(left: Int, right: Int)]) -> [(left: Int, right: Int)] {
        var tops: [Int] = []
        var before: [Int?] = []
        for index in pairs.indices {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].right < pairs[index].right { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? tops[low - 1] : nil)
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        return sequence(first: tops.last) { $0.flatMap { before[$0].map(Optional.some) } }
            .compactMap { $0 }.reversed().map { pairs[$0] }
    }
}

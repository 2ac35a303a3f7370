import Graphviz
import LifecycleModel

/// Where the cards of a storyboard lie when they lie as on Interface Builder's canvas.
///
/// Cards are smaller than scenes and of other shapes, so the canvas is taken as rows and columns: what lies beside or
/// below what stays so, and no card lies on another.
struct StoryboardPlaces {
    /// A card's middle and size.
    struct Box: Hashable {
        var middle: Point
        var width: Double
        var height: Double

        /// Whether the box and one of that size around `place` have a point in common, with `gap` points between them.
        func touches(_ place: Point, _ width: Double, _ height: Double, gap: Double) -> Bool {
            abs(place.x - middle.x) * 2 < self.width + width + gap * 2
                && abs(place.y - middle.y) * 2 < self.height + height + gap * 2
        }

        /// Where the way from the middle, moved aside by `shift`, to `place` leaves the box.
        func exit(toward place: Point, shift: Point) -> Point {
            let (dx, dy) = (place.x - middle.x, place.y - middle.y)
            let right = dx == 0 ? .infinity : ((dx > 0 ? width : -width) / 2 - shift.x) / dx
            let down = dy == 0 ? .infinity : ((dy > 0 ? height : -height) / 2 - shift.y) / dy
            let share = min(max(0, min(right, down)), 1)
            return Point(middle.x + shift.x + dx * share, middle.y + shift.y + dy * share)
        }
    }

    /// The box of each card, in the cards' order.
    private(set) var boxes: [Box] = []
    private(set) var width = 0.0
    private(set) var bottom = 0.0

    /// Points between columns, for the labels of segues, and between rows.
    private static let gap = (columns: 120.0, rows: 44.0)
    /// Points on the canvas within which scenes count as of one column or row.
    private static let reach = (columns: 220.0, rows: 220.0)

    init(_ cards: [StoryboardMap.Card], sizes: [(width: Double, height: Double)], top: Double) {
        let placed = cards.compactMap(\.position)
        let columns = StoryboardPlaces.bands(placed.map(\.x), StoryboardPlaces.reach.columns)
        let rows = StoryboardPlaces.bands(placed.map(\.y), StoryboardPlaces.reach.rows)
        // What lies nowhere on the canvas, as a missing controller, stands in a column of its own.
        let cells = cards.enumerated().map { index, card in
            guard let position = card.position else { return (column: columns.count, row: 0) }
            return (
                column: StoryboardPlaces.band(position.x, columns), row: StoryboardPlaces.band(position.y, rows)
            )
        }
        place(cells, sizes, top)
    }

    /// The beginnings of the columns or rows that `values` fall into.
    private static func bands(_ values: [Double], _ reach: Double) -> [Double] {
        var starts: [Double] = []
        for value in values.sorted() where starts.last.map({ value - $0 > reach }) ?? true { starts.append(value) }
        return starts
    }

    private static func band(_ value: Double, _ starts: [Double]) -> Int {
        max(0, (starts.firstIndex { $0 > value } ?? starts.count) - 1)
    }

    private mutating func place(
        _ cells: [(column: Int, row: Int)], _ sizes: [(width: Double, height: Double)], _ top: Double
    ) {
        var widths = Array(repeating: 0.0, count: (cells.map(\.column).max() ?? 0) + 1)
        var heights = Array(repeating: 0.0, count: (cells.map(\.row).max() ?? 0) + 1)
        var stacks: [[Int]: Double] = [:]
        var offsets: [Double] = []
        for (cell, size) in zip(cells, sizes) {
            let key = [cell.column, cell.row]
            let before = stacks[key].map { $0 + StoryboardPlaces.gap.rows } ?? 0
            offsets.append(before)
            stacks[key] = before + size.height
            widths[cell.column] = max(widths[cell.column], size.width)
            heights[cell.row] = max(heights[cell.row], before + size.height)
        }
        let lefts = StoryboardPlaces.starts(widths, StoryboardPlaces.gap.columns, from: 26)
        let tops = StoryboardPlaces.starts(heights, StoryboardPlaces.gap.rows, from: top)
        for (index, cell) in cells.enumerated() {
            let middle = Point(
                lefts[cell.column] + widths[cell.column] / 2, tops[cell.row] + offsets[index] + sizes[index].height / 2)
            boxes.append(Box(middle: middle, width: sizes[index].width, height: sizes[index].height))
        }
        width = (lefts.last ?? 0) + (widths.last ?? 0)
        bottom = (tops.last ?? top) + (heights.last ?? 0)
    }

    /// Where each column or row begins; an empty one takes no room.
    private static func starts(_ sizes: [Double], _ gap: Double, from first: Double) -> [Double] {
        var place = first
        return sizes.map { size in
            defer { if size > 0 { place += size + gap } }
            return place
        }
    }
}

import Graphviz
import LifecycleModel

/// The positions of a storyboard's cards with the arrangement of Interface Builder's canvas.
///
/// Cards are smaller than scenes and have other shapes, so the canvas is divided into rows and columns. This keeps the
/// arrangement and prevents cards from overlapping.
struct StoryboardPlaces {
    /// The center and size of a card.
    struct Box: Hashable {
        var middle: Point
        var width: Double
        var height: Double

        /// Returns whether the box is less than `gap` points from a box of a given size at `point`.
        func touches(_ point: Point, _ width: Double, _ height: Double, gap: Double) -> Bool {
            abs(point.x - middle.x) * 2 < self.width + width + gap * 2
                && abs(point.y - middle.y) * 2 < self.height + height + gap * 2
        }

        /// Returns the point at which a line to `point` leaves the box. The line starts at the center, moved by
        /// `shift`.
        func exit(toward point: Point, shift: Point) -> Point {
            let (dx, dy) = (point.x - middle.x, point.y - middle.y)
            let right = dx == 0 ? .infinity : ((dx > 0 ? width : -width) / 2 - shift.x) / dx
            let down = dy == 0 ? .infinity : ((dy > 0 ? height : -height) / 2 - shift.y) / dy
            let share = min(max(0, min(right, down)), 1)
            return Point(middle.x + shift.x + dx * share, middle.y + shift.y + dy * share)
        }
    }

    /// Boxes in a grid, which finds the boxes near a place without a search through all of them.
    struct Grid {
        private struct Cell: Hashable { let column, row: Int }
        private var cells: [Cell: [Box]] = [:]
        private static let side = 100.0

        init(_ boxes: [Box] = []) {
            for box in boxes { add(box) }
        }

        mutating func add(_ box: Box) {
            Grid.visit(box.middle, box.width, box.height) { cells[$0, default: []].append(box) }
        }

        /// Returns whether a box is less than `gap` points from a box of a given size at `point`.
        func touches(_ point: Point, _ width: Double, _ height: Double, gap: Double) -> Bool {
            var isTouched = false
            Grid.visit(point, width + gap * 2, height + gap * 2) { cell in
                if !isTouched {
                    isTouched = cells[cell]?.contains { $0.touches(point, width, height, gap: gap) } ?? false
                }
            }
            return isTouched
        }

        /// Passes each cell that contains a part of a box to `body`.
        private static func visit(_ middle: Point, _ width: Double, _ height: Double, _ body: (Cell) -> Void) {
            func range(_ center: Double, _ size: Double) -> ClosedRange<Int> {
                Int(((center - size / 2) / side).rounded(.down))...Int(((center + size / 2) / side).rounded(.down))
            }
            for column in range(middle.x, width) {
                for row in range(middle.y, height) { body(Cell(column: column, row: row)) }
            }
        }
    }

    /// The box of each card, in card order.
    private(set) var boxes: [Box] = []
    private(set) var width = 0.0
    private(set) var bottom = 0.0

    /// The distances between cards in a row, which leave space for the labels of segues, and between rows.
    private static let gap = (columns: 70.0, rows: 44.0)
    /// The minimum distance between the left sides of two columns without cards in the same row.
    private static let indent = 30.0
    /// The maximum distance on the canvas between scenes in one column or row.
    private static let reach = (columns: 220.0, rows: 220.0)

    init(_ cards: [StoryboardModel.Card], sizes: [(width: Double, height: Double)], top: Double) {
        let placed = cards.compactMap(\.position)
        let columns = StoryboardPlaces.bands(placed.map(\.x), StoryboardPlaces.reach.columns)
        let rows = StoryboardPlaces.bands(placed.map(\.y), StoryboardPlaces.reach.rows)
        // A card without a position on the canvas, such as a missing controller, is in a separate column.
        let cells = cards.enumerated().map { index, card in
            guard let position = card.position else { return (column: columns.count, row: 0) }
            return (
                column: StoryboardPlaces.band(position.x, columns), row: StoryboardPlaces.band(position.y, rows)
            )
        }
        place(cells, sizes, top)
    }

    /// Returns the starting values of the columns or rows that contain `values`.
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
        var heights = Array(repeating: 0.0, count: (cells.map(\.row).max() ?? 0) + 1)
        var stacks: [[Int]: Double] = [:]
        var offsets: [Double] = []
        for (cell, size) in zip(cells, sizes) {
            let key = [cell.column, cell.row]
            let before = stacks[key].map { $0 + StoryboardPlaces.gap.rows } ?? 0
            offsets.append(before)
            stacks[key] = before + size.height
            heights[cell.row] = max(heights[cell.row], before + size.height)
        }
        let lefts = StoryboardPlaces.lefts(cells, sizes.map(\.width))
        let tops = StoryboardPlaces.starts(heights, StoryboardPlaces.gap.rows, from: top)
        for (index, cell) in cells.enumerated() {
            let middle = Point(
                lefts[index] + sizes[index].width / 2, tops[cell.row] + offsets[index] + sizes[index].height / 2)
            boxes.append(Box(middle: middle, width: sizes[index].width, height: sizes[index].height))
        }
        width = zip(lefts, sizes).map { $0 + $1.width }.max() ?? 0
        bottom = (tops.last ?? top) + (heights.last ?? 0)
    }

    /// Returns the left side of each card. A column starts to the right of the previous one, and of all cards in the rows
    /// of its cards.
    private static func lefts(_ cells: [(column: Int, row: Int)], _ widths: [Double]) -> [Double] {
        var lefts = Array(repeating: 0.0, count: cells.count)
        var ends = Array(repeating: 26 - gap.columns, count: (cells.map(\.row).max() ?? 0) + 1)
        var left = 26 - indent
        for column in Dictionary(grouping: cells.indices, by: { cells[$0].column }).sorted(by: { $0.key < $1.key }) {
            left = max(left + indent, (column.value.map { ends[cells[$0].row] }.max() ?? 0) + gap.columns)
            for card in column.value {
                lefts[card] = left
                ends[cells[card].row] = max(ends[cells[card].row], left + widths[card])
            }
        }
        return lefts
    }

    /// Returns the position of each row. Empty rows take no space.
    private static func starts(_ sizes: [Double], _ gap: Double, from first: Double) -> [Double] {
        var position = first
        return sizes.map { size in
            defer { if size > 0 { position += size + gap } }
            return position
        }
    }
}

import LifecycleModel

/// The assignment of lifelines to columns. Lifelines can share a column if they don't overlap in time.
struct LifelineSharing {
    /// The column of each participant.
    private(set) var columns: [Int]
    /// The number of columns.
    private(set) var count = 0
    /// The range of rows in which each lifeline is drawn. It ends where another lifeline begins in the same column.
    private(set) var spans: [ClosedRange<Int>]

    /// Assigns each participant the first column that is free from the participant's first row to its last row,
    /// if possible one in which no state lasts.
    init(_ model: TimelineModel, column: (ControllerID?) -> Int?) {
        columns = Array(repeating: 0, count: model.participants.count)
        var used: [ClosedRange<Int>?] = Array(repeating: nil, count: model.participants.count)
        for (index, row) in model.rows.enumerated() {
            for participant in LifelineSharing.controllers(of: row).compactMap(column) {
                used[participant] = (used[participant]?.lowerBound ?? index)...index
            }
        }
        spans = used.map { $0 ?? ClosedRange(model.rows.indices) }
        let order = spans.indices.sorted { (spans[$0].lowerBound, $0) < (spans[$1].lowerBound, $1) }
        var states = model.initial
        for message in model.rows.lazy.flatMap(\.messages) { states.follow(message) }
        let lasting = Set(states.filter { $0.value != .disappeared }.keys)
        // The last participant in each column.
        var last: [Int] = []
        for participant in order {
            let free = last.indices.filter { spans[last[$0]].upperBound < spans[participant].lowerBound }
            let ended = free.first { model.participants[last[$0]].controller.map { !lasting.contains($0) } ?? true }
            columns[participant] = ended ?? free.first ?? last.count
            if columns[participant] == last.count { last.append(participant) }
            last[columns[participant]] = participant
        }
        count = last.count
        // A state lasts after the last callback.
        var next: [Int: Int] = [:]
        for participant in order.reversed() {
            let start = spans[participant].lowerBound
            spans[participant] = start...(next[columns[participant]] ?? model.rows.count) - 1
            next[columns[participant]] = start
        }
    }

    /// Returns the participants whose lifelines a row needs. A nil element stands for UIKit.
    private static func controllers(of row: TimelineModel.Row) -> [ControllerID?] {
        switch row {
        case .message(let message):
            message.isFound ? [message.event.controller] : [message.sender, message.event.controller]
        case .mark(let controller, _), .code(let controller, _): [controller]
        case .expected(let controller, let sender, _): [sender, controller]
        case .banner(_, _, _, let controller?): [controller]
        case .fold, .step, .banner: []
        }
    }
}

import LifecycleModel

/// Folds what comes again and again in a timeline: one callback, or a group of some, at least three times in a row.
enum TimelineFolding {
    /// The longest group that is looked for.
    private static let longest = 8
    /// How often a group has to come before it is folded.
    private static let least = 3

    /// Returns `rows` with each repetition shown once, with its count.
    static func folded(_ rows: [TimelineModel.Row]) -> [TimelineModel.Row] {
        let keys = rows.map(key)
        var result: [TimelineModel.Row] = []
        // Where the rows begin that are not in the result yet: a run in which nothing repeats is given back as it is.
        var (rest, place) = (0, 0)
        while place < rows.count {
            guard let (length, count) = repetition(rows, keys, at: place) else {
                place += 1
                continue
            }
            result += rows[rest..<place]
            let group = rows[place..<(place + length)]
            if length == 1, case .message(var message)? = group.first {
                message.label += "  ×\(count)"
                result.append(.message(message))
            } else {
                result += group
                result.append(
                    .strip(.note, word: "×\(count)", text: "the \(length) callbacks above are repeated \(count) times")
                )
            }
            place += length * count
            rest = place
        }
        return rest == 0 ? rows : result + rows[rest...]
    }

    /// What makes two rows the same, but for the message's detail, as one number: who sends what to whom; nil for a row that
    /// is never folded.
    private static func key(_ row: TimelineModel.Row) -> Int? {
        guard case .message(let message) = row, message.isLegal else { return nil }
        let event = message.event
        let sender = event.sender.map { $0.index + 1 } ?? 0
        return Int(event.callback.rawValue) | event.controller.index << 8 | sender << 36
    }

    /// The shortest group that begins at `start` and comes often enough, and how often.
    private static func repetition(
        _ rows: [TimelineModel.Row], _ keys: [Int?], at start: Int
    ) -> (length: Int, count: Int)? {
        for length in 1...longest where start + length * least <= rows.count {
            guard keys[start + length - 1] != nil else { return nil }
            var end = start + length
            while end < rows.count, let key = keys[end], key == keys[end - length],
                detail(rows[end]) == detail(rows[end - length])
            { end += 1 }
            let count = (end - start) / length
            if count >= least { return (length, count) }
        }
        return nil
    }

    private static func detail(_ row: TimelineModel.Row) -> String? {
        if case .message(let message) = row { message.detail } else { nil }
    }
}

import LifecycleModel

/// Folds what comes again and again in a timeline: one callback, or a group of some, at least three times in a row.
enum TimelineFolding {
    /// The longest group that is looked for.
    private static let longest = 8
    /// How often a group has to come before it is folded.
    private static let least = 3

    /// `rows` with each repetition told once, and how often it came.
    static func folded(_ rows: [TimelineModel.Row]) -> [TimelineModel.Row] {
        var numbers: [Key: Int] = [:]
        // Numbers are compared faster than what they stand for.
        let keys = rows.map { row in
            key(row).map { key in
                if let number = numbers[key] { return number }
                numbers[key] = numbers.count
                return numbers.count - 1
            }
        }
        var result: [TimelineModel.Row] = []
        result.reserveCapacity(rows.count)
        var place = 0
        while place < rows.count {
            guard let (length, count) = repetition(keys, at: place) else {
                result.append(rows[place])
                place += 1
                continue
            }
            let group = rows[place..<(place + length)]
            if length == 1, case .message(var message)? = group.first {
                message.label += "  ×\(count)"
                result.append(.message(message))
            } else {
                result += group
                result.append(
                    .strip(.note, word: "×\(count)", text: "the \(length) callbacks above come \(count) times in a row")
                )
            }
            place += length * count
        }
        return result
    }

    /// What makes two rows the same.
    private struct Key: Hashable {
        let controller: ControllerID
        let callback: Callback
        let sender: ControllerID?
        let detail: String
    }

    /// The key of a row; nil for one that is never folded.
    private static func key(_ row: TimelineModel.Row) -> Key? {
        guard case .message(let message) = row, message.isLegal else { return nil }
        let event = message.event
        return Key(
            controller: event.controller, callback: event.callback, sender: event.sender, detail: message.detail)
    }

    /// The shortest group that begins at `start` and comes often enough, and how often.
    private static func repetition(_ keys: [Int?], at start: Int) -> (length: Int, count: Int)? {
        for length in 1...longest where start + length * least <= keys.count {
            guard keys[start..<(start + length)].allSatisfy({ $0 != nil }) else { return nil }
            var end = start + length
            while end < keys.count, let key = keys[end], key == keys[end - length] { end += 1 }
            let count = (end - start) / length
            if count >= least { return (length, count) }
        }
        return nil
    }
}

import LifecycleModel

/// The folding of repetitions in a timeline. A repetition is a callback or group of callbacks that occurs at least
/// three times in a row.
enum TimelineFolding {
    /// The maximum length of a group.
    private static let longest = 8
    /// The minimum number of times that a group occurs in a row.
    private static let least = 3

    /// Returns `rows` with only the first occurrence of each repeated callback or group, and the number of
    /// occurrences.
    static func folded(_ rows: [TimelineModel.Row], _ options: DiagramOptions) -> [TimelineModel.Row] {
        let keys = rows.map(key)
        var result: [TimelineModel.Row] = []
        // `rest` is the index of the first row that is not in the result yet. It stays 0 if there are no repetitions.
        var (rest, index) = (0, 0)
        while index + least <= rows.count {
            guard let (length, count) = repetition(rows, keys, at: index) else {
                index += 1
                continue
            }
            result += rows[rest..<index]
            let group = rows[index..<(index + length)]
            if length == 1, case .message(var message)? = group.first {
                message.label += "  ×\(count)"
                result.append(.message(message))
            } else {
                result += group
                let text = options["the \(length) callbacks above are repeated \(count) times"]
                result.append(.banner(.note, word: "×\(count)", text: text))
            }
            index += length * count
            rest = index
        }
        return rest == 0 ? rows : result + rows[rest...]
    }

    /// Returns a number for comparing rows by callback, receiver, and sender, or nil for a row that is never folded.
    private static func key(_ row: TimelineModel.Row) -> Int? {
        guard case .message(let message) = row, message.isLegal else { return nil }
        let event = message.event
        let sender = event.sender.map { $0.index + 1 } ?? 0
        return Int(event.callback.rawValue) | event.controller.index << 8 | sender << 36
    }

    /// Returns the length of the shortest group at `start` that occurs often enough, and the number of its
    /// occurrences. Returns nil if there is no such group.
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

import LifecycleModel

extension TimelineModel {
    /// Whether the controller of any drawn callback is a guess.
    var hasGuesses: Bool { rows.contains { $0.messages.contains(where: \.event.isGuess) } }

    /// The pages of the timeline, each with at most `options.pageSize` rows of ``allRows``, or a single page if the
    /// page size is nil or less than 1.
    var pages: [TimelineModel] {
        guard let size = options.pageSize, size > 0, allRows.count > size else { return [self] }
        let count = (allRows.count + size - 1) / size
        var states = initial
        var step: StepEvent?
        return (0..<count).map { number in
            let slice = Array(allRows[(number * size)..<min((number + 1) * size, allRows.count)])
            let page = self.page(slice, number: number, of: count, states: states, after: step)
            for row in slice {
                if case .step(let event) = row { step = event }
                for message in row.messages { states.follow(message) }
            }
            return page
        }
    }
}

extension [ControllerID: AppearanceState] {
    /// Sets the state of the receiver after a message, or removes the state if the receiver is deallocated.
    mutating func follow(_ message: TimelineModel.Message) {
        if let state = message.becomes { self[message.event.controller] = state }
        if message.event.callback == .deinitializer { self[message.event.controller] = nil }
    }
}

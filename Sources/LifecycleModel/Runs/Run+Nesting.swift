extension ActionEvent {
    /// The detail of the note with which the engine stops, because controllers nest deeper than ``Hierarchy/levelLimit``.
    package static let tooDeep = "too deep"
}

extension Run {
    /// The event with which the engine stopped, because controllers nest deeper than ``Hierarchy/levelLimit``; nil for a
    /// run that was played to its end.
    public var tooDeep: Event? {
        guard let last = events.last, case .action(let action) = last.body, action.detail == ActionEvent.tooDeep else {
            return nil
        }
        return last
    }
}

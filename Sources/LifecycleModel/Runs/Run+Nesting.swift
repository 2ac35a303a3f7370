extension ActionEvent {
    /// The detail of the note that ends a simulation because controllers are nested deeper than
    /// ``Hierarchy/levelLimit``.
    package static let tooDeep = "too deep"
}

extension Run {
    /// The event that ended the simulation because controllers are nested deeper than ``Hierarchy/levelLimit``; nil for
    /// a complete run.
    public var tooDeep: Event? {
        guard let last = events.last, case .action(let action) = last.body, action.detail == ActionEvent.tooDeep else {
            return nil
        }
        return last
    }
}

import LifecycleModel

extension OrderMismatch {
    /// Returns the difference between the expected and the actual order, or nil for lists without an order or without
    /// callbacks.
    public func difference(
        _ options: DiagramOptions = DiagramOptions(name: "order"), ios: IOSVersion? = nil
    ) -> RunDifference? {
        let expected = OrderMismatch.run(of: expected, titled: "expected", ios)
        let actual = OrderMismatch.run(of: actual, titled: "actual", ios)
        guard firstMismatch != nil, !expected.events.isEmpty || !actual.events.isEmpty else { return nil }
        var options = options
        options.title = options.title ?? options["Expected and actual callbacks"]
        return RunDifference(expected, actual, options: options)
    }

    /// Returns a run with the callbacks in `order`, without entries that are not callbacks, such as `detail.returned`.
    private static func run(of order: [String], titled title: String, _ ios: IOSVersion?) -> Run {
        var run = Run(title: title, ios: ios)
        for entry in order {
            guard let dot = entry.firstIndex(of: "."),
                let callback = Callback.named(String(entry[entry.index(after: dot)...])).first
            else { continue }
            run.append(callback, to: String(entry[..<dot]))
        }
        return run
    }
}

import LifecycleModel

extension Verification {
    // MARK: Flags

    mutating func flags(_ claim: Expectation.FlagClaim, _ location: SourceLocation, in reach: Range<Int>)
        -> [Diagnostic]
    {
        let position = reach.first { index in
            guard case .callback(let callback) = run.events[index].body else { return false }
            return claim.entry.items.contains(.callback(callback.callback))
                && (claim.entry.controller == nil || run[callback.controller].name == claim.entry.controller)
        }
        guard let position, case .callback(let found) = run.events[position].body else {
            return [failure(location, "expected flags in '\(claim.entry.text)', but the callback was not sent")]
        }
        var failures = claim.flags.compactMap { flag -> Diagnostic? in
            let actual = found.flags.names.contains(flag.name)
            guard actual != flag.value else { return nil }
            return failure(
                location, "expected \(flag.name) to be \(flag.value) in '\(claim.entry.text)', but it is \(actual)")
        }
        if let animated = claim.animated, found.animated != animated {
            let actual = found.animated.map { "it is \($0)" } ?? "the callback doesn't have this argument"
            failures.append(
                failure(location, "expected animated to be \(animated) in '\(claim.entry.text)', but \(actual)"))
        }
        if let wanted = claim.nibName, found.nibName?.name != wanted.name {
            let (name, actual) = (wanted.name ?? "none", found.nibName?.name ?? "none")
            failures.append(
                failure(location, "expected nibName to be '\(name)' in '\(claim.entry.text)', but it is '\(actual)'"))
        }
        if let wanted = claim.applicationState, found.applicationState != wanted {
            let actual =
                found.applicationState.map { "it is '\($0.rawValue)'" } ?? "the callback isn't the application's"
            let what = "applicationState to be '\(wanted.rawValue)' in '\(claim.entry.text)'"
            failures.append(failure(location, "expected \(what), but \(actual)"))
        }
        if let wanted = claim.orientation {
            let actual = orientation(before: position)
            let what = "interfaceOrientation to be \(wanted.rawValue) in '\(claim.entry.text)'"
            if actual != wanted.rawValue { failures.append(failure(location, "expected \(what), but it is \(actual)")) }
        }
        return failures + holders(claim, found, at: position, location)
    }

    /// Returns the orientation of the interface before an event: portrait until the first recorded change.
    private func orientation(before position: Int) -> String {
        lastName(of: .rotate, before: position) ?? UIInterfaceOrientation.portrait.rawValue
    }

    func check(statusBar expected: String, _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let actual = lastName(of: .statusBar, before: reach.upperBound) ?? "default"
        guard actual != expected else { return [] }
        return [failure(location, "expected the status bar to be '\(expected)', but it is '\(actual)'")]
    }

    /// Returns the name of the last action of a kind that has an effect, before a position, or nil.
    private func lastName(of kind: ActionEvent.Kind, before position: Int) -> String? {
        run.events[..<position].lazy.reversed().compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == kind, action.detail == nil else { return nil }
            return action.name
        }.first
    }

    /// Checks the parent, the presenter, and the presented controller. In a move callback, the parent is the callback's
    /// argument.
    private mutating func holders(
        _ claim: Expectation.FlagClaim, _ found: CallbackEvent, at position: Int, _ location: SourceLocation
    ) -> [Diagnostic] {
        guard claim.parent != nil || claim.presenter != nil || claim.presented != nil else { return [] }
        let hierarchy = moments.hierarchy(after: position)
        let ancestors = sequence(first: found.controller) { hierarchy[$0].parent }.lazy
        let presenter = ancestors.compactMap { hierarchy[$0].presenter }.first
        let presented = ancestors.compactMap { hierarchy[$0].presented }.first
        func mismatch(_ what: String, _ wanted: Expectation.Reference?, _ actual: ControllerID?) -> [Diagnostic] {
            guard let wanted else { return [] }
            let name = actual.map { run[$0].name }
            guard name != wanted.name else { return [] }
            return [
                failure(
                    location,
                    "expected \(what) to be '\(wanted.name ?? "none")' in '\(claim.entry.text)', but it is '\(name ?? "none")'"
                )
            ]
        }
        return mismatch("parent", claim.parent, found.parent.map(\.id) ?? hierarchy[found.controller].parent)
            + mismatch("presentingViewController", claim.presenter, presenter)
            + mismatch("presentedViewController", claim.presented, presented)
    }

    // MARK: Sizes

    func sizes(_ expectation: Expectation, at end: Int) -> [Diagnostic] {
        guard !expectation.sizes.isEmpty else { return [] }
        return expectation.sizes.compactMap { claim in
            let actual = sizes.value(of: claim.controller, before: end)
            guard actual != claim.size.text else { return nil }
            return failure(
                expectation.location,
                "expected the size of '\(claim.controller)' to be \(claim.size.text), but "
                    + (actual.map { "it is \($0)" } ?? "its view is not loaded or has no size"))
        }
    }

    // MARK: Tasks

    /// Checks whether a task is running or has ended at the end of `reach`.
    func task(_ claim: Expectation.TaskClaim, _ location: SourceLocation, in reach: Range<Int>) -> Diagnostic? {
        let changes = run.events[..<reach.upperBound].reversed().lazy.compactMap { event -> ActionEvent.Kind? in
            guard case .action(let action) = event.body, action.name == claim.name else { return nil }
            return [.beginTask, .endTask].contains(action.kind) ? action.kind : nil
        }
        let actual =
            changes.first == .beginTask
            ? "is running" : changes.contains(.beginTask) ? "has ended" : "has not begun"
        let expected = claim.state == .running ? "is running" : "has ended"
        guard actual != expected else { return nil }
        return failure(location, "expected that the task '\(claim.name)' \(expected), but it \(actual)")
    }

    // MARK: Notifications

    func check(deliveries expected: [Expectation.Delivery], _ location: SourceLocation, in reach: Range<Int>)
        -> [Diagnostic]
    {
        let actual = run.events[reach].compactMap { event -> ActionEvent? in
            guard case .action(let action) = event.body, action.kind == .deliver else { return nil }
            return action
        }
        let pairs = zip(actual, expected).map(matches)
        guard actual.count != expected.count || pairs.contains(false) else { return [] }
        let keys = actual.indices.map { $0 < pairs.count && pairs[$0] ? expected[$0].text : text(actual[$0]) }
        let first = pairs.firstIndex(of: false) ?? pairs.count
        let (wanted, came) = (expected.map(\.text), actual.map(text))
        return [
            failure(
                location, Verification.message(wanted, came, first: first, in: "delivered notifications"),
                OrderMismatch(expected: wanted, actual: came, firstMismatch: first, keys: (wanted, keys)))
        ]
    }

    private func matches(_ action: ActionEvent, _ claim: Expectation.Delivery) -> Bool {
        func name(_ id: ControllerID?) -> String? { id.map { run[$0].name } }
        return (claim.observer == nil || name(action.subject) == claim.observer)
            && (claim.name == nil || action.name == claim.name) && (claim.info == nil || action.detail == claim.info)
            && claim.object.map { name(action.target) == $0.name } ?? true
    }

    private func text(_ action: ActionEvent) -> String {
        let sender = action.target.map { " from \(run[$0].name)" } ?? ""
        let info = action.detail.map { $0 == "dangling" ? ", which is deallocated" : " with userInfo \($0)" } ?? ""
        return "\(action.name ?? "")\(sender) to \(action.subject.map { run[$0].name } ?? "no observer")\(info)"
    }
}

extension Expectation.Delivery {
    fileprivate var text: String {
        let sender = object.map { " from \($0.name ?? "no sender")" } ?? ""
        let info = info.map { " with userInfo \($0)" } ?? ""
        return "\(name ?? "any notification")\(sender) to \(observer ?? "any observer")\(info)"
    }
}

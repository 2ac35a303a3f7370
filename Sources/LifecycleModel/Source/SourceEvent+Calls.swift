extension SourceEvent {
    /// Whether the event is a call of a method with one of these names, but not of `super`.
    package func calls(_ names: String...) -> Bool { kind == .call && target.root != .super && names.contains(name) }

    /// The child that an own call of `addChild(_:)` adds, or nil for another event.
    package var addedChild: SourceArgument? {
        calls("addChild", "addChildViewController") && target.isSelf && arguments.count == 1 ? arguments[0] : nil
    }

    /// The argument of a call of `willMove(toParent:)`, or nil for another event.
    package var willMoveParent: SourceArgument? { parentArgument(of: "willMove") }

    /// The argument of a call of `didMove(toParent:)`, or nil for another event.
    package var didMoveParent: SourceArgument? { parentArgument(of: "didMove") }

    private func parentArgument(of method: String) -> SourceArgument? {
        guard calls(method, method + "ToParentViewController"), arguments.count == 1 else { return nil }
        return [nil, "toParent", "toParentViewController"].contains(arguments[0].label) ? arguments[0] : nil
    }

    /// Whether the event is a call of `removeFromParent()`.
    package var removesFromParent: Bool {
        calls("removeFromParent", "removeFromParentViewController") && arguments.isEmpty
    }

    /// The controller whose view a call adds to another view, with that view, or nil for another event.
    package var addedView: (child: SourcePath, host: SourcePath)? {
        guard calls("addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"),
            let view = arguments.first?.path, view.members.last == "view",
            view.members != ["view"] || view.root != .this
        else { return nil }
        return (view.base, target)
    }

    /// The controller whose view a call removes from its superview, or nil for another event.
    package var removedView: SourcePath? {
        calls("removeFromSuperview") && target.members.last == "view" ? target.base : nil
    }

    /// Whether two events run under the same conditions, as far as the code says.
    package func hasConditions(of other: SourceEvent) -> Bool {
        isGuarded == other.isGuarded && isDeferred == other.isDeferred
    }

    /// Whether the event registers an observer with a notification center. Key-value observing and helpers have methods
    /// with the same name.
    package var observesNotification: Bool {
        calls("addObserver") && (self["forName"] != nil || self["selector"] != nil && self["name"] != nil)
    }

    /// Whether the event registers a block with a notification center.
    package var observesWithBlock: Bool { calls("addObserver") && arguments.contains { $0.label == "forName" } }

    /// The name of the observed notification in quotes, or `a notification`.
    package var notification: String {
        guard let name = (self["name"] ?? self["forName"])?.text, !name.isEmpty else { return "a notification" }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "'\(last)'" : "a notification"
    }
}

extension SourcePath {
    /// Whether the path is a parameter of the function.
    package func isParameter(of function: SourceFunction) -> Bool {
        members.isEmpty && function.parameters.contains { $0.path.root == root }
    }

    /// Whether the path begins with a parameter or a local variable.
    package var isLocal: Bool { if case .local = root { true } else { false } }
}

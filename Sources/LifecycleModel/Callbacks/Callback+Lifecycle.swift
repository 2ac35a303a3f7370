extension Callback {
    /// Returns whether UIKit sends the callback in `version`.
    public func exists(in version: IOSVersion) -> Bool {
        version.major >= definition.since && version.major <= (definition.until ?? .max)
    }

    /// Whether the callback is one of the four that change the appearance state (Evidence, Figures 5-1 and 5-2).
    public var changesAppearance: Bool { StateTransition.target(of: self) != nil }
    /// Whether the callback is `viewWillLayoutSubviews` or `viewDidLayoutSubviews`.
    public var isLayout: Bool { self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews }
    /// Whether a `UIView`, and not a controller, receives the callback.
    package var isSentToUIView: Bool { phase == .view }
    /// Whether the callback is an appearance callback with the argument `animated`.
    public var carriesAnimated: Bool { changesAppearance || self == .viewIsAppearing }
    /// Whether the callback has a parent as its argument.
    public var carriesParent: Bool { self == .willMoveToParent || self == .didMoveToParent }

    /// Returns whether the callback is deprecated in `version`, although UIKit still sends it.
    public func isDeprecated(in version: IOSVersion) -> Bool {
        self == .traitCollectionDidChange && version.major >= 17
    }
}

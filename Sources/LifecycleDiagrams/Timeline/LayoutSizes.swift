import LifecycleModel

/// The sizes of root views that a timeline shows at viewDidLayoutSubviews: changed sizes, and initial sizes other than
/// the first one. If there are any, the first size is also shown, at the first viewDidLayoutSubviews.
struct LayoutSizes {
    private var current: [ControllerID: String] = [:]
    private var shown: [ControllerID: String] = [:]
    /// The first size in the run, which is that of the window's root at launch.
    private var first: String?
    /// Whether the first size is still to be shown.
    private var owesFirst: Bool

    /// Creates the sizes for a run.
    init(of run: Run) {
        let sizes = run.events.lazy.compactMap { event -> String? in
            if case .hierarchy(let change) = event.body, change.change == .size { change.detail } else { nil }
        }
        owesFirst = sizes.contains { $0 != sizes.first }
    }

    /// Records the size of a root view if `change` changes the size. Ignores other changes.
    mutating func follow(_ change: HierarchyEvent) {
        guard change.change == .size, let subject = change.subject, let size = change.detail else { return }
        first = first ?? size
        current[subject] = size
    }

    /// Returns the size to show at a callback, or nil if no size is shown.
    mutating func news(of event: CallbackEvent) -> String? {
        guard event.callback == .viewDidLayoutSubviews, let size = current[event.controller] else { return nil }
        defer {
            shown[event.controller] = size
            owesFirst = false
        }
        if owesFirst { return LayoutSizes.text(size) }
        return size == shown[event.controller, default: first ?? size] ? nil : LayoutSizes.text(size)
    }

    /// Returns a size as text for a drawing, such as `390 × 844`.
    static func text(_ size: String) -> String { size.replacing("x", with: " × ") }
}

extension TimelineModel.Message {
    /// Adds the size of the root view to the detail and the sentence.
    mutating func add(_ size: String) {
        showsSize = true
        detail = detail.isEmpty ? size : "\(detail) · \(size)"
        sentence = sentence.hasSuffix(".") ? "\(sentence.dropLast()) at \(size) points." : sentence
    }
}

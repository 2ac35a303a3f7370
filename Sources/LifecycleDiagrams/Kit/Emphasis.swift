import LifecycleModel

/// The callbacks and controllers of a run that a drawing emphasizes. The drawing dims the others.
package struct Emphasis {
    /// Callbacks, controllers, or callbacks of some controllers. A set that is nil matches everything.
    private struct Part {
        var controllers: Set<ControllerID>?
        var callbacks: Set<Callback>?

        func contains(_ event: CallbackEvent) -> Bool {
            controllers?.contains(event.controller) ?? true && callbacks?.contains(event.callback) ?? true
        }
    }

    /// How a drawing shows a callback or a controller.
    enum Level: Hashable, Sendable {
        case plain, emphasized, dimmed
    }

    private let parts: [Part]
    /// The controllers that are named, or receive an emphasized callback.
    private let controllers: Set<ControllerID>

    /// Finds the callbacks and controllers that the options name. Without any in the drawing, all are plain.
    ///
    /// - Parameter drawn: The callbacks that the drawing shows.
    init(_ run: Run, _ options: DiagramOptions, drawn: @autoclosure () -> [CallbackEvent]) {
        let parts = options.emphasized.compactMap { Emphasis.part($0, in: run) }
        let found = parts.isEmpty ? [] : drawn().filter { event in parts.contains { $0.contains(event) } }
        self.parts = found.isEmpty ? [] : parts
        controllers = self.parts.filter { $0.callbacks == nil }.reduce(into: Set(found.map(\.controller))) {
            $0.formUnion($1.controllers ?? [])
        }
    }

    /// Returns how a callback is shown.
    func level(of event: CallbackEvent) -> Level {
        parts.isEmpty ? .plain : parts.contains { $0.contains(event) } ? .emphasized : .dimmed
    }

    /// Returns how a controller, or UIKit if `controller` is nil, is shown.
    func level(of controller: ControllerID?) -> Level {
        parts.isEmpty ? .plain : controller.map(controllers.contains) == true ? .emphasized : .dimmed
    }

    /// Returns whether the options name the callback, so that a timeline doesn't fold it.
    func names(_ event: CallbackEvent) -> Bool { parts.contains { $0.callbacks != nil && $0.contains(event) } }

    /// Returns the part for a name: the ID or name of controllers, a callback, or both with a period between them.
    private static func part(_ name: String, in run: Run) -> Part? {
        func controllers(_ name: some StringProtocol) -> Set<ControllerID>? {
            let found = run.controllers.indices.filter {
                run.controllers[$0].id == name || run.controllers[$0].name == name
            }
            return found.isEmpty ? nil : Set(found.map(ControllerID.init))
        }
        func callbacks(_ name: some StringProtocol) -> Set<Callback>? {
            let found = Callback.named(String(name))
            return found.isEmpty ? nil : Set(found)
        }
        if let all = controllers(name) { return Part(controllers: all) }
        if let all = callbacks(name) { return Part(callbacks: all) }
        guard let period = name.lastIndex(of: "."), let owners = controllers(name[..<period]),
            let called = callbacks(name[name.index(after: period)...])
        else { return nil }
        return Part(controllers: owners, callbacks: called)
    }

    /// Returns whether a name is that of a controller in the run, a callback, or both with a period between them.
    package static func isKnown(_ name: String, in run: Run) -> Bool { part(name, in: run) != nil }

    /// Returns whether a name is that of a callback, or of the receiver of a callback, that a timeline shows.
    package static func isInTimeline(_ name: String, of run: Run, _ options: DiagramOptions) -> Bool {
        part(name, in: run).map { TimelineModel.callbacks(of: run, options).contains(where: $0.contains) } ?? false
    }
}

extension TextMetrics.Style {
    /// Returns the style of text with an emphasis: bold if it is emphasized, and regular and pale if it is dimmed.
    func with(_ level: Emphasis.Level) -> Theme.Style {
        switch level {
        case .plain: self
        case .emphasized: Theme.Style(font: .bold, size: size, color: color)
        case .dimmed: Theme.Style(size: size, color: Theme.fadedText)
        }
    }
}

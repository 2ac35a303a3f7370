import LifecycleModel

extension Rule {
    static let geometryBeforeLayout = Rule(
        "geometry-before-layout", .warning, "Bounds or frames are read before the view is laid out",
        why: """
            Before its first layout pass, a view may have only a preliminary size, such as the size in its nib. Values \
            computed from that size are wrong on most devices.
            """,
        remedy: """
            Read geometry in viewDidLayoutSubviews. In iOS 13 and later, you can also read the root view's geometry \
            in viewIsAppearing(_:), because the view's traits and size are final there.
            """,
        evidence: "Layout/Layout passes",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewDidLoad:
            +       viewDidLayoutSubviews:
                      - readGeometry: # here
              steps:
                - launch: home
            """
    ) { context in
        var laidOut: Set<ControllerID> = []
        var found: [Diagnostic] = []
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback == .viewWillLayoutSubviews:
                laidOut.insert(callback.controller)
            case .hierarchy(let change) where change.change == .unloadView:
                if let subject = change.subject { laidOut.remove(subject) }
            case .action(let action) where action.kind == .readGeometry:
                guard let subject = action.subject, let around = context.callback(around: action),
                    around.controller == subject, !laidOut.contains(subject), isEarly(around.callback)
                else { continue }
                let text = message(around.callback, context.name(subject), context.run.ios)
                found.append(context.diagnostic(position, subject, text))
            default: break
            }
        }
        return found
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let gradient = CAGradientLayer()
            -     override func viewDidLoad() {
            -         super.viewDidLoad()
            +     override func viewDidLayoutSubviews() {
            +         super.viewDidLayoutSubviews()
                      gradient.frame = view.bounds // here
                  }
              }
            """
    ) { context in
        context.callbacks(of: context.controllers) { $0 == .viewDidLoad || $0 == .loadView }.flatMap {
            type, function, callback -> [Diagnostic] in
            let events = context.reach(of: function, in: type)
            let early = events.enumerated().filter { index, reached in
                context.usesGeometry(reached, of: type) && !events[..<index].contains { $0.event.sizes(reached.event) }
            }.map(\.element.event)
            guard !early.isEmpty else { return [] }
            let later = context.model.ancestry(of: type).flatMap(\.functions).filter {
                $0.callback.map { $0.phase == .layout || $0.phase == .appearance || $0.phase == .environment } ?? false
            }.flatMap { context.model.reach(of: $0, in: type) }.map(\.event)
            return early.filter { event in
                let targets = events.map(\.event).names(of: event.target.base).map { $0.appending([event.name]) }
                return !later.contains { $0.kind == .assign && targets.contains($0.target) }
            }.map {
                context.diagnostic($0.location, type, message(callback, type.title, nil))
            }
        }
    }

    private static func isEarly(_ callback: Callback) -> Bool {
        callback.phase == .creation && callback != .deinitializer || callback.phase == .loading
            || callback == .viewWillAppear
    }

    private static func message(_ callback: Callback, _ name: String, _ ios: IOSVersion?) -> String {
        let isAppearing = ios.map { Callback.viewIsAppearing.exists(in: $0) } ?? true
        return "\(callback.swiftName) of \(name) reads geometry before the first layout pass; read it in"
            + " viewDidLayoutSubviews()" + (isAppearing ? " or viewIsAppearing(_:)" : "")
    }
}

extension SourceContext {
    /// Returns whether an assignment computes the geometry of a layer, or a size that doesn't follow the view, from the
    /// bounds or the frame of an own view.
    fileprivate func usesGeometry(_ reached: ReachedEvent, of type: SourceClass) -> Bool {
        let event = reached.event
        guard event.kind == .assign, !event.isDeferred, let value = event.arguments.first else { return false }
        switch event.name {
        case "cornerRadius", "contentSize": break
        case "itemSize":
            // UIKit asks the delegate's method instead.
            let isAsked = model.family(of: type).contains { $0.fullName == "collectionView(_:layout:sizeForItemAt:)" }
            guard !isAsked else { return false }
        case "frame": guard isLayer(event.target.base, reached.function, type) else { return false }
        default: return false
        }
        return value.mentions.contains { path in
            guard let name = path.ownMember, !isSized(name, of: type) else { return false }
            let rest = path.members.dropFirst(path.members.dropFirst().first == "layer" ? 2 : 1)
            return rest.first == "bounds" || rest.first == "frame"
        }
    }

    private func isLayer(_ path: SourcePath, _ function: SourceFunction, _ type: SourceClass) -> Bool {
        if path.members.last == "layer" { return true }
        let name = model.typeName(of: path, in: [function], of: type) ?? path.members.last ?? path.text
        return name.hasSuffix("Layer") || name == "layer"
    }

    /// Returns whether a property is created with a frame.
    private func isSized(_ name: String, of type: SourceClass) -> Bool {
        model.ancestry(of: type).flatMap(\.parts).flatMap(\.properties).contains {
            $0.name == name && $0.value?.contains("frame:") ?? false
        }
    }
}

extension SourceEvent {
    /// Returns whether the event sets the frame, the bounds, or the whole of an object whose geometry a later assignment
    /// uses, or lays it out.
    fileprivate func sizes(_ later: SourceEvent) -> Bool {
        let sources = (later.arguments.first?.mentions ?? []).filter { $0.root == .this }
        switch kind {
        case .assign:
            return sources.contains { source in
                guard let end = source.members.firstIndex(where: { $0 == "bounds" || $0 == "frame" }) else {
                    return false
                }
                let object = SourcePath(source.root, Array(source.members[..<end]))
                if target == object { return arguments.first?.text.contains("frame:") ?? false }
                return ["frame", "bounds", "size"].contains { target.members.contains($0) }
                    && target.members.starts(with: object.members) && target.root == object.root
            }
        case .call: return name == "layoutIfNeeded" || name == "sizeToFit"
        case .read: return false
        }
    }
}

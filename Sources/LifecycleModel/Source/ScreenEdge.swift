/// A call in Swift code that shows a controller, or an assignment of a window's root.
public struct ScreenEdge: Sendable, Hashable {
    /// How the code shows the controller.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The controller becomes the root of a window.
        case root
        case push, present, show, showDetail
        /// The controller becomes a child of a custom container.
        case addChild
        /// The controller becomes a page of a tab bar, split view, page view, or navigation controller.
        case page
    }

    /// The controller that is shown.
    public enum Target: Sendable, Hashable {
        /// A class in the files.
        case own(SourceClass)
        /// A class of UIKit.
        case system(String)
        /// An expression without a known type, such as the result of a factory.
        case unknown(String)
    }

    /// How the code shows the controller.
    public var kind: Kind
    /// The controller that is shown.
    public var target: Target
    /// The class of the UIKit container that the code puts around the target, or nil.
    public var container: String?
    /// The event before the call that sets the controller's `modalPresentationStyle`, or nil.
    public var styling: SourceEvent?
    /// The class that contains the code.
    public var source: SourceClass?
    /// The function that contains the code or that calls a helper with it.
    public var function: SourceFunction
    /// The event.
    public var event: SourceEvent

    /// The location of the code.
    public var location: SourceLocation { event.location }
    /// Whether the target is an alert or a controller of the system, which a map of an app's screens leaves out.
    public var isSystem: Bool { if case .system = target { true } else { false } }
}

extension SourceModel {
    /// Returns the calls in a class that show controllers, and the assignments of roots, each once, in the order of the
    /// code. Calls in helpers belong to the helper, unless a parameter of the helper is the controller.
    public func edges(of type: SourceClass) -> [ScreenEdge] {
        var edges: [ScreenEdge] = []
        var seen: Set<String> = []
        for function in type.functions where !function.isUnavailable {
            for edge in self.edges(of: function, in: type) where seen.insert(edge.key).inserted { edges.append(edge) }
        }
        // A helper's parameter is unknown in the helper, but its callers name the class.
        return edges.filter { edge in
            guard case .unknown = edge.target else { return true }
            return !edges.contains {
                $0.location == edge.location && $0.function != edge.function && !$0.isUnknown
            }
        }.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    /// Returns the pages of the container that is the root of a window, in order: those that the code around it and the
    /// container's own class set.
    public func pages(of root: ScreenEdge) -> [ScreenEdge] {
        let container = root.event.arguments.first?.path
        let set = root.source.map(edges) ?? []
        let own: [ScreenEdge] = if case .own(let type) = root.target { pages(of: type) } else { [] }
        return set.filter { $0.kind == .page && $0.host == container } + own
    }

    /// Returns the pages that a class sets as its own, in the order of the code.
    public func pages(of type: SourceClass) -> [ScreenEdge] {
        edges(of: type).filter { $0.kind == .page && ($0.host.isSelf || $0.host.root == .super) }
    }

    /// Returns the calls in the files, except tests, that show a controller of a class.
    public func incomingEdges(of type: SourceClass) -> [ScreenEdge] {
        // The edges of all classes take much longer to find than the classes that mention the type.
        let mentioning = classes.filter { other in !other.isTest && other.parts.contains { mentions(type.name, $0) } }
        return mentioning.flatMap { edges(of: $0) }.filter { $0.target == .own(type) }
    }

    /// Returns whether a declaration can create or hold an object of a class.
    private func mentions(_ name: String, _ part: SourceType) -> Bool {
        if let file = part.location.file.flatMap(file), file.calledNames.contains(name) { return true }
        return part.properties.contains { $0.type == name }
            || part.functions.contains { function in function.variables.contains { $0.type == name } }
    }

    /// Returns the calls that a function reaches and that show controllers, and the assignments of roots.
    public func edges(of function: SourceFunction, in type: SourceClass) -> [ScreenEdge] {
        let reached = reach(of: function, in: type)
        return reached.indices.flatMap { index -> [ScreenEdge] in
            guard let (kind, values) = reached[index].event.shown, kind != .addChild || mayBeController(type) else {
                return []
            }
            return values.map { value in
                let (target, container) = target(of: value, before: index, in: reached, type)
                var edge = ScreenEdge(
                    kind: kind, target: target, container: container, source: type, function: function,
                    event: reached[index].event)
                if kind == .present, let path = value.path {
                    edge.styling = styling(of: path, in: reached[..<index], by: edge.event)
                }
                return edge
            }
        }
    }

    /// Returns the last event that sets the presentation style of a controller or, if the branches of a condition set
    /// it, the event in the first branch. Leaves out closures that run later, unless the call itself is in one.
    package func styling(
        of path: SourcePath = .this(), in reached: some Sequence<ReachedEvent>, by call: SourceEvent? = nil
    ) -> SourceEvent? {
        let target = path.appending(["modalPresentationStyle"])
        let found = reached.map(\.event).filter {
            $0.kind == .assign && $0.target == target && (!$0.isDeferred || call?.isDeferred ?? false)
        }
        guard let condition = found.last?.condition else { return found.last }
        return found.first { $0.condition == condition }
    }

    /// Returns the controller that an expression is, and the UIKit container around it.
    private func target(
        of value: SourceArgument, before index: Int, in reached: [ReachedEvent], _ type: SourceClass
    ) -> (ScreenEdge.Target, container: String?) {
        let functions = [reached[index].function] + reached[index].callers
        let text = value.path?.text ?? value.text
        guard let path = value.path, !path.isSelf,
            let name = typeName(of: path, in: functions, of: type) ?? factoryResult(path, in: type)
        else { return (.unknown(text), nil) }
        guard UIKitClass.containers.contains(name) else { return (target(named: name, text), nil) }
        // A helper that returns a container for a controller puts it around the controller.
        for path in value.parts.compactMap(\.path) {
            guard let inner = typeName(of: path, in: functions, of: type), isController(named: inner) else { continue }
            return (target(named: inner, path.text), name)
        }
        let made = reached[..<index].filter {
            $0.event.name == "init" && $0.event.target.root == .type(name) && $0.function == reached[index].function
        }
        // The first container that the function creates is the value of its first variable for a container.
        let variables = reached[index].function.variables.filter { $0.isNew && $0.type == name }
        let position = variables.count == made.count ? variables.firstIndex { $0.path == path } : nil
        let content = position.map { made[$0] } ?? made.last
        guard let root = content?.event["rootViewController"]?.path, let content else {
            return (.system(name), nil)
        }
        let inner = typeName(of: root, in: [content.function] + content.callers, of: type)
        return (inner.map { target(named: $0, root.text) } ?? .unknown(root.text), name)
    }

    private func target(named name: String, _ text: String) -> ScreenEdge.Target {
        if let own = `class`(named: name) { return .own(own) }
        return name != "UIViewController" && UIKitClass.isController(name) ? .system(name) : .unknown(text)
    }

    /// Returns the class of UIKit whose pages a call sets, or nil.
    func containerClass(of edge: ScreenEdge, in type: SourceClass) -> String? {
        guard !edge.host.isSelf else { return foreignSuperclass(of: type) }
        let name = typeName(of: edge.host, in: [edge.function], of: type)
        return name.flatMap { `class`(named: $0) }.flatMap(foreignSuperclass) ?? name
    }

    /// Returns the type of the result of a static function of a class in the files, or nil.
    private func factoryResult(_ path: SourcePath, in type: SourceClass) -> String? {
        guard path.members.count == 1, path.members[0].hasSuffix("()") else { return nil }
        let owner: SourceClass? = if case .type(let name) = path.root { `class`(named: name) } else { type }
        let name = path.members[0].dropLast(2)
        return owner?.functions.first { $0.name == name && $0.result != nil }?.result
    }
}

extension ScreenEdge {
    /// Whether the type of the target is unknown.
    public var isUnknown: Bool { if case .unknown = target { true } else { false } }

    /// The object whose property the code sets, or whose method it calls.
    fileprivate var host: SourcePath { event.kind == .assign ? event.target.base : event.target }

    /// The location and the target, which identify the edge.
    fileprivate var key: String {
        let name =
            switch target {
            case .own(let type): type.name
            case .system(let name), .unknown(let name): name
            }
        return "\(location.file ?? ""):\(location.line ?? 0):\(location.column ?? 0) \(kind.rawValue) \(name)"
    }
}

extension SourceEvent {
    /// The way in which the event shows controllers, with their expressions, or nil for another event.
    fileprivate var shown: (ScreenEdge.Kind, [SourceArgument])? {
        if kind == .assign {
            guard let value = arguments.first else { return nil }
            switch name {
            case "rootViewController" where target.members.count > 1 || target.root != .this: return (.root, [value])
            case "viewControllers": return (.page, pages(in: value))
            default: return nil
            }
        }
        guard kind == .call, target.root != .super || name == "setViewControllers", let first = arguments.first,
            first.label == nil
        else { return nil }
        switch name {
        case "pushViewController": return (.push, [first])
        case "present" where self["animated"] != nil, "presentViewController": return (.present, [first])
        case "show" where self["sender"] != nil: return (.show, [first])
        case "showDetailViewController": return (.showDetail, [first])
        case "addChild", "addChildViewController":
            return target.isSelf && arguments.count == 1 ? (.addChild, [first]) : nil
        case "setViewControllers": return (.page, pages(in: first))
        case "setViewController": return self["for"] == nil ? nil : (.page, [first])
        default: return nil
        }
    }

    /// The elements of an array of controllers, each as an argument.
    private func pages(in value: SourceArgument) -> [SourceArgument] {
        if value.path != nil { return [value] }
        return value.parts.isEmpty ? value.mentions.map { SourceArgument($0.text, path: $0) } : value.parts
    }
}

/// An event that a function reaches: in its own body, or in an own method or property that it uses.
public struct ReachedEvent: Sendable {
    /// The event, with the paths of the function where the search began: a parameter of a helper is the argument, and
    /// a constant is its value.
    public var event: SourceEvent
    /// The function that contains the event.
    public let function: SourceFunction
    /// The calls and reads that lead to ``function``, from the outside.
    public let route: [SourceEvent]
    /// The functions that contain the calls in ``route``.
    public let callers: [SourceFunction]

    /// Returns the location of the event or, if another file contains the event, of the last call in the file that
    /// leads to it.
    public func location(in file: String) -> SourceLocation {
        (route + [event]).last { $0.location.file == file }?.location ?? event.location
    }
}

extension SourceModel {
    /// The number of helpers that a search follows in one another.
    private static let depth = 4
    /// The number of events at which a search ends.
    private static let limit = 4_000

    /// Returns the events of a function and of its own helpers, in the order of the code.
    ///
    /// Helpers are methods and properties of the class, of its superclasses in the files, and of extensions of UIKit's
    /// classes, which the code uses without a receiver or through `self`.
    public func reach(of function: SourceFunction, in type: SourceClass) -> [ReachedEvent] {
        var search = ReachSearch(model: self, type: type, depth: Self.depth, limit: Self.limit)
        search.visit(function, bindings: [:])
        return search.found
    }

    /// Returns the events of a function without those of helpers, with the paths of constants resolved.
    public func ownEvents(of function: SourceFunction, in type: SourceClass) -> [SourceEvent] {
        var search = ReachSearch(model: self, type: type, depth: 0, limit: Self.limit)
        search.visit(function, bindings: [:])
        return search.found.map(\.event)
    }
}

private struct ReachSearch {
    typealias Bindings = [SourcePath.Root: SourcePath]

    let model: SourceModel
    let type: SourceClass
    let depth: Int
    let limit: Int
    var found: [ReachedEvent] = []
    private var route: [SourceEvent] = []
    private var callers: [SourceFunction] = []
    private var open: [SourceLocation] = []
    private var isInitializer = false

    init(model: SourceModel, type: SourceClass, depth: Int, limit: Int) {
        (self.model, self.type, self.depth, self.limit) = (model, type, depth, limit)
    }

    mutating func visit(_ function: SourceFunction, bindings: Bindings) {
        if route.isEmpty { isInitializer = function.kind == .initializer && !function.isConvenience }
        open.append(function.location)
        var bindings = bindings
        for variable in function.variables {
            guard let value = variable.value, value.isReference else { continue }
            bindings[variable.path.root] = resolved(value, bindings)
        }
        for event in function.events where found.count < limit {
            var event = event
            event.target = resolved(event.target, bindings)
            event.arguments = event.arguments.map { resolved($0, bindings) }
            let outer = route.last
            event.isGuarded = event.isGuarded || outer?.isGuarded ?? false
            event.condition = event.condition ?? outer?.condition
            event.isDeferred = event.isDeferred || outer?.isDeferred ?? false
            found.append(ReachedEvent(event: event, function: function, route: route, callers: callers))
            descend(event, from: function)
        }
        open.removeLast()
    }

    private mutating func descend(_ event: SourceEvent, from function: SourceFunction) {
        guard route.count < depth, let helper = helper(of: event), !open.contains(helper.location) else { return }
        var bindings: Bindings = [:]
        if event.kind == .call {
            for (parameter, argument) in helper.matches(event.arguments) {
                if let path = argument.path { bindings[parameter.path.root] = path }
            }
        }
        route.append(event)
        callers.append(function)
        visit(helper, bindings: bindings)
        callers.removeLast()
        route.removeLast()
    }

    private func helper(of event: SourceEvent) -> SourceFunction? {
        switch event.kind {
        case .call:
            guard event.target.isSelf, !UIKitClass.methods.contains(event.name) else { return nil }
            let found = model.method(event.name, event.arguments.map(\.label), of: type)
            return found.flatMap { $0.callback == nil ? $0 : nil }
        case .read:
            return event.target.ownMember.flatMap { model.accessor(.getter, of: $0, in: type) }
        case .assign:
            guard event.target.members.count == 1 else { return nil }
            guard let name = event.target.ownMember else { return nil }
            if let setter = model.accessor(.setter, of: name, in: type) { return setter }
            // An initializer doesn't run the observers of the properties that it sets.
            guard !(route.isEmpty && isInitializer && type.declares(name)) else { return nil }
            return model.accessor(.observer, of: name, in: type)
        }
    }

    private func resolved(_ argument: SourceArgument, _ bindings: Bindings) -> SourceArgument {
        var argument = argument
        argument.path = argument.path.map { resolved($0, bindings) }
        argument.mentions = argument.mentions.map { resolved($0, bindings) }
        argument.parts = argument.parts.map { resolved($0, bindings) }
        return argument
    }

    private func resolved(_ path: SourcePath, _ bindings: Bindings) -> SourcePath {
        guard case .local = path.root, let base = bindings[path.root] else { return path }
        return base.appending(path.members)
    }
}

extension SourceFunction {
    /// Returns the parameters with the arguments of a call.
    fileprivate func matches(_ arguments: [SourceArgument]) -> [(SourceVariable, SourceArgument)] {
        var rest = parameters[...]
        return arguments.compactMap { argument in
            guard let index = rest.firstIndex(where: { $0.label == argument.label }) else { return nil }
            defer { rest = rest[(index + 1)...] }
            return (rest[index], argument)
        }
    }
}

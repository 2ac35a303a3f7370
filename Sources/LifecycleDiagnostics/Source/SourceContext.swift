import LifecycleModel

/// The input to a rule for Swift code: a file, and the module that it belongs to.
public struct SourceContext: Sendable {
    /// All files of the module.
    public let model: SourceModel
    /// The name of the file to check.
    public let file: String
    /// The ID and severity of the rule, for ``diagnostic(_:_:_:severity:)``.
    var rule: (id: String, severity: Severity)?
    /// The controllers that the file declares or extends: subclasses of UIKit's controllers.
    public let controllers: [SourceClass]
    /// The controllers, and the classes with an unknown superclass whose name ends in `ViewController`.
    public let possibleControllers: [SourceClass]

    init(_ model: SourceModel, file: String) {
        (self.model, self.file) = (model, file)
        possibleControllers = model.classes(in: file).filter(model.mayBeController)
        controllers = possibleControllers.filter(model.isController)
    }

    /// Returns the functions of a class that the file contains.
    public func functions(of type: SourceClass) -> [SourceFunction] {
        type.functions.filter { $0.location.file == file && !$0.isUnavailable }
    }

    /// Returns the implementations of callbacks that the file contains, in all classes for which `isIncluded` is true.
    public func callbacks(
        of types: [SourceClass], _ isIncluded: (Callback) -> Bool
    ) -> [(type: SourceClass, function: SourceFunction, callback: Callback)] {
        types.flatMap { type in
            functions(of: type).compactMap { function in
                guard let callback = function.callback, isIncluded(callback) else { return nil }
                return (type, function, callback)
            }
        }
    }

    /// The controllers' functions that the file contains, each with its own events.
    var bodies: [(type: SourceClass, function: SourceFunction, events: [SourceEvent])] {
        controllers.flatMap { type in
            functions(of: type).map { (type, $0, model.ownEvents(of: $0, in: type)) }
        }
    }

    /// Returns the events that a function reaches. An event in another file has the location of the call that leads to it.
    public func reach(of function: SourceFunction, in type: SourceClass) -> [ReachedEvent] {
        model.reach(of: function, in: type).map { reached in
            var reached = reached
            reached.event.location = reached.location(in: file)
            return reached
        }
    }

    /// Returns the events that the functions of a class and its superclasses and subclasses reach.
    public func reachedEvents(of type: SourceClass) -> [SourceEvent] {
        model.family(of: type).flatMap { model.reach(of: $0, in: type) }.map(\.event)
    }

    /// Creates a diagnostic for the rule.
    ///
    /// - Parameters:
    ///   - location: The location in a file.
    ///   - type: The class that the diagnostic is about.
    ///   - message: The problem and a fix. The message doesn't end with a period. It starts with a lowercase letter,
    ///     unless the first word is a name.
    ///   - severity: The severity, or nil for the rule's severity.
    public func diagnostic(
        _ location: SourceLocation, _ type: SourceClass, _ message: String, severity: Severity? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(severity ?? rule?.severity ?? .warning, rule?.id ?? "", message, at: location)
        diagnostic.controllerName = type.name.isEmpty ? nil : type.name
        return diagnostic
    }
}

extension [SourceEvent] {
    /// Returns the names of an object in the code of a function: a path, and the own properties that the code stores it
    /// in.
    func names(of path: SourcePath) -> [SourcePath] {
        [path]
            + compactMap { event in
                let stores = event.kind == .assign && event.target.root == .this && event.arguments.first?.path == path
                return stores ? event.target : nil
            }
    }
}

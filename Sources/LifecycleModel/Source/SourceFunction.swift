/// A parameter or a local variable.
public struct SourceVariable: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The label of a parameter, or nil.
    public var label: String?
    /// The offset of the declaration in the file, which tells variables with the same name apart.
    public var offset: Int
    /// The declared type without optionality and generic arguments, or the type of the initial value if the code names
    /// it. An array of controllers has the type `[UIViewController]`.
    public var type: String?
    /// The initial value of a constant, if it is a path.
    public var value: SourcePath?
    /// The sequence whose element the variable is.
    public var sequence: SourcePath?
    /// Whether the initial value is a new object, as in `let label = UILabel()`.
    public var isNew = false

    /// Creates a variable.
    public init(
        _ name: String, label: String? = nil, offset: Int, type: String? = nil, value: SourcePath? = nil,
        sequence: SourcePath? = nil
    ) {
        (self.name, self.label, self.offset, self.type) = (name, label, offset, type)
        (self.value, self.sequence) = (value, sequence)
    }

    /// The path of the variable.
    public var path: SourcePath { SourcePath(.local(name, offset)) }
}

/// A method, an initializer, or an accessor of a property.
public struct SourceFunction: Sendable, Hashable {
    /// What the function is.
    public enum Kind: Sendable, Hashable {
        case method, initializer, deinitializer, getter, setter
        /// The observers of a stored property, `willSet` and `didSet`.
        case observer
    }

    /// What the function is.
    public var kind: Kind
    /// The base name. An accessor has the name of its property.
    public var name: String
    /// The parameters.
    public var parameters: [SourceVariable] = []
    /// The local variables, including those of closures.
    public var variables: [SourceVariable] = []
    /// The type of the result; see ``SourceVariable/type``.
    public var result: String?
    /// Whether the function is marked with `override`.
    public var isOverride = false
    /// Whether the function belongs to the type, and not to an object.
    public var isStatic = false
    /// Whether an attribute declares the function unavailable.
    public var isUnavailable = false
    /// Whether an initializer is marked with `convenience`.
    public var isConvenience = false
    /// What the body calls, assigns, and reads, in the order in which it runs.
    public var events: [SourceEvent] = []
    /// The location of the first modifier, or of the keyword.
    public var location: SourceLocation

    /// Creates a function.
    public init(_ kind: Kind, _ name: String, parameters: [SourceVariable] = [], at location: SourceLocation) {
        (self.kind, self.name, self.parameters, self.location) = (kind, name, parameters, location)
    }

    /// The labels of the parameters. A parameter without a label has the label `_`.
    public var labels: [String] { parameters.map { $0.label ?? "_" } }

    /// The full name, such as `viewWillAppear(_:)`.
    public var fullName: String {
        switch kind {
        case .getter, .setter, .observer: name
        case .deinitializer: "deinit"
        case .method, .initializer: "\(name)(\(labels.map { $0 + ":" }.joined()))"
        }
    }

    /// The callback to a controller that the function implements, or nil.
    ///
    /// An override with the labels of an earlier Swift version, such as `viewWillAppear(animated:)`, counts.
    public var callback: Callback? {
        guard !isStatic else { return nil }
        switch kind {
        case .getter, .setter, .observer: return nil
        case .deinitializer: return .deinitializer
        case .initializer:
            let fullName = fullName
            return Callback.initializers.first { $0.swiftName == fullName }
        case .method:
            let found = Callback.ofControllers[name] ?? []
            if let exact = found.first(where: { $0.swiftName == fullName }) { return exact }
            guard isOverride, parameters.count == 1, parameters[0].type == "Bool" else { return nil }
            return found.first { $0.phase == .appearance }
        }
    }
}

extension Callback {
    fileprivate static let initializers = allCases.filter { $0.phase == .creation }

    /// The callbacks that UIKit sends to controllers, by base name.
    public static let ofControllers: [String: [Callback]] = Dictionary(
        grouping: allCases.filter {
            !$0.isDelegates && ![.view, .application, .swiftUI].contains($0.phase) && $0 != .deinitializer
        }, by: \.baseName)
}

/// An expression that names an object by a chain of members, such as `self.pager.view`.
///
/// Optional chaining and unwrapping are left out, so `self.pager!.view` and `pager?.view` are the same path.
public struct SourcePath: Sendable, Hashable {
    /// The beginning of a path.
    public enum Root: Sendable, Hashable {
        /// `self`, written or implied.
        case this
        case `super`
        /// A parameter or a local variable: its name, and the offset of its declaration in the file.
        case local(String, Int)
        /// A type, as in `NotificationCenter.default`.
        case type(String)
        /// The value of another expression, with its type if the expression names it, as in `ListController()`.
        case value(String?)
    }

    /// The beginning of the path.
    public var root: Root
    /// The names of the members. A call is a name with parentheses, such as `makeView()`, and a subscript is `[]`.
    public var members: [String]

    /// Creates a path.
    public init(_ root: Root, _ members: [String] = []) { (self.root, self.members) = (root, members) }

    /// The path of an own member, or of `self` without names.
    public static func this(_ members: String...) -> SourcePath { SourcePath(.this, members) }

    /// Whether the path is `self` alone.
    public var isSelf: Bool { root == .this && members.isEmpty }

    /// The name of the own member at the beginning of the path, or nil if the path doesn't begin with `self`.
    public var ownMember: String? { root == .this ? members.first : nil }

    /// The path without its last member.
    public var base: SourcePath { SourcePath(root, members.dropLast()) }

    /// Whether the path names the same object each time: it contains no call and no subscript.
    public var isReference: Bool {
        switch root {
        case .this, .local: !members.contains { $0.hasSuffix(")") || $0 == "[]" }
        case .super, .type, .value: false
        }
    }

    /// Returns the path of a member of a member.
    public func appending(_ names: [String]) -> SourcePath { SourcePath(root, members + names) }

    /// The path as code, for messages.
    public var text: String {
        let first: [String] =
            switch root {
            case .this: members.isEmpty ? ["self"] : []
            case .super: ["super"]
            case .local(let name, _), .type(let name): [name]
            case .value(let type): [type.map { "\($0)()" } ?? "…"]
            }
        return (first + members).joined(separator: ".").replacing(".[]", with: "[…]")
    }
}

/// An argument of a call, or the right side of an assignment.
public struct SourceArgument: Sendable, Hashable {
    /// The label, or nil.
    public var label: String?
    /// The beginning of the expression as code.
    public var text: String
    /// The path, if the expression is one.
    public var path: SourcePath?
    /// All paths that the expression contains, outside of closures.
    public var mentions: [SourcePath]
    /// The elements of an array, or the arguments of a call, up to two levels deep.
    public var parts: [SourceArgument] = []
    /// If the expression is a closure: whether it keeps `self` alive.
    public var capturesSelf: Bool?

    /// Creates an argument.
    public init(
        label: String? = nil, _ text: String, path: SourcePath? = nil, mentions: [SourcePath]? = nil,
        capturesSelf: Bool? = nil
    ) {
        (self.label, self.text, self.path, self.capturesSelf) = (label, text, path, capturesSelf)
        self.mentions = mentions ?? (path.map { [$0] } ?? [])
    }
}

/// A call, an assignment, or a read of a member in the body of a function.
public struct SourceEvent: Sendable, Hashable {
    /// What happens.
    public enum Kind: String, Sendable, Hashable {
        /// A call of the method `name` of `target`. The call of an initializer has the name `init`, and the type as
        /// its target.
        case call
        /// An assignment to `target`, whose last member is `name`.
        case assign
        /// A read of `target`, whose last member is `name`.
        case read
    }

    /// What happens.
    public var kind: Kind
    /// The object whose method is called, or the path that is assigned or read.
    public var target: SourcePath
    /// The name of the method or of the last member.
    public var name: String
    /// The arguments of a call, or the assigned value.
    public var arguments: [SourceArgument]
    /// The location in the file.
    public var location: SourceLocation
    /// Whether a condition or an earlier exit decides whether the code runs.
    public var isGuarded = false
    /// The line of the innermost condition or earlier exit, or nil if there is none.
    public var condition: Int?
    /// Whether the code is in a closure that doesn't run at once.
    public var isDeferred = false
    /// Whether the result of a call is dropped.
    public var isStatement = false
    /// Whether a call is a part of another expression, such as an argument of another call.
    public var isPart = false

    /// Creates an event.
    public init(
        _ kind: Kind, _ target: SourcePath, _ name: String, _ arguments: [SourceArgument] = [],
        at location: SourceLocation
    ) {
        (self.kind, self.target, self.name, self.arguments, self.location) = (kind, target, name, arguments, location)
    }

    /// The argument with a label, or nil.
    public subscript(label: String?) -> SourceArgument? { arguments.first { $0.label == label } }

    /// The name with its labels, such as `present(_:animated:completion:)`.
    public var fullName: String { "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))" }
}

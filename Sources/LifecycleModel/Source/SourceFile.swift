/// A property of a type.
public struct SourceProperty: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The declared type, or the type of the initial value; see ``SourceVariable/type``.
    public var type: String?
    /// The beginning of the initial value as code.
    public var value: String?
    /// Whether the property belongs to the type, and not to an object.
    public var isStatic = false
    /// The location in the file.
    public var location: SourceLocation

    /// Creates a property.
    public init(_ name: String, type: String? = nil, at location: SourceLocation) {
        (self.name, self.type, self.location) = (name, type, location)
    }
}

/// The declaration of a type, or an extension.
public struct SourceType: Sendable, Hashable {
    /// What is declared.
    public enum Kind: String, Sendable, Hashable { case `class`, `struct`, `enum`, `protocol`, `extension`, actor }

    /// What is declared.
    public var kind: Kind
    /// The name without outer types and generic parameters. Methods outside of a type belong to a type with an empty
    /// name.
    public var name: String
    /// The superclass and the protocols, without generic arguments.
    public var inherited: [String] = []
    /// The properties.
    public var properties: [SourceProperty] = []
    /// The methods, initializers, and accessors of properties.
    public var functions: [SourceFunction] = []
    /// The location in the file.
    public var location: SourceLocation

    /// Creates a declaration.
    public init(_ kind: Kind, _ name: String, inherits inherited: [String] = [], at location: SourceLocation) {
        (self.kind, self.name, self.inherited, self.location) = (kind, name, inherited, location)
    }
}

/// A file of Swift code: its types, and what their functions call, assign, and read.
public struct SourceFile: Sendable, Hashable {
    /// The path, or `-` for standard input.
    public var name: String
    /// The imported modules.
    public var imports: [String] = []
    /// The types and extensions, including nested types.
    public var types: [SourceType] = []
    /// The type names that `typealias` declares.
    public var aliases: [String: String] = [:]
    /// The names of all functions that the code calls or refers to, except calls of `super`.
    public var calledNames: Set<String> = []
    /// The rules that comments disable, by line. An empty list disables all rules.
    public var disabledRules: [Int: [String]] = [:]
    /// The words after `lifeline:disable` in each comment, by the location of the comment: rules, and then an explanation.
    public var disablingComments: [SourceLocation: [String]] = [:]

    /// Creates an empty file.
    public init(name: String) { self.name = name }

    /// Whether the file belongs to tests, according to its imports or its path.
    public var isTest: Bool {
        imports.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains($0) }
            || name.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
    }

    /// Whether the file is about AppKit, whose controllers have methods with the same names.
    public var isAppKit: Bool {
        imports.contains { $0 == "AppKit" || $0 == "Cocoa" } && !imports.contains("UIKit")
    }

    /// Returns whether a comment disables a rule on a line.
    public func disables(_ rule: String, on line: Int?) -> Bool {
        guard let rules = line.flatMap({ disabledRules[$0] }) else { return false }
        return rules.isEmpty || rules.contains(rule)
    }
}

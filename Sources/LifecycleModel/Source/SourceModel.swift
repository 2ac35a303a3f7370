/// The Swift files of a module, with the superclasses and extensions of its classes resolved.
public struct SourceModel: Sendable {
    /// The files.
    public let files: [SourceFile]
    /// The classes, in the order of their files, followed by the extensions of UIKit's controllers. A snippet of methods
    /// without a class is a class without a name.
    public private(set) var classes: [SourceClass] = []
    /// The names of all functions that the files call or refer to.
    public let calledNames: Set<String>
    /// The requirements of the protocols in the files: the base names of their functions.
    public let requirements: Set<String>
    private let filesByName: [String: Int]
    private var classesByName: [String: [Int]] = [:]
    private var classesByFile: [String: [Int]] = [:]
    private var subclassesByClass: [Int: [Int]] = [:]
    /// The extensions of classes that the files don't declare.
    private var foreignExtensions: [String: [SourceType]] = [:]
    private let aliases: [String: String]
    private let protocols: Set<String>

    /// Resolves the classes in files. If files declare several classes with the same name, an extension or a subclass
    /// belongs to the class whose file has the longest folder in common, or to none if there are several.
    public init(_ files: [SourceFile]) {
        self.files = files
        filesByName = Dictionary(files.indices.map { (files[$0].name, $0) }) { first, _ in first }
        calledNames = files.reduce(into: []) { $0.formUnion($1.calledNames) }
        aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        let declared = files.flatMap { file in file.types.filter { $0.kind == .protocol } }
        protocols = Set(declared.map(\.name))
        requirements = Set(declared.flatMap { $0.functions.map(\.name) })
        for file in files where !file.isAppKit {
            for type in file.types where type.kind == .class {
                classesByName[type.name, default: []].append(classes.count)
                classes.append(SourceClass(type, in: file))
            }
        }
        addExtensions()
        for index in classes.indices {
            resolve(index)
            for part in classes[index].parts {
                let file = part.location.file ?? ""
                if classesByFile[file]?.last != index { classesByFile[file, default: []].append(index) }
            }
        }
    }

    private mutating func addExtensions() {
        for file in files where !file.isAppKit {
            for type in file.types where type.kind == .extension {
                guard classesByName[type.name] != nil else {
                    foreignExtensions[type.name, default: []].append(type)
                    if UIKitClass.isController(type.name) {
                        var part = SourceClass(type, in: file)
                        part.foreignSuperclass = type.name
                        classes.append(part)
                    }
                    continue
                }
                if let owner = candidate(for: type.name, near: file.name) { classes[owner].parts.append(type) }
            }
        }
    }

    /// Returns the class with a name that a file refers to, or nil if there is none, or if several are equally near.
    private func candidate(for name: String, near file: String) -> Int? {
        guard let all = classesByName[name] else { return nil }
        guard all.count > 1 else { return all[0] }
        let folder = file.split(separator: "/").dropLast()
        let ranks = all.map { index in
            zip(folder, (classes[index].declaration.location.file ?? "").split(separator: "/").dropLast())
                .prefix { $0 == $1 }.count
        }
        let best = ranks.max() ?? 0
        let nearest = zip(all, ranks).filter { $0.1 == best }
        return nearest.count == 1 ? nearest[0].0 : nil
    }

    /// Finds the superclass of a class: the index of a class in the files, or the name of another class.
    private mutating func resolve(_ index: Int) {
        let declaration = classes[index].declaration
        guard declaration.kind == .class else { return }
        guard let first = declaration.inherited.first else { return }
        var (name, steps) = (first, 0)
        while let other = aliases[name], classesByName[name] == nil, steps < 8 { (name, steps) = (other, steps + 1) }
        if let parent = candidate(for: name, near: declaration.location.file ?? ""), parent != index {
            classes[index].superclass = parent
            subclassesByClass[parent, default: []].append(index)
        } else if classesByName[name] == nil, !protocols.contains(name) {
            classes[index].foreignSuperclass = name
        }
    }

    /// Returns the file with a name.
    public func file(named name: String) -> SourceFile? { filesByName[name].map { files[$0] } }

    /// Returns the classes that a file declares or extends.
    public func classes(in file: String) -> [SourceClass] { (classesByFile[file] ?? []).map { classes[$0] } }

    /// Returns the class with a name, or nil if there is none, or if there are several.
    public func `class`(named name: String) -> SourceClass? {
        classesByName[name].flatMap { $0.count == 1 ? classes[$0[0]] : nil }
    }

    /// Returns a class followed by its superclasses in the files.
    public func ancestry(of type: SourceClass) -> [SourceClass] {
        var (all, next) = ([type], type.superclass)
        while let index = next, all.count < 32 {
            all.append(classes[index])
            next = classes[index].superclass
        }
        return all
    }

    /// Returns the nearest superclass of a class that the files don't declare, or nil.
    public func foreignSuperclass(of type: SourceClass) -> String? { ancestry(of: type).last?.foreignSuperclass }

    /// Returns whether a class is a controller of UIKit or a subclass.
    public func isController(_ type: SourceClass) -> Bool {
        type.name.isEmpty || foreignSuperclass(of: type).map(UIKitClass.isController) ?? false
    }

    /// Returns whether a class is a controller, or has an unknown superclass with the name of a controller.
    public func mayBeController(_ type: SourceClass) -> Bool {
        isController(type) || foreignSuperclass(of: type)?.hasSuffix("ViewController") ?? false
    }

    /// Returns whether a type name certainly is the name of a controller class.
    public func isController(named name: String) -> Bool {
        if UIKitClass.isController(name) { return true }
        guard let all = classesByName[name] else { return false }
        return all.allSatisfy { isController(classes[$0]) }
    }

    /// Returns whether the files declare a protocol with a name.
    public func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    /// Returns the subclasses of a class in the files.
    public func subclasses(of type: SourceClass) -> [SourceClass] {
        guard let index = classesByName[type.name]?.first(where: { classes[$0] == type }) else { return [] }
        return (subclassesByClass[index] ?? []).map { classes[$0] }
    }

    /// Returns the functions of a class, its superclasses, and its subclasses in the module.
    public func family(of type: SourceClass) -> [SourceFunction] {
        (ancestry(of: type) + subclasses(of: type)).flatMap(\.functions)
    }

    /// Returns whether no code in the module can call a function by its name.
    public func isNeverCalled(_ function: SourceFunction) -> Bool {
        function.kind == .method && !function.isOverride && function.callback == nil
            && !calledNames.contains(function.name)
    }

    /// Returns the extensions of a class that the files don't declare, and of its superclasses in UIKit.
    func extensions(ofForeign name: String) -> [SourceType] {
        UIKitClass.ancestry(of: name).flatMap { foreignExtensions[$0] ?? [] }
    }

    /// Returns the function that a call of an own method runs: that of the class, of a superclass, or of an extension of
    /// a UIKit class. Returns nil if the files don't contain the function.
    public func method(_ name: String, _ labels: [String?], of type: SourceClass) -> SourceFunction? {
        let own = ancestry(of: type).flatMap(\.parts)
        let foreign = foreignSuperclass(of: type).map(extensions) ?? []
        for part in own + foreign {
            let named = part.functions.filter { $0.kind == .method && $0.name == name && !$0.isStatic }
            guard !named.isEmpty else { continue }
            return named.first { $0.accepts(labels) } ?? (named.count == 1 ? named[0] : nil)
        }
        return nil
    }

    /// Returns the accessor of an own property, or nil if the property has no code.
    public func accessor(_ kind: SourceFunction.Kind, of name: String, in type: SourceClass) -> SourceFunction? {
        for part in ancestry(of: type).flatMap(\.parts) {
            if let found = part.functions.first(where: { $0.kind == kind && $0.name == name }) { return found }
            if part.properties.contains(where: { $0.name == name }) { return nil }
        }
        return nil
    }

    /// Returns the declared type of an own or inherited property, or nil.
    public func propertyType(_ name: String, of type: SourceClass) -> String? {
        for part in ancestry(of: type).flatMap(\.parts) {
            if let found = part.properties.first(where: { $0.name == name }) { return found.type }
        }
        return nil
    }
}

extension SourceFunction {
    /// Returns whether a call with these labels can be a call of the function. Arguments with default values and
    /// trailing closures can be missing.
    fileprivate func accepts(_ labels: [String?]) -> Bool {
        var rest = self.labels[...]
        for label in labels {
            guard let index = rest.firstIndex(of: label ?? "_") else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

/// A class in Swift files, with its extensions.
public struct SourceClass: Sendable, Hashable {
    /// The name without outer types, or an empty string for a snippet.
    public var name: String { declaration.name }
    /// The declaration of the class.
    public let declaration: SourceType
    /// The declaration and the extensions.
    public internal(set) var parts: [SourceType]
    /// Whether the class belongs to tests.
    public let isTest: Bool
    /// The index of the superclass in ``SourceModel/classes``, or nil.
    var superclass: Int?
    /// The name of the superclass if the files don't declare it.
    public internal(set) var foreignSuperclass: String?

    init(_ declaration: SourceType, in file: SourceFile) {
        (self.declaration, parts, isTest) = (declaration, [declaration], file.isTest)
    }

    /// The functions of the declaration and the extensions.
    public var functions: [SourceFunction] { parts.flatMap(\.functions) }

    /// The name for messages.
    public var title: String { name.isEmpty ? "the class" : "'\(name)'" }

    /// Returns whether two values describe the same declaration.
    public static func == (left: SourceClass, right: SourceClass) -> Bool {
        left.declaration.location == right.declaration.location && left.name == right.name
    }

    /// Feeds what identifies the declaration to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(declaration.location)
    }

    /// Returns whether the class declares a property, and not a superclass.
    public func declares(_ property: String) -> Bool {
        parts.contains { $0.properties.contains { $0.name == property } }
    }

    /// Returns the function that implements a callback, or nil.
    public func implementation(of callback: Callback) -> SourceFunction? {
        parts.lazy.flatMap(\.functions).first { $0.callback == callback }
    }
}

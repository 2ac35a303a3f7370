/// The short form of a class name in a dump, for drawings.
struct ClassName {
    /// The name without its module and generic arguments.
    let short: String

    /// Parses `Name`, `Module.Name`, `Module.Name<Argument>`, or a mangled Swift name such as
    /// `_TtGC7SwiftUI19UIHostingControllerV…_`. Shortens names of more than 80 characters.
    init(_ name: String) {
        let plain = ClassName.demangled(name) ?? String(name.prefix { $0 != "<" })
        let last = plain.split(separator: ".").last.map(String.init) ?? name
        short = last.count > 80 ? last.prefix(79) + "…" : last
    }

    /// Returns the class in a mangled name, or nil if the name isn't mangled or can't be parsed. A mangled name
    /// consists of `_Tt`, a letter for each nested type, and the names of the module and the types, each preceded by
    /// its length. A private name follows the letter `P` and the discriminator of its file.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        let kinds = name.dropFirst(3).prefix { $0.isLetter && $0 != "S" }
        let isNested = kinds.allSatisfy { "GCVO".contains($0) }
        let depth = isNested ? 1 + kinds.count { $0 != "G" } : 2
        var rest = name[kinds.endIndex...]
        var names: [Substring] = []
        while let first = rest.first, first.isNumber || first == "P", names.count < depth {
            if first == "P" { rest = rest.dropFirst() }
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length > 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            guard rest.count >= length else { return nil }
            if first != "P" { names.append(rest.prefix(length)) }
            rest = rest.dropFirst(length)
        }
        return names.last.map(String.init)
    }
}

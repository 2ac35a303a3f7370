/// The name of a class as a dump prints it, and as a person says it.
struct ClassName {
    /// The name without its module and without the arguments of a generic class.
    let short: String

    /// Takes `Module.Name`, `Module.Name<Argument>` or Swift's mangled `_TtGC7SwiftUI19UIHostingControllerV…_`; a name
    /// that is none of these, or is too long to be read, is cut.
    init(_ name: String) {
        let plain = ClassName.demangled(name) ?? String(name.prefix { $0 != "<" })
        let last = plain.split(separator: ".").last.map(String.init) ?? name
        short = last.count > 80 ? last.prefix(79) + "…" : last
    }

    /// The class of a mangled name: `_Tt`, letters for its kind, then each name after its length.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).drop { $0.isLetter && $0 != "S" }
        var names: [Substring] = []
        while let digit = rest.first, digit.isNumber, names.count < 2 {
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length > 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            guard rest.count >= length else { return nil }
            names.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return names.last.map(String.init)
    }
}

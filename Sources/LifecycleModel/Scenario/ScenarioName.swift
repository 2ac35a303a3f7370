/// Names of controllers in scenarios.
package enum ScenarioName {
    /// Returns the ID of a participant, or the name of a class, as a name for scenarios: in lower camel case, without
    /// `ViewController` or `Controller`, and with the number of the instance as a digit.
    package static func identifier(_ id: String) -> String {
        let parts = id.split(separator: "#", maxSplits: 1)
        var name = String((parts.first ?? "").split(separator: ".").last ?? "")
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
            break
        }
        name.unicodeScalars.removeAll { !$0.properties.isAlphabetic && !("0"..."9").contains($0) && $0 != "_" }
        let capitals = name.prefix { $0.isUppercase }
        let count = capitals.count == name.count ? capitals.count : max(capitals.count - 1, 1)
        name = name.prefix(count).lowercased() + name.dropFirst(count)
        if name.isEmpty || name.first?.isNumber == true { name = "controller" + name }
        return name + (parts.count > 1 ? parts[1].filter(\.isNumber) : "")
    }

    /// Names that scenarios reserve.
    package static let reserved: Set<String> = [
        "app", "none", "true", "false", "null", "yes", "no", "on", "off", "fill",
    ]
}

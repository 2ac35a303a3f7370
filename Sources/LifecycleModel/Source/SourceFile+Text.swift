extension SourceFile {
    /// The types with their functions, and what the functions call and assign, as text.
    package var text: String {
        types.map { type in
            let parents = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
            let name = type.name.isEmpty ? "(methods without a class)" : "\(type.kind.rawValue) \(type.name)"
            let functions = type.functions.map { function in
                "  \(function.location.line ?? 0)  \(function.isOverride ? "override " : "")\(function.fullName)\n"
                    + function.events.filter { $0.kind != .read }.map { "    " + $0.text + "\n" }.joined()
            }
            return "\(name)\(parents)\n" + functions.joined()
        }.joined(separator: "\n")
    }

    /// The types with their properties and functions, and what the functions call, assign, and read, as a JSON object.
    package var json: String {
        var json = JSONText()
        json.object { json in
            json.member("file", name)
            json.member("imports", imports)
            json.list("types", types) { $0.write(to: &$1) }
        }
        return json.text
    }
}

extension SourceEvent {
    /// The line, the code in short, and whether the code runs later or on a condition.
    fileprivate var text: String {
        let code =
            switch kind {
            case .call: "\(target.isSelf ? "" : target.text + ".")\(fullName)"
            case .assign: "\(target.text) = \(arguments.first?.text ?? "")"
            case .read: target.text
            }
        return "\(location.line ?? 0)  \(code)\(isGuarded ? "  if" : "")\(isDeferred ? "  later" : "")"
    }

    fileprivate func write(to json: inout JSONText) {
        json.member("kind", kind.rawValue)
        json.member("target", target.text)
        json.member("name", name)
        if !arguments.isEmpty {
            json.list("arguments", arguments) { argument, json in
                json.member("label", argument.label)
                json.member("text", argument.text)
            }
        }
        json.member("line", location.line)
        json.member("column", location.column)
        if isGuarded { json.member("guarded", true) }
        if isDeferred { json.member("deferred", true) }
    }
}

extension SourceType {
    fileprivate func write(to json: inout JSONText) {
        json.member("kind", kind.rawValue)
        json.member("name", name)
        json.member("inherited", inherited)
        json.member("line", location.line)
        json.list("properties", properties) { property, json in
            json.member("name", property.name)
            json.member("type", property.type)
            json.member("line", property.location.line)
        }
        json.list("functions", functions) { function, json in
            json.member("name", function.fullName)
            if function.isOverride { json.member("override", true) }
            json.member("callback", function.callback?.swiftName)
            json.member("line", function.location.line)
            json.list("events", function.events) { $0.write(to: &$1) }
        }
    }
}

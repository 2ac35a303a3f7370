extension HierarchyDump {
    /// The dump as a JSON object. Values that the dump doesn't contain are null.
    public var json: String {
        var json = JSONText()
        json.object { json in
            json.key("file")
            json.value(file)
            HierarchyDump.write("roots", roots, &json)
        }
        return json.text
    }

    /// The dump as text, in the format of `_printHierarchy`: one controller per line, with `|` before a child and `+`
    /// before a presented controller.
    public var text: String {
        var text = ""
        for (node, depth) in nodes {
            let mark = node.relation == .presented ? "   + " : "   | "
            let indent =
                depth == 0 && node.relation == .root ? "" : String(repeating: "   | ", count: max(depth - 1, 0)) + mark
            text += indent + node.text + "\n"
        }
        return text
    }

    private static func write(_ key: String, _ nodes: [Node], _ json: inout JSONText) {
        json.key(key)
        json.array { json in
            for node in nodes { json.object { write(node, &$0) } }
        }
    }

    private static func write(_ node: Node, _ json: inout JSONText) {
        func pair(_ key: String, _ value: String?) {
            json.key(key)
            json.value(value)
        }
        pair("class", node.className)
        pair("address", node.address)
        pair("state", node.state?.rawValue)
        pair("view", node.view)
        pair("viewAddress", node.viewAddress)
        json.key("viewLoaded")
        json.value(node.viewLoaded)
        json.key("inWindow")
        json.value(node.inWindow)
        pair("relation", node.relation.rawValue)
        pair("presentedWith", node.presentedWith)
        json.key("line")
        json.value(node.line)
        write("children", node.children, &json)
        write("presents", node.presents, &json)
    }
}

extension HierarchyDump.Node {
    /// The controller as a line, such as `<Home 0x1>, state: appeared, view: <UIView 0x2>`.
    public var text: String {
        func object(_ name: String, _ address: String?) -> String {
            "<" + name + (address.map { " " + $0 } ?? "") + ">"
        }
        var text = object(className, address)
        if let state { text += ", state: " + state.rawValue }
        if let view { text += ", view: " + object(view, viewAddress) }
        if viewLoaded == false { text += ", view: (view not loaded)" }
        if inWindow == false { text += " not in the window" }
        if let presentedWith { text += ", presented with: <" + presentedWith + ">" }
        return text
    }
}

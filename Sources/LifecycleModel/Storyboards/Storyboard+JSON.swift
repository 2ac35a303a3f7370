extension Storyboard {
    /// Returns the storyboard as a JSON object without line breaks. Missing values of the storyboard are null.
    ///
    /// - Parameter diagnostics: The diagnostics to write as `problems`, sorted by line.
    public func json(diagnostics: [Diagnostic] = []) -> String {
        var json = JSONText()
        json.object { json in
            json.pair("file", file)
            json.pair("type", type)
            json.pair("version", version)
            json.pair("toolsVersion", toolsVersion)
            json.pair("targetRuntime", targetRuntime)
            json.pair("initial", initial)
            json.member("scenes", scenes.count)
            json.list("controllers", controllers) { write($0, &$1) }
            json.list("segues", segues) { write($0, &$1) }
            json.list("exits", exits) { exit, json in
                json.pair("id", exit.id)
                json.pair("scene", sceneID(exit.scene))
            }
            json.list("problems", diagnostics) { diagnostic, json in
                json.member("line", diagnostic.location.line)
                json.pair("text", diagnostic.message)
            }
        }
        return json.text
    }

    private func write(_ controller: Controller, _ json: inout JSONText) {
        json.pair("id", controller.id)
        json.pair("element", controller.element)
        json.pair("customClass", controller.customClass)
        json.pair("storyboardIdentifier", controller.storyboardIdentifier)
        json.pair("title", controller.title)
        json.pair("userLabel", controller.userLabel)
        json.pair("storyboardName", controller.storyboardName)
        json.pair("referencedIdentifier", controller.referencedIdentifier)
        json.pair("bundleIdentifier", controller.bundleIdentifier)
        json.pair("scene", sceneID(controller.scene))
    }

    private func write(_ segue: Segue, _ json: inout JSONText) {
        json.pair("id", segue.id)
        json.pair("kind", segue.kind)
        json.pair("source", segue.source)
        json.pair("destination", segue.destination)
        json.pair("identifier", segue.identifier)
        json.pair("relationship", segue.relationship)
        json.pair("customClass", segue.customClass)
        json.pair("modalPresentationStyle", segue.modalPresentationStyle)
        json.pair("unwindAction", segue.unwindAction)
        json.pair("trigger", segue.trigger)
    }

    private func sceneID(_ index: Int?) -> String? {
        guard let index, scenes.indices.contains(index) else { return nil }
        return scenes[index].id
    }
}

extension JSONText {
    fileprivate mutating func pair(_ name: String, _ string: String?) {
        key(name)
        value(string)
    }

    fileprivate mutating func list<Element>(
        _ name: String, _ elements: [Element], _ body: (Element, inout JSONText) -> Void
    ) {
        key(name)
        array { array in for element in elements { array.object { body(element, &$0) } } }
    }
}

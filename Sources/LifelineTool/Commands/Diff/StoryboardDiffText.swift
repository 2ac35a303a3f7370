import LifecycleModel

/// The differences between two versions of a storyboard, as text for a terminal and as JSON.
struct StoryboardDiffText {
    let comparison: StoryboardComparison
    let names: (String, String)

    /// The changed scenes and, below each scene, its changed segues and properties. A line begins with `+` (added), `-`
    /// (removed), `>` (moved), or `~` (changed).
    var text: String {
        var text = "--- \(PrintableText.line(names.0))\n+++ \(PrintableText.line(names.1))\n"
        guard !comparison.isEmpty else { return text + "no differences\n" }
        var segues = Dictionary(grouping: comparison.segues.filter { $0.change != .same }) { owner(of: $0) }
        for scene in comparison.controllers {
            let own = segues.removeValue(forKey: scene.new?.id ?? scene.old?.id) ?? []
            guard scene.change != .same || !own.isEmpty else { continue }
            text += lines(of: scene, indent: "") + own.map { lines(of: $0, indent: "    ") }.joined()
        }
        text += segues.values.joined().map { lines(of: $0, indent: "    ") }.sorted().joined()
        let changes: [StoryboardComparison.Change] = [.removed, .added, .moved, .changed]
        return text + changes.map { "\(comparison.count($0)) \($0.rawValue)" }.joined(separator: ", ") + "\n"
    }

    /// Returns the ID of the controller below which a segue is listed.
    private func owner(of segue: StoryboardComparison.Element<Storyboard.Segue>) -> String? {
        segue.new.map(\.source) ?? segue.old?.source.map { comparison.ids[$0] ?? $0 }
    }

    private func lines<Value>(of element: StoryboardComparison.Element<Value>, indent: String) -> String {
        let mark =
            switch element.change {
            case .same: " "
            case .added: "+"
            case .removed: "-"
            case .moved: ">"
            case .changed: "~"
            }
        let properties = element.properties.map { property in
            "\(mark) \(indent)    \(property.name): \(value(property.old)) -> \(value(property.new))\n"
        }
        return "\(mark) \(indent)\(PrintableText.line(element.text))\n" + properties.joined()
    }

    private func value(_ text: String?) -> String { text.map(PrintableText.line) ?? "none" }

    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("from", names.0)
            json.member("to", names.1)
            json.member("equal", comparison.isEmpty)
            json.array("changes") { list in
                for scene in comparison.controllers {
                    write(scene, "scene", [("id", scene.new?.id ?? scene.old?.id)], to: &list)
                }
                for segue in comparison.segues {
                    let value = segue.new ?? segue.old
                    write(segue, "segue", [("id", value?.id), ("source", value?.source)], to: &list)
                }
            }
        }
        return json.text
    }

    private func write<Value>(
        _ element: StoryboardComparison.Element<Value>, _ kind: String, _ ids: [(String, String?)],
        to list: inout JSONText
    ) {
        guard element.change != .same else { return }
        list.object { json in
            json.member("change", element.change.rawValue)
            json.member("element", kind)
            for (name, id) in ids { json.member(name, id) }
            json.member("text", element.text)
            guard !element.properties.isEmpty else { return }
            json.list("properties", element.properties) { property, json in
                json.member("name", property.name)
                json.member("from", property.old)
                json.member("to", property.new)
            }
        }
    }
}

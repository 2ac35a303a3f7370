extension Storyboard {
    /// The storyboard as text: a line for the file, and a line for each controller, followed by its segues and
    /// children, with line numbers. Segues without a source come last.
    ///
    ///     Main.storyboard: iOS, 2 scenes, 1 segue
    ///     12: ListViewController (table view controller, id list), initial
    ///           30: show 'showRecipe' to RecipeViewController, by tableViewCell
    public var text: String {
        var text = "\(file): \(platform?.rawValue ?? targetRuntime ?? "unknown platform"), \(scenes.count) "
        text += (scenes.count == 1 ? "scene, " : "scenes, ")
        text += "\(segues.count) \(segues.count == 1 ? "segue" : "segues")\n"
        let segueLines = lines(of: segues)
        let children = Dictionary(grouping: controllers) { $0.parent }
        for controller in controllers {
            text += line(of: controller) + (segueLines[controller.id] ?? "")
            for child in children[controller.id] ?? [] {
                text += "      \(child.line): \(child.role ?? "contains") \(child.label)\n"
            }
        }
        return text + (segueLines[nil] ?? "")
    }

    /// Returns the lines for segues, keyed by the IDs of their sources.
    private func lines(of segues: [Segue]) -> [String?: String] {
        let labels = Dictionary(controllers.map { ($0.id, $0.label) }) { first, _ in first }
        let exits = exitControllers
        return segues.reduce(into: [:]) { lines, segue in
            let exit = segue.destination.flatMap { exits[$0] }.flatMap { $0.scene == segue.scene ? nil : $0.label }
            let target = segue.work == .unwind ? exit : segue.destination.flatMap { labels[$0] }
            lines[segue.source, default: ""] += line(of: segue, to: target)
        }
    }

    private func line(of controller: Controller) -> String {
        var remarks = [controller.plainElement.lowercased()]
        if let identifier = controller.storyboardIdentifier { remarks.append("id \(identifier)") }
        if let title = controller.title ?? controller.navigationTitle { remarks.append("'\(title)'") }
        if let bundle = controller.bundleIdentifier { remarks.append("bundle \(bundle)") }
        let isInitial = controller.id == initial ? ", initial" : ""
        return "\(controller.line): \(controller.label) (\(remarks.joined(separator: ", ")))\(isInitial)\n"
    }

    /// Returns the line for a segue. `target` is the destination's label, or nil if the destination is unknown.
    private func line(of segue: Segue, to target: String?) -> String {
        let kind =
            segue.work == .relationship ? segue.relationship ?? "relationship" : segue.kind ?? "segue without kind"
        let name = segue.identifier.map { " '\($0)'" } ?? ""
        let unknown =
            segue.work == .unwind
            ? "the controller with \(segue.unwindAction ?? "the unwind action")" : segue.destination ?? "nowhere"
        let style = segue.presentationStyle.map { ", \($0)" } ?? ""
        let trigger = segue.trigger.map { ", by \($0)" } ?? ""
        return "      \(segue.line): \(kind)\(name) to \(target ?? unknown)\(style)\(trigger)\n"
    }
}

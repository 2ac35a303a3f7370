extension Storyboard {
    /// The storyboard as text: a line for the file, and a line for each controller, followed by its children and
    /// segues, with line numbers.
    ///
    ///     Main.storyboard: iOS, 2 scenes, 1 segue
    ///     12: ListViewController (table view controller, id list), initial
    ///           30: show 'showRecipe' to RecipeViewController, by tableViewCell
    public var text: String {
        var text = "\(file): \(platform?.rawValue ?? targetRuntime ?? "unknown platform"), \(scenes.count) "
        text += (scenes.count == 1 ? "scene, " : "scenes, ")
        text += "\(segues.count) \(segues.count == 1 ? "segue" : "segues")\n"
        for controller in controllers {
            text += line(of: controller)
            for segue in segues(from: controller) { text += line(of: segue) }
            for child in controllers where child.parent == controller.id {
                text += "      \(child.line): \(child.role ?? "contains") \(child.label)\n"
            }
        }
        for segue in segues where segue.source == nil { text += line(of: segue) }
        return text
    }

    private func line(of controller: Controller) -> String {
        var remarks = [controller.plainElement.lowercased()]
        if let identifier = controller.storyboardIdentifier { remarks.append("id \(identifier)") }
        if let title = controller.title ?? controller.navigationTitle { remarks.append("'\(title)'") }
        if let bundle = controller.bundleIdentifier { remarks.append("bundle \(bundle)") }
        let isInitial = controller.id == initial ? ", initial" : ""
        return "\(controller.line): \(controller.label) (\(remarks.joined(separator: ", ")))\(isInitial)\n"
    }

    private func line(of segue: Segue) -> String {
        let kind =
            segue.work == .relationship ? segue.relationship ?? "relationship" : segue.kind ?? "segue without kind"
        let name = segue.identifier.map { " '\($0)'" } ?? ""
        var target = segue.destination.flatMap { id in controller(id: id)?.label } ?? segue.destination ?? "nowhere"
        if segue.work == .unwind {
            target =
                unwindTarget(of: segue)?.label ?? "the controller with \(segue.unwindAction ?? "the unwind action")"
        }
        let style = segue.presentationStyle.map { ", \($0)" } ?? ""
        let trigger = segue.trigger.map { ", by \($0)" } ?? ""
        return "      \(segue.line): \(kind)\(name) to \(target)\(style)\(trigger)\n"
    }
}

/// A storyboard or xib: scenes, controllers, segues, and exits, with line numbers.
///
/// All lists are in document order. IDs are unique only within a file, because Xcode's templates use the same IDs in
/// every app. A key across files must combine the file and the ID.
public struct Storyboard: Sendable, Hashable {
    /// The path of the file, or `-` for standard input.
    public var file: String
    /// The document type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    public var type: String?
    /// The version of the document format, such as `3.0`.
    public var version: String?
    /// The version of Interface Builder that wrote the file.
    public var toolsVersion: String?
    /// The target runtime, such as `iOS.CocoaTouch`; see ``platform``.
    public var targetRuntime: String?
    /// The ID of the initial controller, even if the file contains no controller with that ID.
    public var initial: String?
    /// The line of the document element, from 1.
    public var line = 1
    /// The scenes. A xib has no scenes.
    public var scenes: [Scene] = []
    /// The controllers and placeholders. A placeholder refers to a controller, usually in another storyboard.
    public var controllers: [Controller] = []
    /// The segues, including relationships.
    public var segues: [Segue] = []
    /// The exits, which are destinations of unwind segues.
    public var exits: [Exit] = []
    /// The File's Owner of a xib, or nil if it has no class.
    public var owner: Owner?
    /// The elements with the same ID as an earlier element, in document order.
    public var duplicateIDs: [DuplicateID] = []
    /// The numbers, from 1, of the lines with a merge conflict marker.
    public var conflictMarkers: [Int] = []
    /// Whether the storyboard is a map of the screens of Swift code; see ``SourceModel/screens(named:joining:)``.
    public var isCode = false

    /// Creates an empty storyboard.
    public init(file: String) { self.file = file }

    /// The name in code and references: the file name without folder and extension.
    public var name: String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
        return String(last[..<dot])
    }

    /// Whether the file is a xib, which has no scenes.
    public var isXib: Bool { type.map { !$0.contains("Storyboard") } ?? file.hasSuffix(".xib") }

    /// The File's Owner of a xib: the object that loads the xib, usually the controller whose view it contains.
    public struct Owner: Sendable, Hashable {
        /// The class.
        public var className: String
        /// The names of the connected outlets, in document order.
        public var outlets: [String] = []
        /// The line, from 1.
        public var line: Int

        /// Creates an owner without outlets.
        public init(className: String, line: Int) { (self.className, self.line) = (className, line) }

        /// Whether the owner is likely to be a controller: by the name of its class, or because it has a view.
        public var isController: Bool { className.hasSuffix("Controller") || outlets.contains("view") }
    }

    /// A scene: usually a controller and other objects, such as an exit.
    public struct Scene: Sendable, Hashable {
        /// The ID of the scene, or nil.
        public var id: String?
        /// The name of the scene in Interface Builder, from the comment before it, such as `Item View Controller`.
        public var displayName: String?
        /// The position on the canvas, in points, with y pointing down, or nil.
        public var position: Position?
        /// Whether the scene is the application scene of a Mac storyboard. This scene contains menus and no
        /// controller.
        public var isApplication = false
        /// The line, from 1.
        public var line: Int

        /// Creates a scene.
        public init(id: String? = nil, displayName: String? = nil, line: Int) {
            self.id = id
            self.displayName = displayName
            self.line = line
        }
    }

    /// A position on Interface Builder's canvas, in points, with y pointing down.
    public struct Position: Sendable, Hashable {
        /// The distance from the left.
        public var x: Double
        /// The distance from the top.
        public var y: Double

        /// Creates a position.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// An exit of a scene: the destination of unwind segues.
    public struct Exit: Sendable, Hashable {
        /// The ID of the exit.
        public var id: String
        /// The index of the exit's scene in ``Storyboard/scenes``, or nil outside of scenes.
        public var scene: Int?
        /// The line, from 1.
        public var line: Int

        /// Creates an exit.
        public init(id: String, scene: Int? = nil, line: Int) {
            self.id = id
            self.scene = scene
            self.line = line
        }
    }

    /// An element with the same ID as an earlier element.
    public struct DuplicateID: Sendable, Hashable {
        /// The ID.
        public var id: String
        /// The name of the element, such as `viewController`.
        public var element: String
        /// The line of the element, from 1.
        public var line: Int
        /// The line of the first element with this ID, from 1.
        public var firstLine: Int

        /// Creates a duplicate.
        public init(id: String, element: String, line: Int, firstLine: Int) {
            (self.id, self.element, self.line, self.firstLine) = (id, element, line, firstLine)
        }
    }

    /// Returns the first controller with an ID, or nil. In a damaged file, several controllers can have the same ID.
    public func controller(id: String) -> Controller? { controllers.first { $0.id == id } }

    /// Returns the controller with a storyboard identifier, or nil.
    public func controller(identifier: String) -> Controller? {
        controllers.first { $0.storyboardIdentifier == identifier }
    }

    /// Returns the controllers of a class, given with or without its module, in document order. Omits placeholders.
    public func controllers(className: String) -> [Controller] {
        let short = className.split(separator: ".").last.map(String.init) ?? className
        return controllers.filter { !$0.isPlaceholder && self.className(of: $0) == short }
    }

    /// Returns the first controller of a class, given with or without its module, or nil.
    public func controller(className: String) -> Controller? { controllers(className: className).first }

    /// Returns the controller with a name in a scenario: its storyboard identifier, its class, or its ID, in this
    /// order. Returns nil for an unknown name.
    public func controller(named word: String) -> Controller? {
        controller(identifier: word) ?? controller(className: word) ?? controller(id: word)
    }

    /// Returns the controller with a name in a scenario, or the placeholder for a controller with this name in another
    /// storyboard.
    public func target(named word: String) -> Controller? {
        controller(named: word) ?? controllers.first { $0.isPlaceholder && $0.nameInScenario == word }
    }

    /// The initial controller, or nil if the file doesn't name a controller or names a missing controller.
    public var initialController: Controller? { initial.flatMap { controller(id: $0) } }

    /// The controllers that are not initial, are not the destination of a segue, and have no storyboard identifier.
    /// Omits controllers that watchOS instantiates by itself.
    ///
    /// Unwind segues don't count, because they lead back to a scene that is already shown. Controllers in a xib are
    /// never unreachable, because the xib's owner loads them.
    public var unreachableControllers: [Controller] {
        var entered = Set(segues.filter { $0.work != .unwind }.compactMap(\.destination))
        if let initial { entered.insert(initial) }
        return controllers.filter { controller in
            controller.scene != nil && controller.storyboardIdentifier == nil && !entered.contains(controller.id)
                && !controller.isEntryByItself
        }
    }

    /// Returns a controller's class: its custom class without its module, or otherwise the system class for its
    /// element.
    public func className(of controller: Controller) -> String {
        if let own = controller.customClass { return own.split(separator: ".").last.map(String.init) ?? own }
        return Storyboard.systemClass(ofElement: controller.element, on: platform)
    }

    /// An initial child of a container, with its role.
    public struct Child: Sendable, Hashable {
        /// The role, such as `rootViewController`, `viewControllers`, or `masterViewController`.
        public let role: String
        /// The child or its placeholder, or nil if the file doesn't contain the ID.
        public let controller: Controller?
        /// The line of the relationship, or of the child in a xib.
        public let line: Int
    }

    /// Returns the initial children of a container, in order: the root of a navigation controller, the tabs, or the
    /// columns of a split view (primary, supplementary, secondary, and compact).
    public func children(of controller: Controller) -> [Child] {
        var children: [Child] = []
        for segue in segues where segue.source == controller.id && segue.work == .relationship {
            let child = segue.destination.flatMap { self.controller(id: $0) }
            children.append(Child(role: segue.relationship ?? "child", controller: child, line: segue.line))
        }
        for child in controllers where child.parent == controller.id {
            children.append(Child(role: child.role ?? "child", controller: child, line: child.line))
        }
        let order = children.enumerated().sorted {
            (Storyboard.rank($0.element.role), $0.offset) < (Storyboard.rank($1.element.role), $1.offset)
        }
        return order.map(\.element)
    }

    /// Returns the controllers that embed segues add while the view of `controller` loads, in document order.
    public func embeds(of controller: Controller) -> [(segue: Segue, controller: Controller?)] {
        segues(from: controller).filter { $0.work == .embed }.map { segue in
            (segue: segue, controller: segue.destination.flatMap { self.controller(id: $0) })
        }
    }

    /// Returns the first segue from `controller` whose identifier is `identifier`, or nil.
    public func segue(identifier: String, from controller: Controller) -> Segue? {
        segues.first { $0.source == controller.id && $0.identifier == identifier }
    }

    /// Returns the first segue from `source` to `destination` that is neither a relationship nor an embed segue, or
    /// nil.
    public func segue(from source: Controller, to destination: Controller) -> Segue? {
        segues(from: source).first { $0.destination == destination.id && !$0.work.isContainment }
    }

    /// Returns the segues of `controller`, including relationships, in document order.
    public func segues(from controller: Controller) -> [Segue] { segues.filter { $0.source == controller.id } }

    /// Returns the segues to `controller`, including relationships, in document order.
    public func segues(to controller: Controller) -> [Segue] { segues.filter { $0.destination == controller.id } }

    /// The first controller of each scene with an exit, keyed by the ID of the exit.
    public var exitControllers: [String: Controller] {
        var first: [Int: Controller] = [:]
        for controller in controllers {
            if let scene = controller.scene, first[scene] == nil { first[scene] = controller }
        }
        let pairs = exits.compactMap { exit in exit.scene.flatMap { first[$0] }.map { (exit.id, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the position of a child in a split view, from the child's role. Children of other containers keep
    /// their order in the file.
    private static func rank(_ role: String) -> Int {
        switch role {
        case "masterViewController", "primaryViewController": 0
        case "supplementaryViewController": 1
        case "detailViewController", "secondaryViewController": 2
        case "compactViewController": 3
        default: 1
        }
    }

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

    /// The storyboard as text: a line for the file, and a line for each controller, followed by its segues and
    /// children, with line numbers. Segues without a source come last.
    ///
    ///     Main.storyboard: iOS, 2 scenes, 1 segue
    ///     12: ListViewController (table view controller, id list), initial
    ///           30: show 'showRecipe' to RecipeViewController, by tableViewCell
    public var text: String { text(numbersLines: true) }

    /// Returns ``text``, without line numbers and the path if `numbersLines` is false, so that tools can compare two
    /// versions.
    public func text(numbersLines: Bool) -> String {
        func number(_ line: Int) -> String { numbersLines ? "\(line): " : "" }
        var text = (numbersLines ? "\(file): " : "") + "\(platform?.rawValue ?? targetRuntime ?? "unknown platform"), "
        text += isXib ? controllers.count.counting("controller") : scenes.count.counting("scene")
        text += ", " + segues.count.counting("segue") + "\n"
        if let owner {
            let outlets = owner.outlets.isEmpty ? "no outlets" : "outlets \(owner.outlets.joined(separator: ", "))"
            text += "\(number(owner.line))\(owner.className) (File's Owner), \(outlets)\n"
        }
        let segueLines = zip(segues, segueDescriptions).reduce(into: [String?: String]()) { lines, segue in
            lines[segue.0.source, default: ""] += "      \(number(segue.0.line))\(segue.1)\n"
        }
        let children = Dictionary(grouping: controllers) { $0.parent }
        for controller in controllers {
            text += number(controller.line) + description(of: controller) + "\n" + (segueLines[controller.id] ?? "")
            for child in children[controller.id] ?? [] {
                text += "      \(number(child.line))\(child.role ?? "contains") \(child.label)\n"
            }
        }
        return text + (segueLines[nil] ?? "")
    }

    /// The labels of the controllers, keyed by their IDs.
    var labels: [String: String] { Dictionary(controllers.map { ($0.id, $0.label) }) { first, _ in first } }

    /// A description of each segue, such as `show 'detail' to DetailViewController`.
    var segueDescriptions: [String] {
        let (labels, exits) = (labels, exitControllers)
        return segues.map { segue in
            let exit = segue.destination.flatMap { exits[$0] }.flatMap { $0.scene == segue.scene ? nil : $0.label }
            return description(
                of: segue, to: segue.work == .unwind ? exit : segue.destination.flatMap { labels[$0] })
        }
    }

    /// Returns a description of a controller, such as `ListViewController (table view controller, id list), initial`.
    func description(of controller: Controller) -> String {
        var remarks = [controller.plainElement.lowercased()]
        if let identifier = controller.storyboardIdentifier { remarks.append("id \(identifier)") }
        if let title = controller.title ?? controller.navigationTitle { remarks.append("'\(title)'") }
        if let bundle = controller.bundleIdentifier { remarks.append("bundle \(bundle)") }
        let isInitial = controller.id == initial ? ", initial" : ""
        return "\(controller.label) (\(remarks.joined(separator: ", ")))\(isInitial)"
    }

    /// Returns the description of a segue. `target` is the destination's label, or nil if the destination is unknown.
    private func description(of segue: Segue, to target: String?) -> String {
        let kind =
            segue.work == .relationship ? segue.relationship ?? "relationship" : segue.kind ?? "segue without kind"
        let name = segue.identifier.map { " '\($0)'" } ?? ""
        let unknown =
            segue.work == .unwind
            ? "the controller with \(segue.unwindAction ?? "the unwind action")" : segue.destination ?? "nowhere"
        let isAutomatic = segue.work == .present && segue.kind != "sheet" && platform == .iOS
        let style =
            (segue.presentationStyle ?? (isAutomatic ? "a sheet in iOS 13 and later" : nil)).map { ", \($0)" } ?? ""
        let code = segue.kind == "relationship" || segue.trigger == nil ? "" : ", performed in code"
        let trigger = segue.hasOwnTrigger ? code : segue.trigger.map { ", triggered by \($0)" } ?? ""
        return "\(kind)\(name) to \(target ?? unknown)\(style)\(trigger)"
    }
}

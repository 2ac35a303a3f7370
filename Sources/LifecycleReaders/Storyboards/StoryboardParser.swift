import LifecycleLogs
import LifecycleModel

struct StoryboardParser {
    struct Element {
        let name: String
        let line: Int
        /// Whether the element can contain controllers: `objects` in a scene or in the document of a xib.
        var holdsControllers = false
        /// The index in ``Storyboard/controllers`` of the element, or else of the innermost controller around it, or
        /// nil.
        var controller: Int?
        /// Whether the element is the File's Owner of a xib, or the list of its connections.
        var isOwner = false
        /// Whether to ignore segues inside the element, because it is a segue or `inferredMetricsTieBreakers`, or is
        /// inside one.
        var hidesSegues = false
    }

    private(set) var storyboard: Storyboard
    /// The name of the root element, or nil before the root element.
    private(set) var root: String?
    /// The line and column of the element that exceeded the nesting limit and stopped the parser, or nil.
    private(set) var tooDeep: (line: Int, column: Int)?

    private var open: [Element] = []
    private var comment: String?
    private var scene: Int?
    /// The indices of the segues in the open scene that are not inside a controller.
    private var spareSegues: [Int] = []
    private var lineOfID: [String: Int] = [:]
    /// The presentation styles of controllers, by ID. A modal segue without a style of its own uses its destination's.
    private var styles: [String: String] = [:]

    init(file: String) { storyboard = Storyboard(file: file) }

    /// The innermost open element when the parser stopped, or nil.
    var openElement: Element? { open.last }

    /// Whether the file contains an element `scenes` or `objects`, like a storyboard or xib.
    private(set) var hasContent = false

    /// Parses valid UTF-8 without a byte order mark. Stops without an error if an element is ``tooDeep``.
    mutating func parse(_ bytes: [UInt8]) throws(XMLReader.Failure) {
        var reader = XMLReader(bytes)
        while tooDeep == nil, let event = try reader.next() {
            switch event {
            case .start(let name, let attributes):
                start(name, attributes.filter { !$0.value.isEmpty }, at: (reader.line, reader.column))
            case .end: if open.removeLast().name == "scene", open.last?.name == "scenes" { endScene() }
            case .comment(let text):
                guard open.last?.name == "scenes" else { break }
                comment = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
        }
        for (index, segue) in storyboard.segues.enumerated()
        where segue.work == .present && segue.modalPresentationStyle == nil {
            storyboard.segues[index].modalPresentationStyle = segue.destination.flatMap { styles[$0] }
        }
    }

    private mutating func start(_ name: String, _ attributes: [String: String], at location: (line: Int, column: Int)) {
        var element = Element(name: name, line: location.line)
        element.controller = open.last?.controller
        element.hidesSegues = open.last?.hidesSegues ?? false
        if open.isEmpty { startRoot(name, attributes, location.line) }
        if name != "segue", let id = attributes["id"], let style = attributes["modalPresentationStyle"] {
            styles[id] = style
        }
        start(&element, attributes)
        open.append(element)
        if Limit.storyboardNesting.isExceeded(by: open.count) { tooDeep = location }
    }
}

extension StoryboardParser {
    private mutating func startRoot(_ name: String, _ attributes: [String: String], _ line: Int) {
        root = name
        storyboard.line = line
        storyboard.type = attributes["type"]
        storyboard.version = attributes["version"]
        storyboard.toolsVersion = attributes["toolsVersion"]
        storyboard.targetRuntime = attributes["targetRuntime"]
        storyboard.initial = attributes["initialViewController"]
    }

    private mutating func start(_ element: inout Element, _ attributes: [String: String]) {
        let parent = open.last
        switch element.name {
        case "scenes", "objects":
            hasContent = true
            element.holdsControllers =
                element.name == "objects" && (parent?.name == "scene" || parent?.name == "document")
        case "scene" where parent?.name == "scenes": startScene(attributes, element.line)
        case "exit" where parent?.holdsControllers == true: startExit(attributes, element.line)
        // The application in a Mac storyboard has the attribute `sceneMemberID` of a controller but isn't one.
        case "application" where parent?.holdsControllers == true: markApplication()
        case "segue":
            if !element.hidesSegues { startSegue(attributes, element) }
            element.hidesSegues = true
        case "inferredMetricsTieBreakers": element.hidesSegues = true
        case "point" where attributes["key"] == "canvasLocation": setCanvasLocation(attributes)
        case "placeholder", "customObject": startPlaceholder(&element, attributes)
        case "connections": element.isOwner = parent?.isOwner ?? false
        case "outlet" where parent?.isOwner == true: storyboard.owner?.outlets.append(attributes["property"] ?? "")
        default: if isController(element, attributes) { startController(&element, attributes) }
        }
        note(element, attributes)
    }

    /// Returns whether an element is a controller. A scene's controller is a direct member of the scene. A controller
    /// in a xib has an ID, and can be nested.
    ///
    /// Neither the attribute `sceneMemberID` nor the suffix of the name is sufficient alone: controllers for watchOS
    /// don't have the attribute, and an unknown element with the attribute is a controller.
    private func isController(_ element: Element, _ attributes: [String: String]) -> Bool {
        guard scene != nil else {
            return attributes["id"] != nil && open.contains { $0.holdsControllers } && Self.isController(element.name)
        }
        return open.last?.holdsControllers == true && !Self.imposters.contains(element.name)
            && (attributes["sceneMemberID"] == "viewController" || Self.isController(element.name))
    }

    /// Returns whether a name is that of a controller element, including elements that later versions of Xcode may add.
    private static func isController(_ name: String) -> Bool {
        let lower = name.lowercased()
        return !imposters.contains(name)
            && (lower.hasSuffix("controller") || lower.hasSuffix("controllerplaceholder"))
    }

    /// Names of elements that end in "Controller" but don't describe a view controller, such as `arrayController` for
    /// Cocoa bindings.
    private static let imposters: Set<String> = [
        "searchDisplayController", "arrayController", "userDefaultsController", "objectController", "treeController",
        "dictionaryController", "fetchedResultsController", "searchController", "menuController",
    ]

    private mutating func startScene(_ attributes: [String: String], _ line: Int) {
        scene = storyboard.scenes.count
        let name = comment?.isEmpty == true ? nil : comment
        storyboard.scenes.append(Storyboard.Scene(id: attributes["sceneID"], displayName: name, line: line))
        comment = nil
    }

    /// Ends a scene. Segues from other objects in the scene, such as gesture recognizers, bar buttons, and menus,
    /// belong to the scene's controller.
    private mutating func endScene() {
        let owner = storyboard.controllers.reversed().prefix { $0.scene == scene }.last
        for index in spareSegues { storyboard.segues[index].source = owner?.id }
        spareSegues = []
        scene = nil
    }

    private mutating func startExit(_ attributes: [String: String], _ line: Int) {
        guard let id = attributes["id"] else { return }
        storyboard.exits.append(Storyboard.Exit(id: id, scene: scene, line: line))
    }

    private mutating func markApplication() {
        if let scene { storyboard.scenes[scene].isApplication = true }
    }

    private mutating func startController(_ element: inout Element, _ attributes: [String: String]) {
        var controller = Storyboard.Controller(
            id: attributes["id"] ?? "", element: element.name, line: element.line)
        controller.customClass = attributes["customClass"]
        controller.customModule = attributes["customModule"]
        controller.storyboardIdentifier = attributes["storyboardIdentifier"] ?? attributes["identifier"]
        controller.title = attributes["title"]
        controller.userLabel = attributes["userLabel"]
        controller.storyboardName = attributes["storyboardName"]
        controller.referencedIdentifier = attributes["referencedIdentifier"]
        controller.bundleIdentifier = attributes["bundleIdentifier"]
        controller.nibName = attributes["nibName"]
        controller.scene = scene
        controller.displayName = scene.flatMap { storyboard.scenes[$0].displayName }
        if let around = open.last?.controller {
            controller.parent = storyboard.controllers[around].id
            controller.role = attributes["key"] ?? open.last?.name
        }
        element.controller = storyboard.controllers.count
        storyboard.controllers.append(controller)
    }

    private mutating func startSegue(_ attributes: [String: String], _ element: Element) {
        guard attributes["reference"] == nil, attributes["inheritsFrom"] == nil else { return }
        var segue = Storyboard.Segue(
            id: attributes["id"], kind: attributes["kind"], destination: attributes["destination"], line: element.line)
        segue.identifier = attributes["identifier"]
        segue.relationship = attributes["relationship"]
        segue.customClass = attributes["customClass"]
        segue.modalPresentationStyle = attributes["modalPresentationStyle"]
        segue.unwindAction = attributes["unwindAction"]
        segue.creationSelector = attributes["destinationCreationSelector"]
        segue.animates = attributes["animates"].map { $0 != "NO" }
        segue.trigger = open.last { $0.name != "connections" }?.name
        segue.scene = scene
        segue.source = element.controller.map { storyboard.controllers[$0].id }
        if segue.source == nil { spareSegues.append(storyboard.segues.count) }
        storyboard.segues.append(segue)
    }

    /// Reads a xib's File's Owner, which is a placeholder on iOS, and a custom object with the label
    /// "File's Owner" on macOS.
    private mutating func startPlaceholder(_ element: inout Element, _ attributes: [String: String]) {
        guard scene == nil, open.last?.holdsControllers == true, let name = attributes["customClass"],
            attributes["placeholderIdentifier"] == "IBFilesOwner" || attributes["userLabel"] == "File's Owner"
        else { return }
        storyboard.owner = Storyboard.Owner(className: name, line: element.line)
        element.isOwner = true
    }

    private mutating func setCanvasLocation(_ attributes: [String: String]) {
        guard let x = attributes["x"].flatMap(Double.init), let y = attributes["y"].flatMap(Double.init), x.isFinite,
            y.isFinite
        else { return }
        let position = Storyboard.Position(x: x, y: y)
        if open.last?.name == "scene", let scene {
            storyboard.scenes[scene].position = position
            for index in storyboard.controllers.indices.reversed() {
                guard storyboard.controllers[index].scene == scene else { break }
                storyboard.controllers[index].position = position
            }
        } else if scene == nil, let controller = open.last?.controller {
            storyboard.controllers[controller].position = position
        }
    }

    /// Reads the view, navigation item, or tab bar item of a controller, and collects duplicate IDs.
    private mutating func note(_ element: Element, _ attributes: [String: String]) {
        if let owner = open.last?.controller, Self.isController(open.last?.name ?? "") {
            switch attributes["key"] {
            case "view": storyboard.controllers[owner].hasView = true
            case "navigationItem": storyboard.controllers[owner].navigationTitle = attributes["title"]
            case "tabBarItem":
                storyboard.controllers[owner].tabTitle = attributes["title"] ?? attributes["systemItem"]
            default: break
            }
        }
        guard let id = attributes["id"], open.contains(where: { $0.holdsControllers }) else { return }
        if let first = lineOfID[id] {
            storyboard.duplicateIDs.append(
                Storyboard.DuplicateID(id: id, element: element.name, line: element.line, firstLine: first))
        } else {
            lineOfID[id] = element.line
        }
    }
}

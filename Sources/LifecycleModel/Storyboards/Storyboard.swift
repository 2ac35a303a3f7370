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
    /// The class of a xib's File's Owner, or nil.
    public var ownerClass: String?
    /// The elements with the same ID as an earlier element, in document order.
    public var duplicateIDs: [DuplicateID] = []
    /// The numbers, from 1, of the lines with a merge conflict marker.
    public var conflictMarkers: [Int] = []

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
}

extension Storyboard {
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
}

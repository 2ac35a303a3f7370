/// A storyboard or xib as read from its file: scenes, controllers, segues and exits, with their places.
///
/// Everything stands in the order of the file. Ids are unique within one file at best (Xcode's templates give every app
/// the same ones), so whoever handles several files keys by file and id.
public struct Storyboard: Sendable, Hashable {
    /// The file, as the user named it.
    public var file: String
    /// The document type, as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    public var type: String?
    /// The version of the document format, as `3.0`.
    public var version: String?
    /// The version of Interface Builder that wrote the file.
    public var toolsVersion: String?
    /// What the file is for, as `iOS.CocoaTouch`; see ``platform``.
    public var targetRuntime: String?
    /// The id of the initial controller as the file states it, even where no controller answers to it.
    public var initial: String?
    /// The line of the document element, from 1.
    public var line = 1
    /// The scenes; a xib has none.
    public var scenes: [Scene] = []
    /// The controllers and the references to controllers elsewhere.
    public var controllers: [Controller] = []
    /// The segues, relationships among them; what only looks like one is left out.
    public var segues: [Segue] = []
    /// The exits that unwind segues point at.
    public var exits: [Exit] = []
    /// The class of a xib's File's Owner; nil where it has none or none is set.
    public var ownerClass: String?
    /// The elements whose id an element before them has, in the order of the file.
    public var duplicateIDs: [DuplicateID] = []
    /// The lines, from 1, that hold a conflict marker of a merge.
    public var conflictMarkers: [Int] = []

    /// Makes an empty storyboard of the file's name.
    public init(file: String) { self.file = file }

    /// The name by which code and references know it: the file's name without folder and ending.
    public var name: String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
        return String(last[..<dot])
    }

    /// Whether the file is a xib: a document without scenes that an owner loads.
    public var isXib: Bool { type.map { !$0.contains("Storyboard") } ?? file.hasSuffix(".xib") }
}

extension Storyboard {
    /// A scene: a controller with everything that hangs beside it.
    public struct Scene: Sendable, Hashable {
        /// The scene's own id; nil where the file gives none.
        public var id: String?
        /// What Interface Builder calls the scene, from the comment before it, as `Item View Controller`.
        public var displayName: String?
        /// Where the scene lies on the canvas, in points, y pointing down; nil where the file does not say.
        public var position: Position?
        /// Whether it is the application's own scene of a Mac storyboard, which holds menus and no controller.
        public var isApplication = false
        /// The line, from 1.
        public var line: Int

        /// Makes a scene.
        public init(id: String? = nil, displayName: String? = nil, line: Int) {
            self.id = id
            self.displayName = displayName
            self.line = line
        }
    }

    /// A place on Interface Builder's canvas, in points, y pointing down.
    public struct Position: Sendable, Hashable {
        /// Points from the left.
        public var x: Double
        /// Points from the top.
        public var y: Double

        /// Makes a place.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// An exit: the little door of a scene that unwind segues point at.
    public struct Exit: Sendable, Hashable {
        /// The exit's id.
        public var id: String
        /// The place of its scene in ``Storyboard/scenes``; nil outside of scenes.
        public var scene: Int?
        /// The line, from 1.
        public var line: Int

        /// Makes an exit.
        public init(id: String, scene: Int? = nil, line: Int) {
            self.id = id
            self.scene = scene
            self.line = line
        }
    }

    /// An element with the id of another one.
    public struct DuplicateID: Sendable, Hashable {
        /// The id.
        public var id: String
        /// The element's name, such as `viewController`.
        public var element: String
        /// The element's line, from 1.
        public var line: Int
        /// The line, from 1, of the first element with this id.
        public var firstLine: Int

        /// Creates a duplicate.
        public init(id: String, element: String, line: Int, firstLine: Int) {
            (self.id, self.element, self.line, self.firstLine) = (id, element, line, firstLine)
        }
    }
}

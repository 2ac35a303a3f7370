import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let danglingDestination = Rule(
        storyboard: "dangling-destination", .warning, "The destination of a segue is not in the file",
        why: "UIKit can't find the destination and raises an exception when the segue is performed.",
        remedy: "Connect the segue again in Interface Builder, or delete it.",
        evidence: "Inputs/Storyboard segues",
        bad: Example.document(Example.scene("home", Example.segue(to: "gone", marked: true))),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        let exits = Set(context.storyboard.exits.map(\.id))
        return context.storyboard.segues.compactMap { segue in
            guard segue.kind != nil, let destination = segue.destination, context.label(destination) == nil,
                !exits.contains(destination)
            else { return nil }
            let isRelationship = segue.work == .relationship
            let what = isRelationship ? "relationship" : "segue"
            let name = (isRelationship ? segue.relationship : segue.identifier).map { " '\($0)'" } ?? ""
            return context.diagnostic(
                segue.line,
                "the \(what)\(name) of \(context.owner(of: segue)) leads to '\(destination)', which is not the ID of a"
                    + " controller or exit in this file; connect the \(what) again, or delete it")
        }
    }

    static let danglingInitial = Rule(
        storyboard: "dangling-initial", .warning, "The initial view controller is not in the file",
        why: "UIKit can't instantiate an initial view controller from the storyboard.",
        remedy: "Choose another initial view controller in Interface Builder.",
        evidence: "Inputs/Storyboard controllers",
        bad: Example.document(initial: "gone", marked: true, Example.scene("home", identifier: "home")),
        good: Example.document(Example.scene("home"))
    ) { context in
        guard let initial = context.storyboard.initial, context.label(initial) == nil else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "the initial view controller '\(initial)' is not in this file; choose another one")
        ]
    }

    static let unreachableScene = Rule(
        storyboard: "unreachable-scene", .warning, "A scene can't be reached",
        why: """
            The scene is never shown. It is not the initial scene, no segue leads to it, and without a storyboard \
            identifier, code can't instantiate it. Xcode also warns about such scenes. Unwind segues don't count, \
            because they lead back to a scene that is already shown.
            """,
        remedy: "Give the scene a storyboard identifier, connect it, or delete it.",
        evidence: "Inputs/Storyboard controllers",
        bad: Example.document(Example.scene("home"), Example.scene("detail", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.unreachableControllers.map { controller in
            context.diagnostic(
                controller.line,
                "no segue leads to '\(controller.label)', and it has no storyboard identifier;"
                    + " give the scene an identifier, connect it, or delete it")
        }
    }

    static let segueWithoutIdentifier = Rule(
        storyboard: "segue-without-identifier", .note, "A segue has no identifier",
        why: "Code can't perform the segue, and prepare(for:sender:) can't recognize it by its identifier.",
        remedy: "Give the segue an identifier in Interface Builder.",
        evidence: "Inputs/Storyboard segues",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "detail", identifier: nil, marked: true)), Example.scene("detail")),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        let segues = context.storyboard.segues.filter { segue in
            segue.kind != nil && segue.destination != nil && segue.identifier == nil && segue.work.wantsIdentifier
        }
        guard let segue = segues.first, let kind = segue.kind, let destination = segue.destination else { return [] }
        let target = context.label(destination).map { " to \($0)" } ?? ""
        let others = segues.count > 1 ? " (\(segues.count.counting("segue")) lack one)" : ""
        return [
            context.diagnostic(
                segue.line,
                "not all segues have an identifier, by which code performs and recognizes them; the first without one "
                    + "is the \(kind) segue from \(context.owner(of: segue))\(target)\(others); give each segue that code "
                    + "uses an identifier")
        ]
    }

    static let duplicateID = Rule(
        storyboard: "duplicate-id", .warning, "Two elements have the same ID",
        why: """
            Interface Builder gives every element a unique ID. Usually, a duplicate comes from a merge or a manual \
            edit. Segues and outlets then lead to only one of the elements.
            """,
        remedy: "Give one of the elements another ID, and reconnect the segues and outlets that should lead to it.",
        evidence: "Inputs/Storyboard controllers",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"),
            Example.scene("detail", name: "Other", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.duplicateIDs.map { duplicate in
            context.diagnostic(
                duplicate.line,
                "the ID '\(duplicate.id)' of this \(duplicate.element) is already used on line"
                    + " \(duplicate.firstLine); give one of the elements another ID")
        }
    }

    static let duplicateIdentifier = Rule(
        storyboard: "duplicate-identifier", .warning, "Two controllers have the same storyboard identifier",
        why: "instantiateViewController(withIdentifier:) can return only one of the controllers.",
        remedy: "Give one of the controllers another storyboard identifier.",
        evidence: "Inputs/Storyboard controllers",
        bad: Example.document(
            Example.scene("home"), Example.scene("detail", identifier: "detail"),
            Example.scene("other", identifier: "detail", marked: true)),
        good: Example.document(
            Example.scene("home"), Example.scene("detail", identifier: "detail"),
            Example.scene("other", identifier: "other"))
    ) { context in
        var first: [String: Int] = [:]
        return context.storyboard.controllers.compactMap { controller in
            guard let identifier = controller.storyboardIdentifier else { return nil }
            guard let line = first[identifier] else {
                first[identifier] = controller.line
                return nil
            }
            return context.diagnostic(
                controller.line,
                "the storyboard identifier '\(identifier)' is already used on line \(line); choose another one")
        }
    }

    static let unansweredReference = Rule(
        storyboard: "unanswered-reference", .warning, "A storyboard reference can't be resolved",
        why: """
            If the app doesn't contain the storyboard or the controller, UIKit raises an exception when a segue to \
            the reference is performed.
            """,
        remedy: """
            Correct the name of the storyboard or the identifier in the reference. If the storyboard exists but is not \
            among the inputs, add its file. If the reference has no identifier, make sure that the storyboard has an \
            initial view controller.
            """,
        evidence: "Inputs/References and files",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "reference")),
            Example.reference(storyboard: "example", identifier: "gone", marked: true),
            Example.scene("detail", identifier: "detail")),
        good: Example.document(
            Example.scene("home", Example.segue(to: "reference")),
            Example.reference(storyboard: "example", identifier: "detail"),
            Example.scene("detail", identifier: "detail"))
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .nothing(let reason) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            return context.diagnostic(
                placeholder.line,
                "the reference to '\(name)' can't be resolved: \(reason); correct the reference, or add what is"
                    + " missing")
        }
    }

    static let ambiguousReference = Rule(
        storyboard: "ambiguous-reference", .warning, "Several storyboards match a reference",
        why: """
            The app's build target determines which of the storyboards is in the app, so Lifeline can't determine \
            where the reference leads.
            """,
        remedy: "Give the storyboards different names, or check the files of one target at a time.",
        evidence: "Inputs/References and files",
        bad: [
            "<!-- file: app/Main.storyboard -->",
            Example.document(
                Example.scene("home", Example.segue(to: "reference")),
                Example.reference(storyboard: "Settings", marked: true)),
            "<!-- file: free/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
            "<!-- file: paid/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
        ].joined(separator: "\n"),
        good: [
            "<!-- file: app/Main.storyboard -->",
            Example.document(
                Example.scene("home", Example.segue(to: "reference")), Example.reference(storyboard: "Settings")),
            "<!-- file: app/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
        ].joined(separator: "\n")
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .ambiguous(let several) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            let files = several.map { context.storyboards.storyboards[$0].file }.joined(separator: ", ")
            return context.diagnostic(
                placeholder.line,
                "several files match the reference to '\(name)': \(files); give the files different names")
        }
    }

    static let incompleteSegue = Rule(
        storyboard: "incomplete-segue", .warning, "A segue has no kind or no destination",
        why: "The segue can't be performed. Usually, a merge or a manual edit removed the missing part.",
        remedy: "Connect the segue again, or delete it.",
        evidence: "Inputs/Storyboard segues",
        bad: Example.document(Example.scene("home", Example.segue(to: nil, marked: true))),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.segues.compactMap { segue in
            guard segue.kind == nil || segue.destination == nil else { return nil }
            let missing = segue.kind == nil ? "kind" : "destination"
            return context.diagnostic(
                segue.line, "a segue from \(context.owner(of: segue)) has no \(missing); connect it again, or delete it"
            )
        }
    }

    static let unknownRuntime = Rule(
        storyboard: "unknown-runtime", .warning, "Interface Builder doesn't support the target runtime",
        why: "Interface Builder's compiler rejects the file.",
        remedy: "Correct the document's targetRuntime attribute. For iOS, its value is iOS.CocoaTouch.",
        evidence: "Inputs/References and files",
        bad: Example.document(runtime: "iOS.Cocoa", marked: true, Example.scene("home")),
        good: Example.document(Example.scene("home"))
    ) { context in
        let known = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"]
        guard let runtime = context.storyboard.targetRuntime, !known.contains(runtime) else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "Interface Builder doesn't support the target runtime '\(runtime)', so Lifeline reads the file as"
                    + " a file for \(context.storyboard.platform?.rawValue ?? "iOS"); correct the attribute"
                    + " targetRuntime")
        ]
    }

    static let conflictMarker = Rule(
        storyboard: "conflict-marker", .warning, "The file contains a merge conflict marker",
        why: "The merge was not finished, so the file contains both versions or parts of them.",
        remedy: "Resolve the conflict and delete the line.",
        evidence: "Inputs/References and files",
        bad: Example.document(Example.scene("home"), ">>>>>>> branch <!-- here -->"),
        good: Example.document(Example.scene("home"))
    ) { context in
        context.storyboard.conflictMarkers.map { line in
            context.diagnostic(line, "the line is a merge conflict marker; resolve the conflict and delete the line")
        }
    }

    static let viewOutletMissing = Rule(
        storyboard: "view-outlet-missing", .warning, "The view outlet of a controller's xib isn't connected",
        why: """
            UIKit loads a xib with the name of the controller's class, and raises an exception if the view outlet of \
            the File's Owner isn't connected.
            """,
        remedy: "Connect the view outlet of the File's Owner to the view.",
        evidence: "Warnings/Warnings about views and windows",
        bad: Example.xib("DetailViewController", outlet: "titleLabel", marked: true),
        good: Example.xib("DetailViewController", outlet: "view")
    ) { context in
        guard let owner = context.storyboard.owner, owner.isController, !owner.outlets.contains("view"),
            context.storyboard.platform != .macOS
        else { return [] }
        // A xib with another name can also be loaded by `loadNibNamed(_:owner:options:)`, which needs no view outlet.
        let names = [owner.className, String(owner.className.dropLast("Controller".count))]
        let isOwn = names.contains(context.storyboard.nibName)
        var diagnostic = context.diagnostic(
            owner.line,
            "the view outlet of the File's Owner '\(owner.className)' isn't connected, so UIKit raises an exception when"
                + " it loads the view\(isOwn ? "" : " from this file"); connect the outlet to the view")
        if !isOwn { diagnostic.severity = .note }
        return [diagnostic]
    }
}

extension Storyboard {
    /// The name of the file without the suffix for a device.
    fileprivate var nibName: String { name.split(separator: "~").first.map(String.init) ?? name }
}

extension Storyboard.Segue.Work {
    /// Whether code may perform the segue, or may need to distinguish it from other segues in `prepare(for:sender:)`.
    fileprivate var wantsIdentifier: Bool {
        switch self {
        case .relationship, .nextPage, .unwind, .embed: false
        case .show, .showDetail, .present, .popover, .custom, .other: true
        }
    }
}

import Foundation
import LifecycleModel

/// Storyboards for the tests, created in code.
enum StoryboardSamples {
    /// Returns a controller.
    static func controller(
        _ id: String, _ element: String = "viewController", className: String? = nil, identifier: String? = nil,
        at place: (Double, Double)? = nil
    ) -> Storyboard.Controller {
        var controller = Storyboard.Controller(id: id, element: element, line: 1)
        controller.customClass = className
        controller.storyboardIdentifier = identifier
        controller.position = place.map { Storyboard.Position(x: $0.0, y: $0.1) }
        return controller
    }

    /// Returns a storyboard with controllers, each in a separate scene.
    static func storyboard(
        _ file: String, _ controllers: [Storyboard.Controller], _ segues: [Storyboard.Segue] = [],
        initial: String? = nil
    ) -> Storyboard {
        var storyboard = Storyboard(file: file)
        storyboard.targetRuntime = "iOS.CocoaTouch"
        storyboard.type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        storyboard.initial = initial
        for (number, controller) in controllers.enumerated() {
            var controller = controller
            controller.line = 10 + number
            controller.scene = number
            storyboard.scenes.append(Storyboard.Scene(id: "scene-\(controller.id)", line: 10 + number))
            storyboard.controllers.append(controller)
        }
        storyboard.segues = segues
        return storyboard
    }

    /// Returns a segue.
    static func segue(
        _ from: String, _ to: String, _ kind: String = "show", identifier: String? = nil, relationship: String? = nil
    ) -> Storyboard.Segue {
        var segue = Storyboard.Segue(kind: kind, source: from, destination: to, line: 5)
        segue.identifier = identifier
        segue.relationship = relationship
        return segue
    }

    /// A storyboard with every kind of segue and card.
    static let everything: Storyboard = {
        let kinds = [
            "show", "push", "showDetail", "presentation", "popoverPresentation", "custom", "embed", "somethingNew",
        ]
        var storyboard = StoryboardSamples.storyboard(
            "App/Main.storyboard",
            [
                controller("tabs", "tabBarController", at: (0, 0)),
                controller("home", className: "HomeViewController", at: (700, 0)),
                controller("odd", className: "<Vacation & \"name\">\\N", identifier: "ödd ˅", at: (700, 700)),
                controller("lonely", at: (0, 1400)), controller("placeholder", "viewControllerPlaceholder"),
            ],
            [
                segue("tabs", "home", "relationship", relationship: "viewControllers"),
                segue("tabs", "odd", "relationship", relationship: "viewControllers"),
                segue("odd", "home", "show", identifier: "back"), segue("odd", "odd", "show", identifier: "again"),
                segue("home", "gone", "show", identifier: "lost"), segue("home", "placeholder", "show"),
            ] + kinds.map { segue("home", "odd", $0, identifier: "by \($0)") }, initial: "tabs")
        storyboard.exits = [Storyboard.Exit(id: "exit", scene: 1, line: 9)]
        var own = segue("home", "exit", "unwind")
        own.scene = 1
        own.unwindAction = "doneFromHome:"
        var other = segue("odd", "exit", "unwind")
        other.scene = 2
        other.unwindAction = "homeFromOdd:"
        storyboard.segues += [own, other]
        if let place = storyboard.controllers.firstIndex(where: \.isPlaceholder) {
            storyboard.controllers[place].storyboardName = "Profile"
        }
        return storyboard
    }()

    /// The storyboard to which the placeholder in ``everything`` refers.
    static let profile = storyboard(
        "App/Profile.storyboard",
        [controller("start", className: "ProfileViewController"), controller("unseen", className: "UnseenController")],
        initial: "start")

    /// Returns a storyboard with `count` scenes in groups, with cycles and long names.
    static func large(_ count: Int) -> Storyboard {
        let controllers = (0..<count).map { number in
            controller(
                "c\(number)", className: "Some\(number)QuiteLongNamedViewController", identifier: "scene\(number)",
                at: (Double(number % 9) * 650, Double(number / 9) * 720))
        }
        let segues = (1..<count).flatMap { number in
            [
                segue("c\(number / 4)", "c\(number)", "show", identifier: "to\(number)"),
                segue("c\(number)", "c\((number * 7) % count)", number % 3 == 0 ? "presentation" : "custom"),
            ]
        }
        return storyboard("Large.storyboard", controllers, segues, initial: "c0")
    }
}

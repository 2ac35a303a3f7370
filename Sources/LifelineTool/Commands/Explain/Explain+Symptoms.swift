import LifecycleDiagnostics
import LifecycleModel

/// A symptom of a mistake in an app, with its possible causes.
struct Symptom {
    /// Groups of words, word stems, and phrases, in lowercase. A question about the symptom contains at least one element
    /// of each group.
    let words: [[String]]
    /// The possible causes.
    let causes: [String]
    /// The rules that report some of these causes or related mistakes.
    let rules: [String]

    /// Returns the symptoms that a question describes.
    static func described(by question: String) -> [Symptom] {
        let text = question.lowercased().replacing("\u{2019}", with: "'")
        return all.filter { $0.words.allSatisfy { group in group.contains { text.contains($0) } } }
    }

    private static let twice = ["twice", "two times", "double", "multiple times", "several times", "2 times"]
    private static let never = [
        "not called", "never called", "isn't called", "not being called", "doesn't get called", "not fired",
        "not firing",
        "not invoked", "never invoked", "missing", "doesn't fire", "not get called", "wasn't called",
    ]

    private static let all: [Symptom] = [
        Symptom(
            words: [["appear"], twice],
            causes: [
                "A container forwards appearance callbacks automatically, and also calls beginAppearanceTransition and "
                    + "endAppearanceTransition on the child. In iOS 12 and earlier, the child can then receive "
                    + "viewDidAppear twice when its container appears.",
                "The app calls the callback itself.",
                "A transition was canceled: for example, a canceled interactive pop sends the top controller "
                    + "viewWillAppear and viewDidAppear again.",
            ], rules: ["double-forwarding", "direct-appearance-call", "unbalanced-appearance"]),
        Symptom(
            words: [["viewwillappear", "viewdidappear", "appearance"], never],
            causes: [
                "The dismissed controller left its presenter visible, so the presenter receives no appearance "
                    + "callbacks. Examples are a sheet in iOS 13 and later, an alert, and the styles overFullScreen "
                    + "and overCurrentContext.",
                "The view was added without addChild(_:), before its superview was in a window.",
                "The container returns false from shouldAutomaticallyForwardAppearanceMethods, but doesn't forward "
                    + "appearance callbacks manually.",
                "A call to beginAppearanceTransition has no matching endAppearanceTransition.",
                "The app returned from the background: UIKit then sends no appearance callbacks.",
            ],
            rules: [
                "sheet-keeps-presenter", "child-not-added", "forwarding-off-but-never-forwarded",
                "unbalanced-appearance",
            ]),
        Symptom(
            words: [["viewwilldisappear", "viewdiddisappear"], never],
            causes: [
                "The presented controller leaves its presenter visible. Examples are a sheet in iOS 13 and later, an "
                    + "alert, and the styles overFullScreen and overCurrentContext.",
                "A call to beginAppearanceTransition has no matching endAppearanceTransition.",
                "The app entered the background: UIKit then sends no appearance callbacks.",
            ], rules: ["sheet-keeps-presenter", "unbalanced-appearance"]),
        Symptom(
            words: [["viewdidload", "loadview"], twice],
            causes: [
                "Two controllers were created: compare their addresses.",
                "The view was set to nil, and then loaded again.",
                "In iOS 5 and earlier, a memory warning released the view, and the view was then loaded again.",
                "loadView sets no view, and viewDidLoad reads 'view', so UIKit starts to load the view again.",
                "The app calls loadView itself.",
            ], rules: ["load-view-without-view", "load-view-called", "view-set-to-nil"]),
        Symptom(
            words: [["viewdidload", "loadview"], never],
            causes: [
                "Nothing has read the view yet. The view of an unselected tab, or of a controller below the top of a "
                    + "navigation stack, is not loaded until the controller is shown."
            ],
            rules: []),
        Symptom(
            words: [["didmove"], twice],
            causes: [
                "A child that is added to a visible parent receives didMove(toParent:) from the app, and then from "
                    + "UIKit."
            ],
            rules: []),
        Symptom(
            words: [["rotat", "viewwilltransition", "willtransition"], never],
            causes: [
                "The controller is not visible: a covered controller receives no rotation callbacks, and is laid out "
                    + "when it next appears.",
                "The app doesn't list the orientation in its Info.plist.",
                "The root controller, or the presented controller that covers the window, doesn't support the "
                    + "orientation.",
                "In iOS 8 and later, a controller that overrides viewWillTransition(to:with:) doesn't receive the "
                    + "deprecated rotation callbacks.",
                "A container's override of viewWillTransition(to:with:) doesn't call super, so its children don't "
                    + "receive the callback.",
                "The view was added without addChild(_:).",
            ],
            rules: ["orientation-never-supported", "missing-super", "child-not-added", "deprecated-rotation-callback"]),
        Symptom(
            words: [
                ["present"],
                ["nothing happens", "does nothing", "not working", "doesn't work", "not shown", "not appear"],
            ],
            causes: [
                "The presenter's view is not in a window: present in viewDidAppear, not in viewDidLoad.",
                "The presenter already presents a controller, or another presentation or dismissal is in progress.",
            ], rules: ["present-from-off-window", "present-while-presenting"]),
        Symptom(
            words: [
                ["push"],
                ["nothing happens", "does nothing", "not working", "doesn't work", "not shown", "not appear"],
            ],
            causes: [
                "The controller that calls push is not in a navigation controller.",
                "Another push or pop is in progress: in iOS 8 and later, the call is ignored.",
            ], rules: ["container-missing", "push-during-transition"]),
        Symptom(
            words: [["layout"], twice + ["many times", "again and again", "too often"]],
            causes: ["UIKit can perform layout any number of times: do one-time work in viewDidLoad."],
            rules: ["work-repeated-in-layout"]),
        Symptom(
            words: [["outlet"], ["nil"]],
            causes: [
                "The view is not loaded yet: outlets are connected during loading, before viewDidLoad.",
                "prepare(for:sender:) of the source sets an outlet of the destination, whose view is not loaded yet.",
                "The controller was created in code, without its storyboard or nib.",
            ], rules: ["outlet-read-too-early", "override-never-runs"]),
        Symptom(
            words: [["nib", "xib"], ["not found", "can't find", "missing", "doesn't exist", "not load", "empty"]],
            causes: [
                "Code passes a name that no nib in the bundle has: loadView then raises an exception.",
                "Code passes no name, and no nib is named after the class: for FooViewController, UIKit looks for "
                    + "FooView, then for FooViewController, and then creates an empty view.",
                "The class overrides loadView, so UIKit loads no nib.",
            ], rules: ["uikit-warning"]),
        Symptom(
            words: [["deinit", "dealloc", "deallocated"], never + ["not ", "never "]],
            causes: [
                "Something still retains the controller, such as a timer, a closure that captures self, or a delegate "
                    + "property that is not weak."
            ],
            rules: ["controller-leaked"]),
        Symptom(
            words: [
                ["frame", "bounds", "size", "geometry"],
                ["wrong", "zero", "incorrect", "viewdidload", "viewwillappear"],
            ],
            causes: [
                "The view was not laid out yet: read geometry in viewDidLayoutSubviews or, in iOS 13 and later, in "
                    + "viewIsAppearing(_:)."
            ],
            rules: ["geometry-before-layout"]),
    ]
}

extension Symptom {
    /// The explanation as text for a terminal: the possible causes, and the related rules.
    var explanation: String {
        let known = rules.filter { Rule.named($0) != nil }
        return "Possible causes:\n" + causes.map { "- " + Explanation.wrapped($0, indent: "  ").dropFirst(2) }.joined()
            + (known.isEmpty ? "" : "Related rules: \(known.joined(separator: ", ")).\n")
    }
}

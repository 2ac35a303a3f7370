import LifecycleDiagnostics
import LifecycleModel

/// What goes wrong in an app, in the words of its author, with its causes.
struct Symptom {
    /// Words of the question, of which each group has to have one in it.
    let words: [[String]]
    /// What brings it about.
    let causes: [String]
    /// The rules that find it.
    let rules: [String]

    /// The symptoms that a question describes.
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
                "A container forwards by itself and begins and ends the child's appearance by hand as well: on iOS 9 a child that"
                    + " is begun and ended while its container appears gets viewDidAppear twice.",
                "The app calls the callback itself.",
                "The transition was canceled: an interactive pop that is let go sends viewWillAppear and viewDidAppear again.",
            ], rules: ["double-forwarding", "direct-appearance-call", "unbalanced-appearance"]),
        Symptom(
            words: [["viewwillappear", "viewdidappear", "appearance"], never],
            causes: [
                "A sheet does not hide its presenter: from iOS 13 on the presenter gets nothing when the sheet is dismissed.",
                "The view was added without addChild(_:), before its superview was in a window.",
                "The container returns false from shouldAutomaticallyForwardAppearanceMethods and does not forward by hand.",
                "A begin by hand has no end, or the app came back from the background, which sends no appearance callback.",
            ],
            rules: [
                "sheet-keeps-presenter", "child-not-added", "forwarding-off-but-never-forwarded",
                "unbalanced-appearance",
            ]),
        Symptom(
            words: [["viewwilldisappear", "viewdiddisappear"], never],
            causes: [
                "A sheet, an alert or an over-style presentation leaves the presenter visible.",
                "A begin by hand has no end.",
                "Going to the background sends no appearance callback.",
            ], rules: ["sheet-keeps-presenter", "unbalanced-appearance"]),
        Symptom(
            words: [["viewdidload", "loadview"], twice],
            causes: [
                "Two controllers were made: look at their addresses.",
                "The view was set to nil, or released by a memory warning up to iOS 5, and loaded again.",
                "loadView sets no view, and viewDidLoad reads it.",
            ], rules: ["load-view-without-view", "load-view-called"]),
        Symptom(
            words: [["viewdidload", "loadview"], never],
            causes: [
                "Nothing has read the view yet: an unselected tab and a controller below the top of a stack are not loaded."
            ],
            rules: []),
        Symptom(
            words: [["didmove"], twice],
            causes: ["A child that is added under a visible parent gets the app's didMove(toParent:), then UIKit's."],
            rules: []),
        Symptom(
            words: [["rotat", "viewwilltransition", "willtransition"], never],
            causes: [
                "The controller is not visible: a covered one is laid out when it next appears, and gets no callback.",
                "The root, or what covers the window, does not support the orientation, or the app does not.",
                "A container's override of viewWillTransition(to:with:) does not call super, so its children get nothing.",
                "The view was added without addChild(_:).",
            ],
            rules: ["orientation-never-supported", "missing-super", "child-not-added", "deprecated-rotation-callback"]),
        Symptom(
            words: [
                ["present"],
                ["nothing happens", "does nothing", "not working", "doesn't work", "not shown", "not appear"],
            ],
            causes: [
                "The presenter's view is in no window: present in viewDidAppear, not in viewDidLoad.",
                "The presenter presents already, or another presentation is under way.",
            ], rules: ["present-from-off-window", "present-while-presenting"]),
        Symptom(
            words: [
                ["push"],
                ["nothing happens", "does nothing", "not working", "doesn't work", "not shown", "not appear"],
            ],
            causes: [
                "There is no navigation controller around the controller.",
                "Another push or pop is under way: from iOS 8 on the call is ignored.",
            ], rules: ["container-missing", "push-during-transition"]),
        Symptom(
            words: [["layout"], twice + ["many times", "again and again", "too often"]],
            causes: ["Layout comes any number of times: do one-time work in viewDidLoad."],
            rules: ["work-repeated-in-layout"]),
        Symptom(
            words: [["outlet"], ["nil"]],
            causes: [
                "The view is not loaded yet: outlets are connected when it is, before viewDidLoad.",
                "The controller was made by code and not by its storyboard or nib.",
            ], rules: ["override-never-runs"]),
        Symptom(
            words: [["deinit", "dealloc", "deallocated"], never + ["not ", "never "]],
            causes: [
                "Something still holds the controller: a timer, a closure that captures self, a delegate that is not weak."
            ],
            rules: ["controller-leaked"]),
        Symptom(
            words: [
                ["frame", "bounds", "size", "geometry"],
                ["wrong", "zero", "incorrect", "viewdidload", "viewwillappear"],
            ],
            causes: ["The view was not laid out yet: read geometry in viewDidLayoutSubviews or viewIsAppearing(_:)."],
            rules: ["geometry-before-layout"]),
    ]
}

extension Symptom {
    /// The causes for a terminal, and what to ask next.
    var explanation: String {
        let known = rules.filter { Rule.named($0) != nil }
        return "Possible causes:\n" + causes.map { "- " + Explanation.wrapped($0, indent: "  ").dropFirst(2) }.joined()
            + (known.isEmpty ? "" : "Rules that find it: \(known.joined(separator: ", ")).\n")
    }
}

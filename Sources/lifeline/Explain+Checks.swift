import LifecycleModel

extension Explanation {
    /// What `check` reports beside the rules for runs: expectations, drawings, coverage, and what is odd in storyboards.
    static let checks: [(name: String, text: String)] =
        [
            (
                "expectation",
                "Something that a scenario expects did not come to pass; both orders are shown side by side."
            ),
            ("missing-drawing", "A drawing that the input gives is not in the folder; 'lifeline render' makes it."),
            ("stale-drawing", "A drawing shows an older state of its input; 'lifeline render' makes it anew."),
            ("edited-drawing", "A drawing was changed after it was drawn; 'lifeline render' makes it anew."),
            ("orphaned-drawing", "A drawing belongs to no input any more; 'lifeline render --prune' removes it."),
            (
                "other-graphviz",
                "A drawing is up to date but was made by another version of Graphviz; nothing is wrong."
            ),
            (
                "coverage",
                "The runs exercise less of the transition table or of the controllers than --min-coverage asks for."
            ),
        ] + Storyboard.Rule.allCases.map { ($0.rawValue, text(of: $0)) }

    private static func text(of rule: Storyboard.Rule) -> String {
        switch rule {
        case .danglingDestination: "A segue leads to an id that is not in the file: connect it again or delete it."
        case .danglingInitial: "The initial controller is not in the file: choose another one."
        case .unreachableScene:
            "Nothing leads to the scene and code cannot ask for it: give it an identifier or delete it."
        case .segueWithoutIdentifier:
            "Code can neither perform the segue nor tell it from others: give it an identifier."
        case .duplicateID: "Two elements have one id, mostly after a merge: give one of them another."
        case .duplicateIdentifier: "Two controllers have one storyboard identifier: only one of them can be had by it."
        case .unansweredReference:
            "A reference leads to a storyboard or an identifier that is not there: correct its name."
        case .ambiguousReference: "Several files answer to a reference: give them different names."
        case .incompleteSegue: "A segue has no kind or no destination: connect it again or delete it."
        case .unknownRuntime: "Interface Builder's compiler refuses the target runtime: correct it."
        case .conflictMarker: "A merge left a conflict marker behind: resolve it."
        }
    }
}

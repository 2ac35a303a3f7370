import LifecycleModel

extension Rule {
    package static let differsFromUIKit = Rule(
        "differs-from-uikit", .warning, "A log's callbacks differ from those that UIKit sends for the same steps",
        why: """
            Lifeline infers the steps that explain a log, and simulates them. A callback that is missing, extra, \
            doubled, or out of place then has a cause in the app: a class that doesn't call super, a container that \
            forwards by hand, a direct call, or a controller that something keeps alive.
            """,
        remedy: """
            Compare the expected with the actual order. For a doubled callback, look for two senders. For a missing \
            one, look for a missing call to super or for lines that the log doesn't contain. If the inferred steps are \
            wrong, write the scenario yourself: 'lifeline init --from LOG' starts it.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              Home viewDidLoad
              Home viewWillAppear:
              Home viewDidAppear:
              Detail viewDidLoad
              Home viewWillDisappear:
              Detail viewWillAppear:
              Home viewDidDisappear:
              Detail viewDidAppear:
              Detail viewWillDisappear:
              Home viewWillAppear:
              Detail viewDidDisappear:
              Home viewDidAppear:
            - Home viewDidAppear: # here
            """
    ) { context in
        let unfinished = context.looseEnds
        return InferredStory(context.run).steps.flatMap { $0.diagnostics(context, unfinished) }
    }
}

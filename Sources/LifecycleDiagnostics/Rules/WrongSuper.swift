import LifecycleModel

extension Rule {
    static let wrongSuper = Rule(
        source: "wrong-super", .error, "An override calls super of another callback",
        why: """
            The superclass receives a callback that UIKit didn't send, and doesn't receive the callback that UIKit sent. \
            UIKit then forwards the wrong callback to the children, and the controller's state doesn't match the screen.
            """,
        remedy: "Call super of the same method.",
        evidence: "Loading/Calls to super",
        example: """
              class KeysViewController: UIInputViewController {
                  override func viewDidAppear(_ animated: Bool) {
            -         super.viewWillAppear(animated) // here
            +         super.viewDidAppear(animated)
                  }
              }
            """
    ) { context in
        context.callbacks(of: context.possibleControllers) { _ in true }.flatMap { type, function, _ -> [Diagnostic] in
            guard function.kind == .method, function.isOverride else { return [] }
            return function.events.filter {
                $0.kind == .call && $0.target == SourcePath(.super) && $0.name != function.name
                    && Callback.ofControllers[$0.name] != nil
            }.map {
                context.diagnostic(
                    $0.location, type,
                    "\(function.fullName) of \(type.title) calls super.\($0.name); call '\(function.callOfSuper)'")
            }
        }
    }
}

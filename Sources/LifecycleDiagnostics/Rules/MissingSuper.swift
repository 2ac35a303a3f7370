import LifecycleModel

extension Rule {
    static let missingSuper = Rule(
        "missing-super", .error, "An override doesn't call super although UIKit requires the call",
        why: """
            Depending on the method, UIKit's implementation forwards the callback to the children, updates properties \
            such as isMovingToParent, updates constraints, or releases memory. Without the call to super, this work is \
            not done.
            """,
        remedy: """
            Call super first. In updateViewConstraints(), and in overrides that clean up, such as \
            viewDidDisappear(_:), call super last.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              controllers:
            -   home: { class: HomeViewController, callsSuper: [viewWillAppear] }
            +   home: HomeViewController
              steps:
                - launch: home # here
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.missingSuper).compactMap { position, action in
            guard let controller = action.subject, let method = action.name,
                seen.insert("\(context.run[controller].name) \(method)").inserted
            else { return nil }
            let call = "super.\(method.prefix { $0 != "(" })"
            return context.diagnostic(
                position, controller,
                "\(method) of \(context.name(controller)) doesn't call super; call '\(call)' in the override")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  override func viewDidAppear(_ animated: Bool) { // here
            +         super.viewDidAppear(animated)
                      startPlayback()
                  }
              }
            """
    ) { context in
        let callbacks = context.callbacks(of: context.possibleControllers) { $0.workOfSuper != nil }
        return callbacks.compactMap { type, function, _ in
            guard function.kind == .method, function.isOverride else { return nil }
            let calls = context.model.reach(of: function, in: type).map(\.event).filter {
                $0.kind == .call && $0.target.root == .super
            }
            // The rule wrong-super reports a call of another callback.
            guard !calls.contains(where: { $0.name == function.name || Callback.ofControllers[$0.name] != nil }) else {
                return nil
            }
            return context.diagnostic(
                function.location, type,
                "\(function.fullName) of \(type.title) doesn't call super; call '\(function.callOfSuper)'")
        }
    }
}

extension SourceFunction {
    /// The call of the superclass's implementation with the function's parameters.
    var callOfSuper: String {
        let arguments = parameters.map { parameter in
            // A parameter `_` needs a name to be passed on, such as the last word of its type.
            let name = parameter.name == "_" ? parameter.type.flatMap(Self.name(ofType:)) ?? "_" : parameter.name
            return (parameter.label.map { "\($0): " } ?? "") + name
        }
        return "super.\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func name(ofType type: String) -> String? {
        if type == "Bool" { return "animated" }
        let start = type.lastIndex(where: \.isUppercase)
        return start.map { String(type[$0...].filter(\.isLetter)).lowercased() }
    }
}

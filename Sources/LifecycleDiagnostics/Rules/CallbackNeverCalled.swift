import LifecycleModel

extension Rule {
    static let callbackNeverCalled = Rule(
        source: "callback-never-called", .warning, "A method looks like a callback, but overrides nothing",
        why: """
            UIKit calls a callback by its exact name and parameters. A method with a typo, or with the parameters of an \
            earlier Swift version, is a method of its own that nothing calls.
            """,
        remedy: "Correct the name and the parameters, and write override, so that the compiler checks both.",
        evidence: "Loading/Calls to super",
        example: """
              class HomeViewController: UIViewController {
            -     func viewDidApear(_ animated: Bool) { // here
            +     override func viewDidAppear(_ animated: Bool) {
                      super.viewDidAppear(animated)
                  }
              }
            """
    ) { context in
        context.controllers.filter { $0.declaration.kind == .class }.flatMap { type in
            context.functions(of: type).compactMap { function in
                guard context.model.isNeverCalled(function), !function.isStatic, !function.name.hasPrefix("_"),
                    !context.model.requirements.contains(function.name), let meant = callback(like: function)
                else { return nil }
                return context.diagnostic(
                    function.location, type,
                    "nothing calls \(function.fullName) of \(type.title); to override the callback, write 'override func"
                        + " \(meant.swiftName)'")
            }
        }
    }

    /// The callbacks whose names no other method has by accident.
    private static let distinctive = Callback.ofControllers.values.joined().filter {
        $0.baseName.count >= 10 && [.creation, .loading, .appearance, .layout, .memory].contains($0.phase)
    }

    /// Returns the callback that a method probably should override, or nil.
    private static func callback(like function: SourceFunction) -> Callback? {
        let name = function.name
        guard name.count >= 9 else { return nil }
        if let known = Callback.ofControllers[name] {
            return known.first { distinctive.contains($0) && $0.swiftName != function.fullName }
        }
        let letters = Array(name.lowercased().utf8)
        var edits = EditDistance()
        return distinctive.first { callback in
            var other = callback.baseName
            let limit = other.count > 12 ? 2 : 1
            return other.withUTF8 { edits.distance(letters, $0, limit: limit) } != nil
        }
    }
}

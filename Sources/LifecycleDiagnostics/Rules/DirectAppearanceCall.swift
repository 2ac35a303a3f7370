import LifecycleModel

extension Rule {
    static let directAppearanceCall = Rule(
        "direct-appearance-call", .error, "The app calls a lifecycle method that only UIKit should call",
        why: """
            A direct call runs the method's code but doesn't change the controller's state. Properties such as \
            isMovingToParent may be wrong, and children may receive the callback twice or not at all. Work that the \
            method begins may begin a second time before it has ended.
            """,
        remedy: """
            In a container, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child. To \
            run the override's code at another time, move it to a method of your own, and call that method from the \
            override and from your other code.
            """,
        evidence: "Appearance/Appearance states",
        example: """
              controllers:
                home: HomeViewController
              steps:
                - launch: home
            -   - call: home.viewWillAppear # here
            +   - beginAppearance: home
            +     appearing: false
            +   - endAppearance: home
            """
    ) { context in
        context.actions(.call).compactMap { position, action in
            // A call to super has a detail. The rule load-view-called reports calls to loadView(), and apps may call
            // loadViewIfNeeded(), willMove(toParent:), and didMove(toParent:).
            guard action.detail == nil,
                let callback = action.name.flatMap({ Callback.named($0).first }), callback != .loadView,
                callback != .loadViewIfNeeded, !callback.carriesParent, action.subject != nil
            else { return nil }
            return context.diagnostic(
                position, action.subject, message(callback, context.name(action.subject)),
                severity: callback.phase == .appearance ? nil : .warning)
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  func showList() {
            -         list.viewWillAppear(true) // here
            +         list.beginAppearanceTransition(true, animated: true)
            +         list.endAppearanceTransition()
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.directCalls.compactMap { type, event, callback in
            guard callback != .loadView else { return nil }
            let name = event.target.isSelf ? type.title : "'\(event.target.text)'"
            return context.diagnostic(
                event.location, type, message(callback, name), severity: callback.phase == .appearance ? nil : .warning)
        }
    }

    private static func message(_ callback: Callback, _ name: String) -> String {
        let start = "the app calls \(callback.swiftName) of \(name) directly; "
        return callback.phase == .appearance
            ? start + "in a container, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on "
                + "the child; elsewhere, move the code to a method of your own"
            : start + "leave the call to UIKit and move the code to a method of your own"
    }
}

extension SourceContext {
    /// The app's calls of appearance callbacks, viewDidLoad, and loadView on a controller, except those of tests.
    var directCalls: [(type: SourceClass, event: SourceEvent, callback: Callback)] {
        model.classes(in: file).filter { !$0.isTest }.flatMap { type in
            functions(of: type).flatMap { function in
                model.ownEvents(of: function, in: type).compactMap { event in
                    guard let callback = event.calledCallback,
                        model.isController(event.target, in: [function], of: type)
                    else { return nil }
                    return (type, event, callback)
                }
            }
        }
    }
}

extension SourceEvent {
    /// The callback that the event calls directly. Delegates have methods with such names and a controller as argument.
    fileprivate var calledCallback: Callback? {
        guard kind == .call, target.root != .super, let callback = Callback.ofControllers[name]?.first else {
            return nil
        }
        switch callback.phase {
        case .appearance:
            guard arguments.count == 1, arguments[0].label == nil, let path = arguments[0].path else {
                return arguments.count == 1 && ["true", "false"].contains(arguments[0].text) ? callback : nil
            }
            return path.members == ["animated"] || path.text.hasPrefix("animat") ? callback : nil
        case .loading: return arguments.isEmpty && (callback == .viewDidLoad || callback == .loadView) ? callback : nil
        default: return nil
        }
    }
}

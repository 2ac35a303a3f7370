import LifecycleModel

extension Rule {
    static let loadViewCallsSuper = Rule(
        "load-view-calls-super", .warning, "An override of loadView() calls super",
        why: """
            The default loadView() loads the view from a nib or storyboard, or creates an empty view. If an override \
            calls super and also creates its own view, UIKit discards one of the two views.
            """,
        remedy: """
            Create the view in the override without calling super, or remove the override and extend the default \
            view in viewDidLoad.
            """,
        evidence: "Loading/loadView",
        example: """
              controllers:
                home:
                  class: HomeViewController
            +     view: override
                  overrides:
                    loadView:
                      - { note: builds its own view }
              steps:
                - launch: home # here
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.call).compactMap { position, action in
            guard action.name == Callback.loadView.swiftName, action.detail == .callToSuper,
                let controller = action.subject, seen.insert(context.run[controller].name).inserted
            else { return nil }
            return context.diagnostic(
                position, controller,
                "loadView() of \(context.name(controller)) calls super; set 'view' and remove the call to super")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  override func loadView() {
            -         super.loadView() // here
                      view = HomeView()
                  }
              }
            """
    ) { context in
        context.callbacks(of: context.controllers) { $0 == .loadView }.flatMap { type, function, _ in
            // Other controllers of UIKit, and superclasses in the module, create a view that the class needs.
            guard type.foreignSuperclass == "UIViewController", function.isOverride else { return [Diagnostic]() }
            return context.model.ownEvents(of: function, in: type).filter {
                $0.kind == .call && $0.target.root == .super && $0.name == function.name
            }.prefix(1).map {
                context.diagnostic(
                    $0.location, type,
                    "loadView() of \(type.title) calls super; set 'view' and remove the call to super", severity: .note)
            }
        }
    }
}

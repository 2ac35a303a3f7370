import LifecycleModel

extension Rule {
    static let didMoveWrongReceiver = Rule(
        source: "did-move-wrong-receiver", .error,
        "A parent calls didMove(toParent: self) or willMove(toParent: self) on itself",
        why: """
            The parent becomes its own parent as far as its callbacks know, and the child that is added or removed doesn't \
            receive the callback.
            """,
        remedy: "Call the method on the child.",
        evidence: "Containers/Adding a child",
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  override func viewDidLoad() {
                      super.viewDidLoad()
                      addChild(list)
                      view.addSubview(list.view)
            -         didMove(toParent: self) // here
            +         list.didMove(toParent: self)
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.bodies.flatMap { type, _, events in
            events.filter { event in
                event.target.isSelf && (event.didMoveParent ?? event.willMoveParent)?.path?.isSelf ?? false
            }.map { event in
                context.diagnostic(
                    event.location, type,
                    "\(type.title) calls \(event.name)(toParent: self) on itself; call it on the child")
            }
        }
    }
}

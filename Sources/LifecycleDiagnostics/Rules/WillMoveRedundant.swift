import LifecycleModel

extension Rule {
    static let willMoveRedundant = Rule(
        source: "will-move-redundant", .note, "willMove(toParent:) is called before addChild(_:), which calls it too",
        why: "addChild(_:) sends willMove(toParent:) to the child, so the child receives it twice.",
        remedy: "Remove the call. Call willMove(toParent: nil) only before you remove a child.",
        evidence: "Containers/Adding a child",
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  override func viewDidLoad() {
                      super.viewDidLoad()
            -         list.willMove(toParent: self) // here
                      addChild(list)
                      view.addSubview(list.view)
                      list.didMove(toParent: self)
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.bodies.flatMap { type, _, events in
            events.enumerated().compactMap { index, event in
                guard event.willMoveParent?.path?.isSelf ?? false, !event.target.isSelf,
                    events[index...].contains(where: { $0.addedChild?.path == event.target })
                else { return nil }
                return context.diagnostic(
                    event.location, type,
                    "'\(event.target.text)' receives willMove(toParent:) twice, because addChild(_:) calls it, too; remove"
                        + " the call")
            }
        }
    }
}

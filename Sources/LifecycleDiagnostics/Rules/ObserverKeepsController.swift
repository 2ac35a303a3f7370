import LifecycleModel

extension Rule {
    static let observerKeepsController = Rule(
        source: "observer-keeps-controller", .warning, "The block of an observer keeps the controller alive",
        why: """
            The notification center retains the block, and the block retains self. If only deinit removes the observer, or \
            nothing does, deinit never runs: the controller stays in memory and still receives the notification.
            """,
        remedy: """
            Capture self weakly in the block, and remove the observer in the opposite callback.
            """,
        evidence: "Application/Notifications",
        example: """
              class ChatsViewController: UITableViewController {
                  var token: NSObjectProtocol?
                  override func viewDidLoad() {
                      super.viewDidLoad()
                      token = NotificationCenter.default.addObserver( // here
            -             forName: .received, object: nil, queue: .main) { _ in self.tableView.reloadData() }
            +             forName: .received, object: nil, queue: .main) { [weak self] _ in self?.tableView.reloadData() }
                  }
                  deinit { token.map(NotificationCenter.default.removeObserver) }
              }
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            // The rule block-observer-not-removed reports observers that can't be removed.
            let observers = context.functions(of: type).flatMap(\.events).filter { event in
                event.observesWithBlock && !event.isStatement && event.arguments.contains { $0.capturesSelf == true }
            }
            guard !observers.isEmpty, !context.removesObservers(type) else { return [] }
            return observers.map {
                context.diagnostic(
                    $0.location, type,
                    "the block that observes \($0.notification) captures self, so deinit of \(type.title) never runs and can't"
                        + " remove the observer; capture self weakly")
            }
        }
    }
}

import LifecycleModel

extension Rule {
    static let observerKeepsController = Rule(
        source: "observer-keeps-controller", .warning, "The block of an observer keeps the controller alive",
        why: """
            The notification center retains the block, and the block retains self. If only deinit removes the observer, or \
            nothing does, deinit never runs: the controller stays in memory and still receives the notification.
            """,
        remedy: "Capture self weakly in the block, and remove the observer in the opposite callback.",
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
        // The rule block-observer-not-removed reports observers that can't be removed.
        context.retainers { $0.kind == .observer && !$0.event.isStatement }.map { type, retainer in
            context.diagnostic(
                retainer.event.location, type,
                "the block that observes \(retainer.event.notification) captures self, so deinit of \(type.title) never runs"
                    + " and can't remove the observer; capture self weakly")
        }
    }
}

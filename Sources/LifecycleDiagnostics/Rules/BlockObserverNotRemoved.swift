import LifecycleModel

extension Rule {
    static let blockObserverNotRemoved = Rule(
        source: "block-observer-not-removed", .warning, "The token of a block-based observer is dropped",
        why: """
            addObserver(forName:object:queue:using:) returns a token, and only the token can remove the observer. Without it, \
            the notification center calls the block until the app ends, once for each registration. The block keeps what it \
            captures alive.
            """,
        remedy: "Keep the token in a property, and pass it to removeObserver(_:).",
        evidence: "Application/Notifications",
        example: """
              class ChatsViewController: UITableViewController {
            +     var token: NSObjectProtocol?
                  override func viewDidLoad() {
                      super.viewDidLoad()
            -         NotificationCenter.default.addObserver( // here
            +         token = NotificationCenter.default.addObserver(
                          forName: .received, object: nil, queue: .main) { [weak self] _ in self?.tableView.reloadData() }
                  }
            +     deinit { token.map(NotificationCenter.default.removeObserver) }
              }
            """
    ) { context in
        context.controllers.flatMap { type in
            context.functions(of: type).flatMap(\.events).filter { $0.observesWithBlock && $0.isStatement }.map {
                event in
                let captures = event.arguments.contains { $0.capturesSelf == true }
                return context.diagnostic(
                    event.location, type,
                    "nothing can remove the observer of \(event.notification), because its token is dropped"
                        + (captures ? ", and its block keeps \(type.title) alive" : "")
                        + "; keep the token, and pass it to removeObserver(_:)")
            }
        }
    }
}

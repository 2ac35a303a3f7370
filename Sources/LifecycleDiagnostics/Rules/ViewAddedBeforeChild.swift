import LifecycleModel

extension Rule {
    static let viewAddedBeforeChild = Rule(
        "view-added-before-child", .warning, "addSubview(_:) is called before addChild(_:)",
        why: """
            If the superview is in a window and the controller has no parent yet, UIKit sends viewWillAppear when the \
            view is added. The controller then receives viewWillAppear before willMove(toParent:) instead of after it.
            """,
        remedy: "Call addChild(_:), addSubview(_:), and didMove(toParent:) in this order.",
        evidence: "Containers/Adding a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
            +   - addChild: list
            +     to: home
                - addSubview: list # here
            -     to: home
            -   - addChild: list
                  to: home
                - didMove: list
                  to: home
            """
    ) { context in
        context.strayViews.filter(\.isAddedLater).map { stray in
            context.diagnostic(
                stray.position, stray.child,
                "the view of \(context.name(stray.child)) is added to the view of \(context.name(stray.host)) before"
                    + " addChild(_:); call addChild(_:) first")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  override func viewDidLoad() {
                      super.viewDidLoad()
            +         addChild(list)
                      view.addSubview(list.view) // here
            -         addChild(list)
                      list.didMove(toParent: self)
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.bodies.flatMap { type, _, events in
            events.enumerated().compactMap { index, event in
                guard let (child, _) = event.addedView, child.isReference,
                    let later = events[index...].first(where: { $0.addedChild?.path == child }),
                    later.hasConditions(of: event),
                    !events[..<index].contains(where: { $0.addedChild?.path == child })
                else { return nil }
                return context.diagnostic(
                    event.location, type,
                    "the view of '\(child.text)' is added before addChild(_:); call addChild(_:) first")
            }
        }
    }
}

import UIKit

/// A container with two children, which a helper adds in the right order.
final class DashboardViewController: UIViewController {
    private let chart = ChartViewController()
    private let activity = ActivityViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        install(chart)
        install(activity)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        chart.range = view.bounds.width > 600 ? .year : .month
    }

    private func install(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class ChartViewController: UIViewController {
    enum Range { case month, year }

    var range = Range.month { didSet { reload() } }
    private var link: CADisplayLink?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        link?.invalidate()
        link = CADisplayLink(target: self, selector: #selector(step))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        link?.invalidate()
    }

    private func reload() { view.setNeedsDisplay() }
    @objc private func step() { view.setNeedsDisplay() }
}

final class ActivityViewController: UITableViewController {}

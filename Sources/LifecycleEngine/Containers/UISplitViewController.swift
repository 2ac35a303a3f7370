import LifecycleModel

/// Two or three columns side by side where there is room, one stack where there is not.
///
/// No log of a split view's own order is known. Decided: side by side, the columns appear with the container in their
/// order, primary first; in a portrait pad only the secondary is on screen. Collapsed (from iOS 8 on), as with no delegate
/// that says otherwise, the other columns are moved onto the primary where that is a navigation controller, so that the
/// secondary is on top; any other primary gives way to the secondary. Source: Apple's documentation of
/// `collapseSecondaryViewController(_:for:)` and `separateSecondaryViewController(for:)`.
open class UISplitViewController: UIViewController {
    /// The columns in order: primary, supplementary where there are three, secondary.
    private(set) var columns: [UIViewController] = []
    private var shown: [UIViewController] = []
    /// The columns that stand on the primary's stack while collapsed.
    private var stacked: [UIViewController] = []
    /// Whether the columns stand on one stack for want of room.
    public private(set) var isCollapsed = false

    /// Sets the columns.
    public func setViewControllers(_ controllers: [UIViewController]) {
        columns = controllers.filter(adopt)
        for controller in columns {
            controller.moveDidEnd(to: self)
        }
    }

    /// The first column.
    public var primary: UIViewController? { columns.first }
    /// The last column.
    public var secondary: UIViewController? { columns.count > 1 ? columns.last : nil }

    private var wantsCollapse: Bool {
        guard simulation.ios.collapsesSplitViews else { return false }
        let size = loadedView?.size ?? simulation.window.size
        return UITraitCollection(of: size, on: simulation.device.idiom).horizontalSizeClass == .compact
    }

    /// The columns that are on screen at the present size.
    private var columnsOnScreen: [UIViewController] {
        if isCollapsed { return primary is UINavigationController ? [columns[0]] : columns.suffix(1) }
        let size = loadedView?.size ?? simulation.window.size
        return size.width > size.height ? columns : Array(columns.suffix(1))
    }

    /// Replaces the secondary column; collapsed, `controller` is shown on the primary instead: pushed where that is a
    /// navigation controller, presented where it is not.
    func showAsDetail(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if isCollapsed {
            if let stack = primary as? UINavigationController {
                stack.pushDetail(controller, animated: true, completion: completion)
            } else {
                present(controller, animated: true, completion: completion)
            }
            return
        }
        replaceSecondary(with: controller)
        completion()
    }

    private func replaceSecondary(with controller: UIViewController) {
        guard let old = secondary, old !== controller else { return }
        guard adopt(controller) else { return }
        let isOnScreen = appearance.state == .appeared && shown.contains { $0 === old }
        old.moveWillStart(to: nil)
        columns[columns.count - 1] = controller
        let exchange = AppearanceTransition(
            .stack, from: isOnScreen ? old : nil, to: isOnScreen ? controller : nil, animated: false)
        exchange.begin()
        shown = shown.map { $0 === old ? controller : $0 }
        if isOnScreen { place(controller) }
        simulation.onNextTurn { [self] in
            old.loadedView?.takeOut()
            exchange.end()
            controller.moveDidEnd(to: self)
            old.leaveParent()
        }
    }

    /// Moves columns onto the primary's stack for want of room, and back when there is room again.
    private func adaptColumns() {
        guard isCollapsed != wantsCollapse else { return }
        isCollapsed.toggle()
        guard let stack = primary as? UINavigationController else { return }
        if isCollapsed {
            stacked = Array(columns.dropFirst())
            columns.removeLast(stacked.count)
            for column in stacked {
                remove(column)
                stack.pushDetail(column, animated: false, completion: {})
            }
        } else {
            for column in stack.giveBack(stacked) where adopt(column) {
                columns.append(column)
                column.moveDidEnd(to: self)
            }
            stacked = []
        }
    }

    override func prepareToAppear() {
        adaptColumns()
        shown = columnsOnScreen
        for column in shown {
            simulation.change(.select, column, to: self)
            column.loadViewOnce()
            place(column)
        }
    }

    /// A new size may bring columns in or take them away.
    override func layOutContainer() {
        guard appearance.state == .appeared else { return }
        leaveColumnsToStack()
        adaptColumns()
        let wanted = columnsOnScreen
        let leaving = shown.filter { old in !wanted.contains { $0 === old } }
        let arriving = wanted.filter { new in !shown.contains { $0 === new } }
        guard !leaving.isEmpty || !arriving.isEmpty else { return }
        shown = wanted
        for column in leaving { column.beginAppearance(false, animated: false) }
        for column in arriving {
            column.beginAppearance(true, animated: false)
            place(column)
        }
        simulation.onNextTurn {
            for column in leaving {
                column.loadedView?.takeOut()
                column.endAppearance()
            }
            for column in arriving { column.endAppearance() }
        }
    }

    /// Columns that are about to be moved onto the primary's stack disappear from their place first.
    private func leaveColumnsToStack() {
        guard wantsCollapse, !isCollapsed, primary is UINavigationController else { return }
        for column in shown where column !== primary {
            column.beginAppearance(false, animated: false)
            column.loadedView?.takeOut()
            column.endAppearance()
        }
        shown = shown.filter { $0 === primary }
    }

    override var visibleChildren: [UIViewController] { shown }
    override var forwardsInsideSuper: Bool { true }
}

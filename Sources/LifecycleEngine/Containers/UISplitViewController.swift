import LifecycleModel

/// A container with two or three columns: next to each other if there is room, otherwise on one stack.
///
/// Without a style, as before iOS 14, no log of the order is known. The engine assumes: when expanded, the columns
/// appear with the container in their order, primary first; on a pad in portrait, only the secondary is visible. When
/// collapsed (in iOS 8 and later), and without a delegate that overrides it, the other columns move onto the primary if
/// it is a navigation controller, so that the secondary is on top; any other primary is replaced by the secondary.
/// Source: Apple's documentation of `collapseSecondaryViewController(_:for:)` and
/// `separateSecondaryViewController(for:)`. See `UISplitViewController+Style.swift` for the behavior with a style.
open class UISplitViewController: UIViewController {
    /// The columns in order: primary, supplementary if there are three, secondary.
    var columns: [UIViewController] = []
    var shown: [UIViewController] = []
    /// The columns that are on the primary's stack while collapsed.
    private(set) var stacked: [UIViewController] = []
    /// Whether the columns share one stack because there is no room for them.
    public private(set) var isCollapsed = false

    /// The style, which determines the number of columns and whether the callbacks of iOS 14 are sent.
    public var style = Style.unspecified
    /// The column that replaces all others while collapsed; nil for none.
    var compact: UIViewController?
    /// The column next to the secondary one that shows details of the selection (iOS 26); nil for none.
    var inspector: UIViewController?
    /// The columns that are visible while expanded.
    var visibleColumns: Set<Column> = []
    /// Whether the window was in landscape when the visible columns were chosen; nil before that.
    var wasWide: Bool?

    /// Sets the columns.
    public func setViewControllers(_ controllers: [UIViewController]) {
        columns = controllers.map { style == .unspecified ? $0 : wrapped($0) }.filter(adopt)
        for controller in columns {
            controller.moveDidEnd(to: self)
        }
        nameColumns()
    }

    /// The first column, or nil if none exists.
    public var primary: UIViewController? { columns.first }
    /// The last of several columns; nil if there are fewer than two.
    public var secondary: UIViewController? { columns.count > 1 ? columns.last : nil }

    /// The size that the columns share, in points.
    var availableSize: CGSize { loadedView?.size ?? hostWindow.size }

    private var wantsCollapse: Bool {
        guard simulation.ios.collapsesSplitViews else { return false }
        return UITraitCollection(of: availableSize, on: simulation.device.idiom).horizontalSizeClass == .compact
    }

    /// The columns that are visible at the current size.
    private var columnsOnScreen: [UIViewController] {
        if isCollapsed {
            if let compact { return [compact] }
            return primary is UINavigationController ? [columns[0]] : columns.suffix(1)
        }
        if style != .unspecified { return controllers(of: visibleColumns) }
        return availableSize.width > availableSize.height ? columns : Array(columns.suffix(1))
    }

    /// Replaces the secondary column. While collapsed, pushes `controller` if the primary is a navigation controller,
    /// and presents it otherwise.
    func showAsDetail(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if isCollapsed {
            if let stack = (compact ?? primary) as? UINavigationController {
                stack.pushDetail(controller, animated: true, completion: completion)
            } else {
                present(controller, animated: true, completion: completion)
            }
            return
        }
        replaceColumn(at: columns.count - 1, with: style == .unspecified ? controller : wrapped(controller))
        completion()
    }

    /// Replaces the controller of a column, with the appearance callbacks of both controllers if the column is visible.
    func replaceColumn(at place: Int, with controller: UIViewController) {
        guard columns.indices.contains(place) else { return }
        let old = columns[place]
        guard old !== controller, adopt(controller) else { return }
        let isOnScreen = appearance.state == .appeared && shown.contains { $0 === old }
        old.moveWillStart(to: nil)
        columns[place] = controller
        nameColumns()
        let exchange = AppearanceTransition(
            .stack, from: isOnScreen ? old : nil, to: isOnScreen ? controller : nil, animated: false)
        exchange.begin()
        shown = shown.map { $0 === old ? controller : $0 }
        if isOnScreen { self.place(controller) }
        exchange.arrive()
        simulation.onNextTurn { [self] in
            old.loadedView?.takeOut()
            exchange.end()
            controller.moveDidEnd(to: self)
            old.leaveParent()
        }
    }

    /// Collapses the columns onto the primary's stack if there is no room for them, and expands them when there is.
    private func adaptColumns() {
        chooseVisibleColumns()
        guard isCollapsed != wantsCollapse else { return }
        tellBeforeAdapting(toCollapse: !isCollapsed)
        isCollapsed.toggle()
        defer { tellAfterAdapting() }
        guard compact == nil, let stack = primary as? UINavigationController else { return }
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
        tellFirstColumns()
        for column in shown {
            simulation.change(.select, column, to: self)
            column.loadViewOnce()
            place(column)
        }
        arrange()
    }

    /// Shows or hides columns after a change of size.
    override func layOutContainer() {
        if appearance.state == .appearing { return joinTurnedColumns() }
        guard appearance.state == .appeared else { return }
        leaveColumnsToStack()
        let before = isCollapsed
        adaptColumns()
        exchangeColumns(for: columnsOnScreen, animated: false, notifiesDelegate: before == isCollapsed)
        arrange()
    }

    /// Adds the columns that a rotation during launch reveals. They appear together with the split view.
    private func joinTurnedColumns() {
        let arriving = columnsOnScreen.filter { new in !shown.contains { $0 === new } }
        guard style == .unspecified, !isCollapsed, !arriving.isEmpty else { return }
        shown = columnsOnScreen
        for column in arriving {
            column.beginAppearance(true, animated: appearance.animated)
            place(column)
        }
    }

    /// Shows the wanted columns and hides the others.
    ///
    /// - Parameter notifiesDelegate: Whether the delegate receives a callback for each column. Changes in code send none.
    func exchangeColumns(for wanted: [UIViewController], animated: Bool, notifiesDelegate: Bool) {
        let leaving = shown.filter { old in !wanted.contains { $0 === old } }
        let arriving = wanted.filter { new in !shown.contains { $0 === new } }
        guard !leaving.isEmpty || !arriving.isEmpty else { return finishAdapting() }
        shown = wanted
        if notifiesDelegate { sendColumnCallbacks(.columnWillHide, leaving.count, .columnWillShow, arriving.count) }
        for column in leaving { column.beginAppearance(false, animated: animated) }
        for column in arriving {
            column.beginAppearance(true, animated: animated)
            place(column)
        }
        for column in arriving { column.deliverIsAppearingBelow() }
        simulation.afterAnimation(animated) { [self] in
            for column in leaving {
                column.loadedView?.takeOut()
                column.endAppearance()
            }
            for column in arriving { column.endAppearance() }
            if notifiesDelegate { sendColumnCallbacks(.columnDidHide, leaving.count, .columnDidShow, arriving.count) }
            finishAdapting()
        }
    }

    /// Sends the disappearance of the columns that are about to move onto the primary's stack.
    private func leaveColumnsToStack() {
        guard wantsCollapse, !isCollapsed, compact == nil, primary is UINavigationController else { return }
        for column in shown where column !== primary {
            column.beginAppearance(false, animated: false)
            column.loadedView?.takeOut()
            column.endAppearance()
        }
        shown = shown.filter { $0 === primary }
    }

    /// Whether the columns have been visible before.
    var hasAppearedOnce = false
    /// Whether the delegate has yet to receive that the columns have collapsed or expanded.
    var hasAdapted = false

    override var visibleChildren: [UIViewController] { notTaken(shown) }
    override var forwardsInsideSuper: Bool { true }
}

import LifecycleModel

/// A container with two or three columns, which collapses if the columns don't fit next to each other.
///
/// For split views without a style, such as all split views in iOS 13 and earlier, no log of the order of callbacks is
/// known. The engine assumes that the columns of an expanded split view appear with the container, primary first. If
/// the split view is not wider than it is tall, such as on a pad in portrait, only the secondary column is visible.
///
/// In iOS 8 and later, a split view in a compact width collapses. A compact column, if there is one, then replaces the
/// other columns. Without a compact column, the other columns move onto the primary's stack if the primary is a
/// navigation controller, so that the secondary is on top. Any other primary is replaced by the secondary. The engine
/// assumes that the delegate doesn't change this behavior. Source: Apple's documentation of
/// `collapseSecondaryViewController(_:for:)` and `separateSecondaryViewController(for:)`. For the behavior with a
/// style, see `UISplitViewController+Style.swift`.
open class UISplitViewController: UIViewController {
    /// The columns in order: primary, supplementary (in a split view with three columns), and secondary. Columns that
    /// moved onto the primary's stack are not included.
    var columns: [UIViewController] = []
    var shown: [UIViewController] = []
    /// The columns that moved onto the primary's stack when the split view collapsed. The array is empty while the
    /// split view is expanded.
    private(set) var stacked: [UIViewController] = []
    /// Whether the split view shows only one column at a time because the columns don't fit next to each other.
    public private(set) var isCollapsed = false

    /// The style, which determines the number of columns and whether the delegate receives the callbacks introduced in
    /// iOS 14.
    public var style = Style.unspecified
    /// The column that replaces all others while collapsed, or nil if the split view has no compact column.
    var compact: UIViewController?
    /// The column that shows details of the selection next to the secondary column (iOS 26 and later), or nil if the
    /// split view has no inspector.
    var inspector: UIViewController?
    /// The columns that are visible in an expanded split view with a style.
    var visibleColumns: Set<Column> = []
    /// Whether the split view was wider than tall when the visible columns were last chosen, or nil before the first
    /// choice.
    var wasWide: Bool?

    /// Sets the initial controllers of the columns. Has no effect if the split view already has columns. To replace a
    /// column of a split view with a style, call ``setViewController(_:for:)``.
    public func setViewControllers(_ controllers: [UIViewController]) {
        guard columns.isEmpty else { return }
        columns = controllers.map { style == .unspecified ? $0 : wrapped($0) }.filter(adopt)
        for controller in columns {
            controller.moveDidEnd(to: self)
        }
        nameColumns()
    }

    /// The first column, or nil if the split view has no columns.
    public var primary: UIViewController? { columns.first }
    /// The last column, or nil if the split view has fewer than two columns.
    public var secondary: UIViewController? { columns.count > 1 ? columns.last : nil }

    /// The size of the area that the columns share, in points.
    var availableSize: CGSize { loadedView?.size ?? hostWindow.size }

    private var wantsCollapse: Bool {
        guard simulation.ios.collapsesSplitViews else { return false }
        return UITraitCollection(of: availableSize, on: simulation.device.idiom).horizontalSizeClass == .compact
    }

    /// The columns to show, which depend on the size, the style, and whether the split view is collapsed.
    private var columnsOnScreen: [UIViewController] {
        if isCollapsed {
            if let compact { return [compact] }
            return primary is UINavigationController ? [columns[0]] : columns.suffix(1)
        }
        if style != .unspecified { return controllers(of: visibleColumns) }
        return availableSize.width > availableSize.height ? columns : Array(columns.suffix(1))
    }

    /// Replaces the last column, which is normally the secondary column. While the split view is collapsed, pushes
    /// `controller` onto the stack of the compact column or, without a compact column, of the primary column. If that
    /// column is not a navigation controller, presents `controller`.
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

    /// Replaces a column's controller. If the column is visible, both controllers receive appearance callbacks.
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

    /// Chooses the visible columns, and collapses or expands the split view if the size requires it. If the primary is
    /// a navigation controller and there is no compact column, the other columns move onto the primary's stack or back
    /// from it.
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

    /// Shows or hides columns after a size change. While the split view is appearing, only adds the columns that a
    /// rotation during launch reveals.
    override func layOutContainer() {
        if appearance.state == .appearing { return joinTurnedColumns() }
        guard appearance.state == .appeared else { return }
        leaveColumnsToStack()
        let before = isCollapsed
        adaptColumns()
        exchangeColumns(for: columnsOnScreen, animated: false, notifiesDelegate: before == isCollapsed)
        arrange()
    }

    /// Adds the columns that a rotation during launch reveals in a split view without a style. The columns appear
    /// together with the split view.
    private func joinTurnedColumns() {
        let arriving = columnsOnScreen.filter { new in !shown.contains { $0 === new } }
        guard style == .unspecified, !isCollapsed, !arriving.isEmpty else { return }
        shown = columnsOnScreen
        for column in arriving {
            column.beginAppearance(true, animated: appearance.animated)
            place(column)
        }
    }

    /// Shows the columns in `wanted` and hides all others.
    ///
    /// - Parameter notifiesDelegate: Whether the delegate receives callbacks for the columns that are shown or hidden.
    ///   The delegate receives none for changes in code and for changes during a collapse or expansion.
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

    /// Sends the disappearance callbacks to the columns that are about to move onto the primary's stack.
    private func leaveColumnsToStack() {
        guard wantsCollapse, !isCollapsed, compact == nil, primary is UINavigationController else { return }
        for column in shown where column !== primary { column.disappearAtOnce() }
        shown = shown.filter { $0 === primary }
    }

    /// Whether the columns have already appeared once. Set only for split views with a style.
    var hasAppearedOnce = false
    /// Whether the delegate's callback for a collapse or expansion is still due.
    var hasAdapted = false

    override var visibleChildren: [UIViewController] { notTaken(shown) }
    override var forwardsInsideSuper: Bool { true }
}

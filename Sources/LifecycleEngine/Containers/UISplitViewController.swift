import LifecycleModel

/// Two or three columns side by side where there is room, one stack where there is not.
///
/// Without a style, as before iOS 14, no log of the order is known. Decided: side by side, the columns appear with the
/// container in their order, primary first; in a portrait pad only the secondary is on screen. Collapsed (from iOS 8 on),
/// as with no delegate that says otherwise, the other columns are moved onto the primary where that is a navigation
/// controller, so that the secondary is on top; any other primary gives way to the secondary. Source: Apple's documentation
/// of `collapseSecondaryViewController(_:for:)` and `separateSecondaryViewController(for:)`. With a style, what differs is in
/// `UISplitViewController+Style.swift`.
open class UISplitViewController: UIViewController {
    /// The columns in order: primary, supplementary where there are three, secondary.
    var columns: [UIViewController] = []
    var shown: [UIViewController] = []
    /// The columns that stand on the primary's stack while collapsed.
    private(set) var stacked: [UIViewController] = []
    /// Whether the columns stand on one stack for want of room.
    public private(set) var isCollapsed = false

    /// How many columns the split view has, and whether it has the callbacks of iOS 14.
    public var style = Style.unspecified
    /// The column that takes the place of all others where there is no room for them.
    var compact: UIViewController?
    /// The column next to the secondary one that shows details of what is selected there (iOS 26).
    var inspector: UIViewController?
    /// The columns that are visible while not collapsed.
    var visibleColumns: Set<Column> = []
    /// Whether the window lay when the visible columns were chosen; nil before they were.
    var wasWide: Bool?

    /// Sets the columns.
    public func setViewControllers(_ controllers: [UIViewController]) {
        columns = controllers.map { style == .unspecified ? $0 : wrapped($0) }.filter(adopt)
        for controller in columns {
            controller.moveDidEnd(to: self)
        }
        nameColumns()
    }

    /// The first column.
    public var primary: UIViewController? { columns.first }
    /// The last column.
    public var secondary: UIViewController? { columns.count > 1 ? columns.last : nil }

    /// The size that the columns share.
    var availableSize: CGSize { loadedView?.size ?? hostWindow.size }

    private var wantsCollapse: Bool {
        guard simulation.ios.collapsesSplitViews else { return false }
        return UITraitCollection(of: availableSize, on: simulation.device.idiom).horizontalSizeClass == .compact
    }

    /// The columns that are on screen at the present size.
    private var columnsOnScreen: [UIViewController] {
        if isCollapsed {
            if let compact { return [compact] }
            return primary is UINavigationController ? [columns[0]] : columns.suffix(1)
        }
        if style != .unspecified { return controllers(of: visibleColumns) }
        return availableSize.width > availableSize.height ? columns : Array(columns.suffix(1))
    }

    /// Replaces the secondary column; collapsed, `controller` is shown on the primary instead: pushed where that is a
    /// navigation controller, presented where it is not.
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

    /// Puts another controller into a column, with both's appearance where the column is on screen.
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

    /// Moves columns onto the primary's stack for want of room, and back when there is room again.
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

    /// A new size may bring columns in or take them away.
    override func layOutContainer() {
        if appearance.state == .appearing { return joinTurnedColumns() }
        guard appearance.state == .appeared else { return }
        leaveColumnsToStack()
        let before = isCollapsed
        adaptColumns()
        exchangeColumns(for: columnsOnScreen, animated: false, isTold: before == isCollapsed)
        arrange()
    }

    /// A turn during the launch brings in columns, which then appear together with the split view.
    private func joinTurnedColumns() {
        let arriving = columnsOnScreen.filter { new in !shown.contains { $0 === new } }
        guard style == .unspecified, !isCollapsed, !arriving.isEmpty else { return }
        shown = columnsOnScreen
        for column in arriving {
            column.beginAppearance(true, animated: appearance.animated)
            place(column)
        }
    }

    /// Brings the columns on screen that are wanted there, and takes the others away.
    ///
    /// - Parameter isTold: Whether the delegate receives a callback for each column, which it does not for a change by code.
    func exchangeColumns(for wanted: [UIViewController], animated: Bool, isTold: Bool) {
        let leaving = shown.filter { old in !wanted.contains { $0 === old } }
        let arriving = wanted.filter { new in !shown.contains { $0 === new } }
        guard !leaving.isEmpty || !arriving.isEmpty else { return finishAdapting() }
        shown = wanted
        if isTold { tellColumns(.columnWillHide, leaving.count, .columnWillShow, arriving.count) }
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
            if isTold { tellColumns(.columnDidHide, leaving.count, .columnDidShow, arriving.count) }
            finishAdapting()
        }
    }

    /// Columns that are about to be moved onto the primary's stack disappear from their place first.
    private func leaveColumnsToStack() {
        guard wantsCollapse, !isCollapsed, compact == nil, primary is UINavigationController else { return }
        for column in shown where column !== primary {
            column.beginAppearance(false, animated: false)
            column.loadedView?.takeOut()
            column.endAppearance()
        }
        shown = shown.filter { $0 === primary }
    }

    /// Whether the columns have been shown before.
    var hasAppearedOnce = false
    /// Whether the delegate is still to be told that the columns have collapsed or expanded.
    var hasAdapted = false

    override var visibleChildren: [UIViewController] { notTaken(shown) }
    override var forwardsInsideSuper: Bool { true }
}

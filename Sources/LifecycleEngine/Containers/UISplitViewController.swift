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
/// style, see the comment about column styles below.
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
        columns = controllers.map { style == .unspecified ? $0 : wrapped($0) }.filter(attach)
        for controller in columns {
            controller.sendDidMove(toParent: self)
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
        guard simulation.ios.has(.collapsesSplitViews) else { return false }
        if let forced = hostWindow.snapshotWidth { return forced == .compact }
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

    /// Makes `controller` the secondary column, next to which the other columns stay (Evidence, Split views). While the
    /// split view is collapsed, pushes `controller` onto the stack of the compact column or, without a compact column,
    /// of the primary column. If that column is not a navigation controller, presents `controller`.
    ///
    /// Has no effect if `controller` is already the secondary column, if it can't be added, or if a column before the
    /// secondary column has no controller.
    func showAsDetail(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if isCollapsed {
            if let stack = (compact ?? primary) as? UINavigationController {
                stack.pushDetail(controller, animated: true, completion: completion)
            } else {
                present(controller, animated: true, completion: completion)
            }
            return
        }
        if setColumn(at: order.count - 1, to: controller, animated: false) { completion() }
    }

    /// Sets the controller of the column at an index. Returns false if `controller` is already in this column, can't be
    /// added, or would leave a gap between columns.
    private func setColumn(at index: Int, to controller: UIViewController, animated: Bool) -> Bool {
        guard mayAttach(controller) else { return false }
        let column = style == .unspecified ? controller : wrapped(controller)
        if columns.indices.contains(index) { return replaceColumn(at: index, with: column) }
        guard !isCollapsed, index == columns.count, attach(column) else { return false }
        columns.append(column)
        column.sendDidMove(toParent: self)
        nameColumns()
        change(to: visibleColumns, animated: animated)
        return true
    }

    /// Replaces a column's controller. If the column is visible, both controllers receive appearance callbacks. Returns
    /// false if `controller` is already in this column or can't be added.
    private func replaceColumn(at index: Int, with controller: UIViewController) -> Bool {
        let old = columns[index]
        guard old !== controller, attach(controller) else { return false }
        let isOnScreen = appearance.state == .appeared && shown.contains { $0 === old }
        old.sendWillMove(toParent: nil)
        columns[index] = controller
        nameColumns()
        let exchange = AppearanceTransition(
            .stack, from: isOnScreen ? old : nil, to: isOnScreen ? controller : nil, animated: false)
        exchange.begin()
        shown = shown.map { $0 === old ? controller : $0 }
        if isOnScreen { self.place(controller) }
        exchange.arrive()
        simulation.onNextTurn { [self] in
            old.loadedView?.detach()
            exchange.end()
            controller.sendDidMove(toParent: self)
            old.detachFromParent()
        }
        return true
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
                detach(column)
                stack.pushDetail(column, animated: false, completion: {})
            }
        } else {
            for column in stack.release(stacked) where attach(column) {
                columns.append(column)
                column.sendDidMove(toParent: self)
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
                column.loadedView?.detach()
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

    // The column styles, in iOS 14 and later. In iOS 26 and later, a split view with a column style can have an
    // inspector.
    //
    // Sources: Apple's documentation of `UISplitViewController` and `UISplitViewControllerDelegate` and, for the
    // delegate's callbacks at launch, the printed notes in bk2ch09p490SplitViewControllerNew at
    // github.com/mattneub/Programming-iOS-Book-Examples. The order in which several columns appear is unknown. The
    // engine assumes that the primary column appears first.

    /// The style, which determines the number of columns.
    public typealias Style = SplitViewStyle
    /// A column of a split view, with UIKit's name.
    public typealias Column = SplitViewColumn

    /// The width of any column except the secondary column, in points.
    private static let columnWidth: CGFloat = 320

    /// Returns the controller if it is a navigation controller, otherwise a new navigation controller that contains it.
    func wrapped(_ controller: UIViewController) -> UIViewController {
        controller is UINavigationController ? controller : UINavigationController(rootViewController: controller)
    }

    /// The columns of the style in order, without the compact column and the inspector.
    private var order: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Returns a column's controller, or nil if the column has no controller or has moved onto the primary's stack.
    func controller(of column: Column) -> UIViewController? {
        switch column {
        case .compact: compact
        case .inspector: inspector
        default: order.firstIndex(of: column).flatMap { columns.indices.contains($0) ? columns[$0] : nil }
        }
    }

    func controllers(of visible: Set<Column>) -> [UIViewController] {
        (order + [.inspector]).filter(visible.contains).compactMap(controller)
    }

    /// Chooses the columns that the automatic display mode shows: the secondary column and, if the split view is wider
    /// than it is tall, the neighbor of the secondary column. An inspector that is shown stays shown. Has no effect
    /// without a style.
    ///
    /// The choice is repeated only when the split view changes between wide and tall, such as when the window rotates.
    /// Until then, columns that code shows or hides stay shown or hidden.
    func chooseVisibleColumns() {
        let isWide = availableSize.width > availableSize.height
        guard style != .unspecified, isWide != wasWide else { return }
        wasWide = isWide
        let neighbor: Column = style == .tripleColumn ? .supplementary : .primary
        visibleColumns = Set<Column>(isWide ? [neighbor, .secondary] : [.secondary]).union(
            visibleColumns.intersection([.inspector]))
    }

    // MARK: Changes in code

    /// Shows a column and, for the primary column of an expanded split view with three columns, also the supplementary
    /// column. Has no effect without a style.
    ///
    /// The delegate receives no callback, according to Apple's 2026 documentation of
    /// `splitViewController(_:willHide:)`. The documentation from 2021 to 2024 stated the opposite.
    public func show(_ column: Column) {
        guard style != .unspecified else { return }
        noteByCode([.columnWillShow, .columnDidShow], about: column)
        if isCollapsed { return showCollapsed(column) }
        var visible = visibleColumns.union([column])
        if column == .primary, style == .tripleColumn { visible.insert(.supplementary) }
        change(to: visible)
    }

    /// Hides a column and, for the supplementary column of an expanded split view, also the primary column. Has no
    /// effect without a style. In an expanded split view, the secondary column can't be hidden. In a collapsed split
    /// view, only the secondary column and the inspector can be hidden.
    public func hide(_ column: Column) {
        guard style != .unspecified else { return }
        noteByCode([.columnWillHide, .columnDidHide], about: column)
        guard !isCollapsed, column != .secondary else { return hideCollapsed(column) }
        var visible = visibleColumns.subtracting([column])
        if column == .supplementary { visible.remove(.primary) }
        change(to: visible)
    }

    /// Sets a column's controller. Has no effect without a style, for a column that the style doesn't have, for a
    /// compact column or inspector that already has a controller, or for a column that is preceded by a column without
    /// a controller. While the split view is collapsed, also has no effect for a primary, supplementary, or secondary
    /// column that has no controller or is on the primary's stack.
    public func setViewController(_ controller: UIViewController, for column: Column) {
        guard style != .unspecified else { return }
        switch column {
        case .compact:
            if compact == nil { adoptExtra(controller, as: \.compact) }
        case .inspector:
            if inspector == nil { inspector = controller }
        default:
            if let index = order.firstIndex(of: column) { _ = setColumn(at: index, to: controller, animated: true) }
        }
    }

    private func adoptExtra(
        _ controller: UIViewController, as property: ReferenceWritableKeyPath<UISplitViewController, UIViewController?>
    ) {
        guard attach(controller) else { return }
        controller.sendDidMove(toParent: self)
        self[keyPath: property] = controller
        nameColumns()
    }

    /// Records which controller each column contains.
    func nameColumns() {
        guard style != .unspecified else { return }
        for column in Column.allCases {
            if let controller = controller(of: column) {
                simulation.change(.column, controller, to: self, detail: column.rawValue)
            }
        }
    }

    /// Sets the compact column and the inspector of a split view with any style.
    func setExtraColumns(compact: UIViewController?, inspector: UIViewController?) {
        if let compact { adoptExtra(compact, as: \.compact) }
        self.inspector = inspector
    }

    private func change(to visible: Set<Column>, animated: Bool = true) {
        if visible.contains(.inspector), let inspector, inspector.parent !== self, attach(inspector) {
            inspector.sendDidMove(toParent: self)
        }
        visibleColumns = visible
        guard appearance.state == .appeared else { return }
        exchangeColumns(for: columnsOnScreen, animated: animated, notifiesDelegate: false)
        arrange()
    }

    /// Shows a column while collapsed: an inspector in a sheet, and any other column on the primary's stack. Has no
    /// effect for a column without a controller. For a column other than the inspector, also has no effect if the split
    /// view has a compact column or if the primary is not a navigation controller.
    private func showCollapsed(_ column: Column) {
        guard let controller = controller(of: column) ?? stackedController(of: column) else { return }
        if column == .inspector {
            if controller.parent === self {
                controller.sendWillMove(toParent: nil)
                controller.detachFromParent()
            }
            controller.inspectedBy = self
            present(controller, animated: true)
        } else if compact == nil, let stack = primary as? UINavigationController {
            if column == .primary {
                stack.popToRootViewController(animated: true)
            } else if controller.parent !== stack {
                stack.pushDetail(controller, animated: true, completion: {})
            } else {
                stack.popToViewController(controller, animated: true)
            }
        }
    }

    /// Returns the controller of a column that moved onto the primary's stack, or nil for any other column.
    private func stackedController(of column: Column) -> UIViewController? {
        order.firstIndex(of: column).flatMap { index in
            stacked.indices.contains(index - 1) ? stacked[index - 1] : nil
        }
    }

    private func hideCollapsed(_ column: Column) {
        guard isCollapsed else { return }
        if column == .inspector { inspector?.directPresenter?.dismiss(animated: true) }
        if column == .secondary, let stack = primary as? UINavigationController, compact == nil {
            stack.popViewController(animated: true)
        }
    }

    // MARK: Delegate

    func tellDelegate(_ callback: Callback) {
        guard style != .unspecified else { return }
        delegate?.deliver(callback) {}
    }

    func sendColumnCallbacks(_ first: Callback, _ firstCount: Int, _ second: Callback, _ secondCount: Int) {
        for _ in 0..<firstCount { tellDelegate(first) }
        for _ in 0..<secondCount { tellDelegate(second) }
    }

    /// Sends the delegate's callbacks for the columns that appear with the split view when it first appears. A
    /// collapsed split view has already sent its only callback for a column.
    func tellFirstColumns() {
        guard style != .unspecified, !hasAppearedOnce else { return }
        hasAppearedOnce = true
        if isCollapsed { return }
        sendColumnCallbacks(.columnWillShow, shown.count, .columnDidShow, shown.count)
    }

    func tellBeforeAdapting(toCollapse: Bool) {
        if style == .unspecified {
            delegate?.deliver(toCollapse ? .splitCollapseSecondary : .splitSeparateSecondary) {}
        }
        tellDelegate(toCollapse ? .topColumnForCollapsing : .displayModeForExpanding)
        if toCollapse, compact != nil || !hasAppearedOnce { tellDelegate(.columnWillShow) }
    }

    /// Schedules the delegate's callback for the collapse or expansion. The callback is sent after the transitions of
    /// the columns or, if the split view has not appeared, immediately.
    func tellAfterAdapting() {
        hasAdapted = true
        if appearance.state != .appeared { finishAdapting() }
    }

    func finishAdapting() {
        guard hasAdapted else { return }
        hasAdapted = false
        tellDelegate(isCollapsed ? .splitDidCollapse : .splitDidExpand)
    }

    private func noteByCode(_ callbacks: [Callback], about column: Column) {
        guard let controller = controller(of: column) else { return }
        for callback in callbacks { delegate?.noteNotSent(callback, about: controller) }
    }

    // MARK: Sizes

    /// Sizes the columns of an expanded split view with a style. All columns except the secondary column have a fixed
    /// width. If the split view is wider than it is tall, the secondary column has the remaining width. If not, the
    /// secondary column has the full width, and the other columns overlay it.
    func arrange() {
        guard style != .unspecified, !isCollapsed, loadedView != nil else { return }
        let size = availableSize
        let others = shown.filter { $0 !== secondary }
        for column in others {
            column.loadedView?.resize(to: CGSize(width: UISplitViewController.columnWidth, height: size.height))
        }
        let tiled = size.width > size.height ? CGFloat(others.count) * UISplitViewController.columnWidth : 0
        secondary?.loadedView?.resize(to: CGSize(width: size.width - tiled, height: size.height))
    }
}

import LifecycleModel

/// The rows of a poster from top to bottom, and what one controller of a run did in them.
struct PosterModel {
    /// A row: callbacks next to each other, or something that UIKit does.
    struct Row {
        var callbacks: [Callback] = []
        /// The text of a row without callbacks.
        var act = ""
        /// How often UIKit sends the callbacks.
        var frequency = ""
        /// What to do in the callbacks.
        var use = ""
    }

    /// The rows for the iOS version.
    let rows: [Row]
    /// The controller, or nil if the poster shows no run.
    private(set) var controller: ControllerID?
    /// The number of times that each callback was called.
    private var counts: [Callback: Int] = [:]
    /// The number of times that each legal transition was made, in the order of `StateTransition.table`.
    private(set) var transitions = Array(repeating: 0, count: StateTransition.table.count)
    /// The callbacks that were illegal at least once.
    private(set) var illegal: Set<Callback> = []

    /// The ten steps in the life of a view. The first step has two alternatives.
    static let steps: [[Callback]] = [
        [.initWithCoder, .initWithNibName], [.awakeFromNib], [.loadView], [.viewDidLoad], [.viewWillAppear],
        [.viewWillLayoutSubviews], [.viewDidLayoutSubviews], [.viewDidAppear], [.viewWillDisappear],
        [.viewDidDisappear],
    ]

    private static let allRows = [
        Row(callbacks: steps[0], frequency: "once", use: "take what the controller needs; it has no view yet"),
        Row(
            callbacks: [.awakeFromNib], frequency: "once, if from an archive",
            use: "storyboard or nib: outlets are set"),
        Row(callbacks: [.loadView], frequency: "at the first use of 'view'", use: "create the view; don't call super"),
        Row(callbacks: [.viewDidLoad], frequency: "once per view", use: "set up the view; its size is not final"),
        Row(
            callbacks: [.viewWillAppear], frequency: "every time; may be canceled",
            use: "refresh what is shown; begin tasks"),
        Row(act: "the view enters the window"),
        Row(callbacks: [.viewIsAppearing], frequency: "every time", use: "size and traits are final"),
        Row(callbacks: [.viewWillLayoutSubviews], frequency: "any number of times", use: "the bounds are known"),
        Row(callbacks: [.viewDidLayoutSubviews], frequency: "any number of times", use: "adjust frames, nothing else"),
        Row(callbacks: [.viewDidAppear], frequency: "every time", use: "begin what must be seen"),
        Row(act: "on screen"),
        Row(
            callbacks: [.viewWillDisappear], frequency: "every time; may be canceled",
            use: "save; end editing and tasks"),
        Row(act: "the view leaves the window"),
        Row(callbacks: [.viewDidDisappear], frequency: "every time", use: "end what viewWillAppear began"),
        Row(callbacks: [.viewDidUnload], frequency: "on a memory warning", use: "release outlets"),
        Row(callbacks: [.deinitializer], frequency: "once", use: "never called? Look for a retain cycle"),
    ]

    /// Creates the poster of one of the controllers to draw: the controller with the most different callbacks. Prefers
    /// controllers of the kind `viewController`.
    init(_ run: Run, _ options: DiagramOptions) {
        let ios = run.ios ?? .latest
        rows = PosterModel.allRows.filter { row in
            row.callbacks.isEmpty || row.callbacks.contains { $0.exists(in: ios) }
        }
        let wanted = Set(rows.flatMap(\.callbacks))
        var all: [ControllerID: [Callback: Int]] = [:]
        for (_, event) in run.callbacks where wanted.contains(event.callback) && options.shows(run[event.controller]) {
            all[event.controller, default: [:]][event.callback, default: 0] += 1
        }
        func rank(_ id: ControllerID) -> (Int, Int, Int) {
            (run[id].kind == .viewController ? 1 : 0, all[id]?.count ?? 0, -id.index)
        }
        guard let best = all.keys.max(by: { rank($0) < rank($1) }) else { return }
        controller = best
        counts = all[best] ?? [:]
        var tracker = AppearanceTracker(for: run)
        for (_, event) in run.callbacks where event.controller == best {
            guard let transition = tracker.follow(event) else { continue }
            if !transition.isLegal { illegal.insert(event.callback) }
            let row = StateTransition.table.firstIndex {
                $0.callback == transition.callback && $0.from == transition.from
            }
            if let row, transition.isLegal { transitions[row] += 1 }
        }
    }

    /// Whether the controller went through all ten steps.
    var isWhole: Bool { PosterModel.steps.allSatisfy { step in step.contains { count($0) > 0 } } }

    func count(_ callback: Callback) -> Int { counts[callback] ?? 0 }

    /// Returns the rows as a table. Each callback has a row of its own.
    func table(_ options: DiagramOptions, title: String) -> Table {
        var table = Table(title: title, header: .poster, options)
        for row in rows {
            let step = PosterModel.steps.firstIndex(of: row.callbacks).map { "\($0 + 1)" } ?? ""
            if row.callbacks.isEmpty { table.rows.append(["", .init(options[Wording(row.act)]), "", "", ""]) }
            for callback in row.callbacks {
                table.rows.append([
                    .init(step), .code(options.spelling(of: callback)), .init(options[Wording(row.frequency)]),
                    .init(options[Wording(row.use)]),
                    .init(controller == nil ? "" : "\(count(callback))"),
                ])
            }
        }
        return table
    }

    /// Whether the callback was called, or the poster shows no run.
    func isTaken(_ callback: Callback) -> Bool { controller == nil || count(callback) > 0 }
}

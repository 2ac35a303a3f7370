import LifecycleModel
import Testing

@Suite("Run comparison")
struct RunComparisonTests {
    private func run(_ callbacks: [(String, Callback)], flags: AppearanceFlags = []) -> Run {
        var run = Run(source: .scenario)
        for (index, callback) in callbacks.enumerated() {
            let known = run.controllers.firstIndex { $0.id == callback.0 }
            let id = ControllerID(known ?? run.controllers.count)
            if known == nil { run.controllers.append(ControllerInfo(id: callback.0, className: callback.0)) }
            run.events.append(
                Event(.callback(CallbackEvent(number: index + 1, controller: id, callback: callback.1, flags: flags))))
        }
        return run
    }

    private let modal: [(String, Callback)] = [
        ("a", .viewWillDisappear), ("b", .viewWillAppear), ("b", .viewDidAppear), ("a", .viewDidDisappear),
    ]

    @Test("A run doesn't differ from itself")
    func same() {
        #expect(RunComparison(from: run(modal), to: run(modal)).isEmpty)
    }

    @Test("A callback at another position counts as moved, not as removed or added")
    func moved() {
        let push = [modal[0], modal[1], modal[3], modal[2]]
        let difference = RunComparison(from: run(modal), to: run(push))
        #expect(difference.counts == (removed: 0, added: 0, moved: 1, changed: 0))
        for (index, row) in difference.rows.enumerated() {
            if case .movedTo(let other) = row.change {
                #expect(difference.rows[other].change == .movedFrom(row: index))
            }
        }
    }

    @Test("Callbacks that only one run contains count as removed or added")
    func removed() {
        let sheet = [modal[1], modal[2]]
        #expect(RunComparison(from: run(modal), to: run(sheet)).counts == (2, 0, 0, 0))
        #expect(RunComparison(from: run(sheet), to: run(modal)).counts == (0, 2, 0, 0))
    }

    /// Returns a run of steps, each with callbacks to one controller.
    private func run(steps: [[Callback]]) -> Run {
        var run = Run(source: .scenario)
        run.controllers = [ControllerInfo(id: "a", className: "A")]
        var number = 0
        for (index, callbacks) in steps.enumerated() {
            run.events.append(Event(.step(StepEvent(number: index + 1, text: "step \(index + 1)"))))
            for callback in callbacks {
                number += 1
                run.events.append(
                    Event(.callback(CallbackEvent(number: number, controller: ControllerID(0), callback: callback))))
            }
        }
        return run
    }

    @Test("A callback that occurs once in each run may move to another step")
    func movedToAnotherStep() {
        let early = run(steps: [[.viewDidLoad, .viewWillAppear], [.viewDidAppear]])
        let late = run(steps: [[.viewWillAppear], [.viewDidLoad, .viewDidAppear]])
        #expect(RunComparison(from: early, to: late).counts == (0, 0, 1, 0))
        #expect(RunComparison(from: late, to: early).counts == (0, 0, 1, 0))
    }

    @Test("A repeated callback moves only within its step")
    func repeatedInAnotherStep() {
        let early = run(steps: [[.viewDidLayoutSubviews, .viewDidLayoutSubviews, .viewWillAppear], [.viewDidAppear]])
        let late = run(steps: [[.viewWillAppear], [.viewDidAppear, .viewDidLayoutSubviews, .viewDidLayoutSubviews]])
        #expect(RunComparison(from: early, to: late).counts == (2, 2, 0, 0))
        let within = run(steps: [[.viewWillAppear, .viewDidLayoutSubviews, .viewDidLayoutSubviews], [.viewDidAppear]])
        #expect(RunComparison(from: early, to: within).counts == (0, 0, 1, 0))
    }

    @Test("Each of several callbacks that moved within a step is matched with the nearest callback")
    func nearest() {
        let others: [Callback] = [
            .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear, .deinitializer,
        ]
        /// Returns a run with the other callbacks in one step and layout before the callbacks at the indexes `places`.
        /// The index 8 is the end.
        func laidOut(before places: Set<Int>) -> Run {
            let layout: [Callback] = [.viewDidLayoutSubviews]
            let callbacks = others.indices.flatMap { (places.contains($0) ? layout : []) + [others[$0]] }
            return run(steps: [callbacks + (places.contains(8) ? layout : [])])
        }
        /// Returns the indexes of the other callbacks that layout callbacks move from and to.
        func moves(from old: Set<Int>, to new: Set<Int>) -> [[Int]] {
            let rows = RunComparison(from: laidOut(before: old), to: laidOut(before: new)).rows
            func place(_ row: Int) -> Int { rows[..<row].count { $0.change == .same } - 1 }
            return rows.indices.compactMap { row in
                if case .movedFrom(let origin) = rows[row].change { [place(origin), place(row)] } else { nil }
            }
        }
        #expect(moves(from: [0, 6], to: [2, 8]) == [[0, 2], [6, 8]])
        #expect(moves(from: [2, 8], to: [0, 6]) == [[2, 0], [8, 6]])
        #expect(moves(from: [0, 8], to: [4]) == [[0, 4]])
    }

    @Test("Ignored callbacks make no difference")
    func ignored() {
        let laidOut = modal + [("b", .viewDidLayoutSubviews)]
        #expect(RunComparison(from: run(modal), to: run(laidOut), ignoring: [.viewDidLayoutSubviews]).isEmpty)
    }

    @Test("Different flags are reported as a change")
    func changed() {
        let difference = RunComparison(from: run(modal), to: run(modal, flags: .isBeingPresented))
        #expect(difference.counts == (0, 0, 0, 4))
        #expect(difference.rows[0].change == .changed(from: "no flags", to: "isBeingPresented"))
    }

    @Test("Controllers with different names are matched by class and order")
    func otherNames() {
        var log = run(modal)
        log.controllers = [ControllerInfo(id: "x", className: "App.a"), ControllerInfo(id: "y", className: "App.b")]
        #expect(RunComparison(from: run(modal), to: log).isEmpty)
    }

    @Test("Swapping the runs swaps removals and additions", arguments: [1, 2, 3, 4, 5])
    func symmetric(seed: Int) {
        let shuffled = modal.indices.map { modal[($0 * 3 + seed) % modal.count] }.dropFirst(seed % 3)
        let (one, other) = (run(modal), run(Array(shuffled)))
        let (there, back) = (RunComparison(from: one, to: other).counts, RunComparison(from: other, to: one).counts)
        #expect(there.removed + there.moved == back.added + back.moved)
        #expect(there.added + there.moved == back.removed + back.moved)
    }
}

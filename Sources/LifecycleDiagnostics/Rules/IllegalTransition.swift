import LifecycleModel

extension Rule {
    static let illegalTransition = Rule(
        "illegal-transition", .error,
        "An appearance callback, such as viewDidAppear without viewWillAppear, doesn't match the controller's state",
        why: """
            Only six transitions between the four appearance states are legal. If a callback causes any other \
            transition, UIKit didn't send it, or an earlier callback is missing. Code that relies on matching will and \
            did callbacks then breaks.
            """,
        remedy: """
            Look for a direct call to the method, for a missing call to super in a container, or for manual \
            appearance transitions of a child to which UIKit forwards callbacks automatically.
            """,
        bad: """
            2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            2024-05-01 10:00:01.000 App[7:1] <Detail: 0x600001> viewDidDisappear: # here
            2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:03.001 App[7:1] <Detail: 0x600001> viewWillDisappear:
            2024-05-01 10:00:03.300 App[7:1] <Detail: 0x600001> viewDidDisappear:
            """,
        good: """
            2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600001> viewWillDisappear:
            2024-05-01 10:00:02.100 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:02.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            """
    ) { context in
        var lives = AppearanceLives(context)
        return context.run.events.indices.compactMap { position in
            if context.isCut(at: position) { lives.forget() }
            guard case .callback(let event) = context.run.events[position].body, !context.isDirectCall(at: position),
                !context.isRepeated(at: position), !context.isDeparture(at: position),
                let broken = lives.follow(event)
            else { return nil }
            return context.diagnostic(
                position, event.controller, message(event.callback, context.name(event.controller), broken),
                severity: context.isIdentified(event.controller) ? nil : .warning)
        }
    }

    private static func message(_ callback: Callback, _ name: String, _ states: [AppearanceState]) -> String {
        let found = states.map(\.rawValue).joined(separator: " or ")
        let wanted = StateTransition.table.filter { $0.callback == callback }.map(\.from.rawValue).joined(
            separator: " or ")
        return
            "\(name) receives \(callback.swiftName) in the state \(found), but the callback requires the state "
            + "\(wanted); look for a direct call or a missing call to super"
    }
}

/// The possible appearance states of each controller, according to the run.
///
/// If a log or a recording never contains a callback for any instance of a class, UIKit may still have sent the
/// callback. A transition that the callback causes may therefore be missing from the log or the recording.
struct AppearanceLives {
    private let context: RuleContext
    /// The appearance callbacks that the log or recording never contains for a controller's class, by the controller's
    /// index. Empty for a simulated run.
    private let unseen: [Set<Callback>]
    /// The controllers whose events may belong to other controllers; see ``doubtful(_:)``.
    private let doubtful: Set<ControllerID>
    private var possible: [ControllerID: AppearanceStates] = [:]

    init(_ context: RuleContext) {
        self.context = context
        unseen = context.isPlayed ? [] : AppearanceLives.unseen(context.run)
        doubtful = AppearanceLives.doubtful(context)
    }

    private static func unseen(_ run: Run) -> [Set<Callback>] {
        var seen: [Set<Callback>] = Array(repeating: [], count: run.controllers.count)
        for (_, event) in run.callbacks where event.callback.changesAppearance {
            seen[event.controller.index].insert(event.callback)
        }
        let classes = run.controllers.map(\.className)
        let seenByClass = Dictionary(zip(classes, seen)) { $0.union($1) }
        let all = Set(StateTransition.table.map(\.callback))
        return classes.map { all.subtracting(seenByClass[$0] ?? []) }
    }

    /// Returns the controllers in a log that can't be distinguished from others: the log doesn't print their addresses
    /// and contains several controllers of their class.
    private static func doubtful(_ context: RuleContext) -> Set<ControllerID> {
        guard context.run.source == .log else { return [] }
        let ids = context.run.controllers.indices.map(ControllerID.init)
        let counts = Dictionary(ids.map { (context.run[$0].className, 1) }, uniquingKeysWith: +)
        return Set(ids.filter { context.run[$0].address == nil && counts[context.run[$0].className] != 1 })
    }

    /// Discards all states. A heading in a log requires this, because callbacks before it may be missing.
    mutating func forget() { possible = [:] }

    /// Processes a callback. If the callback is illegal in each possible state of the controller, returns these states.
    /// Otherwise, and for controllers that can't be distinguished from others, returns nil.
    ///
    /// In a log or a recording, the callback is also legal if unseen callbacks may have led to a state that allows it.
    mutating func follow(_ event: CallbackEvent) -> [AppearanceState]? {
        let id = event.controller
        if event.callback.phase == .creation { possible[id] = nil }
        guard let target = StateTransition.target(of: event.callback), !doubtful.contains(id) else { return nil }
        let before = possible[id] ?? (context.isPlayed ? AppearanceStates(.disappeared) : .all)
        possible[id] = AppearanceStates(target)
        let reachable = context.isPlayed ? before : closure(before, unseen[id.index])
        let isLegal = StateTransition.table.contains { $0.callback == event.callback && reachable.contains($0.from) }
        return isLegal ? nil : AppearanceState.allCases.filter(before.contains)
    }

    /// Returns `states`, and the states that `unseen` callbacks may have led to.
    private func closure(_ states: AppearanceStates, _ unseen: Set<Callback>) -> AppearanceStates {
        var reached = states
        var before = AppearanceStates()
        while !unseen.isEmpty, before != reached {
            before = reached
            for transition in StateTransition.table
            where unseen.contains(transition.callback) && reached.contains(transition.from) {
                reached.insert(AppearanceStates(transition.to))
            }
        }
        return reached
    }
}

private struct AppearanceStates: OptionSet {
    let rawValue: UInt8

    static let all = AppearanceStates(rawValue: 0b1111)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ state: AppearanceState) {
        rawValue =
            switch state {
            case .disappeared: 1
            case .appearing: 2
            case .appeared: 4
            case .disappearing: 8
            }
    }

    func contains(_ state: AppearanceState) -> Bool { contains(AppearanceStates(state)) }
}

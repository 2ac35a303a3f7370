import LifecycleModel

/// The moves that an app can make in a situation, with the controllers that the log names next.
struct MoveGenerator {
    let log: Observation
    let situation: Situation
    let position: Int
    /// The ID for a controller that the log doesn't print.
    let unloggedID: Int
    /// Whether callbacks may be missing, extra, or out of place.
    let isRelaxed: Bool
    /// Whether a presentation without a style leaves the presenter on screen.
    let presentsSheets: Bool
    /// The steps that show a tab: a selection in code and, where its callbacks differ, a tap.
    let selections: [VerbSignature]
    let upcoming: [Int]
    /// The number of the log's next items in which participants are looked for.
    let reach: Int
    /// The participants that the log names next and that aren't in the hierarchy.
    let new: [Int]
    /// The visible controllers of the frontmost presentation, outermost first.
    let visible: [ControllerTree]
    /// The controllers on screen.
    let onScreen: [Int]
    /// The controllers of the situation by their IDs.
    let nodes: [Int: ControllerTree]

    init(
        _ log: Observation, in situation: Situation, at position: Int, isRelaxed: Bool = false,
        ios: IOSVersion = .latest
    ) {
        self.isRelaxed = isRelaxed
        presentsSheets = ios.presentsSheets
        selections = ios.has(.endsTappedTabFirst) ? [.select, .tap] : [.select]
        self.log = log
        self.situation = situation
        self.position = position
        // A launch shows a whole hierarchy.
        reach = situation.root == nil ? 24 : 16
        upcoming = log.upcoming(at: position, within: situation.root == nil ? reach : 12)
        let members = Set(situation.members)
        let others = upcoming.filter { !members.contains($0) }
        // An alert is presented alone.
        let alert = others.prefix(situation.root == nil ? 0 : 1).filter { log.kinds[$0] == .alertController }
        new = alert.isEmpty ? others.filter { log.kinds[$0] != .alertController } : alert
        visible = situation.root?.frontmost.visible ?? []
        onScreen = situation.root.map { ControllerTree.onScreen($0.levels) } ?? []
        nodes = Dictionary(situation.root?.all.map { ($0.id, $0) } ?? []) { first, _ in first }
        unloggedID = max(log.run.controllers.count, (members.max() ?? 0) + 1)
    }

    /// All moves. The step's own verb decides whether it has an effect.
    var all: [Move] {
        guard let root = situation.root else { return launches }
        let next = log.items[position].token.callback
        switch next.phase {
        case .application, .memory, .rotation, .environment: return application(next)
        default: break
        }
        return introductions(root) + returns(root) + unloggedMoves + views + terminations(next)
    }

    /// The moves that fit the callbacks that come next, the likeliest first, with the controllers that they hide and
    /// show.
    var likely: [(move: Move, changes: Changes?)] {
        let moves = all.lazy.map { (move: $0, changes: changes(of: $0)) }.filter {
            fits($0.move, $0.changes) && !givesOtherParent($0.move)
        }
        return moves.enumerated().sorted { ($0.element.move.cost, $0.offset) < ($1.element.move.cost, $1.offset) }
            .map(\.element)
    }

    var unloggedMoves: [Move] {
        let other = ControllerTree(id: unloggedID)
        var moves: [Move] = []
        for stack in visible.filter({ $0.kind == .navigationController }).suffix(1) {
            moves.append(Move(Step(.push, unloggedID, ["onto": .id(stack.id)]), introduces: [other], cost: 0.35))
        }
        if let source = visible.last {
            moves.append(
                Move(
                    Step(.present, unloggedID, ["from": .id(source.id), "style": .text("fullScreen")]),
                    introduces: [other],
                    cost: 0.35))
        }
        for tabs in visible.filter({ $0.kind == .tabBarController }).suffix(1) {
            moves.append(Move(Step(.select, unloggedID, ["in": .id(tabs.id)]), introduces: [other], cost: 0.4))
        }
        moves.append(Move(Step(.setRoot, unloggedID), introduces: [other], cost: 0.7))
        return moves
    }

    var views: [Move] {
        new.prefix(1).map { Move(Step(.touchView, $0), introduces: [tree($0)], cost: 0.6) }
            + (situation.root?.all ?? []).filter { !$0.isLoaded && upcoming.first == $0.id }.map {
                Move(Step(.touchView, $0.id), cost: 0.5)
            }
    }
}

import LifecycleModel

extension ScenarioGenerator {
    /// Returns an expectation that may fail: an order, or a mapping with some of an expectation's keys.
    mutating func expectation() -> YAMLValue {
        if chance(3) { return order() }
        var entries: [YAMLValue.Entry] = []
        if chance(2) { entries.append(.init("order", order())) }
        if chance(4) { entries.append(.init("each", order())) }
        if chance(4) { entries.append(.init("of", list(2) { $0.name() })) }
        if chance(4) { entries.append(.init("only", entriesOfClaim())) }
        if chance(6) { entries.append(.init("ignore", entriesOfClaim())) }
        let states = AppearanceState.allCases.map(\.rawValue)
        if chance(3) { entries.append(.init("state", .map([.init(pick(names), word(states))]))) }
        if chance(6) { entries.append(.init("sizes", .map([.init(pick(names), size())]))) }
        if chance(5) { entries.append(.init("flags", .list([flags()]))) }
        if chance(9) { entries.append(.init("tasks", .map([.init("t", word(["running", "ended"]))]))) }
        if chance(5) { entries.append(.init("diagnostics", word(["any", "[]", "[push-twice]", "[no-such-rule]"]))) }
        if chance(8) { entries.append(.init("chain", list(2) { $0.word(["c0", "c0.view", "window", "app"]) })) }
        if chance(8) { entries.append(.init("delivered", .list([delivery()]))) }
        return .map(entries)
    }

    private mutating func order() -> YAMLValue { list(numbers.number(5)) { $0.qualified() } }

    private mutating func entriesOfClaim() -> YAMLValue {
        list(1 + numbers.number(3)) { $0.chance(2) ? $0.qualified() : .word("\"\($0.callback())\"") }
    }

    private mutating func flags() -> YAMLValue {
        let former = ["isMovingToParentViewController", "isMovingFromParentViewController"]
        let flags = (AppearanceFlags.names.map(\.name) + former + ["animated"]).map { YAMLValue.Entry($0, flag()) }
        let holders = ["parent", "presentingViewController", "presentedViewController"]
        var claims = [pick(flags), YAMLValue.Entry(pick(holders), nameOrNone())]
        if chance(4) { claims.append(.init("nibName", word(["none", "Main"]))) }
        if chance(4) {
            claims.append(.init("interfaceOrientation", word(UIInterfaceOrientation.allCases.map(\.rawValue))))
        }
        if chance(4) {
            claims.append(.init("applicationState", word(ApplicationState.allCases.map(\.rawValue))))
        }
        guard case .word(let callback) = qualified() else { return .map([]) }
        return .map([.init(callback, .map(claims))])
    }

    private mutating func delivery() -> YAMLValue {
        .map([
            .init("to", name()), .init("name", word(["tick", "tock"])), .init("object", nameOrNone()),
            .init("info", word(["tick"])),
        ])
    }
}

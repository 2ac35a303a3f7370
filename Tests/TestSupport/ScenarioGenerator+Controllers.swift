import LifecycleModel

extension ScenarioGenerator {
    /// The kinds of controllers. Containers are listed twice, so that they are chosen more often.
    private static let kinds =
        ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
        + ControllerKind.allCases.filter(\.isController).map(\.rawValue)

    /// Returns a controller of any kind, with some of its possible keys.
    mutating func controller(_ name: String) -> YAMLValue {
        if chance(6) { return word(["AViewController", "UINavigationController", "UITabBarController"]) }
        let kinds = ScenarioGenerator.kinds.prefix { version >= 13 || $0 != "alertController" }
        let kind = pick(Array(kinds))
        var entries: [YAMLValue.Entry] = [
            .init("class", .word(name.uppercased() + "ViewController")), .init("kind", .word(kind)),
        ]
        let isContainer = ScenarioGenerator.kinds.prefix(4).contains(kind)
        let children = isContainer && !chance(4) ? held(by: name) : []
        if !children.isEmpty { entries.append(.init("children", .list(children))) }
        if chance(6) { entries.append(.init("embeds", .list(held(by: name)))) }
        if kind == "tabBarController", chance(3), let first = children.first {
            entries.append(.init("selected", first))
        }
        if isContainer || kind == "searchController", chance(3) { entries.append(.init("delegate", self.name())) }
        entries += behavior(kind, of: name) + presentation() + look()
        if chance(2) { entries.append(.init("overrides", overrides())) }
        return .map(entries)
    }

    /// Returns names that are declared later, so that no controller contains itself. Occasionally returns any names.
    private mutating func held(by name: String) -> [YAMLValue] {
        let later = names.drop { $0 != name }.dropFirst()
        return (0..<numbers.number(4)).compactMap { _ in
            if chance(150) { return self.name() }
            return later.isEmpty ? nil : .word(pick(Array(later)))
        }
    }

    /// Returns entries for the behavior of the class.
    private mutating func behavior(_ kind: String, of name: String) -> [YAMLValue.Entry] {
        var entries: [YAMLValue.Entry] = []
        if chance(4) { entries.append(.init("view", word(ViewSource.allCases.map(\.rawValue)))) }
        if chance(8) { entries.append(.init("forwardsAppearance", flag())) }
        if chance(8) { entries.append(.init("forwardsRotation", flag())) }
        if chance(4) { entries.append(.init("keep", flag())) }
        if chance(10) {
            let missing = list(2) { .word("\"\($0.callback())\"") }
            entries.append(.init("callsSuper", chance(2) ? .word("false") : missing))
        }
        if kind == "pageViewController", chance(2) { entries.append(.init("transition", word(["scroll", "curl"]))) }
        if kind == "tabBarController", version >= 18, chance(3) { entries.append(.init("usesTabs", flag())) }
        guard kind == "splitViewController", version >= 14, chance(2) else { return entries }
        entries.append(.init("style", word(["doubleColumn", "tripleColumn"])))
        if chance(2), let compact = held(by: name).first { entries.append(.init("compact", compact)) }
        if chance(2), version >= 26, let inspector = held(by: name).first {
            entries.append(.init("inspector", inspector))
        }
        return entries
    }

    /// Returns entries for the controller's presentation.
    private mutating func presentation() -> [YAMLValue.Entry] {
        var entries: [YAMLValue.Entry] = []
        if chance(6) { entries.append(.init("definesPresentationContext", flag())) }
        if version >= 13, chance(4) { entries.append(.init("presentationDelegate", name())) }
        if version >= 13, chance(8) { entries.append(.init("modalInPresentation", flag())) }
        if version >= 15, chance(5) {
            entries.append(.init("detents", list(2) { $0.word(["medium", "large", "own"]) }))
        }
        return entries
    }

    /// Returns entries for the properties that UIKit reads.
    private mutating func look() -> [YAMLValue.Entry] {
        let orientations = UIInterfaceOrientation.allCases.map(\.rawValue)
        var entries: [YAMLValue.Entry] = []
        if chance(6) { entries.append(.init("orientations", self.orientations())) }
        if version >= 6, chance(9) { entries.append(.init("preferredOrientation", word(orientations))) }
        if version >= 17, chance(4) {
            entries.append(.init("observesTraits", list(2) { $0.word(UITrait.allCases.map(\.rawValue)) }))
        }
        if chance(20) { entries.append(.init("nib", nib())) }
        if chance(8) { entries.append(.init("outlets", list(2) { $0.word(["title", "button"]) })) }
        if chance(40) { entries.append(.init("missingOutlets", word(["old"]))) }
        if version >= 7, chance(6) { entries.append(.init("statusBar", word(["light", "dark", "hidden"]))) }
        if version >= 7, chance(6) { entries.append(.init("statusBarChild", name())) }
        if version >= 8, chance(10) { entries.append(.init("preferredStyle", word(["alert", "actionSheet"]))) }
        if version >= 8, chance(10) { entries.append(.init("source", name())) }
        if chance(6) { entries.append(.init("autoresizing", word(["[width, height]", "[top]", "[]"]))) }
        if chance(8) { entries.append(.init("autoresizesSubviews", flag())) }
        if version >= 6, chance(8) { entries.append(.init("constraints", .word("edges"))) }
        return entries
    }

    private mutating func nib() -> YAMLValue {
        if chance(2) { return word(["Main", "missing"]) }
        if chance(3) { return .map([.init("file", word(["AView", "BViewController"]))]) }
        return .map([.init("name", word(["Main"])), .init("missing", flag())])
    }

    /// The callbacks that a controller receives from UIKit.
    private static let received = Callback.allCases.filter {
        ![.application, .view].contains($0.phase) && ![.initializer, .loadViewIfNeeded].contains($0)
    }

    private mutating func overrides() -> YAMLValue {
        var entries: [YAMLValue.Entry] = []
        for _ in 0..<1 + numbers.number(4) {
            let version = self.version
            let known = ScenarioGenerator.received.filter { $0.definition.since <= version }
            let callback = pick(chance(2) ? known.filter(\.changesAppearance) : known)
            let name = "\"\(pick([callback.shortName, callback.swiftName, callback.selector]))\""
            guard !entries.contains(where: { $0.key == name }) else { continue }
            let verbs = VerbSignature.inDeinit.filter { $0.subject != .steps }
            let isDeinit = callback == .deinitializer
            entries.append(
                .init(name, isDeinit ? step(pick(verbs), isStory: false) : steps(1 + numbers.number(3), isStory: false))
            )
        }
        return .map(entries)
    }
}

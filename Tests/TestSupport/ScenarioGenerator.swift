import LifecycleModel

/// A generator of unusual scenarios with any keys, verbs, and kinds of controllers, in any nesting and order, and
/// sometimes with errors.
public struct ScenarioGenerator {
    var numbers: SeededNumbers
    /// The names of the controllers that the scenario declares.
    var names: [String] = []
    /// The names of the scenes that the scenario connects.
    private var scenes: [String] = []
    var version = 26
    /// The average number of words per invalid word; 0 generates no invalid words.
    private var mistakes = 0

    /// Creates a generator whose scenarios depend only on the seed.
    public init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Returns a scenario.
    public mutating func scenario() -> YAMLValue {
        names = (0..<2 + numbers.number(8)).map { "c\($0)" }
        version = chance(2) ? 26 : 5 + numbers.number(22)
        mistakes = chance(5) ? 40 : 0
        scenes = version >= 13 && chance(4) ? ["second", "third"] : []
        var entries: [YAMLValue.Entry] = [.init("ios", .word(chance(9) ? "\(version).2" : "\(version)"))]
        if chance(4) { entries.append(.init("title", .word("generated"))) }
        if chance(8) { entries.append(.init("views", flag())) }
        if chance(5) { entries.append(.init("scenes", flag())) }
        if chance(4) { entries.append(.init("device", device())) }
        entries.append(.init("controllers", .map(names.map { .init($0, controller($0)) })))
        entries.append(.init("steps", steps(2 + numbers.number(12), isStory: true)))
        if chance(4) { entries.append(.init("expect", expectation())) }
        return .map(entries)
    }

    // MARK: Words

    mutating func chance(_ sides: Int) -> Bool { numbers.number(sides) == 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[numbers.number(list.count)] }

    mutating func word(_ words: [String]) -> YAMLValue {
        if mistakes > 0, chance(mistakes) { return wrong() }
        return .word(pick(words))
    }

    mutating func flag() -> YAMLValue { word(["true", "false"]) }
    mutating func name() -> YAMLValue { word(names) }

    mutating func nameOrNone() -> YAMLValue { chance(4) ? .word("none") : name() }

    mutating func list(_ count: Int, of element: (inout ScenarioGenerator) -> YAMLValue) -> YAMLValue {
        .list((0..<count).map { _ in element(&self) })
    }

    /// Returns a value that is invalid at its position.
    private mutating func wrong() -> YAMLValue {
        pick([
            .word("nobody"), .word("none"), .word("app"), .word("\"\""), .word("~"), .word("-1"), .word("1e309"),
            .word("\"c0.c0.viewDidLoad\""), .list([]), .map([]), .list([.word("c0")]), .map([.init("c0", .word("c0"))]),
        ])
    }

    // MARK: Parts

    private mutating func device() -> YAMLValue {
        var entries = [YAMLValue.Entry("idiom", word(Device.Idiom.allCases.map(\.rawValue)))]
        if chance(2) {
            entries.append(.init("orientation", word(UIInterfaceOrientation.allCases.map(\.rawValue))))
        }
        if chance(3) { entries.append(.init("size", size())) }
        if chance(3), version >= 13 { entries.append(.init("style", word(["light", "dark"]))) }
        if chance(3) { entries.append(.init("orientations", orientations())) }
        return .map(entries)
    }

    mutating func size() -> YAMLValue { word(["320x480", "390x844", "1024x768", "1366x1024", "1x1"]) }

    mutating func orientations() -> YAMLValue {
        let words = UIInterfaceOrientation.allCases.map(\.rawValue) + ["all", "landscape", "allButUpsideDown"]
        return list(numbers.number(3)) { $0.word(words) }
    }

    /// Returns `count` steps. If `isStory` is true, the steps usually begin with a launch.
    mutating func steps(_ count: Int, isStory: Bool) -> YAMLValue {
        var steps: [YAMLValue] = []
        if isStory, !chance(12) { steps.append(.map([.init("launch", name())])) }
        for scene in scenes where isStory {
            steps.append(.map([.init("connectScene", .word(scene)), .init("root", name())]))
        }
        let verbs = VerbSignature.all.filter {
            mistakes > 0 || $0.since <= version && ($0.subject != .scene || !scenes.isEmpty)
        }
        while steps.count < count { steps.append(step(pick(verbs), isStory: isStory)) }
        return .list(steps)
    }

    mutating func step(_ verb: VerbSignature, isStory: Bool) -> YAMLValue {
        var entries = [YAMLValue.Entry(verb.name, argument(verb.subject))]
        for option in verb.options where option.isRequired || option.since <= version && chance(3) {
            entries.append(.init(option.name, argument(option.kind)))
        }
        if isStory, chance(4) { entries.append(.init("wait", .word("false"))) }
        if isStory, chance(8) { entries.append(.init("expect", expectation())) }
        return .map(entries)
    }

    private mutating func argument(_ kind: VerbSignature.Kind) -> YAMLValue {
        switch kind {
        case .nothing: .word("")
        case .controller: name()
        case .optionalController: chance(2) ? .word("") : name()
        case .controllerOrNone: nameOrNone()
        case .controllers: list(numbers.number(4)) { $0.name() }
        case .choice(let words): word(words)
        case .text: word(["tick", "tock", "c0", "medium", "\"*\""])
        case .flag: flag()
        case .size: size()
        case .callback: qualified()
        case .frame: word(["\"0,0,100,100\"", "\"-5,1.5,1,999\"", "fill"])
        case .mask: word(["[width, height]", "[left]", "[]", "none", "top"])
        case .scene: word(scenes.isEmpty ? ["second"] : scenes)
        case .steps:
            list(1 + numbers.number(3)) { generator in
                generator.step(generator.pick(VerbSignature.all.filter { $0.subject != .steps }), isStory: false)
            }
        }
    }

    // MARK: Callbacks

    /// Returns a callback in any of its spellings.
    mutating func callback() -> String {
        let callback = chance(2) ? pick(Callback.allCases.filter(\.changesAppearance)) : pick(Callback.allCases)
        return pick([callback.shortName, callback.shortName, callback.swiftName, callback.selector])
    }

    mutating func qualified() -> YAMLValue { word(["\"\(pick(names)).\(callback())\""]) }
}

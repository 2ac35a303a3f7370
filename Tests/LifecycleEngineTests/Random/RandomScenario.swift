import LifecycleEngine
import LifecycleModel

/// A generator of reproducible random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A generator of scenarios with random steps, many of them invalid, for a small app with every kind of container.
struct RandomScenario {
    private var random: SeededGenerator
    private let plain = ["a", "b", "c", "d", "e"]
    private let roots = ["tabs", "nav", "page", "split", "columns", "a"]
    /// Whether the app may begin and end appearance transitions itself, which can leave a transition open.
    private let usesPair: Bool
    private var version = IOSVersion.latest

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        usesPair = seed % 10 == 0
    }

    mutating func scenario() -> Scenario {
        var scenario = Scenario()
        version = IOSVersion(Int.random(in: 5...26, using: &random))
        scenario.ios = version
        scenario.device = Device(idiom: chance(3) ? .pad : .phone)
        scenario.recordsViews = chance(8)
        declare(&scenario)
        scenario.steps = [step("launch", .controller(pick(roots)))]
        for _ in 0..<Int.random(in: 3...14, using: &random) { scenario.steps.append(randomStep()) }
        return scenario
    }

    private mutating func declare(_ scenario: inout Scenario) {
        for name in plain {
            var spec = ControllerSpec(name: name, className: name.uppercased() + "ViewController")
            spec.view = pick([.code, .code, .override, .nib, .storyboard, .none])
            spec.keeps = chance(4)
            spec.forwardsAppearance = !chance(6)
            if chance(6) { spec.orientations = [.portrait] }
            if chance(5) {
                let hooks = Callback.allCases.filter { $0.phase == .appearance || $0 == .viewDidLoad }
                spec.overrides[pick(hooks)] = [randomStep()]
            }
            if chance(12) { spec.callsSuper = .never }
            decorate(&spec)
            scenario.controllers[name] = spec
        }
        declare("nav", .navigationController, ["f"], &scenario)
        declare("tabs", .tabBarController, ["nav2", "g"], &scenario)
        declare("nav2", .navigationController, ["h"], &scenario)
        declare("page", .pageViewController, ["i", "j"], &scenario)
        declare("split", .splitViewController, ["nav3", "l"], &scenario)
        declare("nav3", .navigationController, ["k"], &scenario)
        declare("columns", .splitViewController, ["m", "n", "o"], &scenario)
        declareColumns(&scenario)
    }

    /// Adds properties from iOS 13 and later to a controller: delegates, detents, and observed traits.
    private mutating func decorate(_ spec: inout ControllerSpec) {
        if chance(3) { spec.presentationDelegate = pick(plain) }
        spec.isModalInPresentation = chance(6)
        if chance(4) { spec.detents = ["medium", "large"] }
        if chance(4) { spec.definesPresentationContext = true }
        if chance(3) { spec.observedTraits = Set(UITrait.allCases) }
        if chance(8) { spec.preferredOrientation = .landscapeLeft }
        spec.kind = pick([.viewController, .viewController, .viewController, .hostingController, .alertController])
    }

    private func declare(_ name: String, _ kind: ControllerKind, _ children: [String], _ scenario: inout Scenario) {
        for child in children where !child.hasPrefix("nav") {
            scenario.controllers[child] = ControllerSpec(name: child, className: child.uppercased() + "ViewController")
        }
        var spec = ControllerSpec(name: name, className: name)
        spec.kind = kind
        spec.children = children
        scenario.controllers[name] = spec
    }

    private mutating func declareColumns(_ scenario: inout Scenario) {
        for name in ["q", "r"] { scenario.controllers[name] = ControllerSpec(name: name, className: name.uppercased()) }
        scenario.controllers["columns"]?.style = chance(2) ? .tripleColumn : .doubleColumn
        if chance(2) { scenario.controllers["columns"]?.compact = "q" }
        if chance(2) { scenario.controllers["columns"]?.inspector = "r" }
        for name in ["tabs", "columns", "page", "nav"] {
            scenario.controllers[name]?.delegate = chance(2) ? pick(plain) : nil
        }
    }

    private mutating func randomStep() -> Step {
        let ios = version
        let verbs = VerbSignature.all.filter { verb in
            !["launch", "call"].contains(verb.name) && ios.major >= verb.since
                && (usesPair || !["beginAppearance", "endAppearance"].contains(verb.name))
        }
        let verb = pick(verbs)
        var options: [String: Step.Argument] = [:]
        for option in verb.options where ios.major >= option.since && (chance(3) || option.name == "root") {
            options[option.name] = argument(option.kind)
        }
        return Step(
            verb: verb, subject: argument(verb.subject), options: options, waits: !chance(4),
            location: SourceLocation(line: 1, column: 1))
    }

    private mutating func argument(_ kind: VerbSignature.Kind) -> Step.Argument {
        let names = plain + ["nav", "page", "g", "h", "columns"]
        switch kind {
        case .nothing: return .nothing
        case .controller: return .controller(pick(names))
        case .optionalController, .controllerOrNone: return chance(2) ? .nothing : .controller(pick(names))
        case .controllers: return .controllers([pick(plain), pick(plain)])
        case .choice(let words): return .text(pick(words))
        case .text: return .text(pick(["tick", "tock"]))
        case .flag: return .flag(chance(2))
        case .size: return .size(CGSize(width: pick([320, 700, 1200]), height: pick([480, 900])))
        case .mask: return .mask([pick(AutoresizingPart.allCases), pick(AutoresizingPart.allCases)])
        case .frame: return .frame(CGRect(x: 0, y: 0, width: pick([100, 320]), height: 100))
        case .scene: return .text(pick(["second", "third"]))
        case .steps: return .steps([randomStep(), randomStep()])
        case .callback: return .callback(pick(plain), .viewWillAppear)
        }
    }

    private func step(_ verb: String, _ subject: Step.Argument) -> Step {
        Step(
            verb: VerbSignature.named(verb) ?? VerbSignature.all[0], subject: subject,
            location: SourceLocation(line: 1, column: 1))
    }

    private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &random) == 0 }

    private mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: 0..<list.count, using: &random)]
    }
}

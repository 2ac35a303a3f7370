import LifecycleLogs
import LifecycleModel
import Yams

extension ScenarioDecoder {
    /// Decodes the scenario. Decodes the keys first that other parts depend on, such as the iOS version.
    func decode(_ root: Node) -> Scenario {
        var scenario = Scenario()
        scenario.file = file
        guard let entries = entries(root, options.readsExpectations ? "a file with expectations" : "a scenario") else {
            return scenario
        }
        let keys = ScenarioDecoder.topKeys.map(\.name)
        let first = ["ios", "storyboard", "views", "controllers"]
        for key in first {
            if let entry = entries.first(where: { $0.key == key }) { decode(key, entry.value, into: &scenario) }
        }
        if let steps = entries.first(where: { $0.key == "steps" }) { findScenes(steps.value) }
        for (key, keyNode, value) in entries where !first.contains(key) {
            if keys.contains(key) {
                decode(key, value, into: &scenario)
            } else {
                reportUnknown("key", key, among: keys, at: keyNode)
            }
        }
        if !options.readsExpectations, !entries.contains(where: { $0.key == "steps" }) {
            report(
                root,
                "the scenario has no 'steps'; add 'steps' with at least '- launch: \(names.sorted().first ?? "home")'"
            )
        }
        for (name, spec) in borrowed.sorted(by: { $0.key < $1.key }) { scenario.controllers[name] = spec }
        scenario.storyboard = storyboard
        let declared = entries.first { $0.key == "controllers" }?.value.mapping
        let storyboardNode = entries.first { $0.key == "storyboard" }?.value
        for (name, target) in references.sorted(by: { $0.key < $1.key }) {
            report(
                storyboardNode ?? root,
                "the storyboard refers to '\(target)' in another storyboard, which the scenario doesn't read; declare "
                    + "'\(name)' under 'controllers', with 'view: storyboard'")
        }
        checkLevels(of: scenario) { name in
            declared?.first { $0.key.string == name }?.key ?? storyboardNode ?? root
        }
        return scenario
    }

    private func decode(_ key: String, _ value: Node, into scenario: inout Scenario) {
        switch key {
        case "title": scenario.title = text(value, "the title")
        case "ios":
            if let version = version(value) {
                scenario.ios = version
                ios = version
            }
        case "storyboard": openStoryboard(value)
        case "views":
            recordsViews = flag(value, "'views'") ?? false
            scenario.recordsViews = recordsViews
        case "scenes":
            scenario.hasScenes = flag(value, "'scenes'")
            if scenario.hasScenes == true { requires(13, "'scenes: true'", value) }
        case "device": scenario.device = device(value)
        case "controllers": decodeControllers(value, into: &scenario)
        case "steps":
            scenario.steps = steps(value)
            if scenario.steps.isEmpty {
                report(value, "'steps' contains no valid step; add at least the step 'launch'")
            }
            if scenario.steps.count > Limit.steps.value {
                report(value, Limit.steps.refusal)
            }
        default: scenario.expectations = expectations(value)
        }
    }

    private func version(_ node: Node) -> IOSVersion? {
        guard let word = text(node, "'ios'") else { return nil }
        guard let version = IOSVersion(word) else {
            report(node, "'\(word)' is not an iOS version; write a version such as '17' or '17.2'")
            return nil
        }
        guard version.isSupported else {
            report(
                node, "unsupported iOS version \(version); use one from \(IOSVersion.oldest) to \(IOSVersion.latest)")
            return nil
        }
        return version
    }

    private func device(_ node: Node) -> Device {
        let entries = entries(node, "'device'") ?? []
        let words = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
        for (key, keyNode, _) in entries {
            guard let known = ScenarioDecoder.deviceKeys.first(where: { $0.name == key }) else {
                reportUnknown("key", key, among: ScenarioDecoder.deviceKeys.map(\.name), at: keyNode)
                continue
            }
            requires(known.since, "'\(key)'", keyNode)
        }
        // Read the idiom and the orientation first, because the size depends on them.
        var device = Device(
            idiom: words["idiom"].flatMap { choice($0, "idiom") } ?? .phone,
            orientation: words["orientation"].flatMap { choice($0, "orientation") } ?? .portrait)
        if let size = words["size"].flatMap({ points($0, "'size'") }) { device.setWindowSize(size) }
        device.style = words["style"].flatMap { choice($0, "style") } ?? .light
        device.orientations = words["orientations"].map(orientations)
        return device
    }

    private func openStoryboard(_ node: Node) {
        guard let name = text(node, "'storyboard'") else { return }
        let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts[0].count > 0, !parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
            return report(
                node, "invalid storyboard path '\(name)'; write a path relative to the scenario's folder, without '..'")
        }
        let path = folder + name
        guard let bytes = options.open(path) else {
            report(node, "can't open the storyboard '\(path)'; check that the file exists and is readable")
            return
        }
        do {
            let document = try Reader.storyboard.read(InputSource(name: path, bytes: bytes), options)
            if case .storyboard(let board) = document { storyboard = board }
        } catch {
            report(node, "can't read the storyboard '\(path)': \(error.diagnostics.first?.message ?? "")")
        }
    }

    /// Declares the storyboard's controller whose identifier, class, or ID is `name`, and the controller's
    /// descendants. Returns whether the storyboard contains the controller. Placeholders don't count.
    ///
    /// Children and embedded controllers get their names from the storyboard. If the scenario declares a controller
    /// with such a name, the scenario's controller is used instead.
    func borrow(_ name: String) -> Bool {
        var waiting = [name]
        while let next = waiting.popLast() {
            guard !names.contains(next), borrowed[next] == nil, let storyboard,
                let controller = storyboard.controller(named: next), !controller.isPlaceholder
            else { continue }
            let spec = spec(next, controller, in: storyboard)
            borrowed[next] = spec
            waiting += spec.children + spec.embeds
        }
        return borrowed[name] != nil
    }

    private func spec(
        _ name: String, _ controller: Storyboard.Controller, in storyboard: Storyboard
    ) -> ControllerSpec {
        var spec = ControllerSpec(name: name, className: storyboard.className(of: controller))
        spec.kind = controller.kind
        spec.view = .storyboard
        let children = storyboard.children(of: controller).compactMap(\.controller)
        let embeds = storyboard.embeds(of: controller).compactMap(\.controller)
        spec.children = children.map(\.nameInScenario)
        spec.embeds = embeds.map(\.nameInScenario)
        for reference in children + embeds where reference.isPlaceholder && !names.contains(reference.nameInScenario) {
            references[reference.nameInScenario] = reference.referenceText
        }
        return spec
    }
}

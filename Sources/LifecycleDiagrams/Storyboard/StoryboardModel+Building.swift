import LifecycleModel

extension StoryboardModel {
    /// Builds the map of a storyboard, whose references can lead to the other storyboards in `set`. If `together` is
    /// true, the map contains the scenes of all storyboards in `set`.
    init(_ storyboard: Storyboard, _ options: DiagramOptions) {
        let (files, own) = options.storyboard.storyboards.including(storyboard)
        let together = options.storyboard.together
        var builder = Builder(
            files: files, own: own, options: options, fileIndex: own, map: StoryboardModel(options: options))
        builder.build(own)
        if together { for fileIndex in files.storyboards.indices where fileIndex != own { builder.build(fileIndex) } }
        self = builder.map
    }

    private struct Builder {
        let files: StoryboardSet
        /// The index of the drawing's own file.
        let own: Int
        let options: DiagramOptions
        /// The index of the current file.
        var fileIndex: Int
        var map: StoryboardModel
        /// The key of the card for each ID in the current file.
        var keys: [String: String] = [:]
        /// The number of children so far in each container, for the labels of tabs and panes.
        var numbers: [String: Int] = [:]
        /// The IDs of the navigation controllers in the current file.
        var navigations: Set<String> = []
        /// The controllers of the current file's exits, keyed by the IDs of the exits.
        var exits: [String: Storyboard.Controller] = [:]

        var storyboard: Storyboard { files.storyboards[fileIndex] }

        mutating func build(_ fileIndex: Int) {
            self.fileIndex = fileIndex
            (keys, numbers) = ([:], [:])
            navigations = Set(storyboard.controllers.filter { $0.kind == .navigationController }.map(\.id))
            exits = storyboard.exitControllers
            // Code can show a scene in a way that the map doesn't contain.
            let unreachable = storyboard.isCode ? [] : Set(storyboard.unreachableControllers)
            if let owner = storyboard.owner, owner.isController { map.add(card(owner, in: fileIndex)) }
            for controller in storyboard.controllers {
                if controller.isPlaceholder {
                    addReference(controller)
                } else {
                    var card = self.card(controller, in: fileIndex)
                    card.isUnreachable = unreachable.contains(controller)
                    add(card, for: controller.id)
                }
            }
            addInitial()
            for (index, segue) in storyboard.segues.enumerated() { add(segue, at: index) }
            for controller in storyboard.controllers { addChildren(of: controller) }
        }

        private mutating func add(_ card: StoryboardModel.Card, for id: String) {
            map.add(card)
            if keys[id] == nil { keys[id] = card.key }
        }

        private mutating func addInitial() {
            guard let initial = storyboard.initial else { return }
            if keys[initial] == nil { addMissing(initial, line: storyboard.line) }
            map.change(keys[initial] ?? "") { $0.isInitial = true }
        }

        private mutating func addMissing(_ id: String, line: Int) {
            // In a map of code, the class with the code follows the expression.
            let expression =
                storyboard.isCode ? id.ranges(of: " in ").last.map { String(id[..<$0.lowerBound]) } ?? id : nil
            let card = StoryboardModel.Card(
                key: "missing/\(number(fileIndex))/\(id)", kind: .missing, name: expression ?? options["missing"],
                details: [expression == nil ? id : options["unknown"]], group: group(fileIndex), line: line,
                sentence: expression.map { options["Unknown: \($0)."] }
                    ?? options["Missing: no controller has the ID \(id)."])
            add(card, for: id)
        }

        // MARK: Cards

        /// The card of a xib's File's Owner, with the outlets that are connected.
        private func card(_ owner: Storyboard.Owner, in fileIndex: Int) -> StoryboardModel.Card {
            let outlets = owner.outlets.isEmpty ? options["no outlets"] : options.row(owner.outlets)
            return StoryboardModel.Card(
                key: "owner/\(number(fileIndex))", kind: .scene, name: owner.className.onOneLine(limit: 40),
                details: ["File's Owner", outlets.onOneLine(limit: 40)], group: group(fileIndex),
                file: storyboard.file, line: owner.line,
                sentence: options["\(owner.className), the File's Owner, with \(outlets)."], names: [owner.className])
        }

        private func card(_ controller: Storyboard.Controller, in fileIndex: Int) -> StoryboardModel.Card {
            var card = StoryboardModel.Card(
                key: "\(number(fileIndex))/\(controller.id)", kind: .scene, name: controller.label,
                group: group(fileIndex), file: controller.file ?? files.storyboards[fileIndex].file,
                position: controller.position,
                line: controller.line, sentence: "")
            card.details = details(of: controller)
            card.identifier = options.storyboard.identifiers ? controller.storyboardIdentifier : nil
            card.mark = options.storyboard.marks.controllers[controller.id]
            card.details += options.storyboard.marks.details[controller.id] ?? []
            card.remark = controller.customClass ?? options["navigation"]
            let identifier = card.identifier.map { ["id \($0)"] } ?? []
            let words =
                [controller.label] + card.details + identifier + [self.location(controller.line, in: controller.file)]
            card.sentence = options["\(card.mark.map(state) ?? "")\(words.joined(separator: options[", "]))."]
            card.names = names(of: controller)
            return card
        }

        /// Returns the start of a sentence about a card or a link that differs.
        private func state(_ mark: StoryboardMarks.Mark) -> String { options["\(options[mark.word]): "] }

        private func names(of controller: Storyboard.Controller) -> Set<String> {
            let names = [
                controller.id, controller.customClass, controller.storyboardIdentifier, controller.title,
                controller.userLabel, controller.label,
            ]
            return Set(names.compactMap { $0 })
        }

        /// Returns the name of the group for a file's cards, or an empty string for the drawing's own file. If several
        /// files have the same name, the name of the group is the file's path.
        private func group(_ fileIndex: Int) -> String {
            guard fileIndex != own else { return "" }
            let name = files.storyboards[fileIndex].name
            return files.count(named: name) > 1 ? files.storyboards[fileIndex].file : name
        }

        /// Returns the number of a file in keys: 0 for the drawing's own file, and 1 or more for other files.
        private func number(_ fileIndex: Int) -> Int {
            fileIndex == own ? 0 : fileIndex < own ? fileIndex + 1 : fileIndex
        }

        private func details(of controller: Storyboard.Controller) -> [String] {
            var lines: [String] = []
            let element = controller.plainElement.lowercased()
            let isUsual = element == "view controller" || element == "controller"
            if !isUsual, element != controller.label.lowercased() { lines.append(options[Wording(element)]) }
            let titles = [controller.title, controller.navigationTitle, controller.tabTitle, controller.userLabel]
            if let title = titles.compactMap({ $0 }).first(where: { $0 != controller.label }) {
                lines.append("“\(title)”")
            }
            if controller.file != nil { lines.append(self.location(controller.line, in: controller.file)) }
            return lines
        }

        /// Returns a location as text: the line, after the file if it isn't `other` or the storyboard's own file.
        private func location(_ line: Int, in file: String?, besides other: String? = nil) -> String {
            guard let file, file != other else { return options["line \(line)"] }
            return "\(file.split(separator: "/").last ?? ""):\(line)"
        }

        /// Replaces a reference with its target in this drawing, or with the card of another file. If the target doesn't
        /// exist, adds a card for the missing controller.
        private mutating func addReference(_ placeholder: Storyboard.Controller) {
            let name = placeholder.storyboardName ?? storyboard.name
            switch files.target(of: placeholder, in: fileIndex) {
            case .controller(let other, let id) where other == fileIndex || options.storyboard.together:
                keys[placeholder.id] = "\(number(other))/\(id)"
            case .controller(let fileIndex, let id):
                guard let target = files.storyboards[fileIndex].controller(id: id) else { return }
                addFile(
                    name, group: group(fileIndex), file: files.storyboards[fileIndex].file, for: placeholder,
                    to: target.label, names: names(of: target))
            case .nothing(let reason) where files.count(named: name) > 0:
                let target = placeholder.referencedIdentifier ?? options["initial controller"]
                var card = StoryboardModel.Card(
                    key: "missing/\(name)/\(target)", kind: .missing, name: target, details: [reason], group: name,
                    position: placeholder.position, line: placeholder.line,
                    sentence: options["Reference to \(target) of \(name), line \(placeholder.line)."])
                card.names = [placeholder.id, target, name]
                add(card, for: placeholder.id)
            case .nothing, .notGiven, .ambiguous, .bundle:
                let bundle = placeholder.bundleIdentifier.map { " " + options["in \($0)"] } ?? ""
                addFile(
                    name, group: name + bundle, file: nil, for: placeholder,
                    to: (placeholder.referencedIdentifier ?? options["the initial controller"]) + bundle, names: [])
            }
        }

        /// Adds a reference to another storyboard, whose references share one card.
        private mutating func addFile(
            _ name: String, group: String, file: String?, for placeholder: Storyboard.Controller, to target: String,
            names: Set<String>
        ) {
            let key = "file/\(group)"
            add(
                StoryboardModel.Card(
                    key: key, kind: .reference, name: "\(name).storyboard ↗", group: group, file: file,
                    position: placeholder.position, line: placeholder.line,
                    sentence: options["\(name + ".storyboard")."]),
                for: placeholder.id)
            map.change(key) { card in
                card.sentence += options[" Reference to \(target), line \(placeholder.line)."]
                card.names.formUnion(names)
                card.names.formUnion([placeholder.id, placeholder.referencedIdentifier ?? name, name])
            }
        }

        // MARK: Links

        private mutating func add(_ segue: Storyboard.Segue, at index: Int) {
            let (from, marks) = (source(of: segue), options.storyboard.marks)
            let mark = marks.segues[index]
            guard segue.work != .unwind else { return addUnwind(segue, from, mark) }
            guard let from, let destination = segue.destination else { return }
            if keys[destination] == nil { addMissing(destination, line: segue.line) }
            guard let to = keys[destination] else { return }
            let (word, old) = (word(for: segue), marks.replaced[index])
            let before = old.flatMap { $0.work == .relationship ? nil : self.word(for: $0) } ?? word
            var link = link(segue, from, to, word: before == word ? word : "\(before) → \(word)", mark)
            if let old, old.identifier != segue.identifier, options.storyboard.identifiers {
                let values = [old, segue].map { $0.identifier ?? options["none"] }
                link.identifiers = [values.joined(separator: " → ")]
            }
            link.details = marks.segueDetails[index] ?? []
            map.add(link)
        }

        /// Adds an unwind segue as a link. If the segue leads to its own scene's exit or to a missing exit, its
        /// destination is unknown, and the segue is a line in the card of its source instead. If `from` is nil, does
        /// nothing.
        private mutating func addUnwind(_ segue: Storyboard.Segue, _ from: String?, _ mark: StoryboardMarks.Mark?) {
            guard let from else { return }
            let target = segue.destination.flatMap { exits[$0] }
            if let target, target.scene != segue.scene, let to = keys[target.id] {
                map.add(link(segue, from, to, word: options["unwind"], mark))
            } else {
                let sign = mark.map { "\($0.sign) " } ?? ""
                let action = segue.unwindAction ?? segue.identifier ?? options["an exit"]
                let line = sign + options["unwinds with \(action)"]
                map.change(from) { if !$0.details.contains(line) { $0.details.append(line) } }
            }
        }

        private mutating func source(of segue: Storyboard.Segue) -> String? {
            if let source = segue.source { return keys[source] }
            guard let scene = segue.scene, storyboard.scenes.indices.contains(scene) else { return nil }
            let isApplication = storyboard.scenes[scene].isApplication
            let card = StoryboardModel.Card(
                key: "scene/\(number(fileIndex))/\(scene)", kind: .application,
                name: options[isApplication ? "Application" : "Scene"],
                details: [options[isApplication ? "its menus" : "without a controller"]], group: group(fileIndex),
                position: storyboard.scenes[scene].position, line: storyboard.scenes[scene].line,
                sentence: options[isApplication ? "The application's menus." : "A scene without a controller."])
            map.add(card)
            return card.key
        }

        /// Adds a link to a controller from its container, if a xib nests the controller in the container.
        private mutating func addChildren(of controller: Storyboard.Controller) {
            guard let parent = controller.parent, let from = keys[parent], let to = keys[controller.id] else { return }
            var segue = Storyboard.Segue(kind: "relationship", source: parent, destination: nil, line: controller.line)
            segue.relationship = controller.role
            map.add(link(segue, from, to, word: word(for: segue)))
        }

        private func link(
            _ segue: Storyboard.Segue, _ from: String, _ to: String, word: String, _ mark: StoryboardMarks.Mark? = nil
        ) -> StoryboardModel.Link {
            var link = StoryboardModel.Link(from: from, to: to, work: segue.work, word: word)
            link.mark = mark
            link.isRoot = segue.work == .relationship && role(of: segue) == "root"
            if let identifier = segue.identifier, options.storyboard.identifiers { link.identifiers = [identifier] }
            let by = segue.trigger.map { segue.hasOwnTrigger ? "" : options[" by \($0)"] } ?? ""
            let name = [segue.identifier, segue.unwindAction].compactMap(\.self).map { " '\($0)'" }.joined()
            let what = (mark.map(state) ?? "") + word + name
            let (start, end) = (map[from]?.name ?? from, map[to]?.name ?? to)
            link.sentences = [
                options["\(what) from \(start) to \(end)\(by), \(self.location(segue.line, in: segue.file))"]
            ]
            if segue.isCode { link.locations = [self.location(segue.line, in: segue.file, besides: map[from]?.file)] }
            return link
        }

        private mutating func word(for segue: Storyboard.Segue) -> String {
            switch segue.work {
            case .relationship:
                let role = role(of: segue)
                guard role == "tab" || role == "pane" else { return options[Wording(role)] }
                let key = "\(segue.source ?? "")/\(segue.relationship ?? "")"
                numbers[key, default: 0] += 1
                return options[Wording(role + " %", "\(numbers[key, default: 1])")]
            case .nextPage: return options["next page"]
            case .embed: return options["embed"]
            case .show, .showDetail, .other: return options[Wording(segue.kind ?? "segue without kind")]
            case .present: return options[segue.kind == "sheet" ? "sheet" : "present"] + style(of: segue)
            case .popover: return options["popover"]
            case .custom: return segue.customClass.map { options["custom \($0)"] } ?? options["custom"]
            case .unwind: return options["unwind"]
            }
        }

        private func style(of segue: Storyboard.Segue) -> String {
            guard let style = segue.modalPresentationStyle else { return "" }
            let words = style.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
            return options[" (\(options[Wording(words)]))"]
        }

        private func role(of segue: Storyboard.Segue) -> String {
            let role = segue.relationship ?? "child"
            let isWithinNavigation = segue.source.map { navigations.contains($0) } ?? false
            switch role {
            case "rootViewController": return "root"
            case "viewControllers" where isWithinNavigation: return "root"
            case "masterViewController": return "primary"
            case "supplementaryViewController": return "supplementary"
            case "detailViewController": return "secondary"
            case "window.shadowedContentViewController", "windowContent": return "window content"
            case "viewControllers", "tabItems": return "tab"
            case "splitItems": return "pane"
            default: return role
            }
        }
    }
}

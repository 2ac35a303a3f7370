import Graphviz
import LifecycleModel

extension TimelineModel {
    /// The participants with a lifeline: UIKit, if it sends a message and ``hasUIKit`` is true, and then the
    /// controllers. If there are many controllers, those with only folded callbacks are omitted.
    var drawnParticipants: [Participant] {
        var (used, folded): (Set<ControllerID>, Set<ControllerID>) = ([], [])
        var needsUIKit = false
        var participants: [Participant] = []
        for row in rows {
            switch row {
            case .message(let message):
                used.insert(message.event.controller)
                if let sender = message.sender { used.insert(sender) } else if !message.isFound { needsUIKit = true }
            case .mark(let controller, _): used.insert(controller)
            case .fold(let folds): folded.formUnion(folds.map(\.controller))
            case .step, .banner: break
            }
        }
        if folded.union(used).count <= TimelineModel.manyParticipants { used.formUnion(folded) }
        if needsUIKit, hasUIKit {
            participants.append(Participant(controller: nil, name: "UIKit", remark: "the system"))
        }
        return participants + used.sorted { order[$0] ?? 0 < order[$1] ?? 0 }.map(participant)
    }

    private static let manyParticipants = 12

    private func participant(_ id: ControllerID) -> Participant {
        let info = run[id]
        let name = TextMetrics.wrapName(info.shortClassName, to: 170, Theme.name)
        let remark = info.id == info.className || info.id == info.shortClassName ? info.address ?? "" : info.id
        return Participant(controller: id, name: name, remark: remark, address: info.address ?? "")
    }
}

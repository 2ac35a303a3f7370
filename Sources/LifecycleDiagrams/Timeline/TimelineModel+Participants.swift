import Graphviz
import LifecycleModel

extension TimelineModel {
    /// The participants with a lifeline: UIKit, if it sends a message and ``hasUIKit`` is true, and then the controllers
    /// that send or receive a message or perform an action.
    var drawnParticipants: [Participant] {
        var used: Set<ControllerID> = []
        var needsUIKit = false
        for row in rows {
            switch row {
            case .message(let message):
                used.insert(message.event.controller)
                if let sender = message.sender { used.insert(sender) } else if !message.isFound { needsUIKit = true }
            case .mark(let controller, _): used.insert(controller)
            case .fold, .step, .banner: break
            }
        }
        let first = needsUIKit && hasUIKit ? [Participant(controller: nil, name: "UIKit", remark: "")] : []
        return first + used.sorted { order[$0] ?? 0 < order[$1] ?? 0 }.map(participant)
    }

    private func participant(_ id: ControllerID) -> Participant {
        let (info, address) = (run[id], run[id].address ?? "")
        let isNamedByClass = info.id == info.className || info.id == info.shortClassName
        return Participant(
            controller: id, name: isNamedByClass ? info.shortClassName : info.id,
            remark: isNamedByClass ? address : info.shortClassName + (info.isInferred ? ", inferred" : ""),
            address: address)
    }
}

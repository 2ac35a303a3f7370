import LifecycleModel

extension Verb {
    static let presentation: [Verb] = [present, dismiss, dragSheet, moveSheet, tapOutside, preview]

    private static let present = Verb(.present) { call in
        guard let subject = call.subject, let source = call.controller("from") ?? call.current else { return }
        if let style = call.text("style").flatMap(UIModalPresentationStyle.init) {
            subject.modalPresentationStyle = style
        }
        call.noteBeforeLaunch(subject)
        source.present(
            subject, animated: call.isAnimated, isReversed: call.has("interrupt"),
            gesture: call.isCompleted.map { $0 ? .completed : .cancelled }, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let dismiss = Verb(.dismiss) { call in
        guard let receiver = call.subject ?? call.current else { return }
        let shown = receiver.presentationToDismiss?.presented
        // A step that dismisses an alert represents a tap on one of its actions.
        let tap = shown is UIAlertController && call.receiver == nil ? call.tapHandler(of: shown) : nil
        let returned = call.completion(receiver, shown)
        let completion = {
            tap?()
            returned()
        }
        if let isCompleted = call.isCompleted, let top = shown?.topPresented.presentation {
            top.dismissInteractively(completed: isCompleted, completion: completion)
        } else {
            receiver.dismiss(animated: call.isAnimated, isReversed: call.has("interrupt"), completion: completion)
        }
        call.returned(receiver, shown)
    }

    private static let dragSheet = Verb(.dragSheet) { call in
        guard let top = call.topPresentation, top.style.isDraggable(in: call.simulation.ios),
            let drag = UIPresentationController.Drag(rawValue: call.word)
        else { return }
        top.drag(drag, completion: call.completion(top.presented))
    }

    private static let tapOutside = Verb(.tapOutside) { call in
        guard let top = call.topPresentation, top.endsByTapOutside,
            let drag = UIPresentationController.Drag(rawValue: call.word)
        else { return }
        top.drag(drag, isTap: true, completion: call.completion(top.presented))
    }

    private static let preview = Verb(.preview) { call in
        guard let subject = call.subject, let source = call.controller("from") ?? call.current else { return }
        source.preview(subject, commits: call.text("then") == "commit", completion: call.completion(subject))
        call.returned(subject)
    }

    private static let moveSheet = Verb(.moveSheet) { call in
        call.topPresentation?.moveSheet(to: call.word)
    }
}

extension Call {
    /// The presentation that shows the frontmost visible controller, or nil if no presentation does.
    fileprivate var topPresentation: UIPresentationController? { visible?.presentationAround }
}

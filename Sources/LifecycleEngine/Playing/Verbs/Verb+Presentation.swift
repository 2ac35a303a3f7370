import LifecycleModel

extension Verb {
    /// What presents and dismisses.
    static let presentation: [Verb] = [present, dismiss, dragSheet]

    private static let present = Verb(.present) { call in
        guard let subject = call.subject, let source = call.controller("from") ?? call.current else { return }
        if let style = call.text("style").flatMap(UIModalPresentationStyle.init) {
            subject.modalPresentationStyle = style
        }
        source.present(subject, animated: call.isAnimated, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let dismiss = Verb(.dismiss) { call in
        guard let receiver = call.subject ?? call.current else { return }
        let shown = receiver.outermost.presentedViewController ?? receiver.presentationAround?.presented
        let completion = call.completion(receiver, shown)
        if let isCompleted = call.isCompleted, let top = receiver.outermost.topPresented.presentation {
            top.dismissInteractively(completed: isCompleted, completion: completion)
        } else {
            receiver.dismiss(animated: call.isAnimated, completion: completion)
        }
        call.returned(receiver, shown)
    }

    private static let dragSheet = Verb(.dragSheet) { call in
        guard let top = call.simulation.window.rootViewController?.topPresented.presentation,
            top.style.isDraggable(in: call.simulation.ios)
        else { return }
        top.dismissInteractively(completed: call.word == "completed", completion: call.completion(top.presented))
    }
}

import LifecycleModel

extension Verb {
    static let navigation: [Verb] = [
        push, pop, popTo, popToRoot, setStack, swipeBack, hideBar, showBar,
    ]

    private static let push = Verb(.push) { call in
        guard let stack = call.container(UINavigationController.self, "onto", "in"), let subject = call.subject else {
            return
        }
        call.noteBeforeLaunch(subject)
        if let isCompleted = call.isCompleted {
            stack.pushInteractively(subject, completed: isCompleted, completion: call.completion(subject))
        } else {
            stack.push(
                subject, animated: call.isAnimated, isReversed: call.has("interrupt"),
                completion: call.completion(subject))
        }
        call.returned(subject)
    }

    private static let pop = Verb(.pop) { call in
        let named = call.step.subject.name.flatMap(call.player.instance)
        guard let stack = named?.navigationController ?? call.container(UINavigationController.self, "in") else {
            return
        }
        let top = stack.topViewController
        // A pop that is interrupted and reversed is treated as a canceled interactive pop.
        if let isCompleted = call.has("interrupt") ? false : call.isCompleted {
            stack.swipeBack(completed: isCompleted, completion: call.completion(top))
        } else {
            stack.popViewController(animated: call.isAnimated, completion: call.completion(top))
        }
        call.returned(top)
    }

    private static let hideBar = Verb(.hideBar) { setBar(hidden: true, $0) }
    private static let showBar = Verb(.showBar) { setBar(hidden: false, $0) }

    private static func setBar(hidden: Bool, _ call: Call) {
        guard let stack = call.container(UINavigationController.self, "in") else { return }
        stack.setNavigationBarHidden(hidden)
        call.returned(stack)
    }

    private static let popTo = Verb(.popTo) { call in
        guard let stack = call.container(UINavigationController.self, "in"), let subject = call.subject else { return }
        stack.popToViewController(subject, animated: call.isAnimated, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let popToRoot = Verb(.popToRoot) { call in
        let named = call.step.subject.name.flatMap(call.player.instance)
        guard let stack = named?.navigationController ?? call.container(UINavigationController.self, "in") else {
            return
        }
        let root = stack.viewControllers.first
        stack.popToRootViewController(animated: call.isAnimated, completion: call.completion(root))
        call.returned(root)
    }

    private static let setStack = Verb(.setStack) { call in
        guard let stack = call.container(UINavigationController.self, "in") else { return }
        let controllers = call.subjects
        stack.setViewControllers(controllers, animated: call.isAnimated, completion: call.completion(controllers.last))
        call.returned(controllers.last)
    }

    private static let swipeBack = Verb(.swipeBack) { call in
        guard let stack = call.container(UINavigationController.self, "in") else { return }
        stack.swipeBack(completed: call.word == "completed", completion: call.completion(stack.topViewController))
    }
}

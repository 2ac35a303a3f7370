import LifecycleModel

extension Rule {
    static let timerKeepsController = Rule(
        source: "timer-keeps-controller", .warning, "A repeating timer or a display link keeps the controller alive",
        why: """
            The run loop retains the timer, and the timer retains its target or what its block captures. If only deinit \
            invalidates the timer, or nothing does, deinit never runs: the controller stays in memory, and the timer \
            continues to fire.
            """,
        remedy: """
            Invalidate the timer in viewWillDisappear or viewDidDisappear, or capture self weakly in the block.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              class ClockViewController: UIViewController {
                  var timer: Timer?
                  override func viewDidLoad() {
                      super.viewDidLoad()
                      timer = Timer.scheduledTimer( // here
                          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                  }
                  @objc func tick() {}
            -     deinit { timer?.invalidate() }
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
            +         timer?.invalidate()
            +     }
              }
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            let timers = context.functions(of: type).flatMap { function in
                function.events.compactMap { event in
                    event.keepingTimer.map { (event, name: $0, property: function.property(for: event)) }
                }
            }
            return timers.filter { timer in
                !context.endsWork(of: type) { end in
                    guard end.name == "invalidate" else { return false }
                    // The call ends a timer that another property holds.
                    let isOther = timer.property != nil && end.target.ownMember != nil
                    return !isOther || end.target.ownMember == timer.property
                }
            }.map { event, name, _ in
                context.diagnostic(
                    event.location, type,
                    "the \(name) keeps \(type.title) alive, because nothing but deinit can invalidate it; call invalidate() in"
                        + " viewDidDisappear, or capture self weakly")
            }
        }
    }
}

extension SourceFunction {
    /// Returns the own property to which the code assigns the object that a call creates, or nil.
    fileprivate func property(for call: SourceEvent) -> String? {
        let values = [call.target.appending([call.name + "()"]), SourcePath(.value(call.target.text))]
        return events.first {
            $0.kind == .assign && $0.location.line == call.location.line
                && $0.arguments.first?.path.map(values.contains) ?? false
        }?.target.ownMember
    }
}

extension SourceEvent {
    /// The name of the timer that the event starts, if the timer repeats and retains `self`, or nil.
    fileprivate var keepingTimer: String? {
        guard kind == .call, case .type(let type) = target.root, target.members.isEmpty else { return nil }
        let retains = self["target"]?.path?.isSelf ?? arguments.contains { $0.capturesSelf == true }
        guard retains else { return nil }
        switch type {
        case "Timer", "NSTimer": return self["repeats"]?.text == "true" ? "timer" : nil
        case "CADisplayLink": return name == "init" ? "display link" : nil
        default: return nil
        }
    }
}

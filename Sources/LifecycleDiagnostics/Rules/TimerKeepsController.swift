import LifecycleModel

extension Rule {
    static let timerKeepsController = Rule(
        source: "timer-keeps-controller", .warning, "A repeating timer or a display link keeps the controller alive",
        why: """
            The run loop retains the timer, and the timer retains its target or what its block captures. If only deinit \
            invalidates the timer, or nothing does, deinit never runs: the controller stays in memory, and the timer \
            continues to fire.
            """,
        remedy: "Invalidate the timer in viewWillDisappear or viewDidDisappear, or capture self weakly in the block.",
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
        context.retainers { $0.kind != .observer }.map { type, retainer in
            context.diagnostic(
                retainer.event.location, type,
                "the \(retainer.kind.rawValue) keeps \(type.title) alive, because nothing but deinit can invalidate it; call"
                    + " invalidate() in viewDidDisappear, or capture self weakly")
        }
    }
}

/// The scenario that `lifeline init` writes, and what it says to do next.
enum FirstScenario {
    static let text = """
        # A scenario describes what happens to the view controllers of an app. Lifeline plays it by UIKit's rules, draws what
        # happened, and checks what you expect of it:
        #
        #     lifeline run FILE          prints every callback in its order
        #     lifeline render FILE       draws it into the folder 'output'
        #     lifeline check FILE        fails when something is not as it should be
        #     lifeline watch FILE        draws it again whenever you save it
        #
        # Editors complete and check this file after 'lifeline schema > lifeline.schema.json' and with the line
        # '# yaml-language-server: $schema=lifeline.schema.json' at its top.

        title: Look at a detail, and swipe back half-heartedly

        # The rules of that version of iOS; the newest known unless you say so.
        ios: 17

        # Who takes part. The names on the left are yours; the class is what drawings show.
        controllers:
          # A UIKit class name also says what kind of container it is. Its children are there from the start.
          nav: { class: UINavigationController, children: [home] }
          # Short for { class: HomeViewController }.
          home: HomeViewController
          detail:
            class: DetailViewController
            # Where the view comes from: code, override, nib, storyboard or none.
            view: nib
            # What the class does in its own methods. Work that begins when it appears must end when it disappears,
            # even if the user turns round in between.
            overrides:
              viewWillAppear: [ { beginTask: spinner } ]
              viewWillDisappear: [ { endTask: spinner } ]

        # What happens, one thing after another. Every step settles before the next one starts.
        steps:
          - launch: nav

          - push: detail
            # What this step must bring about. Only callbacks of the kinds that are named here are compared.
            expect: [home.viewWillDisappear, detail.viewWillAppear, home.viewDidDisappear, detail.viewDidAppear]

          # The user begins to swipe back, and lets go too early: the controller that was about to appear leaves again.
          - swipeBack: cancelled

          # This time the swipe goes through, and nothing holds the detail any more.
          - swipeBack: completed
            expect:
              only: [viewDidAppear, deinit]
              order: [home.viewDidAppear, detail.deinit]

        # What must hold at the end of it all.
        expect:
          state: { home: appeared }

        """

    /// What to type next.
    static func nextSteps(after file: String) -> String {
        """
        wrote \(file)
        play it:   lifeline run \(file)
        draw it:   lifeline render \(file)
        check it:  lifeline check \(file)

        """
    }
}

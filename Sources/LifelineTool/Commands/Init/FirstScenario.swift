/// The scenario that `lifeline init` writes, and the message that the command prints.
enum FirstScenario {
    static let text = """
        # A scenario describes what happens to the view controllers of an app. Lifeline simulates it with UIKit's rules, draws
        # the result, and checks your expectations:
        #
        #     lifeline run FILE          prints all callbacks in order
        #     lifeline render FILE       draws the scenario into the folder 'output'
        #     lifeline check FILE        reports failed expectations and mistakes
        #     lifeline watch FILE        draws the scenario again whenever you save it
        #
        # For completion in your editor, run 'lifeline schema > lifeline.schema.json' and add the line
        # '# yaml-language-server: $schema=lifeline.schema.json' at the top of this file.

        title: Push a controller, and cancel a swipe back

        # The iOS version to simulate. The default is the newest supported version.
        ios: 17

        # The controllers. You choose the names on the left. Drawings show the name and the class.
        controllers:
          # The name of a UIKit class also sets the kind of container. The container has its children from the start.
          nav: { class: UINavigationController, children: [home] }
          # Short for { class: HomeViewController }.
          home: HomeViewController
          detail:
            class: DetailViewController
            # Where the view comes from: code, override, nib, storyboard, or none.
            view: nib
            # What the class does in its methods. Work that begins in viewWillAppear must end in viewWillDisappear, not
            # in viewDidDisappear, because the user can cancel a transition.
            overrides:
              viewWillAppear: [ { beginTask: spinner } ]
              viewWillDisappear: [ { endTask: spinner } ]

        # What happens. Each step finishes before the next one starts.
        steps:
          - launch: nav

          - push: detail
            # The callbacks that this step sends, in order. Other callback names and other controllers are ignored.
            expect: [home.viewWillDisappear, detail.viewWillAppear, home.viewDidDisappear, detail.viewDidAppear]

          # The user starts to swipe back and cancels, so the controller that was about to appear disappears again.
          - swipeBack: cancelled

          # This swipe completes, and detail is deallocated.
          - swipeBack: completed
            expect:
              only: [viewDidAppear, deinit]
              order: [home.viewDidAppear, detail.deinit]

        # Expectations at the end of the run.
        expect:
          state: { home: appeared }

        """

    static func nextSteps(after file: String) -> String {
        """
        wrote \(file)
        simulate it:  lifeline run \(file)
        draw it:      lifeline render \(file)
        check it:     lifeline check \(file)

        """
    }
}

/// The instructions for coding agents that `lifeline explain agents` prints. The file
/// `.github/skills/lifeline/SKILL.md` has the same text.
enum AgentInstructions {
    static let text = """
        ---
        name: lifeline
        description: Answer questions about the iOS view controller lifecycle, read console logs of callbacks, and draw \
        diagrams. Use it if viewWillAppear, viewDidLoad, onAppear, or deinit is called twice, too early, or not at all, or \
        if UIKit prints a warning about a presentation or a transition.
        ---

        # Lifeline

        `lifeline` is a command-line program. It needs no network. Results go to standard output, and diagnostics to
        standard error.

        ## Answer a question

        ```sh
        lifeline explain 'viewWillAppear not called after dismissing a sheet' --format json
        lifeline explain order push --ios 12
        ```

        The JSON has `topic`, `cause`, `check` (how to tell whether the cause applies), `fix`, `versions`, `evidence`, and
        `others`, which names the next topics. `lifeline schema explain` prints its schema. Exit status 1 means that no topic
        answers the question: read `others`, and ask again with the name of a callback or of a topic. Pass UIKit messages
        as they are. Verify the cause in the code with `check` before you apply `fix`.

        ## Check a log or a scenario

        ```sh
        lifeline check console.log --format json
        lifeline inspect console.log --format jsonl
        ```

        A log is what `print`, `NSLog`, or `os_log` wrote in the callbacks, such as `HomeViewController viewDidLoad`. `check`
        reports wrong orders with their lines, and exits with 1 if it finds an error. `lifeline explain RULE` explains a
        diagnostic's rule.

        ## Simulate and draw

        ```sh
        lifeline init scenario.yaml
        lifeline run scenario.yaml --format jsonl
        lifeline render scenario.yaml -o drawings
        ```

        `init` writes a scenario with comments, `run` prints the callbacks of a scenario, and `render` draws it as SVG.

        ## Exit statuses

        | status | meaning |
        | --- | --- |
        | 0 | The command succeeded. |
        | 1 | `check` found an error, `diff` a difference, or `explain` no answer. |
        | 2 | An input can't be read or simulated. |
        | 64 | The arguments are invalid. The message names the problem. |

        """
}

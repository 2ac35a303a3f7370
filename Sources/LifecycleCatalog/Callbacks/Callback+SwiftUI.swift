extension Callback.Definition {
    /// Callbacks to SwiftUI views.
    static let swiftUI: [Callback.Definition] = [
        Callback.Definition(
            .onAppear, "onAppear()", .swiftUI, since: 13, page: "../swiftui/view/onappear(perform:)",
            contract: "The SwiftUI view in a hosting controller appears: after layout, before drawing.",
            frequency: "at every appearance of the hosting controller, except after a canceled disappearance",
            uses: "starting work that the SwiftUI view needs while it is shown",
            avoid: "using it like viewDidAppear: SwiftUI calls it before the animation",
            evidence: "Application/Hosting controllers"),
        Callback.Definition(
            .onDisappear, "onDisappear()", .swiftUI, since: 13, page: "../swiftui/view/ondisappear(perform:)",
            contract: "The SwiftUI view in a hosting controller has disappeared.",
            frequency: "at every completed disappearance of the hosting controller",
            uses: "stopping work that the SwiftUI view started",
            avoid:
                "relying on it after every viewWillDisappear: SwiftUI doesn't call it after a canceled disappearance",
            evidence: "Application/Hosting controllers"),
        Callback.Definition(
            .task, "task()", .swiftUI, since: 15, page: "../swiftui/view/task(priority:_:)",
            contract: "The SwiftUI view appears. Its asynchronous work is canceled after the view disappears.",
            frequency: "at every appearance of the view, and again when the value of task(id:) changes",
            uses: "asynchronous work for as long as the view is shown",
            avoid: "catching CancellationError as a failure: SwiftUI cancels the work when the view disappears",
            evidence: "Application/Hosting controllers"),
    ]
}

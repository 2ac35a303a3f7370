import LifecycleModel

extension Diagram {
    /// A diagram of each notification's posters and observers.
    public static let notifications = ofRuns(
        "notifications", "the posters and observers of each notification",
        // The timeline shows a notification with one poster and one observer just as well.
        isDefault: { run in
            let topics = NotificationsModel(run, DiagramOptions(name: "")).topics
            return topics.reduce(0) { $0 + $1.posters.count + $1.observers.count } > 2
        },
        canDraw: { run, options in !NotificationsModel(run, options).topics.isEmpty },
        draw: { run, options in [NotificationsDrawing(run, options).picture()] })
}

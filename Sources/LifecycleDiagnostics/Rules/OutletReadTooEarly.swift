import LifecycleModel

extension Rule {
    static let outletReadTooEarly = Rule(
        "outlet-read-too-early", .error, "An outlet is read before it is connected",
        why: """
            UIKit connects the outlets of a view while loadView loads the nib or storyboard. Before that, and if nothing \
            connects the outlet, the outlet is nil, and reading an implicitly unwrapped outlet ends the app.
            """,
        remedy: """
            Read outlets in viewDidLoad or later. To configure another controller, set its properties instead of its \
            outlets, and let its viewDidLoad copy them into the outlets.
            """,
        evidence: "Loading/Outlets",
        example: """
              controllers:
                home: { class: HomeViewController, view: storyboard }
                detail:
                  class: DetailViewController
                  view: storyboard
                  overrides:
            -       awakeFromNib:
            +       viewDidLoad:
                      - { readOutlet: title } # here
              steps:
                - launch: home
                - segue: detail
                  kind: present
            """
    ) { context in
        context.actions(.readOutlet).compactMap { position, action in
            guard let reason = action.detail, let name = action.name else { return nil }
            let owner = action.target ?? action.subject
            let callback = context.callback(around: action).map { "\($0.callback.swiftName) of " } ?? ""
            let reader = "\(callback)\(context.name(action.subject))"
            let outlet = "the outlet '\(name)'" + (action.target == nil ? "" : " of \(context.name(owner))")
            return context.diagnostic(
                position, action.subject,
                reason == .neverConnected
                    ? "\(reader) reads \(outlet), which no nib or storyboard connects; connect it in Interface Builder"
                    : "\(reader) reads \(outlet) before it is connected, so it is nil; read it in viewDidLoad() of"
                        + " \(context.name(owner)) or later")
        }
    }
}

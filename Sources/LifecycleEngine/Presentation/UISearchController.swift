/// A controller that shows search results. Without a style, it is presented over the nearest controller that defines a
/// presentation context (Evidence, Alerts and search controllers).
open class UISearchController: UIViewController {
    override var ownPresentation: String? { "search" }

    /// Taps the search bar in `source`, which presents the controller, or the Cancel button if it is presented.
    func tap(in source: UIViewController?, completion: @escaping () -> Void) {
        if let presentation {
            presentation.presenter?.dismiss(animated: true, completion: completion)
        } else if let source {
            source.present(self, animated: true, completion: completion)
            presentation?.isAutomatic = true
        }
    }
}

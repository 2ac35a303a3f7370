/// An alert or action sheet. Without a style, it is presented over the current content (Evidence, Alerts and search
/// controllers).
open class UIAlertController: UIViewController {
    override var ownPresentation: String? { "alert" }
}

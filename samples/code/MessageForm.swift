import UIKit

/// A form whose keyboard observer comes twice: a canceled swipe back sends viewWillAppear again, but no
/// viewDidDisappear in between. Each notification then moves the form twice.
final class MessageFormViewController: UIViewController {
    private let textView = UITextView()
    private var bottom: NSLayoutConstraint?
    private var draftTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        bottom = textView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoves), name: UIResponder.keyboardWillChangeFrameNotification, object: nil
        )
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
        saveDrafts()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        draftTimer?.invalidate()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    private func saveDrafts() {
        draftTimer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in self?.saveDraft() }
    }

    private func saveDraft() { UserDefaults.standard.set(textView.text, forKey: "draft") }

    @objc private func keyboardMoves(_ note: Notification) { bottom?.constant -= 40 }
}

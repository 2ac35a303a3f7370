import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: RecipesViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class RecipesViewController: UITableViewController {
    private let recipes = RecipeStore.shared

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if recipes.isFirstLaunch { present(WelcomeViewController(), animated: true) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let recipe = RecipeViewController(recipes[indexPath.row])
        navigationController?.pushViewController(recipe, animated: true)
    }

    @objc private func compose() {
        present(UINavigationController(rootViewController: EditorViewController()), animated: true)
    }

    @objc private func delete() {
        present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
    }
}

final class RecipeViewController: UIViewController {
    private let recipe: Recipe
    private let steps = StepsViewController()

    init(_ recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(steps)
        view.addSubview(steps.view)
        steps.didMove(toParent: self)
    }

    @objc private func edit() { present(EditorViewController(), animated: true) }
    @objc private func share() { present(Sharing.controller(for: recipe), animated: true) }
}

final class StepsViewController: UITableViewController {}

final class WelcomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
    }
}

final class EditorViewController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }
}

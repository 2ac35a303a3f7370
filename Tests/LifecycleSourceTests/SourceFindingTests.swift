#if Source
import LifecycleDiagnostics
import LifecycleLogs
import LifecycleModel
import Testing

/// Code with the findings in it: a line with a finding ends with `// RULE`, or with `// ` and several rules.
struct SourceCase: CustomTestStringConvertible {
    let testDescription: String
    let code: String

    init(_ name: String, _ code: String) { (testDescription, self.code) = (name, code) }

    var expected: [String] {
        let ids = Set(Rule.all.map(\.id))
        return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            guard let comment = line.firstRange(of: "// ") else { return [String]() }
            let words = line[comment.upperBound...].split(separator: " ").map(String.init)
            return words.allSatisfy(ids.contains) ? words.map { "\(index + 1) \($0)" } : []
        }.sorted()
    }
}

@Suite("Findings in Swift code")
struct SourceFindingTests {
    @Test("Exactly the marked lines are reported", arguments: correct + mistakes)
    func exact(example: SourceCase) throws {
        let found = try findings(in: example.code).map { "\($0.location.line ?? 0) \($0.rule)" }
        #expect(found.sorted() == example.expected, "\(example.testDescription)")
    }

    @Test("A view that an inherited helper in another file reads is reported at the call in the initializer")
    func helperElsewhere() throws {
        let base = try file(
            "Base.swift",
            """
            class Base: UITableViewController {
                override func viewDidLoad() { super.viewDidLoad() }
                func add(_ section: Int) { tableView.reloadData() }
            }
            """)
        let child = try file(
            "Child.swift",
            """
            class Child: Base {
                init() { super.init(style: .plain); add(1) }
            }
            """)
        let found = Rule.diagnostics(in: SourceModel([base, child]), file: "Child.swift")
        #expect(found.map { "\($0.location.line ?? 0) \($0.rule)" } == ["2 view-read-too-early"])
    }

    @Test("Code behind many levels of brackets is read, and too many levels are an error", arguments: [30, 100, 200])
    func nesting(levels: Int) throws {
        let code = """
            class A: UIViewController {
                func a() { \(String(repeating: "b { ", count: levels))\(String(repeating: "}", count: levels)) }
                override func viewDidAppear(_: Bool) {}
            }
            """
        guard levels < 128 else {
            #expect(throws: ReadError.self) { try findings(in: code) }
            return
        }
        let found = try findings(in: code)
        #expect(found.map(\.rule) == ["missing-super"])
        #expect(found.first?.message.contains("'super.viewDidAppear(animated)'") == true)
    }

    /// Code in which nothing is wrong, although it resembles a mistake.
    static let correct = [
        SourceCase(
            "a view that a nib or an assignment sets before it is read, and sizes that UIKit asks for",
            """
            class A: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    Bundle.main.loadNibNamed("A", owner: self, options: nil)
                    view.backgroundColor = .red
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class B: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    view = UIView()
                    view.backgroundColor = .red
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    layout.itemSize = CGSize(width: 1, height: view.frame.height)
                }
                func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                    .zero
                }
            }
            """),
        SourceCase(
            "super in a closure, a helper, and a branch",
            """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) { finish(animated) }
                override func viewDidAppear(_ animated: Bool) {
                    measure("appears") { super.viewDidAppear(animated) }
                }
                override func viewWillDisappear(_ animated: Bool) {
                    if animated { super.viewWillDisappear(animated) } else { super.viewWillDisappear(false) }
                }
                private func finish(_ animated: Bool) { super.viewWillAppear(animated) }
            }
            """),
        SourceCase(
            "controllers of the Mac, and code for the Mac",
            """
            #if os(macOS)
            class A: NSViewController { override func viewWillAppear() { load() } }
            class B: UIViewController { override func viewWillAppear(_ animated: Bool) { load() } }
            #endif
            class C: NSViewController { override func viewDidAppear() { load() } }
            """),
        SourceCase(
            "an unavailable initializer and an unavailable override",
            """
            class A: UIViewController {
                @available(*, unavailable) override func awakeFromNib() {}
                @available(*, unavailable) required init?(coder: NSCoder) { view.isHidden = true }
            }
            """),
        SourceCase(
            "a view that isn't the controller's",
            """
            class A: UIViewController {
                init(view: UIView, other: UIView?) {
                    super.init(nibName: nil, bundle: nil)
                    view.isHidden = true
                    if let view = other { view.isHidden = true }
                    [view].forEach { view in view.isHidden = true }
                }
                func later(_ work: @escaping () -> Void) {}
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class B: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    DispatchQueue.main.async { self.view.isHidden = true }
                    if isViewLoaded { view.isHidden = true }
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class C: UIViewController {
                var model = "" { didSet { view.isHidden = model.isEmpty } }
                init(model: String) {
                    super.init(nibName: nil, bundle: nil)
                    self.model = model
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            """),
        SourceCase(
            "a child that a helper of an extension adds",
            """
            extension UIViewController {
                func install(_ child: UIViewController) {
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            class A: UIViewController {
                let list = UITableViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    install(list)
                    view.addSubview(list.view)
                }
            }
            """),
        SourceCase(
            "children in a loop",
            """
            class A: UIViewController {
                let pages: [UIViewController] = []
                let (left, right) = (UIViewController(), UIViewController())
                let first = UIViewController()
                func showPair() {
                    for child in [left, first] { addChild(child) }
                    view.addSubview(first.view)
                }
                func showAll() {
                    for page in pages { addChild(page) }
                    pages.forEach { view.addSubview($0.view) }
                    pages.forEach { $0.didMove(toParent: self) }
                }
            }
            """),
        SourceCase(
            "a navigation controller, a window, and a node of SpriteKit",
            """
            class A: UINavigationController { func add(_ child: UIViewController) { addChild(child) } }
            class B: UIViewController {
                let overlay = UIViewController()
                var window: UIWindow?
                let node = SKNode()
                func show() { window?.addSubview(overlay.view) }
                func explode() { node.removeFromParent() }
            }
            """),
        SourceCase(
            "delegates and presenters with the names of callbacks",
            """
            class A: UIViewController {
                var output: HomeOutput!
                weak var delegate: PageDelegate?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    output.viewDidLoad()
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    output.viewWillAppear(animated)
                    delegate?.viewWillAppear(self)
                }
            }
            protocol HomeOutput { func viewDidLoad(); func viewWillAppear(_ animated: Bool) }
            """),
        SourceCase(
            "observers that are removed, guarded, or registered once",
            """
            class A: UIViewController {
                var token: NSObjectProtocol?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.removeObserver(self)
                    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .saved, object: nil)
                }
                @objc func reload() {}
            }
            class B: UIViewController {
                var token: NSObjectProtocol?
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard token == nil else { return }
                    token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { [weak self] _ in
                        self?.title = "Saved"
                    }
                }
            }
            """),
        SourceCase(
            "a timer that is invalidated elsewhere, and one that doesn't repeat",
            """
            class A: UIViewController {
                var timer: Timer?
                func start() {
                    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                }
                @objc func tick() { timer?.invalidate() }
            }
            class B: UIViewController {
                func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.title = "" } }
            }
            """),
        SourceCase(
            "geometry that is set again in layout, or that the code sets itself",
            """
            class A: UIViewController {
                let gradient = CAGradientLayer()
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    gradient.frame = view.bounds
                    badge.layer.cornerRadius = badge.bounds.height / 2
                    view.layer.cornerRadius = UIScreen.main.bounds.width / 2
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    gradient.frame = view.bounds
                }
            }
            """),
        SourceCase(
            "methods of the app's own that resemble callbacks",
            """
            class A: UIViewController {
                func viewDidChange() {}
                func loadViews() {}
                func _viewDidAppear(_ animated: Bool) {}
                static func viewDidLoads() {}
                func viewDidApear(_ animated: Bool) {}
                func use() { viewDidApear(true) }
            }
            """),
        SourceCase(
            "a table controller's loadView, and a base class that makes the view",
            """
            class A: UITableViewController { override func loadView() { super.loadView() } }
            class Base: UIViewController { override func loadView() { view = UIView() } }
            class B: Base { override func loadView() { super.loadView() } }
            """),
        SourceCase(
            "a new view that is added on a condition, removed again, or added to a new view",
            """
            class A: UIViewController {
                var isFirst = true
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let flash = UIView()
                    view.addSubview(flash)
                    UIView.animate(withDuration: 1, animations: { flash.alpha = 0 }, completion: { _ in flash.removeFromSuperview() })
                    if isFirst { let hint = UILabel(); view.addSubview(hint) }
                    let box = UIView()
                    box.addSubview(UILabel())
                }
            }
            """),
        SourceCase(
            "children that the observers of a property exchange",
            """
            class A: UIViewController {
                var shown: UIViewController? {
                    willSet {
                        shown?.willMove(toParent: nil)
                        newValue.flatMap { addChild($0) }
                    }
                    didSet {
                        oldValue?.view.removeFromSuperview()
                        oldValue?.removeFromParent()
                        if let shown { view.addSubview(shown.view); shown.didMove(toParent: self) }
                    }
                }
            }
            """),
        SourceCase(
            "views that replace earlier ones, and a layer with another name in layout",
            """
            class A: UIViewController {
                var preview: CALayer?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let layer = CALayer()
                    layer.frame = view.bounds
                    preview = layer
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    preview?.frame = view.bounds
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    view.subviews.forEach { $0.removeFromSuperview() }
                    let row = UILabel()
                    view.addSubview(row)
                }
            }
            """),
        SourceCase(
            "observers that a function without a closure removes",
            """
            class A: UIViewController {
                var tokens: [NSObjectProtocol] = []
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tokens.append(NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { [weak self] _ in
                        self?.title = "Saved"
                    })
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    tokens.forEach(NotificationCenter.default.removeObserver)
                }
            }
            """),
        SourceCase(
            "a child that the initializer also stores in a property",
            """
            class A: UIViewController {
                let content: UIViewController
                init(content: UIViewController) {
                    self.content = content
                    super.init(nibName: nil, bundle: nil)
                    addChild(content)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(content.view)
                    content.didMove(toParent: self)
                }
            }
            """),
        SourceCase(
            "a property's new view that replaces the old one",
            """
            class A: UIViewController {
                var badge: UIView?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    badge = UIView()
                    view.addSubview(badge!)
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    badge?.removeFromSuperview()
                }
            }
            """),
        SourceCase(
            "a disabled finding",
            """
            class A: UIViewController {
                // lifeline:disable missing-super
                override func viewDidAppear(_ animated: Bool) {}
                override func viewWillAppear(_ animated: Bool) {} // lifeline:disable
                override func viewWillDisappear(_ animated: Bool) {} /* lifeline:disable missing-super */
            }
            """),
    ]

    /// Code with mistakes.
    static let mistakes = [
        SourceCase(
            "a view read behind a guarded one, and observers in a closure that runs at once",
            """
            class A: UITableViewController {
                init() {
                    super.init(style: .plain)
                    compose(animated: false)
                }
                override func viewDidLoad() { super.viewDidLoad() }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.do {
                        $0.addObserver(self, selector: #selector(reload), name: .saved, object: nil) // observer-added-twice
                    }
                }
                private func compose(animated: Bool) {
                    if animated { tableView.beginUpdates() }
                    tableView.reloadData() // view-read-too-early
                }
                @objc func reload() {}
                deinit { NotificationCenter.default.removeObserver(self) }
            }
            """),
        SourceCase(
            "methods without a class",
            """
            override func viewWillAppear(_ animated: Bool) { // missing-super
                reload()
            }
            """),
        SourceCase(
            "code that doesn't compile",
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad(
                    view.backgroundColor =
                }
                override func viewDidAppear(_ animated: Bool) { // missing-super
                }
            """),
        SourceCase(
            "a view read in a helper of the initializer, and in the observer that a helper runs",
            """
            class A: UIViewController {
                var model = "" { didSet { view.isHidden = model.isEmpty } } // view-read-too-early
                init(model: String) {
                    super.init(nibName: nil, bundle: nil)
                    take(model)
                }
                private func take(_ model: String) { self.model = model }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            """),
        SourceCase(
            "a child through a typed variable and through an alias",
            """
            class A: UIViewController {
                var player: UIViewController?
                func open() {
                    let detail = DetailViewController()
                    view.addSubview(detail.view) // child-not-added
                    guard let shown = player else { return }
                    view.addSubview(shown.view) // child-not-added
                }
            }
            class DetailViewController: UIViewController {}
            """),
        SourceCase(
            "a child that a property also keeps, unless code adds the property or the setter of a superclass may",
            """
            class A: UIViewController {
                var list: UIViewController?
                var added: UIViewController?
                var observed: UIViewController? { didSet { if let observed { addChild(observed) } } } // did-move-missing
                func open() {
                    let one = UITableViewController()
                    list = one
                    view.addSubview(one.view) // child-not-added
                    let two = UITableViewController()
                    self.added = two
                    view.addSubview(two.view)
                    finish()
                    let three = UITableViewController()
                    observed = three
                    view.addSubview(three.view)
                }
                func finish() { addChild(added!); added!.didMove(toParent: self) }
            }
            class B: PanelViewController {
                func open() {
                    let list = UITableViewController()
                    contentController = list
                    view.addSubview(list.view)
                }
            }
            """),
        SourceCase(
            "children of Swift 4",
            """
            class A: UIViewController {
                let list = UITableViewController()
                func open() {
                    addChildViewController(list) // did-move-missing
                    view.addSubview(list.view)
                }
                func close() {
                    list.view.removeFromSuperview()
                    list.removeFromParentViewController() // will-move-missing
                }
            }
            """),
        SourceCase(
            "calls by hand on a property, a parameter, a local variable, and self",
            """
            class A: UIViewController {
                var list: ListViewController!
                func refresh(_ other: ListViewController, animated: Bool) {
                    list.viewWillAppear(false) // direct-appearance-call
                    other.viewDidAppear(animated) // direct-appearance-call
                    let third = children[0] as! ListViewController
                    third.viewDidLoad() // direct-appearance-call
                    viewWillAppear(true) // direct-appearance-call
                    list.loadView() // load-view-called
                }
            }
            class ListViewController: UIViewController {}
            """),
        SourceCase(
            "a removal that only deinit and a dead method reach",
            """
            class A: UIViewController {
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    observe()
                }
                private func observe() {
                    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .saved, object: nil) // observer-added-twice
                }
                private func stop() { NotificationCenter.default.removeObserver(self) }
                private func unused() { NotificationCenter.default.removeObserver(self) }
                @objc func reload() {}
                deinit { stop() }
            }
            """),
        SourceCase(
            "a display link, and a repeating timer whose block holds self",
            """
            class A: UIViewController {
                var link: CADisplayLink?
                func start() {
                    link = CADisplayLink(target: self, selector: #selector(tick)) // timer-keeps-controller
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } // timer-keeps-controller
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
                }
                @objc func tick() {}
            }
            """),
        SourceCase(
            "the labels of an early Swift version without override",
            """
            class A: UIViewController {
                func viewWillAppear(animated: Bool) { load() } // callback-never-called
                func viewDidload() { load() } // callback-never-called
                func load() {}
            }
            """),
        SourceCase(
            "a second child, after a child that another function adds",
            """
            class A: UIViewController {
                func addHeader() {
                    let header = UIViewController()
                    addChild(header)
                    view.addSubview(header.view)
                    header.didMove(toParent: self)
                }
                func addFooter() {
                    let footer = UIViewController()
                    addChild(footer) // did-move-missing
                    view.addSubview(footer.view)
                }
            }
            """),
        SourceCase(
            "children that a closure removes",
            """
            class A: UIViewController {
                func clear() {
                    children.forEach { $0.removeFromParent() } // will-move-missing
                    children.forEach { child in child.removeFromParent() } // will-move-missing
                }
            }
            """),
        SourceCase(
            "a timer that isn't ended when a display link is",
            """
            class A: UIViewController {
                var timer: Timer?
                var link: CADisplayLink?
                func start() {
                    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // timer-keeps-controller
                    link = CADisplayLink(target: self, selector: #selector(tick))
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    link?.invalidate()
                }
                @objc func tick() {}
                deinit { timer?.invalidate() }
            }
            """),
        SourceCase(
            "a view read after a check in another property",
            """
            class A: UIViewController {
                var isShown: Bool { isViewLoaded && view.window != nil }
                init() {
                    super.init(nibName: nil, bundle: nil)
                    if isShown { print("shown") }
                    color()
                }
                func color() { view.backgroundColor = .red } // view-read-too-early
                override func viewDidLoad() { super.viewDidLoad() }
            }
            """),
        SourceCase(
            "a property that gets a new view at each appearance",
            """
            class A: UIViewController {
                var badge = UIView()
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    badge = UIView()
                    view.addSubview(badge) // one-time-work-in-viewWillAppear
                }
            }
            """),
        SourceCase(
            "an extension in the same file",
            """
            class A: UIViewController {}
            extension A {
                override func viewDidDisappear(_ animated: Bool) { save() } // missing-super
            }
            """),
    ]
}
#endif

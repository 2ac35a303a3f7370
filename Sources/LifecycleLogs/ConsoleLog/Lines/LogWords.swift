import LifecycleModel

/// Words that occur next to callbacks in logs. All words except those in `otherKinds` are in lowercase.
enum LogWords {
    static let levels: Set<String> = [
        "trace", "verbose", "debug", "info", "information", "notice", "default", "warn", "warning", "error", "err",
        "fault", "critical", "fatal", "severe", "alert", "emergency", "log", "dbg", "inf", "wrn", "vrb", "print",
    ]

    /// Suffixes of classes that are not controllers but have some of the same methods.
    static let otherKinds = [
        "View", "Cell", "Model", "Manager", "Service", "Store", "Layer", "Button", "Label", "Delegate", "Presenter",
        "Interactor", "Router", "Coordinator", "Window", "Image", "Item", "Client", "Helper", "Bar", "Control",
        "Layout", "Header", "Footer", "App", "Application", "Responder", "Recognizer", "Animator", "Node", "Source",
        "Provider", "Factory", "Handler", "Storage", "Repository", "UseCase", "Reactor", "Logger", "Object", "Tests",
        "Test", "Wrapper", "Proxy", "Timer", "Observer", "Operation", "Queue", "Request",
    ]

    /// Words that occur next to a controller's name and are not part of the name.
    static let generic: Set<String> = levels.union(callbackNouns).union([
        "life", "event", "method", "func", "function", "callback", "selector", "call", "receives", "receive", "calls",
        "called", "calling", "invoke", "invoked", "invoking", "run", "running", "executed", "execute", "executing",
        "fired", "hook", "class", "name", "classname", "description", "debugdescription", "object", "instance", "self",
        "type", "vc:", "in", "on", "at", "from", "by", "inside", "within", "thread", "main-thread", "mainthread", "tag",
        "msg", "message", "ui", "uikit", "uikitcore", "app", "output", "console", "stdout", "flutter", "swift", "objc",
        "optional", "test", "now", "state", "status", "step", "action", "appearance", "appearing", "appeared",
        "disappearing", "disappeared", "phase", "stage", "current", "screen", "line", "file", "note", "new", "override",
        "overridden", "required", "convenience", "super", "demo", "objectidentifier", "_cmd", "cmd", "__func__",
        "__function__", "__pretty_function__", "methode", "méthode", "método", "metodo", "метод", "Метод", "identifier",
        "id", "address", "uuid", "pointer", "方法名", "方法名称", "函数名",
        "调用", "执行", "类", "类名", "控制器", "当前控制器", "当前类", "页面", "视图控制器", "打印", "日志", "メソッド名", "クラス", "クラス名", "関数名", "呼び出し",
        "画面", "클래스", "클래스명", "메서드명", "함수명", "호출", "실행", "화면",
    ])

    /// Words for the lifecycle and for its callbacks as a whole.
    static let callbackNouns: Set<String> = [
        "lifecycle", "lifecycles", "cycle", "cycles", "life-cycle", "events", "methods", "functions", "callbacks",
        "生命周期", "方法", "函数", "事件", "ライフサイクル", "メソッド", "関数", "イベント", "생명주기", "메서드", "메소드", "함수", "이벤트",
    ]
    /// Words for the result of a run, such as its output.
    static let results: Set<String> = [
        "get", "got", "gets", "see", "prints", "printed", "output", "log", "logs", "result", "actual", "actually",
        "order", "结果", "打印", "输出", "日志", "顺序", "実行", "結果", "出力", "ログ", "결과", "출력", "로그",
    ]
    /// Words for an expected order.
    static let wishes = ["should", "expect", "want", "must", "应该", "期望", "预期", "べき", "期待", "기대", "해야"]
    /// Words that don't restrict a noun for the callbacks.
    private static let basics = [
        "basic", "common", "main", "view", "views", "one", "two", "three", "four", "five", "six", "uikit",
        "uiviewcontroller", "viewcontroller", "controller", "기본", "基本", "常用", "主要", "个", "個", "の", "的", "뷰", "视图",
        "ビュー",
    ]

    /// Returns whether the lowercase word doesn't restrict a noun for the callbacks, or consists of such words in
    /// Chinese, Japanese, or Korean.
    static func isGeneral(_ word: String) -> Bool {
        if prose.contains(word) || generic.contains(word) || basics.contains(word) { return true }
        var rest = word
        for part in Array(callbackNouns) + basics where part.first?.isASCII == false {
            rest = rest.replacing(part, with: "")
        }
        return rest.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
    }

    /// Words that introduce a controller's name, such as `class` in `class: HomeViewController`.
    static let classLabels: Set<String> = [
        "class", "classname", "vc", "viewcontroller", "controller", "view controller", "screen", "page", "object",
        "self", "from", "in", "on", "by", "of", "for", "at", "name", "sender", "instance", "source", "de", "du", "di",
        "do",
        "da", "em", "en", "von", "у", "в", "类", "类名", "控制器",
        "页面", "クラス", "クラス名", "画面", "클래스", "클래스명", "화면",
    ]

    static let beginnings: Set<String> = [
        "start", "starts", "started", "starting", "begin", "begins", "began", "beginning", "enter", "enters", "entered",
        "entering", "entry", "开始", "進入", "进入", "開始", "시작",
    ]
    static let endings: Set<String> = [
        "end", "ends", "ended", "ending", "exit", "exits", "exited", "exiting", "finish", "finished", "finishes",
        "leave", "leaves", "leaving", "left", "return", "returned", "returns", "done", "complete", "completed", "结束",
        "完成", "退出", "離開", "终了", "終了", "完了", "끝", "종료", "완료",
    ]
    /// Words and phrases after a callback's name that add no information.
    static let said: Set<String> = [
        "called", "call", "is called", "was called", "has been called", "gets called", "got called", "being called",
        "calling", "invoked", "is invoked", "was invoked", "executed", "fired", "triggered", "running", "run", "here",
        "is running", "method", "function", "method called", "function called", "func", "event", "callback", "ok",
        "method is called", "aufgerufen", "wird aufgerufen", "wurde aufgerufen", "appelé", "appelée", "est appelé",
        "est appelée", "a été appelé", "a été appelée", "se llama", "llamado", "fue llamado", "chamado", "é chamado",
        "foi chamado", "chiamato", "è stato chiamato", "вызван", "вызвана", "вызвался", "вызывается", "被调用", "被调用了",
        "调用", "调用了", "执行", "执行了", "被执行", "被执行了", "方法", "方法被调用", "方法执行", "方法执行了",
        "方法调用", "触发", "が呼ばれた", "が呼ばれました", "呼ばれた", "呼ばれました", "呼び出し", "呼出", "を実行", "実行", "호출", "호출됨", "호출됐다", "호출되었습니다",
        "호출됨.", "실행", "실행됨", "실행됐다", "가 호출됨", "이 호출됨", "메서드 호출", "메소드 호출", "被呼叫", "呼叫",
    ]

    /// Words after a callback that say that it was called again.
    static let repetitions: Set<String> = [
        "again", "twice", "double", "duplicate", "repeated", "nochmal", "erneut",
        "encore", "otra", "novamente", "опять", "снова", "又", "再次", "重复", "再び", "もう一度", "다시", "또",
    ]

    /// Words that indicate that the text around a callback's name is a sentence, in lowercase, or capitalized if the
    /// first letter is not ASCII.
    static let prose = english.union(foreign).union(foreign.map { $0.prefix(1).uppercased() + $0.dropFirst() })

    /// German, French, Spanish, Portuguese, Italian, and Russian words in sentences.
    private static let foreign: Set<String> = [
        "der", "die", "das", "den", "dem", "ein", "eine", "einen", "wird", "werden", "wurde", "ist", "sind", "war",
        "nicht", "wenn", "dann", "nach", "vor", "beim", "zuerst", "erst", "immer", "nur", "noch", "man", "ich", "wir",
        "und", "oder", "aber", "mit", "für", "auf", "aus", "durch", "bevor", "nachdem", "le", "la", "les", "un", "une",
        "des", "est", "sont", "dans", "que", "qui", "donc", "avant", "après", "puis", "quand", "lorsque", "nous", "je",
        "et", "ou", "mais", "avec", "pour", "sur", "par", "toujours", "seulement", "aussi", "ensuite", "précède", "el",
        "los", "las", "una", "se", "es", "son", "cuando", "antes", "después", "luego", "pero", "con", "para", "por",
        "siempre", "solo", "sólo", "también", "primero", "como", "os", "uma", "é", "são", "quando", "depois", "então",
        "mas", "com", "sempre", "apenas", "também", "portanto", "já", "primeiro", "il", "lo", "gli", "è", "sono", "nel",
        "nella", "prima", "dopo", "poi", "anche", "quindi", "в", "на", "и", "или", "но", "что", "это", "как", "когда",
        "если", "то", "перед", "после", "затем", "вызывается", "вызываются", "будет", "только", "всегда", "один", "раз",
        "потом", "сначала", "для", "при", "экран",
    ]
    private static let english: Set<String> = [
        "the", "is", "are", "was", "were", "be", "been", "when", "while", "if", "you", "your", "we", "our", "us", "i",
        "this", "that", "these", "those", "will", "would", "can", "could", "should", "must", "may", "might", "to", "of",
        "and", "or", "because", "before", "after", "then", "an", "it", "its", "with", "without", "for", "not", "only",
        "also", "until", "than", "so", "but", "as", "how", "why", "what", "where", "which", "who", "has", "have", "had",
        "does", "do", "did", "don't", "use", "using", "put", "add", "implement", "inside", "into", "both", "each",
        "every", "however", "note", "sure", "there", "here", "let", "make", "like", "about", "once", "again", "never",
        "always", "just", "between", "during", "finally", "per", "vs", "versus", "see", "since", "ignoring", "ignored",
        "skipping", "fix", "fixed", "remove",
        "removed",
        "replaces", "replaced",
    ]
    /// Chinese, Japanese, and Korean words and particles. If the text before a callback ends with one of them, the
    /// text is a sentence and not a name.
    static let proseMarks: [String] = [
        "会", "调用", "执行", "方法", "时候", "之前", "之后", "以后", "以前", "然后", "就", "的", "了", "是", "在", "和", "或", "与", "中", "将",
        "要", "不", "には", "では", "から", "まで", "は", "が", "を", "で", "に", "と", "や", "する", "した", "です", "ます", "에서", "에는", "은",
        "는", "을", "를", "와", "과", "의", "에", "때", "이다", "합니다", "다",
    ]
    /// Words for a view controller in other languages. The last word of a name with spaces can end with one of them.
    static let foreignClasses = ["컨트롤러", "뷰컨", "コントローラ", "コントローラー", "контроллер"]
    /// Words for a controller, a screen, or a page, and endings of ordinals, in Chinese, Japanese, and Korean.
    static let screens = [
        "控制器", "页", "頁", "屏", "界面", "介面", "视图", "視圖", "画面", "ページ", "スクリーン", "コントローラ", "ビュー", "화면", "페이지", "컨트롤러", "뷰",
        "번째", "番目",
    ]
    /// Endings of Korean words. A word with one of these endings is part of a sentence.
    static let particles = [
        "에서", "에서는", "에는", "은", "는", "을", "를", "에", "으로", "까지", "부터", "이후", "하면", "르면", "되면", "리면", "가면", "오면", "으면",
    ]
    /// Parts of Chinese, Korean, and Japanese words that describe a callback.
    static let descriptions = [
        "视图", "即将", "将要", "已经", "完成", "加载", "出现", "消失", "显示", "뷰", "로드", "나타", "사라", "ビュー", "表示", "読み込",
    ]
    /// Words that name a controller by its position if they are alone after a callback, as in `viewDidLoad first`.
    static let positions: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "one", "two", "three", "four", "root", "main", "master",
        "detail", "child", "parent", "container",
    ]
    /// Values, such as Boolean values, that are not names.
    static let values: Set<String> = [
        "true", "false", "yes", "no", "nil", "null", "none", "void", "bool", "animated", "ok", "success", "failed", "0",
        "1",
    ]
}

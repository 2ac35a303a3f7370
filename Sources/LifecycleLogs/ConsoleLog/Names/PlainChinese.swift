import LifecycleModel

/// Chinese descriptions of callbacks, which follow a class at the end of a line: `HomeVC即将显示`,
/// `HomeVC - 控制器的view加载完毕`.
enum PlainChinese {
    /// The descriptions without a subject, in simplified and traditional characters.
    static let all: [(words: String, callback: Callback)] = {
        var all: [(words: String, callback: Callback)] = ["加载完毕", "加载完成", "加載完畢", "加載完成"].map { ($0, .viewDidLoad) }
        for verb in ["显示", "出现", "展示", "顯示", "出現"] {
            all += ["即将", "将要", "即將", "將要"].map { ($0 + verb, .viewWillAppear) }
            all += ["已经", "完全", "已經"].map { ($0 + verb, .viewDidAppear) }
        }
        for verb in ["消失", "隐藏", "隱藏"] {
            all += ["即将", "将要", "即將", "將要"].map { ($0 + verb, .viewWillDisappear) }
            all += ["已经", "完全", "已經"].map { ($0 + verb, .viewDidDisappear) }
        }
        return all
    }()

    /// Words between the class and the description. A longer word precedes its own suffixes.
    private static let subjects = [
        "视图控制器", "視圖控制器", "控制器", "视图", "視圖", "页面", "頁面", "界面", "view", "View", "的", "已经", "已經",
    ]

    /// Returns the callback that the end of `text` describes, and the range of the description with its subject, or
    /// nil if `text` doesn't end with a class and a description.
    static func callback(in text: Scalars) -> (Callback, Range<Int>)? {
        let line = text.trimming { !$0.isWord || $0 == "了" }
        guard line.last?.isCJK == true, let (end, callback) = all.first(where: { line.hasSuffix($0.words) }) else {
            return nil
        }
        var before = line.dropLast(end.unicodeScalars.count)
        while let subject = subjects.first(where: before.hasSuffix) {
            before = before.dropLast(subject.unicodeScalars.count)
        }
        let head = before.trimming { !$0.isWord }
        guard head.last?.isASCIIWord == true, let name = head.split(whereSeparator: { !$0.isASCIIWord }).last,
            ControllerName.isClass(name.lowercase)
        else { return nil }
        return (callback, before.endIndex..<text.endIndex)
    }
}

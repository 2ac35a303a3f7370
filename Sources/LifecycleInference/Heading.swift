/// The words of a log's headings and messages that stand for a step, such as `// swipe back` or `present modal`.
enum Heading {
    private static let words: [(words: [String], verbs: Set<String>)] = [
        (["launch", "start", "启动", "起動"], ["launch"]),
        (["push", "show", "tap", "进入", "遷移", "跳转"], ["push", "present", "select", "showColumn"]),
        (["pop", "back", "返回", "戻"], ["pop", "popTo", "popToRoot", "swipeBack", "dismiss"]),
        (["swipe", "手势", "スワイプ"], ["swipeBack", "dragSheet", "turnPage"]),
        (["present", "modal", "sheet", "模态", "モーダル"], ["present"]),
        (["dismiss", "close", "done", "关闭", "閉"], ["dismiss", "dragSheet", "pop"]),
        (["tab"], ["select"]),
        (["page"], ["turnPage", "setPages"]),
        (["rotat", "landscape", "portrait"], ["rotate"]),
        (["background", "home button", "home key"], ["background"]), (["foreground"], ["foreground"]),
        (["memory"], ["memoryWarning"]), (["root"], ["setRoot", "popToRoot"]),
        (["addchild", "embed", "child"], ["embed", "addChild"]), (["removefromparent", "remove"], ["unembed"]),
    ]

    /// Returns the names of the verbs that a heading can stand for. Empty if its words say nothing.
    static func verbs(in text: String) -> Set<String> {
        let text = text.lowercased()
        return words.reduce(into: []) { verbs, row in
            if row.words.contains(where: { text.contains($0) }) { verbs.formUnion(row.verbs) }
        }
    }
}

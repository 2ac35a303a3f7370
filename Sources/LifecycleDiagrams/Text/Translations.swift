/// The words of drawings in other languages.
///
/// An entry is the English words, as they are in the code, and below them a line for each language. `%` is a value, such as
/// a name or a number; the values are used in order, or by number, as in `%2`. `\n` is a line break. Words that begin or
/// end with a space are in quotation marks. A test fails if an entry lacks a language or isn't used.
enum Translations {
    static let text = #"""
        disappeared
          zh-Hans: 已消失
          ja: 非表示
        appearing
          zh-Hans: 正在出现
          ja: 表示途中
        appeared
          zh-Hans: 已出现
          ja: 表示中
        disappearing
          zh-Hans: 正在消失
          ja: 消失途中
        unknown
          zh-Hans: 未知
          ja: 不明
        created
          zh-Hans: 已创建
          ja: 生成
        deallocated
          zh-Hans: 已释放
          ja: 解放
        emphasized
          zh-Hans: 重点
          ja: 強調
        callback
          zh-Hans: 回调
          ja: コールバック
        Expected and actual callbacks
          zh-Hans: 预期与实际的回调
          ja: 期待と実際のコールバック
        app
          zh-Hans: 应用
          ja: アプリ
        note
          zh-Hans: 备注
          ja: 注
        empty
          zh-Hans: 空
          ja: 空
        "view "
          zh-Hans: "视图"
          ja: "ビューが"
        "the % "
          zh-Hans: "%"
          ja: "%が"
        View
          zh-Hans: 视图
          ja: ビュー
        View controller
          zh-Hans: 视图控制器
          ja: ビューコントローラ
        then
          zh-Hans: 然后
          ja: 次に
        yes
          zh-Hans: 是
          ja: はい
        no
          zh-Hans: 否
          ja: いいえ
        not found
          zh-Hans: 未找到
          ja: 見つからない
        animated
          zh-Hans: 带动画
          ja: アニメーションあり
        canceled
          zh-Hans: 已取消
          ja: キャンセル
        ", "
          zh-Hans: "，"
          ja: "、"
        %, %
          zh-Hans: %、%
          ja: %、%
        "; "
          zh-Hans: "；"
          ja: "、"
        " or "
          zh-Hans: " 或 "
          ja: " または "
        %.
          zh-Hans: %。
          ja: %。
        %. %.
          zh-Hans: %。%。
          ja: %。%。
        %, %.
          zh-Hans: %，%。
          ja: %、%。
        ", inside it "
          zh-Hans: "，其内为 "
          ja: "、その中に "
        % callback
          zh-Hans: % 个回调
          ja: % 個のコールバック
        % appearance callback
          zh-Hans: % 个外观回调
          ja: % 個の表示コールバック
        % controller
          zh-Hans: % 个控制器
          ja: % 個のコントローラ
        % illegal transition
          zh-Hans: % 次非法转换
          ja: % 回の不正な遷移
        % run
          zh-Hans: % 次运行
          ja: % 回の実行
        % step
          zh-Hans: % 个步骤
          ja: % 個のステップ
        % time
          zh-Hans: % 次
          ja: % 回
        % view
          zh-Hans: % 个视图
          ja: % 個のビュー
        % other
          zh-Hans: 另外 % 个
          ja: ほか % 個
        % loading
          zh-Hans: 加载 %
          ja: 読み込み %
        % containment
          zh-Hans: 容器 %
          ja: コンテナ %
        % app
          zh-Hans: 应用 %
          ja: アプリ %
        % layout
          zh-Hans: 布局 %
          ja: レイアウト %
        % equal
          zh-Hans: % 个相同
          ja: % 個は同じ
        % of %
          zh-Hans: %2中的 % 个
          ja: %2のうち %1 個
        % in %
          zh-Hans: %（%）
          ja: %（%）
        % of % controllers
          zh-Hans: %2 个控制器中的 %1 个
          ja: %2 個中 %1 個のコントローラ
        % of % transitions
          zh-Hans: %2 种转换中的 %1 种
          ja: %2 種中 %1 種の遷移
        step %, %
          zh-Hans: 步骤 %：%
          ja: ステップ %：%
        Step %
          zh-Hans: 步骤 %
          ja: ステップ %
        "Step %: "
          zh-Hans: "步骤 %："
          ja: "ステップ %："
        Step %, %:
          zh-Hans: 步骤 %，%：
          ja: ステップ %、%：
        % (continued)
          zh-Hans: %（续）
          ja: %（続き）
        step % of %
          zh-Hans: 第 % 步，共 % 步
          ja: ステップ %/%
        page % of %
          zh-Hans: 第 % 页，共 % 页
          ja: %2 ページ中 %1 ページ
        ", page % of %"
          zh-Hans: ，第 % 页，共 % 页
          ja: 、%2 ページ中 %1 ページ
        ← page %
          zh-Hans: ← 第 % 页
          ja: ← % ページ
        page % →
          zh-Hans: 第 % 页 →
          ja: % ページ →
        line %
          zh-Hans: 第 % 行
          ja: % 行目
        lines %
          zh-Hans: 第 % 行
          ja: % 行目
        ", line %"
          zh-Hans: ，第 % 行
          ja: 、% 行目
        line % of the log
          zh-Hans: 日志第 % 行
          ja: ログの % 行目
        simulated for iOS %
          zh-Hans: 按 iOS % 模拟
          ja: iOS % でのシミュレーション
        simulated
          zh-Hans: 模拟
          ja: シミュレーション
        recorded on iOS %
          zh-Hans: 在 iOS % 上记录
          ja: iOS % で記録
        recorded
          zh-Hans: 记录
          ja: 記録
        read from a log
          zh-Hans: 读自日志
          ja: ログから読み取り
        read from the log %
          zh-Hans: 读自日志 %
          ja: ログ % から読み取り
        Figure: %, step %
          zh-Hans: 图：%，步骤 %
          ja: 図：%、ステップ %
        Flags: %
          zh-Hans: 标志：%
          ja: フラグ：%
        States: %
          zh-Hans: 状态：%
          ja: 状態：%
        Timeline: %
          zh-Hans: 时间线：%
          ja: タイムライン：%
        Timeline · %
          zh-Hans: 时间线 · %
          ja: タイムライン · %
        illegal
          zh-Hans: 非法
          ja: 不正
        Difference: %
          zh-Hans: 差异：%
          ja: 差分：%
        Strips: %
          zh-Hans: 条带：%
          ja: 帯図：%
        Loading: %
          zh-Hans: 加载：%
          ja: 読み込み：%
        Poster: %
          zh-Hans: 海报：%
          ja: ポスター：%
        After figure 4-2 of Apple's guide
          zh-Hans: 依照 Apple 指南中的图 4-2
          ja: Apple のガイドの図 4-2 による
        After figure 5-% of Apple's guide
          zh-Hans: 依照 Apple 指南中的图 5-%
          ja: Apple のガイドの図 5-% による
        After the figure of a one-step rotation in Apple's guide
          zh-Hans: 依照 Apple 指南中的单步旋转图
          ja: Apple のガイドの 1 段階の回転の図による
        In the style of figures 5-1 and 5-2 of Apple's guide
          zh-Hans: 仿照 Apple 指南中的图 5-1 和图 5-2
          ja: Apple のガイドの図 5-1 と図 5-2 にならう
        statement or callback
          zh-Hans: 语句或回调
          ja: 文またはコールバック
        refers to, effect
          zh-Hans: 引用，作用
          ja: 参照、作用
        done by UIKit
          zh-Hans: 由 UIKit 执行
          ja: UIKit が実行
        done by UIKit or the class
          zh-Hans: 由 UIKit 或该类执行
          ja: UIKit またはクラスが実行
        exception, ends the app
          zh-Hans: 异常，应用终止
          ja: 例外、アプリは終了
        path taken
          zh-Hans: 走过的路径
          ja: 通った経路
        path not taken
          zh-Hans: 未走的路径
          ja: 通らなかった経路
        Add view to window
          zh-Hans: 将视图添加到窗口
          ja: ビューをウインドウに追加
        Remove view from window
          zh-Hans: 从窗口移除视图
          ja: ビューをウインドウから削除
        Add view to %'s view
          zh-Hans: 将视图添加到 % 的视图
          ja: ビューを % のビューに追加
        Remove view from %'s view
          zh-Hans: 从 % 的视图移除视图
          ja: ビューを % のビューから削除
        Connect outlets: %
          zh-Hans: 连接 outlet：%
          ja: アウトレットを接続：%
        The animation ends
          zh-Hans: 动画结束
          ja: アニメーションが終わる
        Release the view
          zh-Hans: 释放视图
          ja: ビューを解放
        Resize the view
          zh-Hans: 调整视图大小
          ja: ビューのサイズを変更
        memory warning
          zh-Hans: 内存警告
          ja: メモリ警告
        the device turns to %
          zh-Hans: 设备转到 %
          ja: デバイスが % に回転
        the view of %
          zh-Hans: % 的视图
          ja: % のビュー
        %'s view
          zh-Hans: % 的视图
          ja: % のビュー
        % refers to its view
          zh-Hans: % 引用其视图
          ja: % は自分のビューを参照
        On screen: %.
          zh-Hans: 屏幕上：%。
          ja: 画面上：%。
        The screen is empty.
          zh-Hans: 屏幕为空。
          ja: 画面は空です。
        % receives %. %
          zh-Hans: % 收到 %。%
          ja: % が % を受け取る。%
        %: % receives %, and views are added or removed %.
          zh-Hans: %：% 收到 %，视图被添加或移除 %。
          ja: %：% は%を受け取り、ビューは%追加または削除される。
        %: % receive %, and views are added or removed %.
          zh-Hans: %：% 收到 %，视图被添加或移除 %。
          ja: %：% は%を受け取り、ビューは%追加または削除される。
        Flags in each callback
          zh-Hans: 每个回调中的标志
          ja: 各コールバックでのフラグ
        % is % in %
          zh-Hans: %3 中 %1 为 %2
          ja: %3 で %1 は %2
        A flag is true in % of %, %.
          zh-Hans: %2中有 %1 个的某个标志为 true，%3。
          ja: %2のうち %1 個でフラグが true、%3。
        no flag
          zh-Hans: 无标志
          ja: フラグなし
        %, flags in each callback, %.
          zh-Hans: %，每个回调中的标志，%。
          ja: %、各コールバックでのフラグ、%。
        Appearance states
          zh-Hans: 外观状态
          ja: 表示状態
        Appearance states of a view controller, and all legal transitions
          zh-Hans: 视图控制器的外观状态，以及所有合法转换
          ja: ビューコントローラの表示状態と、すべての正しい遷移
        States
          zh-Hans: 状态
          ja: 状態
        transition not made
          zh-Hans: 未发生的转换
          ja: 行われなかった遷移
        illegal transition
          zh-Hans: 非法转换
          ja: 不正な遷移
        view is added
          zh-Hans: 视图被添加
          ja: ビューの追加
        view is removed
          zh-Hans: 视图被移除
          ja: ビューの削除
        % while %
          zh-Hans: %2时收到 %1
          ja: %2のときの %1
        step %
          zh-Hans: 步骤 %
          ja: ステップ %
        steps % to %
          zh-Hans: 步骤 % 至 %
          ja: ステップ %〜%
        now: %
          zh-Hans: 现为：%
          ja: 現在：%
        ", now: %"
          zh-Hans: ，现为：%
          ja: 、現在：%
        Now %: %
          zh-Hans: 现在%：%
          ja: 現在%：%
        Now %: %.
          zh-Hans: 现在%：%。
          ja: 現在%：%。
        Illegal: %.
          zh-Hans: 非法：%。
          ja: 不正：%。
        % to % by %%
          zh-Hans: 从%到%，由 % 引起%
          ja: %から%へ、%による%
        ", made %"
          zh-Hans: ，发生 %
          ja: 、%
        , and %
          zh-Hans: ，以及%
          ja: 、および%
        The % legal transitions between the states of a view.
          zh-Hans: 视图状态之间的 % 种合法转换。
          ja: ビューの状態間の % 種の正しい遷移。
        % of the % legal transitions between the states of a view%
          zh-Hans: 视图状态之间 %2 种合法转换中的 %1 种%3
          ja: ビューの状態間の %2 種の正しい遷移のうち %1 種%3
        % makes %, %.
          zh-Hans: % 经历%，%。
          ja: % は%を行う、%。
        % make %, %.
          zh-Hans: % 经历%，%。
          ja: % は%を行う、%。
        % while % already
          zh-Hans: 已%2时收到 %1
          ja: すでに%2のときの %1
        % while %, which is not a legal transition
          zh-Hans: %2时收到 %1，这不是合法转换
          ja: %2のときの %1、正しい遷移ではない
        % is %
          zh-Hans: %：%
          ja: %：%
        % is created
          zh-Hans: % 被创建
          ja: % が生成される
        % is deallocated
          zh-Hans: % 被释放
          ja: % が解放される
        no bar: disappeared
          zh-Hans: 无条：已消失
          ja: 棒なし：非表示
        broken bar: the state continues
          zh-Hans: 断开的条：状态持续
          ja: 途切れた棒：状態は継続
        dashed: the controller is a guess
          zh-Hans: 虚线：控制器为推测
          ja: 破線：コントローラは推測
        − only in %
          zh-Hans: − 仅在 % 中
          ja: − % のみ
        + only in %
          zh-Hans: + 仅在 % 中
          ja: + % のみ
        only in %
          zh-Hans: 仅在 % 中
          ja: % のみ
        moved: here in %
          zh-Hans: 已移动：在 % 中位于此处
          ja: 移動：% ではここ
        " Its flags differ: %."
          zh-Hans: 其标志不同：%。
          ja: フラグが異なる：%。
        " This is %."
          zh-Hans: 此回调：%。
          ja: このコールバック：%。
        only in %, % receives %
          zh-Hans: 仅在 % 中：% 收到 %
          ja: % のみ：% が % を受け取る
        only in %, % receive %
          zh-Hans: 仅在 % 中：% 收到 %
          ja: % のみ：% が % を受け取る
        % in another place
          zh-Hans: %位置不同
          ja: %が別の位置
        % with other flags
          zh-Hans: %标志不同
          ja: %のフラグが異なる
        no flags
          zh-Hans: 无标志
          ja: フラグなし
        no callback differs
          zh-Hans: 没有不同的回调
          ja: 異なるコールバックなし
        the left run
          zh-Hans: 左侧的运行
          ja: 左の実行
        the right run
          zh-Hans: 右侧的运行
          ja: 右の実行
        % only in %, % only in %
          zh-Hans: % 个仅在 % 中，% 个仅在 % 中
          ja: % 個は % のみ、% 個は % のみ
        % compared with %
          zh-Hans: % 与 % 比较
          ja: % と % の比較
        % compared with %: % in the same position, %.
          zh-Hans: % 与 % 比较：%位置相同，%。
          ja: % と % の比較：%は同じ位置、%。
        on lifelines % to the left, % to the right
          zh-Hans: 生命线上 % 在左，% 在右
          ja: ライフラインの左が %、右が %
        No callbacks, %.
          zh-Hans: 没有回调，%。
          ja: コールバックなし、%。
        % receives %, %.
          zh-Hans: % 收到 %，%。
          ja: % は %を受け取る、%。
        % receive %, %.
          zh-Hans: % 收到 %，%。
          ja: % は %を受け取る、%。
        Lifelines: %.
          zh-Hans: 生命线：%。
          ja: ライフライン：%。
        does not\nappear
          zh-Hans: 没有\n出现
          ja: 表示\nされない
        does not\ndisappear
          zh-Hans: 没有\n消失
          ja: 消えない
        the % callbacks above are repeated % times
          zh-Hans: 以上 % 个回调重复 % 次
          ja: 上の % 個のコールバックを % 回くり返す
        called by the app
          zh-Hans: 由应用调用
          ja: アプリが呼び出し
        illegal: state was %
          zh-Hans: 非法：原状态为%
          ja: 不正：状態は%だった
        ", inferred"
          zh-Hans: ，推断
          ja: 、推定
        parent: %
          zh-Hans: 父控制器：%
          ja: 親：%
        % receives %
          zh-Hans: % 收到 %
          ja: % が % を受け取る
        % receives % from %
          zh-Hans: % 从 %3 收到 %2
          ja: % が %3 から %2 を受け取る
        " (%)"
          zh-Hans: （%）
          ja: （%）
        ; the transition is illegal
          zh-Hans: ；转换非法
          ja: 、遷移は不正
        ", because the state was %"
          zh-Hans: ，因为原状态为%
          ja: 、状態が%だったため
        ; the state is now %
          zh-Hans: ；状态现为%
          ja: 、状態は%になる
        begins task %
          zh-Hans: 开始任务 %
          ja: タスク % を開始
        ends task %
          zh-Hans: 结束任务 %
          ja: タスク % を終了
        reads geometry
          zh-Hans: 读取几何信息
          ja: ジオメトリを読み取る
        one-time setup
          zh-Hans: 一次性设置
          ja: 一度だけの設定
        every notification
          zh-Hans: 所有通知
          ja: すべての通知
        observes %
          zh-Hans: 观察 %
          ja: % を監視
        " with %"
          zh-Hans: ，用 %
          ja: 、% で
        removes no observer of %
          zh-Hans: 没有移除 % 的观察者
          ja: % の監視者を削除しない
        stops observing
          zh-Hans: 停止观察
          ja: 監視をやめる
        stops observing %
          zh-Hans: 停止观察 %
          ja: % の監視をやめる
        posts %
          zh-Hans: 发送 %
          ja: % を通知
        receives notification %
          zh-Hans: 收到通知 %
          ja: 通知 % を受け取る
        is touched
          zh-Hans: 被触摸
          ja: タッチされる
        the delegate doesn't handle the touch
          zh-Hans: 委托不处理该触摸
          ja: デリゲートはタッチを処理しない
        forwards the touch
          zh-Hans: 转发触摸
          ja: タッチを転送
        handles the touch
          zh-Hans: 处理触摸
          ja: タッチを処理
        the app calls %
          zh-Hans: 应用调用 %
          ja: アプリが % を呼び出す
        creates an empty view
          zh-Hans: 创建空视图
          ja: 空のビューを生成
        no nib %
          zh-Hans: 没有 nib %
          ja: nib % なし
        sets no view
          zh-Hans: 未设置视图
          ja: ビューを設定しない
        exception
          zh-Hans: 异常
          ja: 例外
        the app has terminated
          zh-Hans: 应用已终止
          ja: アプリは終了した
        no effect: % is in the state %
          zh-Hans: 无效果：% 处于“%”状态
          ja: 効果なし：% の状態は「%」
        not supported
          zh-Hans: 不受支持
          ja: 対応していない
        not among the app's orientations
          zh-Hans: 不在应用支持的方向中
          ja: アプリの向きに含まれない
        finds no nib %
          zh-Hans: 找不到 nib %
          ja: nib % が見つからない
        loads the nib %
          zh-Hans: 加载 nib %
          ja: nib % を読み込む
        outlets to its scene's objects are connected
          zh-Hans: 已连接到场景对象的 outlet
          ja: シーンのオブジェクトへのアウトレットを接続
        outlets are connected
          zh-Hans: outlet 已连接
          ja: アウトレットを接続
        outlets are connected: %
          zh-Hans: outlet 已连接：%
          ja: アウトレットを接続：%
        reads %%
          zh-Hans: 读取 %%
          ja: %% を読み取る
        status bar: %
          zh-Hans: 状态栏：%
          ja: ステータスバー：%
        status bar: %, ignored: controllers determine it
          zh-Hans: 状态栏：%，被忽略：由控制器决定
          ja: ステータスバー：%、無視：コントローラが決める
        % without super
          zh-Hans: % 未调用 super
          ja: % が super を呼ばない
        sets view
          zh-Hans: 设置 view
          ja: view を設定
        no longer fits into %'s view
          zh-Hans: 不再适合 % 的视图
          ja: % のビューに収まらない
        its mask conflicts with its constraints
          zh-Hans: 其掩码与约束冲突
          ja: マスクが制約と矛盾
        interface turns to %
          zh-Hans: 界面转到 %
          ja: インターフェイスが % に回転
        is never deallocated
          zh-Hans: 从未释放
          ja: 解放されない
        UIKit would send %
          zh-Hans: UIKit 本会发送 %
          ja: UIKit なら % を送る
        awakeFromNib before loadView, as logs show; some articles state the opposite
          zh-Hans: awakeFromNib 先于 loadView，日志如此；有些文章说法相反
          ja: awakeFromNib は loadView より前（ログによる）。逆とする記事もある
        didAttemptToDismiss after shouldDismiss refuses, as UIKit's header states; WWDC 2019 omits it
          zh-Hans: shouldDismiss 拒绝后调用 didAttemptToDismiss，见 UIKit 头文件；WWDC 2019 未提及
          ja: shouldDismiss が拒否した後に didAttemptToDismiss（UIKit のヘッダによる）。WWDC 2019 は触れていない
        % appears
          zh-Hans: % 出现
          ja: % が表示される
        % disappears
          zh-Hans: % 消失
          ja: % が消える
        % begins to appear but never appears
          zh-Hans: % 开始出现但从未出现
          ja: % は表示され始めるが表示されない
        % begins to disappear but never disappears
          zh-Hans: % 开始消失但从未消失
          ja: % は消え始めるが消えない
        One column for each appearance callback, from left to right
          zh-Hans: 每个外观回调一列，从左到右
          ja: 表示コールバックごとに 1 列、左から右へ
        %, states of controllers in each step, %.
          zh-Hans: %，每个步骤中控制器的状态，%。
          ja: %、各ステップでのコントローラの状態、%。
        % by %
          zh-Hans: %（%）
          ja: %（%）
        %: %.
          zh-Hans: %：%。
          ja: %：%。
        The life of a view controller
          zh-Hans: 视图控制器的一生
          ja: ビューコントローラの一生
        The life of %
          zh-Hans: % 的一生
          ja: % の一生
        The life of %, %.
          zh-Hans: % 的一生，%。
          ja: % の一生、%。
        Each border is a callback: what begins at the top of a box ends at its bottom
          zh-Hans: 每条边都是一个回调：在框顶开始的事在框底结束
          ja: 各境界はコールバック：枠の上で始まることは下で終わる
        controller exists
          zh-Hans: 控制器存在
          ja: コントローラが存在
        view exists
          zh-Hans: 视图存在
          ja: ビューが存在
        shown\nagain
          zh-Hans: 再次\n显示
          ja: 再び\n表示
        view released
          zh-Hans: 视图已释放
          ja: ビューの解放
        not called
          zh-Hans: 未调用
          ja: 呼ばれない
        What exists in the life of a view controller, how often each callback is sent, and what to do in it.
          zh-Hans: 视图控制器一生中存在什么、每个回调发送多少次，以及在其中做什么。
          ja: ビューコントローラの一生に何が存在し、各コールバックが何回送られ、そこで何をするか。
        % makes % of the % steps in the life of a view controller, %.
          zh-Hans: % 走过视图控制器一生 %3 步中的 %2 步，%4。
          ja: % はビューコントローラの一生の %3 段階のうち %2 段階を通る、%4。
        A canceled appearance continues with viewWillDisappear, a canceled disappearance with viewWillAppear.
          zh-Hans: 被取消的出现以 viewWillDisappear 继续，被取消的消失以 viewWillAppear 继续。
          ja: キャンセルされた表示は viewWillDisappear に、キャンセルされた消失は viewWillAppear に続く。
        once
          zh-Hans: 一次
          ja: 1 回
        once, if from an archive
          zh-Hans: 一次，若来自归档
          ja: アーカイブからなら 1 回
        at the first use of 'view'
          zh-Hans: 首次使用 view 时
          ja: view を最初に使うとき
        once per view
          zh-Hans: 每个视图一次
          ja: ビューごとに 1 回
        every time
          zh-Hans: 每次
          ja: 毎回
        every time; may be canceled
          zh-Hans: 每次；可能被取消
          ja: 毎回（キャンセルされうる）
        any number of times
          zh-Hans: 任意次数
          ja: 何回でも
        on a memory warning
          zh-Hans: 内存警告时
          ja: メモリ警告時
        take what the controller needs; it has no view yet
          zh-Hans: 接收控制器所需；还没有视图
          ja: 必要なものを受け取る。ビューはまだない
        storyboard or nib: outlets are set
          zh-Hans: storyboard 或 nib：outlet 已设置
          ja: ストーリーボードか nib：アウトレットは設定済み
        create the view; don't call super
          zh-Hans: 创建视图；不要调用 super
          ja: ビューを生成。super は呼ばない
        set up the view; its size is not final
          zh-Hans: 设置视图；大小尚未确定
          ja: ビューを設定。サイズは未確定
        refresh what is shown; begin tasks
          zh-Hans: 刷新显示内容；开始任务
          ja: 表示内容を更新、タスクを開始
        size and traits are final
          zh-Hans: 大小和特征已确定
          ja: サイズと特性が確定
        the bounds are known
          zh-Hans: bounds 已知
          ja: bounds が確定
        adjust frames, nothing else
          zh-Hans: 只调整 frame
          ja: frame の調整だけ
        begin what must be seen
          zh-Hans: 开始须被看到的事
          ja: 見せるものを開始
        save; end editing and tasks
          zh-Hans: 保存；结束编辑和任务
          ja: 保存、編集とタスクを終了
        end what viewWillAppear began
          zh-Hans: 结束 viewWillAppear 开始的事
          ja: viewWillAppear で始めたことを終了
        release outlets
          zh-Hans: 释放 outlet
          ja: アウトレットを解放
        never called? Look for a retain cycle
          zh-Hans: 从未调用？检查循环引用
          ja: 呼ばれないなら循環参照を探す
        the view enters the window
          zh-Hans: 视图进入窗口
          ja: ビューがウインドウに入る
        on screen
          zh-Hans: 在屏幕上
          ja: 画面上
        the view leaves the window
          zh-Hans: 视图离开窗口
          ja: ビューがウインドウを出る
        How the views of % are loaded
          zh-Hans: % 的视图如何加载
          ja: % のビューの読み込み方
        How views are loaded: %, %.
          zh-Hans: 视图如何加载：%，%。
          ja: ビューの読み込み方：%、%。
        view is nil
          zh-Hans: view 为 nil
          ja: view は nil
        view is set
          zh-Hans: view 已设置
          ja: view あり
        view is read
          zh-Hans: 读取 view
          ja: view を参照
        return view
          zh-Hans: 返回 view
          ja: view を返す
        Is there a view?
          zh-Hans: 有视图吗？
          ja: ビューはある？
        Is loadView overridden?
          zh-Hans: 重写了 loadView？
          ja: loadView をオーバーライド？
        Storyboard or nib?
          zh-Hans: storyboard 或 nib？
          ja: ストーリーボードか nib？
        the class creates its view
          zh-Hans: 该类创建视图
          ja: クラスがビューを生成
        the view is read from it
          zh-Hans: 从中读取视图
          ja: そこからビューを読み込む
        an empty view is created
          zh-Hans: 创建空视图
          ja: 空のビューを生成
        exception: the app ends
          zh-Hans: 异常：应用终止
          ja: 例外：アプリは終了
        in an override of loadView
          zh-Hans: 在 loadView 的重写中
          ja: loadView のオーバーライドで
        from a storyboard or nib
          zh-Hans: 来自 storyboard 或 nib
          ja: ストーリーボードか nib から
        as an empty view
          zh-Hans: 作为空视图
          ja: 空のビューとして
        from a nib that doesn't exist
          zh-Hans: 来自不存在的 nib
          ja: 存在しない nib から
        the class creates the view in loadView
          zh-Hans: 该类在 loadView 中创建视图
          ja: クラスが loadView でビューを生成
        the view is read from a storyboard or nib
          zh-Hans: 从 storyboard 或 nib 读取视图
          ja: ストーリーボードか nib からビューを読み込む
        %: view is read and nil, loadView, %, viewDidLoad.
          zh-Hans: %：读取 view 且为 nil，loadView，%，viewDidLoad。
          ja: %：view を参照すると nil、loadView、%、viewDidLoad。
        %: view is read and nil, loadView, the nib doesn't exist, exception.
          zh-Hans: %：读取 view 且为 nil，loadView，nib 不存在，异常。
          ja: %：view を参照すると nil、loadView、nib がない、例外。
        Outlets are connected before viewDidLoad: %.
          zh-Hans: outlet 在 viewDidLoad 之前连接：%。
          ja: アウトレットは viewDidLoad の前に接続：%。
        ", animated"
          zh-Hans: ，带动画
          ja: 、アニメーションあり
        ", not animated"
          zh-Hans: ，不带动画
          ja: 、アニメーションなし
        ", canceled"
          zh-Hans: ，已取消
          ja: 、キャンセル
        ", refused"
          zh-Hans: ，被拒绝
          ja: 、拒否
        ", then %"
          zh-Hans: ，然后 %
          ja: 、その後 %
        commit
          zh-Hans: 确认
          ja: 確定
        cancel
          zh-Hans: 取消
          ja: キャンセル
        ", % %"
          zh-Hans: ，% %
          ja: 、% %
        ", reversed"
          zh-Hans: ，反转
          ja: 、反転
        " (appearing)"
          zh-Hans: （出现）
          ja: （表示）
        " (disappearing)"
          zh-Hans: （消失）
          ja: （消失）
        " to nil"
          zh-Hans: ，到 nil
          ja: 、nil へ
        " to %"
          zh-Hans: ，到 %
          ja: 、% へ
        " from %"
          zh-Hans: ，从 %
          ja: 、% から
        " in %"
          zh-Hans: ，在 % 中
          ja: 、% の中
        " of %"
          zh-Hans: ，属于 %
          ja: 、% の
        " onto %"
          zh-Hans: ，到 % 上
          ja: 、% の上へ
        " by %"
          zh-Hans: ，由 %
          ja: 、% による
        " as %"
          zh-Hans: ，以 %
          ja: 、% として
        ", handled by %"
          zh-Hans: ，由 % 处理
          ja: 、% が処理
        Activate scene %
          zh-Hans: 激活场景 %
          ja: シーン % をアクティブに
        Add %
          zh-Hans: 添加 %
          ja: % を追加
        Add the view of %
          zh-Hans: 添加 % 的视图
          ja: % のビューを追加
        Begin task %
          zh-Hans: 开始任务 %
          ja: タスク % を開始
        Begin the appearance transition of %
          zh-Hans: 开始 % 的外观转换
          ja: % の表示遷移を開始
        Call %
          zh-Hans: 调用 %
          ja: % を呼び出す
        Change the interface style to %
          zh-Hans: 将界面样式改为 %
          ja: インターフェイススタイルを % に変更
        Connect scene %
          zh-Hans: 连接场景 %
          ja: シーン % を接続
        Discard scene %
          zh-Hans: 丢弃场景 %
          ja: シーン % を破棄
        Disconnect scene %
          zh-Hans: 断开场景 %
          ja: シーン % を切断
        Dismiss
          zh-Hans: 关闭
          ja: 閉じる
        Dismiss %
          zh-Hans: 关闭 %
          ja: % を閉じる
        Drag the sheet down
          zh-Hans: 下拉表单
          ja: シートを下へドラッグ
        Drag the sheet down %
          zh-Hans: 下拉表单 %
          ja: シートを下へドラッグ %
        Drop the view of %
          zh-Hans: 丢弃 % 的视图
          ja: % のビューを破棄
        Embed %
          zh-Hans: 嵌入 %
          ja: % を埋め込む
        End task %
          zh-Hans: 结束任务 %
          ja: タスク % を終了
        End the appearance transition of %
          zh-Hans: 结束 % 的外观转换
          ja: % の表示遷移を終了
        Enter the background
          zh-Hans: 进入后台
          ja: バックグラウンドへ
        Enter the foreground
          zh-Hans: 进入前台
          ja: フォアグラウンドへ
        Give % the view
          zh-Hans: 将视图给予 %
          ja: % にビューを渡す
        Hide the column %
          zh-Hans: 隐藏列 %
          ja: カラム % を隠す
        Hide the navigation bar
          zh-Hans: 隐藏导航栏
          ja: ナビゲーションバーを隠す
        In one turn: %
          zh-Hans: 在同一轮中：%
          ja: 1 回のループで：%
        Launch %
          zh-Hans: 启动 %
          ja: % を起動
        Lay out %
          zh-Hans: 布局 %
          ja: % をレイアウト
        Lay out %, if needed
          zh-Hans: 必要时布局 %
          ja: 必要なら % をレイアウト
        Memory warning
          zh-Hans: 内存警告
          ja: メモリ警告
        Move the sheet to %
          zh-Hans: 将表单移到 %
          ja: シートを % へ移動
        Note: %
          zh-Hans: 备注：%
          ja: 注：%
        Observe %
          zh-Hans: 观察 %
          ja: % を監視
        One-time work: %
          zh-Hans: 一次性工作：%
          ja: 一度だけの処理：%
        Override the interface style of %
          zh-Hans: 覆盖 % 的界面样式
          ja: % のインターフェイススタイルを上書き
        Pop
          zh-Hans: 弹出
          ja: ポップ
        Pop %
          zh-Hans: 弹出 %
          ja: % をポップ
        Pop to %
          zh-Hans: 弹出到 %
          ja: % までポップ
        Pop to the root
          zh-Hans: 弹出到根
          ja: ルートまでポップ
        Pop to the root %
          zh-Hans: 弹出到根 %
          ja: ルート % までポップ
        Post %
          zh-Hans: 发送 %
          ja: % を通知
        Present %
          zh-Hans: 呈现 %
          ja: % を表示（モーダル）
        Preview %
          zh-Hans: 预览 %
          ja: % をプレビュー
        Push %
          zh-Hans: 压入 %
          ja: % をプッシュ
        Read the geometry
          zh-Hans: 读取几何信息
          ja: ジオメトリを参照
        Read the outlet %
          zh-Hans: 读取 outlet %
          ja: アウトレット % を参照
        Read the view of %
          zh-Hans: 读取 % 的视图
          ja: % のビューを参照
        Reconnect scene %
          zh-Hans: 重新连接场景 %
          ja: シーン % を再接続
        Remove % from its parent
          zh-Hans: 从父控制器移除 %
          ja: % を親から削除
        Remove the root
          zh-Hans: 移除根
          ja: ルートを削除
        Remove the view of %
          zh-Hans: 移除 % 的视图
          ja: % のビューを削除
        Replace the root with %
          zh-Hans: 将根替换为 %
          ja: ルートを % に置き換え
        Resize to %
          zh-Hans: 调整大小为 %
          ja: サイズを % に変更
        Rotate to %
          zh-Hans: 旋转到 %
          ja: % に回転
        Segue to %
          zh-Hans: 转场到 %
          ja: % へセグエ
        Select %
          zh-Hans: 选择 %
          ja: % を選択
        Send % didMove
          zh-Hans: 向 % 发送 didMove
          ja: % に didMove を送る
        Send % willMove
          zh-Hans: 向 % 发送 willMove
          ja: % に willMove を送る
        Set the column to %
          zh-Hans: 将列设为 %
          ja: カラムを % に設定
        Set the frame of %
          zh-Hans: 设置 % 的 frame
          ja: % の frame を設定
        Set the pages to %
          zh-Hans: 将页面设为 %
          ja: ページを % に設定
        Set the preferred size of %
          zh-Hans: 设置 % 的首选大小
          ja: % の推奨サイズを設定
        Set the stack to %
          zh-Hans: 将栈设为 %
          ja: スタックを % に設定
        Set the status bar to %
          zh-Hans: 将状态栏设为 %
          ja: ステータスバーを % に設定
        Show %
          zh-Hans: 显示 %
          ja: % を表示
        Show detail %
          zh-Hans: 显示详情 %
          ja: 詳細 % を表示
        Show the column %
          zh-Hans: 显示列 %
          ja: カラム % を表示
        Show the navigation bar
          zh-Hans: 显示导航栏
          ja: ナビゲーションバーを表示
        Stop observing %
          zh-Hans: 停止观察 %
          ja: % の監視をやめる
        Swipe back
          zh-Hans: 右滑返回
          ja: スワイプで戻る
        Swipe back %
          zh-Hans: 右滑返回 %
          ja: スワイプで戻る %
        Tap %
          zh-Hans: 轻点 %
          ja: % をタップ
        Tap More
          zh-Hans: 轻点“更多”
          ja: 「その他」をタップ
        Tap More, and %
          zh-Hans: 轻点“更多”，再轻点 %
          ja: 「その他」、次に % をタップ
        Tap outside
          zh-Hans: 轻点外部
          ja: 外側をタップ
        Tap outside %
          zh-Hans: 轻点 % 外部
          ja: % の外側をタップ
        Terminate
          zh-Hans: 终止
          ja: 終了
        Touch %
          zh-Hans: 触摸 %
          ja: % をタッチ
        Transition from %
          zh-Hans: 从 % 转换
          ja: % から遷移
        Turn the page
          zh-Hans: 翻页
          ja: ページをめくる
        Turn the page %
          zh-Hans: 翻页 %
          ja: ページをめくる %
        Unembed %
          zh-Hans: 取消嵌入 %
          ja: % の埋め込みを解除
        Update the orientations of %
          zh-Hans: 更新 % 的方向
          ja: % の向きを更新
        Update the properties of %
          zh-Hans: 更新 % 的属性
          ja: % のプロパティを更新
        Update the status bar of %
          zh-Hans: 更新 % 的状态栏
          ja: % のステータスバーを更新
        after step %
          zh-Hans: 步骤 % 之后
          ja: ステップ % の後
        at the end
          zh-Hans: 结束时
          ja: 終了時
        Hierarchy: %
          zh-Hans: 层级：%
          ja: 階層：%
        Hierarchy %%
          zh-Hans: %的层级%
          ja: %の階層%
        No controller %, %.
          zh-Hans: %没有控制器，%。
          ja: %、コントローラなし、%。
        Parents and presenters of % %, %.
          zh-Hans: %2，% 的父控制器和呈现者，%3。
          ja: %2の % の親と表示元、%3。
        Dashed line: not shown
          zh-Hans: 虚线：未显示
          ja: 破線：表示されていない
        no controller
          zh-Hans: 没有控制器
          ja: コントローラなし
        % presents %, %.
          zh-Hans: % 呈现 %，%。
          ja: % が % をモーダル表示、%。
        % has the root %, %.
          zh-Hans: % 的根控制器是 %，%。
          ja: % のルートは %、%。
        % shows its child %, %.
          zh-Hans: % 显示其子控制器 %，%。
          ja: % が子の % を表示、%。
        % has the child %, %.
          zh-Hans: % 有子控制器 %，%。
          ja: % の子に %、%。
        %, %, has no parent.
          zh-Hans: %，%，没有父控制器。
          ja: %、%、親なし。
        % was deallocated.
          zh-Hans: % 已释放。
          ja: % は解放された。
        Deallocated: %
          zh-Hans: 已释放：%
          ja: 解放：%
        scene %
          zh-Hans: 场景 %
          ja: シーン %
        % column
          zh-Hans: % 栏
          ja: % カラム
        primary
          zh-Hans: 主
          ja: プライマリ
        secondary
          zh-Hans: 次
          ja: セカンダリ
        third
          zh-Hans: 第三
          ja: 第三
        view not loaded
          zh-Hans: 视图未加载
          ja: ビュー未読み込み
        presented
          zh-Hans: 模态呈现
          ja: モーダル表示
        presented as %
          zh-Hans: 以 % 模态呈现
          ja: % でモーダル表示
        top of stack
          zh-Hans: 栈顶
          ja: スタックの一番上
        bottom of stack
          zh-Hans: 栈底
          ja: スタックの一番下
        stack item %
          zh-Hans: 栈中第 % 个
          ja: スタックの % 番目
        selected tab
          zh-Hans: 选中的标签页
          ja: 選択中のタブ
        tab %
          zh-Hans: 标签页 %
          ja: タブ %
        shown page
          zh-Hans: 显示的页
          ja: 表示中のページ
        page %
          zh-Hans: 第 % 页
          ja: ページ %
        A controller that is not in the dump presents %.
          zh-Hans: 转储之外的一个控制器呈现 %。
          ja: ダンプにないコントローラが % をモーダル表示。
        A controller that is not in the dump contains %.
          zh-Hans: 转储之外的一个控制器包含 %。
          ja: ダンプにないコントローラが % を含む。
        not in the dump
          zh-Hans: 不在转储中
          ja: ダンプにない
        view %
          zh-Hans: 视图 %
          ja: ビュー %
        not in the window
          zh-Hans: 不在窗口中
          ja: ウインドウにない
        presented by %
          zh-Hans: 由 % 呈现
          ja: % によるモーダル表示
        Hierarchy dump
          zh-Hans: 层级转储
          ja: 階層のダンプ
        % presented
          zh-Hans: % 个被呈现
          ja: モーダル表示 % 個
        no change
          zh-Hans: 无变化
          ja: 変化なし
        Step %: %
          zh-Hans: 步骤 %：%
          ja: ステップ %：%
        Hierarchy after %
          zh-Hans: %后的层级
          ja: %後の階層
        Hierarchy film: %
          zh-Hans: 层级连环图：%
          ja: 階層のコマ：%
        The hierarchy after %, %.
          zh-Hans: %后的层级，%。
          ja: %後の階層、%。
        every step (%)
          zh-Hans: 每个步骤（%）
          ja: 各ステップ（%）
        %, hierarchy after %, %.
          zh-Hans: %，%后的层级，%。
          ja: %、%後の階層、%。
        % presents %
          zh-Hans: % 呈现 %
          ja: % が % をモーダル表示
        % contains %
          zh-Hans: % 包含 %
          ja: % が % を含む
        % shows %
          zh-Hans: % 显示 %
          ja: % が % を表示
        % to
          zh-Hans: % 至
          ja: % から
        views not loaded
          zh-Hans: 视图未加载
          ja: ビュー未読み込み
        not on screen
          zh-Hans: 不在屏幕上
          ja: 画面外
        % controllers that are not on screen: %
          zh-Hans: % 个不在屏幕上的控制器：%
          ja: 画面外のコントローラ % 個：%
        − only here
          zh-Hans: − 仅在此处
          ja: − こちらのみ
        + only here
          zh-Hans: + 仅在此处
          ja: + こちらのみ
        ≠ differs
          zh-Hans: ≠ 不同
          ja: ≠ 異なる
        Difference · hierarchies of % and % %
          zh-Hans: 差异 · %3，% 与 % 的层级
          ja: 差分 · %3の % と % の階層
        In %:
          zh-Hans: 在 % 中：
          ja: %：
        Hierarchies: %
          zh-Hans: 层级：%
          ja: 階層：%
        Hierarchies of % and % %, which differ in %.
          zh-Hans: %3，% 与 % 的层级，有 %4不同。
          ja: %3の % と % の階層、%4が異なる。
        No responder handles it
          zh-Hans: 没有响应者处理它
          ja: 処理するレスポンダなし
        The view is outside a window, so it receives no touch
          zh-Hans: 视图不在窗口中，因此收不到触摸
          ja: ビューがウインドウ外のため、タッチを受け取らない
        Views
          zh-Hans: 视图
          ja: ビュー
        Controllers
          zh-Hans: 控制器
          ja: コントローラ
        Window and app
          zh-Hans: 窗口和应用
          ja: ウインドウとアプリ
        Responders: %
          zh-Hans: 响应者：%
          ja: レスポンダ：%
        % handles the touch
          zh-Hans: % 处理触摸
          ja: % がタッチを処理
        no responder handles the touch
          zh-Hans: 没有响应者处理触摸
          ja: タッチを処理するレスポンダなし
        % responder
          zh-Hans: % 个响应者
          ja: レスポンダ % 個
        Responder chain of a touch in %'s view
          zh-Hans: % 的视图中一次触摸的响应链
          ja: % のビューでのタッチのレスポンダチェーン
        Responder chain of %'s view
          zh-Hans: % 的视图的响应链
          ja: % のビューのレスポンダチェーン
        %, a %
          zh-Hans: %，%
          ja: %、%
        view
          zh-Hans: 视图
          ja: ビュー
        view controller
          zh-Hans: 视图控制器
          ja: ビューコントローラ
        window or app object
          zh-Hans: 窗口或应用对象
          ja: ウインドウまたはアプリのオブジェクト
        not reached
          zh-Hans: 未到达
          ja: 届かない
        doesn't handle it
          zh-Hans: 不处理
          ja: 処理しない
        forwards it
          zh-Hans: 转发
          ja: 次へ渡す
        the next responder of % is %
          zh-Hans: % 的下一个响应者是 %
          ja: % の次のレスポンダは %
        touch
          zh-Hans: 触摸
          ja: タッチ
        the touch
          zh-Hans: 该触摸
          ja: タッチ
        % is not reached
          zh-Hans: % 未到达
          ja: % には届かない
        Notifications
          zh-Hans: 通知
          ja: 通知
        Notifications: %
          zh-Hans: 通知：%
          ja: 通知：%
        %: % and %, %.
          zh-Hans: %：%和%，%。
          ja: %：%と%、%。
        % poster
          zh-Hans: % 个发送者
          ja: 送信元 % 個
        % observer
          zh-Hans: % 个观察者
          ja: オブザーバ % 個
        %, notifications, %.
          zh-Hans: %，通知，%。
          ja: %、通知、%。
        % posts % %.
          zh-Hans: % 发送 % %。
          ja: % が % を%送信。
        " after it was deallocated"
          zh-Hans: "（在被释放之后）"
          ja: "（解放後）"
        , then stops
          zh-Hans: ，然后停止
          ja: 、その後停止
        , and is deallocated
          zh-Hans: ，并被释放
          ja: 、解放される
        % observes % and receives it %%.
          zh-Hans: % 观察 %，收到 %%。
          ja: % が % を監視し、%受信%。
        posts it %
          zh-Hans: 发送：%
          ja: 送信：%
        no poster
          zh-Hans: 没有发送者
          ja: 送信元なし
        receives nothing
          zh-Hans: 什么也没收到
          ja: 受信なし
        receives every notification: %
          zh-Hans: 收到所有通知：%
          ja: すべての通知を受信：%
        receives it %
          zh-Hans: 收到：%
          ja: 受信：%
        , only from %
          zh-Hans: ，仅来自 %
          ja: 、% からのみ
        then stops observing
          zh-Hans: 然后停止观察
          ja: その後監視を停止
        crash: deallocated
          zh-Hans: 崩溃：已释放
          ja: クラッシュ：解放済み
        %, deallocated
          zh-Hans: %，已释放
          ja: %、解放済み
        twice
          zh-Hans: 两次
          ja: 2 回
        missing
          zh-Hans: 缺失
          ja: 不明
        Unknown: %.
          zh-Hans: 未知：%。
          ja: 不明：%。
        Missing: no controller has the ID %.
          zh-Hans: 缺失：没有 ID 为 % 的控制器。
          ja: 不明：ID が % のコントローラはありません。
        no outlets
          zh-Hans: 没有插座变量
          ja: アウトレットなし
        %, the File's Owner, with %.
          zh-Hans: %，File's Owner，包含 %。
          ja: %、File's Owner、%。
        navigation
          zh-Hans: 导航控制器
          ja: ナビゲーションコントローラ
        navigation controller
          zh-Hans: 导航控制器
          ja: ナビゲーションコントローラ
        tab bar controller
          zh-Hans: 标签栏控制器
          ja: タブバーコントローラ
        split view controller
          zh-Hans: 分栏视图控制器
          ja: スプリットビューコントローラ
        page view controller
          zh-Hans: 页面视图控制器
          ja: ページビューコントローラ
        table view controller
          zh-Hans: 表格视图控制器
          ja: テーブルビューコントローラ
        collection view controller
          zh-Hans: 集合视图控制器
          ja: コレクションビューコントローラ
        "%: "
          zh-Hans: "%："
          ja: "%："
        %%.
          zh-Hans: %%。
          ja: %%。
        initial controller
          zh-Hans: 初始控制器
          ja: 初期コントローラ
        the initial controller
          zh-Hans: 初始控制器
          ja: 初期コントローラ
        Reference to % of %, line %.
          zh-Hans: 引用 %2 的 %1，第 %3 行。
          ja: %2 の %1 への参照、%3 行目。
        " Reference to %, line %."
          zh-Hans: "引用 %，第 % 行。"
          ja: "% への参照、% 行目。"
        in %
          zh-Hans: 在 % 中
          ja: % 内
        unwind
          zh-Hans: 返回
          ja: 巻き戻し
        an exit
          zh-Hans: 一个出口
          ja: 出口
        unwinds with %
          zh-Hans: 通过 % 返回
          ja: % で巻き戻す
        Application
          zh-Hans: 应用程序
          ja: アプリケーション
        Scene
          zh-Hans: 场景
          ja: シーン
        its menus
          zh-Hans: 其菜单
          ja: そのメニュー
        without a controller
          zh-Hans: 没有控制器
          ja: コントローラなし
        The application's menus.
          zh-Hans: 应用程序的菜单。
          ja: アプリケーションのメニュー。
        A scene without a controller.
          zh-Hans: 没有控制器的场景。
          ja: コントローラのないシーン。
        % from % to %%, %
          zh-Hans: %1：从 %2 到 %3%4，%5
          ja: %1：%2 から %3 へ%4、%5
        pane %
          zh-Hans: 窗格 %
          ja: ペイン %
        next page
          zh-Hans: 下一页
          ja: 次のページ
        embed
          zh-Hans: 嵌入
          ja: 埋め込み
        segue without kind
          zh-Hans: 没有类型的转场
          ja: 種類のないセグエ
        show
          zh-Hans: 显示
          ja: 表示
        push
          zh-Hans: 推入
          ja: プッシュ
        showDetail
          zh-Hans: 显示详情
          ja: 詳細を表示
        replace
          zh-Hans: 替换
          ja: 置換
        sheet
          zh-Hans: 表单
          ja: シート
        present
          zh-Hans: 呈现
          ja: モーダル表示
        popover
          zh-Hans: 弹出窗口
          ja: ポップオーバー
        custom
          zh-Hans: 自定义
          ja: カスタム
        custom %
          zh-Hans: 自定义 %
          ja: カスタム %
        form sheet
          zh-Hans: 表单页
          ja: フォームシート
        page sheet
          zh-Hans: 页面式
          ja: ページシート
        full screen
          zh-Hans: 全屏
          ja: フルスクリーン
        over full screen
          zh-Hans: 覆盖全屏
          ja: フルスクリーン上
        current context
          zh-Hans: 当前上下文
          ja: 現在のコンテキスト
        over current context
          zh-Hans: 覆盖当前上下文
          ja: 現在のコンテキスト上
        child
          zh-Hans: 子控制器
          ja: 子
        root
          zh-Hans: 根
          ja: ルート
        supplementary
          zh-Hans: 补充栏
          ja: 補助
        window content
          zh-Hans: 窗口内容
          ja: ウインドウの内容
        and % more
          zh-Hans: 以及另外 % 个
          ja: ほか % 個
        " In %"
          zh-Hans: "在 %"
          ja: "次の中：%"
        % more not drawn
          zh-Hans: 另有 % 个未画出
          ja: ほか % 個は省略
        with %
          zh-Hans: 包含 %
          ja: % を含む
        " With %."
          zh-Hans: "包含 %。"
          ja: "% を含む。"
        % scene
          zh-Hans: % 个场景
          ja: シーン % 個
        % referenced scene
          zh-Hans: % 个被引用的场景
          ja: 参照されるシーン % 個
        % file
          zh-Hans: % 个文件
          ja: ファイル % 個
        % segue
          zh-Hans: % 个转场
          ja: セグエ % 個
        % screen
          zh-Hans: % 个屏幕
          ja: 画面 % 個
        % call
          zh-Hans: % 个调用
          ja: 呼び出し % 個
        % in code
          zh-Hans: 代码中%
          ja: コード内の%
        owner %
          zh-Hans: 所有者 %
          ja: 所有者 %
        unknown platform
          zh-Hans: 未知平台
          ja: 不明なプラットフォーム
        one card for each flow
          zh-Hans: 每个流程一张卡片
          ja: 流れごとに 1 枚
        one card for each file
          zh-Hans: 每个文件一张卡片
          ja: ファイルごとに 1 枚
        % other storyboard
          zh-Hans: % 个其他故事板
          ja: ほかのストーリーボード % 個
        % shown around %, % hidden
          zh-Hans: 显示 %2 周围的 %1 个，隐藏 %3 个
          ja: %2 の周辺 %1 個を表示、%3 個は非表示
        no scene has the name %
          zh-Hans: 没有名为 % 的场景
          ja: % という名前のシーンはありません
        Storyboards
          zh-Hans: 故事板
          ja: ストーリーボード
        Storyboard: %
          zh-Hans: 故事板：%
          ja: ストーリーボード：%
        Storyboards: %
          zh-Hans: 故事板：%
          ja: ストーリーボード：%
        Screens: %
          zh-Hans: 屏幕：%
          ja: 画面：%
        " Initial."
          zh-Hans: "初始。"
          ja: "初期。"
        " Unreachable."
          zh-Hans: "不可到达。"
          ja: "到達不能。"
        % is the initial controller
          zh-Hans: % 是初始控制器
          ja: % は初期コントローラ
        initial
          zh-Hans: 初始
          ja: 初期
        contains
          zh-Hans: 包含
          ja: 含む
        embeds
          zh-Hans: 嵌入
          ja: 埋め込む
        red dashes: unreachable
          zh-Hans: 红色虚线：不可到达
          ja: 赤い破線：到達不能
        unreachable
          zh-Hans: 不可到达
          ja: 到達不能
        added
          zh-Hans: 新增
          ja: 追加
        removed
          zh-Hans: 已删除
          ja: 削除
        changed
          zh-Hans: 已更改
          ja: 変更
        contains from the start
          zh-Hans: 一开始就包含
          ja: 最初から含む
        embeds in a container view
          zh-Hans: 嵌入容器视图
          ja: コンテナビューに埋め込む
        shows or pushes
          zh-Hans: 显示或推入
          ja: 表示またはプッシュ
        shows as detail
          zh-Hans: 作为详情显示
          ja: 詳細として表示
        presents modally
          zh-Hans: 模态呈现
          ja: モーダル表示
        presents as popover
          zh-Hans: 以弹出窗口呈现
          ja: ポップオーバーで表示
        custom segue
          zh-Hans: 自定义转场
          ja: カスタムセグエ
        unwinds to that scene
          zh-Hans: 返回到该场景
          ja: そのシーンへ巻き戻す
        unknown kind
          zh-Hans: 未知类型
          ja: 不明な種類
        scene shown elsewhere in this drawing
          zh-Hans: 本图其他位置显示的场景
          ja: この図の別の場所にあるシーン
        % added
          zh-Hans: 新增 % 项
          ja: 追加 %
        % removed
          zh-Hans: 删除 % 项
          ja: 削除 %
        % moved
          zh-Hans: 移动 % 项
          ja: 移動 %
        % changed
          zh-Hans: 更改 % 项
          ja: 変更 %
        Difference of % and %
          zh-Hans: % 与 % 的差异
          ja: % と % の差分
        no differences
          zh-Hans: 没有差异
          ja: 差分なし
        none
          zh-Hans: 无
          ja: なし
        %: % → %
          zh-Hans: %：% → %
          ja: %：% → %
        step
          zh-Hans: 步骤
          ja: ステップ
        controller
          zh-Hans: 控制器
          ja: コントローラ
        from
          zh-Hans: 原状态
          ja: 前の状態
        to
          zh-Hans: 新状态
          ja: 次の状態
        legal
          zh-Hans: 合法
          ja: 正当
        count
          zh-Hans: 次数
          ja: 回数
        frequency
          zh-Hans: 频率
          ja: 頻度
        use
          zh-Hans: 用途
          ja: 用途
        calls
          zh-Hans: 调用次数
          ja: 呼び出し回数
        number
          zh-Hans: 编号
          ja: 番号
        event
          zh-Hans: 事件
          ja: イベント
        sent by
          zh-Hans: 发送者
          ja: 送信元
        The view is about to appear; the transition can still be canceled.
          zh-Hans: 视图即将出现；转换仍可取消。
          ja: ビューがこれから表示される。遷移はまだキャンセルされうる。
        The view is in the hierarchy with its final traits and size, before its layout.
          zh-Hans: 视图已在层次结构中，特征和大小已确定，尚未布局。
          ja: ビューは階層内にあり、特性とサイズは確定済み。レイアウトの前。
        The view is on screen, and the transition is complete.
          zh-Hans: 视图已在屏幕上，转换已完成。
          ja: ビューは画面上にあり、遷移は完了した。
        The view is about to leave the screen; the transition can still be canceled.
          zh-Hans: 视图即将离开屏幕；转换仍可取消。
          ja: ビューがこれから画面を出る。遷移はまだキャンセルされうる。
        The view has left the screen.
          zh-Hans: 视图已离开屏幕。
          ja: ビューは画面を出た。
        The app is launched; its state is not restored yet.
          zh-Hans: 应用已启动；状态尚未恢复。
          ja: アプリは起動したが、状態はまだ復元されていない。
        The app is launched and still inactive.
          zh-Hans: 应用已启动，仍未激活。
          ja: アプリは起動したが、まだアクティブではない。
        The app is active and receives events.
          zh-Hans: 应用已激活，可接收事件。
          ja: アプリはアクティブで、イベントを受け取る。
        The app is about to become inactive, because of a call, a system alert, or another app.
          zh-Hans: 因来电、系统提醒或其他应用，应用即将变为未激活。
          ja: 着信、システムの警告、または他のアプリのため、アプリはこれから非アクティブになる。
        The app is in the background.
          zh-Hans: 应用已进入后台。
          ja: アプリはバックグラウンドにある。
        The app is about to return to the foreground.
          zh-Hans: 应用即将返回前台。
          ja: アプリはこれからフォアグラウンドに戻る。
        The app is about to be terminated while it is running.
          zh-Hans: 应用在运行时即将被终止。
          ja: アプリは実行中にこれから終了される。
        The system is low on memory.
          zh-Hans: 系统内存不足。
          ja: システムのメモリが不足している。
        A scene is created and connected to the app.
          zh-Hans: 场景已创建并连接到应用。
          ja: シーンが作成され、アプリに接続される。
        The scene is active and receives events.
          zh-Hans: 场景已激活，可接收事件。
          ja: シーンはアクティブで、イベントを受け取る。
        The scene is about to become inactive.
          zh-Hans: 场景即将变为未激活。
          ja: シーンはこれから非アクティブになる。
        The scene is in the background.
          zh-Hans: 场景已进入后台。
          ja: シーンはバックグラウンドにある。
        The scene is about to enter the foreground.
          zh-Hans: 场景即将进入前台。
          ja: シーンはこれからフォアグラウンドに入る。
        The system has released the scene.
          zh-Hans: 系统已释放场景。
          ja: システムがシーンを解放した。
        A new scene session is created and needs its configuration.
          zh-Hans: 新的场景会话已创建，需要其配置。
          ja: 新しいシーンセッションが作成され、その設定が必要。
        The user closed windows of the app.
          zh-Hans: 用户关闭了应用的窗口。
          ja: ユーザがアプリのウインドウを閉じた。
        A control is about to start a segue.
          zh-Hans: 控件即将启动转场。
          ja: コントロールがこれからセグエを始める。
        UIKit searches the children for the destination of an unwind segue.
          zh-Hans: UIKit 在子控制器中查找 unwind 转场的目标。
          ja: UIKit が子の中から unwind セグエの行き先を探す。
        UIKit asks whether this controller handles an unwind segue's action.
          zh-Hans: UIKit 询问此控制器是否处理 unwind 转场的操作。
          ja: UIKit が、このコントローラは unwind セグエのアクションを処理するかを尋ねる。
        A container between source and destination has to show the destination.
          zh-Hans: 源与目标之间的容器必须显示目标。
          ja: 遷移元と行き先の間のコンテナが行き先を表示する必要がある。
        An unwind segue to this controller is about to be performed.
          zh-Hans: 即将执行到此控制器的 unwind 转场。
          ja: このコントローラへの unwind セグエがこれから実行される。
        A navigation controller is about to show a controller.
          zh-Hans: 导航控制器即将显示一个控制器。
          ja: ナビゲーションコントローラがこれからコントローラを表示する。
        A navigation controller has shown a controller.
          zh-Hans: 导航控制器已显示一个控制器。
          ja: ナビゲーションコントローラがコントローラを表示した。
        The user begins to drag a sheet or taps outside a popover.
          zh-Hans: 用户开始拖动面板，或点按弹出窗口之外。
          ja: ユーザがシートのドラッグを始めるか、ポップオーバーの外をタップする。
        A dismissal by the user begins; it can still be canceled.
          zh-Hans: 用户开始关闭；仍可取消。
          ja: ユーザが閉じる操作を始める。まだキャンセルされうる。
        A dismissal by the user is complete. UIKit doesn't send it for a dismissal in code.
          zh-Hans: 用户的关闭已完成。由代码关闭时 UIKit 不发送此回调。
          ja: ユーザが閉じる操作を終えた。コードで閉じるときは UIKit は送らない。
        The user tried to dismiss the controller, but the controller or its delegate prevented it.
          zh-Hans: 用户试图关闭控制器，但控制器或其代理阻止了。
          ja: ユーザがコントローラを閉じようとしたが、コントローラかそのデリゲートが防いだ。
        A popover in a compact width asks for the style to use instead.
          zh-Hans: 紧凑宽度下的弹出窗口询问改用的样式。
          ja: 幅がコンパクトなときのポップオーバーが、代わりのスタイルを尋ねる。
        A popover that adapts asks for the controller to present instead.
          zh-Hans: 自适应的弹出窗口询问改为呈现的控制器。
          ja: 適応するポップオーバーが、代わりに表示するコントローラを尋ねる。
        A popover is about to be presented in another style.
          zh-Hans: 弹出窗口即将以另一样式呈现。
          ja: ポップオーバーがこれから別のスタイルで表示される。
        The user dragged a sheet to another detent.
          zh-Hans: 用户将面板拖到了另一停靠高度。
          ja: ユーザがシートを別の高さにドラッグした。
        The user taps a tab; the delegate decides whether it is selected.
          zh-Hans: 用户点按标签；代理决定是否选中。
          ja: ユーザがタブをタップする。選択するかはデリゲートが決める。
        The user tapped a tab, which may already have been selected.
          zh-Hans: 用户点按了标签，该标签可能已被选中。
          ja: ユーザがタブをタップした。すでに選択されていたこともある。
        A column of a split view is about to be shown.
          zh-Hans: 分栏视图的一栏即将显示。
          ja: スプリットビューの列がこれから表示される。
        A column of a split view is about to be hidden.
          zh-Hans: 分栏视图的一栏即将隐藏。
          ja: スプリットビューの列がこれから隠される。
        A column of a split view was shown.
          zh-Hans: 分栏视图的一栏已显示。
          ja: スプリットビューの列が表示された。
        A column of a split view was hidden.
          zh-Hans: 分栏视图的一栏已隐藏。
          ja: スプリットビューの列が隠された。
        A split view in the classic style is about to collapse its columns into one.
          zh-Hans: 经典样式的分栏视图即将折叠为一栏。
          ja: 従来のスタイルのスプリットビューが、これから列を 1 つにまとめる。
        A split view in the classic style is about to show two columns again.
          zh-Hans: 经典样式的分栏视图即将重新显示两栏。
          ja: 従来のスタイルのスプリットビューが、これから 2 列の表示に戻る。
        A split view is about to collapse and asks which column to show on top.
          zh-Hans: 分栏视图即将折叠，询问哪一栏显示在最上层。
          ja: スプリットビューがこれから列をまとめ、どの列を一番上に表示するかを尋ねる。
        A split view is about to expand and asks for its display mode.
          zh-Hans: 分栏视图即将展开，询问其显示模式。
          ja: スプリットビューがこれから列を広げ、表示モードを尋ねる。
        A split view has collapsed its columns into one.
          zh-Hans: 分栏视图已折叠为一栏。
          ja: スプリットビューが列を 1 つにまとめた。
        A split view shows its columns side by side again.
          zh-Hans: 分栏视图重新并排显示各栏。
          ja: スプリットビューが再び列を並べて表示する。
        The user begins to turn a page; the turn can still be canceled.
          zh-Hans: 用户开始翻页；翻页仍可取消。
          ja: ユーザがページめくりを始める。まだキャンセルされうる。
        A page turn by the user has ended, completed or not.
          zh-Hans: 用户的翻页已结束，无论是否完成。
          ja: ユーザのページめくりが、完了したかどうかにかかわらず終わった。
        A page view controller asks its data source for the page before another one.
          zh-Hans: 页面视图控制器向数据源询问前一页。
          ja: ページビューコントローラがデータソースに前のページを尋ねる。
        A page view controller asks its data source for the page after another one.
          zh-Hans: 页面视图控制器向数据源询问后一页。
          ja: ページビューコントローラがデータソースに次のページを尋ねる。
        The search controller is about to be presented.
          zh-Hans: 搜索控制器即将呈现。
          ja: 検索コントローラがこれから表示される。
        The search controller was presented.
          zh-Hans: 搜索控制器已呈现。
          ja: 検索コントローラが表示された。
        The search controller is about to be dismissed.
          zh-Hans: 搜索控制器即将关闭。
          ja: 検索コントローラがこれから閉じられる。
        The search controller was dismissed.
          zh-Hans: 搜索控制器已关闭。
          ja: 検索コントローラが閉じられた。
        Constraints need an update; sent before layout.
          zh-Hans: 约束需要更新；在布局之前发送。
          ja: 制約の更新が必要。レイアウトの前に送られる。
        The root view has its bounds and is about to lay out its subviews.
          zh-Hans: 根视图的 bounds 已确定，即将布局其子视图。
          ja: ルートビューの bounds は確定し、これからサブビューをレイアウトする。
        The root view has laid out its subviews, but not yet their subviews.
          zh-Hans: 根视图已布局其子视图，但尚未布局它们的子视图。
          ja: ルートビューはサブビューをレイアウトしたが、その中のサブビューはまだ。
        The safe area of the root view has changed; also sent when the view first enters a window.
          zh-Hans: 根视图的安全区域已改变；视图首次进入窗口时也会发送。
          ja: ルートビューのセーフエリアが変わった。ビューが最初にウインドウに入るときにも送られる。
        The layout margins of the root view have changed.
          zh-Hans: 根视图的布局边距已改变。
          ja: ルートビューのレイアウトマージンが変わった。
        A trait has changed, such as the size class, interface style, or display scale.
          zh-Hans: 某一特征已改变，例如尺寸类别、界面样式或显示比例。
          ja: サイズクラス、外観、表示倍率などの特性が変わった。
        The traits are about to change; parents receive the callback first.
          zh-Hans: 特征即将改变；父控制器先收到回调。
          ja: 特性がこれから変わる。親が先にコールバックを受け取る。
        The size is about to change, because of a rotation or a resized window.
          zh-Hans: 因旋转或窗口大小调整，大小即将改变。
          ja: 回転またはウインドウのサイズ変更により、サイズがこれから変わる。
        The interface is about to rotate.
          zh-Hans: 界面即将旋转。
          ja: インターフェイスがこれから回転する。
        The interface is rotating; changes made here are animated with the rotation.
          zh-Hans: 界面正在旋转；在此所做的更改随旋转一起产生动画。
          ja: インターフェイスが回転中。ここでの変更は回転とともにアニメーションする。
        The interface has rotated.
          zh-Hans: 界面已旋转。
          ja: インターフェイスが回転した。
        A trait that the controller registered for has changed, parents first.
          zh-Hans: 控制器所注册的特征已改变，父控制器在先。
          ja: コントローラが登録した特性が変わった。親が先。
        The controller is created in code with init(), which calls init(nibName:bundle:).
          zh-Hans: 控制器由代码以 init() 创建，它会调用 init(nibName:bundle:)。
          ja: コントローラはコードで init() により作られ、これが init(nibName:bundle:) を呼ぶ。
        The controller is created from a storyboard or nib; its outlets are not connected yet.
          zh-Hans: 控制器由 storyboard 或 nib 创建；其 outlet 尚未连接。
          ja: コントローラはストーリーボードか nib から作られる。アウトレットはまだ接続されていない。
        The controller is created in code, with or without a nib. The nib is loaded later, with the view.
          zh-Hans: 控制器由代码创建，可有或没有 nib。nib 稍后随视图一起加载。
          ja: コントローラは nib あり、またはなしでコードで作られる。nib はあとでビューとともに読み込まれる。
        All objects in the archive are loaded, and their outlets are connected; the view is not loaded yet.
          zh-Hans: 归档中的所有对象已加载，其 outlet 已连接；视图尚未加载。
          ja: アーカイブ内のすべてのオブジェクトが読み込まれ、アウトレットは接続済み。ビューはまだ読み込まれていない。
        'view' is read while it is nil.
          zh-Hans: 在 view 为 nil 时读取了它。
          ja: view が nil のときに読まれた。
        The app loads the view, unless it is already loaded.
          zh-Hans: 应用加载视图，除非已加载。
          ja: ビューがまだ読み込まれていなければ、アプリが読み込む。
        The view is loaded, but it is not in a window and doesn't have its final size.
          zh-Hans: 视图已加载，但不在窗口中，大小尚未确定。
          ja: ビューは読み込まれたが、ウインドウ内になく、サイズは未確定。
        UIKit is about to release an offscreen view because of a memory warning.
          zh-Hans: 因内存警告，UIKit 即将释放屏幕外的视图。
          ja: メモリ警告のため、UIKit がこれから画面外のビューを解放する。
        UIKit has released an offscreen view because of a memory warning.
          zh-Hans: 因内存警告，UIKit 已释放屏幕外的视图。
          ja: メモリ警告のため、UIKit が画面外のビューを解放した。
        Nothing retains the controller any longer.
          zh-Hans: 控制器不再被任何对象持有。
          ja: コントローラを保持するものはもうない。
        The SwiftUI view in a hosting controller appears: after layout, before drawing.
          zh-Hans: 宿主控制器中的 SwiftUI 视图出现：布局之后，绘制之前。
          ja: ホスティングコントローラ内の SwiftUI ビューが現れる。レイアウトの後、描画の前。
        The SwiftUI view in a hosting controller has disappeared.
          zh-Hans: 宿主控制器中的 SwiftUI 视图已消失。
          ja: ホスティングコントローラ内の SwiftUI ビューが消えた。
        The SwiftUI view appears. Its asynchronous work is canceled after the view disappears.
          zh-Hans: SwiftUI 视图出现。视图消失后，其异步任务会被取消。
          ja: SwiftUI ビューが現れる。その非同期処理は、ビューが消えた後にキャンセルされる。
        The view is loaded from a nib or storyboard, and its outlets are connected.
          zh-Hans: 视图已从 nib 或 storyboard 加载，其 outlet 已连接。
          ja: ビューは nib かストーリーボードから読み込まれ、アウトレットは接続済み。
        The view is about to get another superview, or none.
          zh-Hans: 视图即将更换父视图，或不再有父视图。
          ja: ビューのスーパービューが、これから別のものになるか、なくなる。
        The view has another superview, or none.
          zh-Hans: 视图已更换父视图，或不再有父视图。
          ja: ビューのスーパービューが、別のものになったか、なくなった。
        The view is about to enter or leave a window.
          zh-Hans: 视图即将进入或离开窗口。
          ja: ビューがこれからウインドウに入る、またはウインドウを出る。
        The view has entered or left a window.
          zh-Hans: 视图已进入或离开窗口。
          ja: ビューがウインドウに入った、またはウインドウを出た。
        The view lays out its subviews.
          zh-Hans: 视图布局其子视图。
          ja: ビューがサブビューをレイアウトする。
        " In the code: %."
          zh-Hans: "代码中：%。"
          ja: "コードでは：%。"
        presents
          zh-Hans: 模态呈现
          ja: モーダル表示
        The view first appears, its properties are invalidated, or an observable value that the method read has changed; before layout.
          zh-Hans: 视图首次出现、其属性失效，或此方法读取的可观察值已改变；在布局之前。
          ja: ビューが最初に現れるか、プロパティが無効になるか、メソッドが読んだ監視可能な値が変わった。レイアウトの前。
        A child, or the child of a presented controller, has changed its preferredContentSize; only its parent is asked.
          zh-Hans: 子控制器或被呈现控制器的子控制器改变了 preferredContentSize；只询问其父控制器。
          ja: 子、または表示されたコントローラの子が preferredContentSize を変えた。その親だけに尋ねる。
        The controller is about to get another parent, or none. addChild(_:) sends it; before removeFromParent(), the app has to send it.
          zh-Hans: 控制器即将更换父控制器，或不再有父控制器。addChild(_:) 会发送此回调；在 removeFromParent() 之前，应用必须自行发送。
          ja: コントローラの親がこれから別のものになるか、なくなる。addChild(_:) が送る。removeFromParent() の前にはアプリが送る必要がある。
        The controller has another parent, or none. After addChild(_:), the app has to send it; removeFromParent() sends it.
          zh-Hans: 控制器已更换父控制器，或不再有父控制器。在 addChild(_:) 之后，应用必须自行发送；removeFromParent() 会发送。
          ja: コントローラの親が別のものになったか、なくなった。addChild(_:) の後にはアプリが送る必要がある。removeFromParent() が送る。
        A segue is about to be performed. Except in an unwind segue, the destination is new, and its view is not loaded.
          zh-Hans: 即将执行转场。除 unwind 转场外，目标是新的，其视图尚未加载。
          ja: セグエがこれから実行される。unwind セグエ以外では、行き先は新しく、そのビューは読み込まれていない。
        """#
}

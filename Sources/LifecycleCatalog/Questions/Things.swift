extension Catalog.Questions {
    package static let things = Entry.entries(
        """
        # appear: what
        en: viewwillappear viewdidappear viewisappearing appearance willappear didappear reappear
        appearancecallback lifecyclemethod
        zh: 出现 显示
        ja: 表示 出現
        ko: 표시 나타나
        de: erscheint erscheinen angezeigt sichtbarwird
        fr: apparaît apparaître affiché affichage
        es: aparece aparecer mostrar
        pt: aparece aparecer exibida exibido
        ru: появляется появление показ

        # disappear: what
        en: viewwilldisappear viewdiddisappear disappearance
        zh: 消失
        ja: 消え 非表示
        ko: 사라지 사라질
        de: verschwindet verschwinden ausgeblendet
        fr: disparaît disparaître
        es: desaparece desaparecer
        pt: desaparece desaparecer
        ru: исчезает исчезновение

        # load: what
        en: viewdidload loadview loadviewifneeded didload initialize
        zh: 加载 载入
        ja: ロード 読み込
        ko: 로드
        de: laden geladen lädt
        fr: chargé chargement
        es: carga cargar cargado
        pt: carrega carregar carregada
        ru: загрузка загружается загрузки

        # init: what
        en: initializer initialization
        zh: 初始化 构造
        ja: 初期化 イニシャライザ
        ko: 초기화
        de: initialisierer initialisierung
        fr: initialisation initialiseur
        es: inicializador inicialización
        pt: inicializador inicialização
        ru: инициализатор инициализации

        # layout: what
        en: viewdidlayoutsubviews viewwilllayoutsubviews layoutsubviews layoutifneeded setneedslayout autolayout
        zh: 布局
        ja: レイアウト
        ko: 레이아웃
        ru: разметка раскладка

        # call: what
        en: fire trigger invoke run execute receive send sent deliver emit happen
        zh: 调用 触发 执行 收到
        ja: 呼ばれ 呼び出 実行 発火 届
        ko: 호출 실행 불리
        de: aufgerufen aufruf ausgelöst ausgeführt aufrufe
        fr: appelé appelée appelés appel déclenché
        es: llama llamado llamada ejecuta ejecutan llaman
        pt: chamado chamada chamados executado
        ru: вызывается вызван вызываются вызов срабатывает

        # push: what
        en: pushviewcontroller
        zh: 推入 压栈 跳转
        ja: プッシュ 遷移
        ko: 푸시
        de: pushen gepusht
        fr: pousser empiler
        es: empujar apilar
        pt: empurrar
        ru: пуш пуше

        # pop: what
        en: popviewcontroller poptoroot poptorootviewcontroller popped goback back backbutton return
        zh: 返回 弹出 退回
        ja: 戻る 戻って 戻っ 戻した ポップ
        ko: 뒤로 돌아올 돌아오 돌아가
        de: zurück zurückkehren zurückgehen zurückkommt
        fr: retour revenir
        es: volver regresar atrás
        pt: voltar retornar
        ru: назад возврат возвращении вернуться

        # poptoroot: what
        en: poppingtoroot poppedtoroot

        # didbecomeactive: what
        en: applicationdidbecomeactive becomeactive

        # didmove: what
        en: didmovetoparent didmovetoparentviewcontroller

        # willmove: what
        en: willmovetoparent willmovetoparentviewcontroller

        # ismovingfromparent: what
        en: ismovingfromparentviewcontroller

        # present: what
        en: presentation presentviewcontroller modal modally presenter presentingviewcontroller
        zh: 弹出 呈现 展示
        ja: モーダル プレゼント 提示 モーダル表示
        ko: 모달 프레젠트
        de: präsentieren präsentiert präsentation präsentierte
        fr: présenter présenté présentation
        es: presentar presentado
        pt: apresentar apresentado
        ru: презентация представить показать

        # dismiss: what
        en: dismissal close dismissviewcontroller dismissed pulldown swipedown dragdown tapoutside
        zh: 关闭 消除
        ja: 閉じ
        ko: 닫
        de: schließen geschlossen schließt schliessen
        fr: fermer fermé fermeture
        es: cerrar cerrado
        pt: fechar fechado
        ru: закрыть закрытия закрывается закрытии

        # onappear: what
        en: ondisappear

        # frame: what
        en: bounds size geometry width height dimension safearea safeareainsets insets framesize layoutmargins
        zh: 尺寸 大小 安全区
        ja: サイズ セーフエリア
        ko: 크기 프레임
        de: größe rahmen breite höhe
        fr: taille largeur hauteur
        es: tamaño marco
        pt: tamanho
        ru: размер размеры

        # outlet: what
        en: iboutlet outlets
        zh: 连接变量
        ja: アウトレット
        ko: 아울렛
        ru: аутлет

        # transition: what
        en: animation animate inprogress
        zh: 转场 过渡 动画
        ja: アニメーション トランジション
        ko: 전환 애니메이션
        de: übergang übergangs
        fr: animer
        es: transición
        pt: transição
        ru: переход анимация

        # track: what
        en: analytics screentracking screenview logging telemetry tracking swizzle swizzling firebase pageview
        zh: 埋点 统计 追踪
        ja: 計測 トラッキング
        ko: 추적 트래킹
        de: verfolgen
        fr: suivi
        es: seguimiento
        pt: rastreamento
        ru: аналитика отслеживание

        # notification: what
        en: nsnotification observer nsnotificationcenter notificationcenter addobserver removeobserver observe
        zh: 通知 监听 观察者
        ja: 通知 オブザーバ
        ko: 알림 옵저버
        de: benachrichtigung benachrichtigungen beobachter
        fr: observateur
        es: notificación notificaciones
        pt: notificação notificações
        ru: уведомление уведомления наблюдатель

        # memorywarning: what
        en: didreceivememorywarning lowmemory
        zh: 内存警告
        ja: メモリ警告 メモリ不足
        ko: 메모리경고 메모리
        de: speicherwarnung
        fr: alertemémoire
        ru: памяти

        # refresh: what
        en: update reload stale outdated fetch reloaddata
        zh: 刷新 更新
        ja: 更新 リロード 再読み込み
        ko: 새로고침 갱신
        de: aktualisieren aktualisiert aktuell neuladen
        fr: rafraîchir actualiser actualisé
        es: actualizar actualiza
        pt: atualizar atualiza
        ru: обновить обновляется обновление

        # traits: what
        en: traitcollectiondidchange traitcollection trait darkmode sizeclass userinterfacestyle
        zh: 深色模式
        ja: ダークモード
        ko: 다크모드
        de: dunkelmodus
        ru: тёмная

        # create: what
        zh: 创建 生成
        ja: 生成 作る 作成 作り
        ko: 생성 만들
        de: erzeuge erzeugen erstellen erstelle
        fr: créer
        es: crear
        pt: criar
        ru: создать создание

        # pass: what
        zh: 传递 传值
        ja: 渡す 渡し
        ko: 전달
        de: übergebe übergeben weitergeben
        fr: passer transmettre
        es: pasar
        pt: passar
        ru: передать передача

        # data: what
        zh: 数据
        ja: データ 値
        ko: 데이터
        de: daten
        fr: données
        es: datos
        pt: dados
        ru: данные данных

        # replace: what
        zh: 替换 切换根
        ja: 置き換え 差し替え
        ko: 교체
        de: ersetzen ersetze austauschen tauschen
        fr: remplacer
        es: reemplazar
        pt: substituir
        ru: заменить замена

        # implemented: what
        zh: 实现
        ja: 実装
        ko: 구현
        de: implementiert
        fr: implémenté
        es: implementado
        pt: implementado
        ru: реализован

        # parameter: what
        zh: 参数
        ja: 引数 パラメータ
        ko: 매개변수 파라미터
        de: argument
        fr: paramètre
        es: parámetro
        pt: parâmetro
        ru: параметр аргумент

        # add: what
        zh: 添加
        ja: 追加
        ko: 추가
        de: hinzufügen hinzu
        fr: ajouter
        es: añadir agregar
        pt: adicionar
        ru: добавить добавление

        # network: what
        zh: 网络
        ja: 通信 ネットワーク
        ko: 네트워크
        de: netzwerk
        fr: réseau
        es: red
        pt: rede
        ru: сеть сетевой

        # timer: what
        zh: 定时器
        ja: タイマー
        ko: 타이머
        fr: minuterie
        es: temporizador
        ru: таймер

        # manual: what
        zh: 手动
        ja: 手動
        ko: 수동
        de: manuell
        fr: manuellement
        es: manualmente
        pt: manualmente
        ru: вручную

        # hide: what
        zh: 隐藏
        ja: 隠す 非表示
        ko: 숨기 숨김
        de: ausblenden verbergen
        fr: masquer cacher
        es: ocultar
        pt: ocultar
        ru: скрыть

        # cover: what
        zh: 覆盖 遮挡
        ja: 隠れ 覆われ
        ko: 가려
        de: verdeckt verdeckten verdeckter
        fr: recouvert masqué
        es: cubierto
        pt: coberto
        ru: перекрыт

        # visible: what
        zh: 可见
        ja: 見えて 可視
        ko: 보이는
        de: sichtbar
        fr: visible
        es: visible
        pt: visível
        ru: видим виден

        # responder: what
        en: nextresponder responderchain touchesbegan touch
        zh: 触摸 响应链
        ja: タッチ レスポンダ
        ko: 터치
        de: berührung
        fr: toucher
        es: toque
        pt: toque
        ru: касание

        # get: what
        zh: 获取
        ja: 取得
        ko: 가져오
        de: finde finden
        fr: obtenir
        es: obtener
        pt: obter
        ru: получить

        # programmatically: what
        en: incode
        zh: 代码
        ja: コード
        ko: 코드
        de: imcode programmatisch
        fr: parcode
        es: porcódigo
        pt: porcódigo
        ru: программно

        # print: what
        en: printhierarchy
        zh: 打印
        ja: 出力
        ko: 출력
        de: ausgeben ausdrucken
        fr: imprimer
        es: imprimir
        pt: imprimir
        ru: вывести напечатать
        """)
}

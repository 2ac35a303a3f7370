extension Catalog.Questions {
    package static let places = Entry.entries(
        """
        # child: where
        en: addchild addchildviewcontroller embed subview addsubview childviewcontroller children embedded
        contained
        zh: 子控制器 子视图 子
        ja: 子
        ko: 자식 차일드
        de: kindcontroller untergeordneter eingebettet
        fr: enfant enfants
        es: hijo hija
        pt: filho filha
        ru: дочерний дочернего дочерние дочернему

        # container: where
        en: parent addchild containment containerview embed
        zh: 容器 父控制器 父
        ja: コンテナ 親
        ko: 컨테이너 부모
        de: eltern elterncontroller übergeordneter
        fr: conteneur
        es: contenedor padre
        pt: contêiner pai
        ru: контейнер родительский родительского

        # page: where
        en: uipageviewcontroller pager pageviewcontroller pageview setviewcontrollers carousel pagination
        zh: 翻页 分页
        ja: ページ
        ko: 페이지
        de: seite seiten
        es: página páginas
        pt: página páginas
        ru: страница страницы страниц

        # navigation: where
        en: uinavigationcontroller navigationcontroller navbar navigationbar nav uinavigation navigationstack
        zh: 导航
        ja: ナビゲーション
        ko: 내비게이션 네비게이션
        fr: naviguer
        es: navegación
        pt: navegação
        ru: навигация навигации навигационный

        # stack: where
        en: navigationstack

        # unwind: where
        en: unwindaction unwindsegue

        # tab: where
        en: uitabbarcontroller tabbar tabbarcontroller tabs uitabbar tabview
        zh: 标签 选项卡
        ja: タブ
        ko: 탭
        de: reiter
        fr: onglet onglets
        es: pestaña pestañas
        pt: aba abas
        ru: вкладка вкладки вкладок таб

        # split: where
        en: uisplitviewcontroller splitview splitviewcontroller
        zh: 分屏 分栏 拆分
        ja: 分割 スプリット
        ko: 분할 스플릿
        de: geteilte spalte spalten
        fr: colonne
        es: dividida columna
        pt: dividida coluna
        ru: разделённый колонка колонки

        # sheet: where
        en: pagesheet formsheet modal bottomsheet detent uisheetpresentationcontroller modally popover sheetview
        zh: 模态 弹窗 半屏
        ja: シート モーダル
        ko: 시트 모달
        de: blatt modalem modalen
        fr: feuille modale
        es: hoja
        pt: folha
        ru: модальный модального модальное шторка

        # alert: where
        en: uialertcontroller actionsheet uialertview dialog popup hud loader spinner
        zh: 警告框 提示框
        ja: アラート
        ko: 알림창 얼럿
        de: warnung hinweis dialoge
        fr: alerte
        es: alerta
        pt: alerta
        ru: алерт предупреждение

        # swipe: where
        en: gesture interactive edge swipeback interactivepop pan drag interactivepopgesturerecognizer
        zh: 滑动 手势 右滑
        ja: スワイプ ジェスチャ
        ko: 스와이프 제스처
        de: wischen wischgeste geste
        fr: glisser geste balayage
        es: deslizar gesto
        pt: deslizar gesto
        ru: свайп жест свайпе

        # background: where
        en: foreground enterforeground resume didbecomeactive willenterforeground didenterbackground active
        applicationdidbecomeactive applicationwillenterforeground applicationdidenterbackground inactive suspend
        homebutton minimize becomeactive lock unlock wake woken multitask homescreen resignactive
        willresignactive
        zh: 后台 前台
        ja: バックグラウンド フォアグラウンド
        ko: 백그라운드 포그라운드
        de: hintergrund vordergrund
        fr: arrièreplan premierplan
        es: segundoplano primerplano fondo
        pt: segundoplano primeiroplano
        ru: фон фоне фона фоновом

        # swiftui: where
        en: onappear ondisappear navigationview navigationlink tabview hostingcontroller uihostingcontroller
        uiviewcontrollerrepresentable uiviewrepresentable lazyvstack lazyhstack scenephase fullscreencover
        geometryreader viewmodifier navigationpath representable hosting

        # hosting: where
        en: uihostingcontroller hostingcontroller

        # representable: where
        en: uiviewcontrollerrepresentable uiviewrepresentable makeuiviewcontroller updateuiviewcontroller

        # rotate: where
        en: rotation orientation landscape portrait viewwilltransition viewwilltransitiontosize autorotate
        shouldautorotate supportedinterfaceorientations
        zh: 旋转 转屏
        ja: 回転
        ko: 회전
        de: drehen drehung gedreht dreht
        fr: rotation pivoter tourner
        es: girar rotación
        pt: girar rotação
        ru: поворот повороте поворачивается

        # orientation: where
        en: supportedinterfaceorientations shouldautorotate landscape portrait interfaceorientation
        supportedinterfaceorientation uiapplicationinvalidinterfaceorientation
        preferredinterfaceorientationforpresentation shouldautorotatetointerfaceorientation
        zh: 方向 横屏 竖屏
        ja: 向き 縦向き 横向き
        ko: 방향 가로 세로
        de: querformat hochformat ausrichtung ausrichtungen
        fr: paysage
        es: orientación
        pt: orientação
        ru: ориентация ориентации

        # root: where
        en: rootviewcontroller rootvc setrootviewcontroller uitransition
        zh: 根控制器 根
        ja: ルート
        ko: 루트
        de: wurzel wurzelcontroller
        fr: racine
        es: raíz
        pt: raiz
        ru: корневой корневого

        # window: where
        en: uiwindow windowhierarchy keywindow
        zh: 窗口
        ja: ウィンドウ ウインドウ
        ko: 윈도우
        de: fenster fensters
        fr: fenêtre
        es: ventana
        pt: janela
        ru: окно окна окне

        # scene: where
        en: scenedelegate appdelegate applicationdelegate uiscene uiwindowscene multiwindow
        scenewillenterforeground scenedidbecomeactive scenedidenterbackground scenewillresignactive
        zh: 场景
        ja: シーン
        ko: 씬
        de: szene szenen
        fr: scène
        es: escena
        pt: cena
        ru: сцена сцены

        # test: where
        en: unittest xctest tests testing mock unittesting xctestcase
        zh: 测试
        ja: テスト
        ko: 테스트
        de: teste
        es: prueba pruebas
        pt: teste testes
        ru: тест тесте тестах

        # segue: where
        en: preparefor prepareforsegue performsegue
        zh: 转场线
        ja: セグエ
        ko: 세그

        # nib: where
        en: xib nibname bundle

        # storyboard: where
        en: instantiateviewcontroller instantiateviewcontrollerwithidentifier instantiate storyboards
        zh: 故事板
        ja: ストーリーボード
        ko: 스토리보드
        ru: сториборд сториборда

        # keyboard: where
        en: firstresponder becomefirstresponder
        zh: 键盘
        ja: キーボード
        ko: 키보드
        de: tastatur
        fr: clavier
        es: teclado
        pt: teclado
        ru: клавиатура клавиатуры

        # launch: where
        en: startup coldstart
        zh: 启动
        ja: 起動
        ko: 실행시 시작
        de: beimstart starten gestartet startet
        fr: lancement démarrage
        es: inicio arrancar lanzamiento
        pt: inicialização início
        ru: запуск запуске запускается
        """)
}

extension Catalog.Questions {
    package static let ways = Entry.entries(
        """
        # twice: way
        en: double 2x 3x multiple several again repeatedly repeat every everytime time many often morethanonce
        duplicate extra too each endlessly infinite constantly
        zh: 两次 二次 多次 重复 反复 每次
        ja: 2回 二回 ２回 複数回 何度も 何回も 二重 毎回 繰り返し
        ko: 두번 두 번 2번 여러번 여러 중복 매번 반복
        de: zweimal doppelt mehrfach mehrmals jedesmal wiederholt jedes
        fr: deuxfois plusieursfois double chaquefois
        es: veces doble cadavez
        pt: duasvezes váriasvezes cadavez
        ru: дважды двараза несколькораз многократно каждыйраз

        # not: way
        en: never newer no isnt doesnt wont didnt cant wasnt arent werent cannot without missing skip
        fail stop unable none hasnt dont refuse lost ignore nothing
        zh: 不 没有 没 未 无法 从不
        ja: ない ません されず なくな 無視 ず
        ko: 않 안 못 없
        de: nicht nie niemals kein keine keinen ohne nichts ignoriert fehl schlägt fehlt
        fr: pas jamais sans aucun rien
        es: nunca sin ningún
        pt: não nunca sem nenhum
        ru: не никогда нет без

        # detect: way
        en: know tell determine recognize figure notice intercept
        zh: 检测 判断 得知 知道 识别
        ja: 検知 判定 検出 知る 見分け
        ko: 감지 확인
        de: erkenne erkennen feststellen herausfinden merke
        fr: détecter savoir
        es: detectar saber
        pt: detectar saber
        ru: определить узнать

        # prevent: way
        en: disable forbid disallow

        # cancel: way
        en: cancelled canceled abort release letgo released halfway partially interrupt incomplete
        zh: 取消 中断
        ja: キャンセル 中断
        ko: 취소
        de: abgebrochen abbrechen abgebrochene abbruch
        fr: annuler annulé annulée
        es: cancelar cancelado
        pt: cancelar cancelado
        ru: отмена отменён отменить отменяется

        # deinit: way
        en: dealloc deallocate deallocated leak memoryleak retaincycle retain release destroy alive free leaking
        zh: 释放 内存泄漏 泄漏 销毁
        ja: 解放 メモリリーク リーク 破棄
        ko: 해제 메모리릭 누수
        de: freigegeben speicherleck leck freigabe
        fr: libéré fuite
        es: liberado fuga
        pt: liberado vazamento
        ru: утечка освобождается утечки

        # leak: way
        en: memoryleak retaincycle leaking strongreference

        # zero: way
        en: wrong incorrect 0 notset nan
        zh: 错误 不正确
        ja: 間違 正しくない
        ko: 잘못
        de: falsch falsche
        fr: faux incorrecte mauvaise
        es: incorrecto
        pt: errado incorreto
        ru: неверный неправильный

        # nil: way
        en: null unexpectedlyfound unwrapping optional implicitlyunwrapped
        zh: 为空 空值
        ja: 空になる
        ko: 널
        fr: nul
        es: nulo
        pt: nulo

        # versus: way
        en: or vs difference differ differences instead
        zh: 区别 差异 不同
        ja: 違い 差
        ko: 차이
        de: unterschied unterschiede
        fr: différence
        es: diferencia
        pt: diferença
        ru: разница отличие отличается

        # order: way
        en: sequence whichcallback whichmethod lifecycle lifecyclemethod cycle ordering chronological timeline
        zh: 顺序 次序 生命周期
        ja: 順番 順序 ライフサイクル
        ko: 순서 생명주기
        de: reihenfolge lebenszyklus
        fr: ordre cycledevie
        es: orden ciclodevida
        pt: ordem ciclodevida
        ru: порядок порядке жизненный

        # super: way
        en: supercall superclass
        zh: 父类
        ja: スーパー
        ko: 슈퍼
        de: oberklasse

        # crash: way
        en: exception assertion
        zh: 崩溃 闪退
        ja: クラッシュ 落ちる
        ko: 크래시
        de: absturz stürzt abstürzt
        fr: plante plantage
        es: falla fallo
        pt: falha
        ru: падает краш вылетает

        # same: way
        en: instance identical existing already
        zh: 同一个 相同
        ja: 同じ
        ko: 같은
        de: denselben dieselbe selbe gleichen
        fr: même
        es: mismo misma
        pt: mesmo mesma
        ru: одинаковый

        # early: way
        en: toosoon soon
        zh: 过早 太早
        ja: 早すぎ 早く
        ko: 너무일찍 일찍
        de: früh zufrüh
        fr: tôt
        es: pronto temprano
        pt: cedo
        ru: рано

        # before: way
        en: beforehand
        zh: 之前
        ja: より前 前に
        ko: 전에
        de: vor bevor
        fr: avant
        es: antes
        pt: antes
        ru: до перед раньше

        # put: way
        zh: 放在 放到
        ja: 置くべき 書くべき
        ko: 어디에
        de: wohin wo
        fr: où
        es: dónde
        pt: onde
        ru: где

        # infinite: way
        zh: 无限 死循环 循环
        ja: 無限 ループ
        ko: 무한
        de: endlos unendlich
        fr: infini infinie
        es: infinito
        pt: infinito
        ru: бесконечно

        # first: way
        zh: 最先
        ja: 最初
        de: zuerst zunächst
        """)
}

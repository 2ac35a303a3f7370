/// The words of questions: stems, and the concepts that they stand for.
package enum TopicWords {
    /// Returns a question without words such as "what", "is", and "the", so "what is a container view controller?" is
    /// "container".
    package static func withoutFillers(_ question: String) -> String {
        var words = question.split(separator: " ").map { $0.last == "?" ? $0.dropLast() : $0 }
        if words.first?.lowercased() == "when", words.last == "called" { words.removeLast() }
        return words.filter { !fillers.contains(stem($0.lowercased())) }.joined(separator: " ")
    }

    /// Returns the terms of a text: the stem of each word that isn't a filler, and the concepts that it expresses.
    ///
    /// Adjacent words that form a known word are joined, so "view will appear" is `viewwillappear`. A name in camel
    /// case that isn't known also counts as its parts, such as "home", "tab", and "bar" for `HomeTabBar`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - known: A closure that returns whether a stem occurs in a topic.
    ///   - correct: A closure that returns a known word for a misspelled word, or nil.
    static func terms(
        of text: String, knowing known: (String) -> Bool, correct: (String) -> String? = { _ in nil }
    ) -> [String] {
        func isKnown(_ stem: String) -> Bool { concepts[stem] != nil || known(stem) }
        let words = TopicWords.words(of: text)
        var terms: [String] = []
        var position = 0
        while position < words.count {
            let longest = min(4, words.count - position)
            let join = stride(from: longest, through: 2, by: -1).first { count in
                isKnown(TopicWords.stem(words[position..<position + count].joined().lowercased()))
            }
            let word = words[position..<position + (join ?? 1)].joined()
            position += join ?? 1
            let stem = TopicWords.stem(word.lowercased())
            if isKnown(stem) {
                terms.append(stem)
            } else if fillers.contains(stem) {
                continue
            } else if let parts = camelCaseParts(of: word) {
                terms += [stem] + parts.map { TopicWords.stem($0) }.filter { !fillers.contains($0) }
            } else {
                terms.append(word.utf8.count > 4 ? correct(stem) ?? stem : stem)
            }
        }
        return terms + terms.flatMap { concepts[$0] ?? [] }
    }

    /// Returns the words of a text: runs of letters and digits. Apostrophes are dropped, and addresses are left out.
    private static func words(of text: String) -> [String] {
        let plain = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.replacing("\u{2019}", with: "'")
        let letters = plain.utf8.filter { $0 != UInt8(ascii: "'") }
        return letters.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
            .filter { !$0.hasPrefix("0x") }
    }

    /// Returns whether a byte belongs to a word: a letter or digit, or a byte of a character outside of ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Returns the parts of a name such as `HomeTabBar` in lowercase, or nil if the word has one part.
    private static func camelCaseParts(of word: String) -> [String]? {
        var parts: [[UInt8]] = []
        var isAfterCapital = false
        for byte in word.utf8 {
            let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            if parts.isEmpty || (isCapital && !isAfterCapital) { parts.append([]) }
            parts[parts.count - 1].append(byte)
            isAfterCapital = isCapital
        }
        return parts.count > 1 ? parts.map { String(decoding: $0, as: UTF8.self).lowercased() } : nil
    }

    /// Returns the stem of a word in lowercase: without the endings -s, -es, -ed, -ing, and -e, and without a doubled
    /// consonant at the end.
    static func stem(_ word: some StringProtocol) -> String {
        var letters = Array(word.utf8)
        func dropping(_ ending: String) -> Bool {
            guard letters.count > ending.utf8.count + 2, letters.suffix(ending.utf8.count).elementsEqual(ending.utf8)
            else { return false }
            letters.removeLast(ending.utf8.count)
            return true
        }
        _ = dropping("s")
        _ = dropping("ing") || dropping("ed") || dropping("e")
        while letters.count > 3, letters.last == letters[letters.count - 2] { letters.removeLast() }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The concepts that each stem expresses.
    private static let concepts: [String: [String]] = {
        var concepts: [String: [String]] = [:]
        for line in table.filter({ $0 != "'" }).split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == ":" }.map { stem($0) }
            for word in words.dropFirst() { concepts[word, default: []].append(words[0]) }
        }
        return concepts
    }()

    /// Words without a meaning for a search.
    static let fillers = Set(
        """
        a an and are as at be been being by can could did do does for from get gets getting had has have how i if in is it
        its me my of on or our please should so some that the them then there these they this to was we what when
        which will with would you your ios ui uikit view controller viewcontroller controllers
        views vc uiviewcontroller uiview method methods function functions app apps bug maybe issue problem help using use
        used custom swift code case cases event events just only also any explain
        """.split { $0 == " " || $0 == "\n" }.map { stem($0) })

    /// Each line has a concept, and the words that stand for it, too. Several words in a question can form a word here.
    private static let table = """
        appear: viewwillappear viewdidappear viewisappearing appearance willappear didappear reappear appearancecallback lifecyclemethod
        disappear: viewwilldisappear viewdiddisappear disappearance
        load: viewdidload loadview loadviewifneeded didload initialize
        layout: viewdidlayoutsubviews viewwilllayoutsubviews layoutsubviews layoutifneeded setneedslayout autolayout
        twice: double 2x 3x multiple several again repeatedly repeat every everytime time many often \
        morethanonce duplicate extra too each endlessly infinite constantly
        not: never newer no isn't doesn't won't didn't can't wasn't aren't weren't cannot without missing skip fail stop unable \
        none hasn't don't refuse lost ignore nothing
        call: fire trigger invoke run execute receive send sent deliver emit happen
        child: addchild addchildviewcontroller embed subview addsubview childviewcontroller children embedded contained
        container: parent addchild containment containerview embed
        page: uipageviewcontroller pager pageviewcontroller pageview setviewcontrollers carousel pagination
        navigation: uinavigationcontroller navigationcontroller navbar navigationbar nav uinavigation navigationstack
        stack: navigationstack
        push: pushviewcontroller
        pop: popviewcontroller poptoroot poptorootviewcontroller popped goback back backbutton return
        detect: know tell determine recognize figure notice intercept
        unwind: unwindaction unwindsegue
        poptoroot: poppingtoroot poppedtoroot
        didbecomeactive: applicationdidbecomeactive becomeactive
        didmove: didmovetoparent didmovetoparentviewcontroller
        willmove: willmovetoparent willmovetoparentviewcontroller
        ismovingfromparent: ismovingfromparentviewcontroller
        tab: uitabbarcontroller tabbar tabbarcontroller tabs uitabbar tabview
        split: uisplitviewcontroller splitview splitviewcontroller
        sheet: pagesheet formsheet modal bottomsheet detent uisheetpresentationcontroller modally popover sheetview
        present: presentation presentviewcontroller modal modally presenter presentingviewcontroller
        dismiss: dismissal close dismissviewcontroller dismissed pulldown swipedown dragdown tapoutside
        prevent: disable forbid disallow
        alert: uialertcontroller actionsheet uialertview dialog popup hud loader spinner
        swipe: gesture interactive edge swipeback interactivepop pan drag interactivepopgesturerecognizer
        cancel: cancelled canceled abort release letgo released halfway partially interrupt incomplete
        background: foreground enterforeground resume didbecomeactive willenterforeground didenterbackground active applicationdidbecomeactive \
        applicationwillenterforeground applicationdidenterbackground inactive suspend homebutton minimize becomeactive lock unlock wake woken multitask homescreen resignactive willresignactive
        deinit: dealloc deallocate deallocated leak memoryleak retaincycle retain release destroy alive free leaking
        leak: memoryleak retaincycle leaking strongreference
        swiftui: onappear ondisappear navigationview navigationlink tabview hostingcontroller uihostingcontroller \
        uiviewcontrollerrepresentable uiviewrepresentable lazyvstack lazyhstack scenephase fullscreencover geometryreader \
        viewmodifier navigationpath representable hosting
        onappear: ondisappear
        hosting: uihostingcontroller hostingcontroller
        representable: uiviewcontrollerrepresentable uiviewrepresentable makeuiviewcontroller updateuiviewcontroller
        rotate: rotation orientation landscape portrait viewwilltransition viewwilltransitiontosize autorotate shouldautorotate \
        supportedinterfaceorientations
        orientation: supportedinterfaceorientations shouldautorotate landscape portrait interfaceorientation \
        supportedinterfaceorientation uiapplicationinvalidinterfaceorientation preferredinterfaceorientationforpresentation shouldautorotatetointerfaceorientation
        frame: bounds size geometry width height dimension safearea safeareainsets insets framesize layoutmargins
        zero: wrong incorrect 0 notset nan
        outlet: iboutlet outlets
        nil: null unexpectedlyfound unwrapping optional implicitlyunwrapped
        versus: or vs difference differ differences between instead
        order: sequence whichcallback whichmethod lifecycle lifecyclemethod cycle ordering chronological timeline
        super: supercall superclass
        transition: animation animate inprogress
        root: rootviewcontroller rootvc setrootviewcontroller uitransition
        window: uiwindow windowhierarchy keywindow
        scene: scenedelegate appdelegate applicationdelegate uiscene uiwindowscene multiwindow scenewillenterforeground scenedidbecomeactive \
        scenedidenterbackground scenewillresignactive
        test: unittest xctest tests testing mock unittesting xctestcase
        track: analytics screentracking screenview logging telemetry tracking swizzle swizzling firebase pageview
        notification: nsnotification observer nsnotificationcenter notificationcenter addobserver removeobserver observe
        segue: preparefor prepareforsegue performsegue
        memorywarning: didreceivememorywarning lowmemory
        nib: xib nibname bundle
        storyboard: instantiateviewcontroller instantiate storyboards
        refresh: update reload stale outdated fetch reloaddata
        traits: traitcollectiondidchange traitcollection trait darkmode sizeclass userinterfacestyle
        keyboard: firstresponder becomefirstresponder
        crash: exception assertion
        same: instance identical existing already
        """
}

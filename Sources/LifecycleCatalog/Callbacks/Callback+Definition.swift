extension Callback {
    /// What is known about a callback.
    ///
    /// Sources: Apple's documentation of each callback, and the Evidence articles for versions, and for what the
    /// documentation leaves open.
    public struct Definition: Sendable {
        let callback: Callback
        /// The full Swift name, such as `viewWillAppear(_:)`.
        public let swift: String
        let short: String
        /// The Objective-C selector, such as `viewWillAppear:`.
        public let objc: String
        /// The part of the lifecycle that the callback belongs to.
        public let phase: Phase
        /// The first iOS version that sends the callback.
        public let since: Int
        /// The last iOS version that sends the callback, or nil if the newest version still sends it.
        public let until: Int?
        /// The URL of the callback's page in Apple's documentation, or nil if there is no page.
        public let documentation: String?
        /// Names from earlier SDKs, spellings without labels, and abbreviations.
        let spellings: [String]
        /// A description of when UIKit sends the callback, in one or two sentences.
        public let contract: String
        /// The work that UIKit's own implementation does, or nil if an override may omit the call to super. Completes
        /// the sentence "super …".
        ///
        /// Source: Evidence of Loading, Calls to super.
        public let workOfSuper: String?
        /// How often UIKit sends the callback.
        public let frequency: String
        /// What to use the callback for.
        public let uses: String
        /// The mistakes to avoid.
        public let avoid: String
        /// The section of an Evidence article, such as `Appearance/viewIsAppearing`.
        public let evidence: String

        /// Creates a definition. By default, the short name is the base name, the selector is the Swift name without
        /// parentheses and underscores, and the page is the page of the method in `owner`. The page is relative to
        /// `https://developer.apple.com/documentation/uikit/`, and empty if there is none.
        init(
            _ callback: Callback, _ swift: String, _ phase: Phase, short: String? = nil, objc: String? = nil,
            since: Int = 2, until: Int? = nil, of owner: String = "uiviewcontroller", page: String? = nil,
            spellings: [String] = [], contract: String, workOfSuper: String? = nil, frequency: String, uses: String,
            avoid: String, evidence: String
        ) {
            (self.callback, self.swift, self.phase, self.since, self.until) = (callback, swift, phase, since, until)
            self.short = short ?? String(swift.prefix { $0 != "(" })
            self.objc = objc ?? swift.filter { !"(_)".contains($0) }
            let page = page ?? "\(owner)/\(swift.lowercased())"
            documentation = page.isEmpty ? nil : "https://developer.apple.com/documentation/uikit/" + page
            (self.spellings, self.contract, self.workOfSuper) = (spellings, contract, workOfSuper)
            (self.frequency, self.uses, self.avoid, self.evidence) = (frequency, uses, avoid, evidence)
        }

        static let all: [Definition] =
            loading + appearance + layout + containment + views + application + swiftUI + delegates
    }
}

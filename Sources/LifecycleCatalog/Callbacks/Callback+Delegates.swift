extension Callback.Definition {
    /// Callbacks to delegates and data sources of presentations, tabs, columns, pages, and searches.
    static let delegates: [Callback.Definition] = [
        Callback.Definition(
            .presentationShouldDismiss, "presentationControllerShouldDismiss(_:)", .delegate, short: "shouldDismiss",
            since: 13, of: "uiadaptivepresentationcontrollerdelegate",
            contract: "The user begins to drag a sheet or taps outside a popover.",
            frequency: """
                each time the user drags the sheet to dismiss it, or taps outside the popover, unless \
                isModalInPresentation is true
                """,
            uses: "allowing or refusing the dismissal, without side effects", avoid: codeChanges,
            evidence: "Presentation/Presentation delegate"),
        Callback.Definition(
            .presentationWillDismiss, "presentationControllerWillDismiss(_:)", .delegate, short: "willDismiss",
            since: 13, of: "uiadaptivepresentationcontrollerdelegate",
            contract: "A dismissal by the user begins; it can still be canceled.",
            frequency:
                "each time the user begins a dismissal that is not refused, even if the dismissal is then canceled",
            uses: "adding animations alongside the dismissal", avoid: codeChanges,
            evidence: "Presentation/Presentation delegate"),
        Callback.Definition(
            .presentationDidDismiss, "presentationControllerDidDismiss(_:)", .delegate, short: "didDismiss", since: 13,
            of: "uiadaptivepresentationcontrollerdelegate",
            contract: "A dismissal by the user is complete. UIKit doesn't send it for a dismissal in code.",
            frequency: "once, after the animation of a dismissal by the user",
            uses: "updating the presenter, which receives no appearance callbacks when a sheet is dismissed",
            avoid: codeChanges, evidence: "Presentation/Presentation delegate"),
        Callback.Definition(
            .presentationDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss(_:)", .delegate,
            short: "didAttemptToDismiss", since: 13, of: "uiadaptivepresentationcontrollerdelegate",
            contract: "The user tried to dismiss the controller, but the controller or its delegate prevented it.",
            frequency: """
                at every attempt to dismiss that isModalInPresentation or presentationControllerShouldDismiss(_:) \
                prevents
                """,
            uses: "asking the user whether to save or discard changes", avoid: codeChanges,
            evidence: "Presentation/Presentation delegate"),
        Callback.Definition(
            .adaptivePresentationStyle, "adaptivePresentationStyle(for:traitCollection:)", .delegate,
            objc: "adaptivePresentationStyleForPresentationController:traitCollection:", since: 8,
            of: "uiadaptivepresentationcontrollerdelegate",
            spellings: ["adaptivePresentationStyleForPresentationController"],
            contract: "A popover in a compact width asks for the style to use instead.",
            frequency: "once for each presentation as a popover in a compact width",
            uses: "keeping the popover by returning none, or choosing another style", avoid: compactOnly,
            evidence: "Presentation/Popovers"),
        Callback.Definition(
            .viewControllerForAdaptiveStyle, "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            .delegate, short: "viewControllerForAdaptivePresentationStyle", since: 8,
            of: "uiadaptivepresentationcontrollerdelegate",
            contract: "A popover that adapts asks for the controller to present instead.",
            frequency: "once for each popover that adapts to a compact width",
            uses: "wrapping the controller in a navigation controller with a Done button", avoid: compactOnly,
            evidence: "Presentation/Popovers"),
        Callback.Definition(
            .presentationWillAdapt,
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", .delegate,
            short: "willPresentWithAdaptiveStyle", since: 8, of: "uiadaptivepresentationcontrollerdelegate",
            contract: "A popover is about to be presented in another style.",
            frequency: "once for each popover that adapts to a compact width",
            uses: "adding a button that closes the adapted presentation", avoid: compactOnly,
            evidence: "Presentation/Popovers"),
        Callback.Definition(
            .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", .delegate,
            short: "didChangeDetent", since: 15, of: "uisheetpresentationcontrollerdelegate",
            spellings: ["didChangeSelectedDetentIdentifier"], contract: "The user dragged a sheet to another detent.",
            frequency: "at every drag to another detent", uses: "adjusting the content to the new height",
            avoid: codeChanges, evidence: "Presentation/Presentation delegate"),
        Callback.Definition(
            .tabShouldSelect, "tabBarController(_:shouldSelect:)", .delegate, short: "shouldSelect",
            objc: "tabBarController:shouldSelectViewController:", since: 3, of: "uitabbarcontrollerdelegate",
            contract: "The user taps a tab; the delegate decides whether it is selected.",
            frequency: "at every tap on a tab, even on the selected tab, unless the tab bar controller uses UITab",
            uses: "allowing or refusing the selection", avoid: codeChanges, evidence: "Containers/Tab bars"),
        Callback.Definition(
            .tabDidSelect, "tabBarController(_:didSelect:)", .delegate, short: "didSelect",
            objc: "tabBarController:didSelectViewController:", of: "uitabbarcontrollerdelegate",
            contract: "The user tapped a tab, which may already have been selected.",
            frequency:
                "at every allowed tap on a tab, even on the selected tab, unless the tab bar controller uses UITab",
            uses: "scrolling to the top, or logging the selection", avoid: codeChanges,
            evidence: "Containers/Tab bars"),
        Callback.Definition(
            .tabShouldSelectTab, "tabBarController(_:shouldSelectTab:)", .delegate, short: "shouldSelectTab", since: 18,
            of: "uitabbarcontrollerdelegate",
            contract: "The user taps a tab; the delegate decides whether it is selected.",
            frequency: "at every tap on a tab, if the tab bar controller uses UITab",
            uses: "allowing or refusing the selection", avoid: codeChanges, evidence: "Containers/Tab bars"),
        Callback.Definition(
            .tabDidSelectTab, "tabBarController(_:didSelectTab:previousTab:)", .delegate, short: "didSelectTab",
            since: 18, of: "uitabbarcontrollerdelegate",
            contract: "The user tapped a tab, which may already have been selected.",
            frequency: "at every allowed tap on a tab, if the tab bar controller uses UITab",
            uses: "responding to the selection", avoid: codeChanges, evidence: "Containers/Tab bars"),
        Callback.Definition(
            .columnWillShow, "splitViewController(_:willShow:)", .delegate, short: "willShowColumn",
            objc: "splitViewController:willShowColumn:", since: 14, of: "uisplitviewcontrollerdelegate",
            spellings: ["splitViewController:willShow:"], contract: "A column of a split view is about to be shown.",
            frequency: "before UIKit shows a column, for example because of a rotation", uses: "preparing the column",
            avoid: codeChanges, evidence: "Containers/Split views"),
        Callback.Definition(
            .columnWillHide, "splitViewController(_:willHide:)", .delegate, short: "willHideColumn",
            objc: "splitViewController:willHideColumn:", since: 14, of: "uisplitviewcontrollerdelegate",
            spellings: ["splitViewController:willHide:"], contract: "A column of a split view is about to be hidden.",
            frequency: "before UIKit hides a column, for example because of a rotation",
            uses: "ending the column's work", avoid: codeChanges, evidence: "Containers/Split views"),
        Callback.Definition(
            .columnDidShow, "splitViewController(_:didShow:)", .delegate, short: "didShowColumn",
            objc: "splitViewController:didShowColumn:", since: 26, of: "uisplitviewcontrollerdelegate",
            contract: "A column of a split view was shown.", frequency: "after UIKit has shown a column",
            uses: "responding to the change", avoid: codeChanges, evidence: "Containers/Split views"),
        Callback.Definition(
            .columnDidHide, "splitViewController(_:didHide:)", .delegate, short: "didHideColumn",
            objc: "splitViewController:didHideColumn:", since: 26, of: "uisplitviewcontrollerdelegate",
            contract: "A column of a split view was hidden.", frequency: "after UIKit has hidden a column",
            uses: "responding to the change", avoid: codeChanges, evidence: "Containers/Split views"),
        Callback.Definition(
            .splitCollapseSecondary, "splitViewController(_:collapseSecondary:onto:)", .delegate,
            short: "collapseSecondary",
            objc: "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", since: 8,
            of: "uisplitviewcontrollerdelegate",
            contract: "A split view in the classic style is about to collapse its columns into one.",
            frequency: "before every collapse, including at launch in a compact width",
            uses: "returning true to show the primary column, for example if nothing is selected", avoid: columnStyle,
            evidence: "Containers/Split views"),
        Callback.Definition(
            .splitSeparateSecondary, "splitViewController(_:separateSecondaryFrom:)", .delegate,
            short: "separateSecondary",
            objc: "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", since: 8,
            of: "uisplitviewcontrollerdelegate",
            contract: "A split view in the classic style is about to show two columns again.",
            frequency: "before every expansion", uses: "returning the controller for the secondary column",
            avoid: columnStyle, evidence: "Containers/Split views"),
        Callback.Definition(
            .topColumnForCollapsing, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .delegate,
            short: "topColumnForCollapsing", since: 14, of: "uisplitviewcontrollerdelegate",
            spellings: ["topColumnForCollapsingToProposedTopColumn"],
            contract: "A split view is about to collapse and asks which column to show on top.",
            frequency: "before every collapse, including at launch in a compact width",
            uses: "returning the column that the user was viewing", avoid: classicStyle,
            evidence: "Containers/Split views"),
        Callback.Definition(
            .displayModeForExpanding, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .delegate,
            short: "displayModeForExpanding", since: 14, of: "uisplitviewcontrollerdelegate",
            contract: "A split view is about to expand and asks for its display mode.",
            frequency: "before every expansion", uses: "returning the display mode to use after the expansion",
            avoid: classicStyle, evidence: "Containers/Split views"),
        Callback.Definition(
            .splitDidCollapse, "splitViewControllerDidCollapse(_:)", .delegate, since: 14,
            of: "uisplitviewcontrollerdelegate", spellings: ["didCollapse"],
            contract: "A split view has collapsed its columns into one.", frequency: "after every collapse",
            uses: "adapting buttons and selections to one column", avoid: classicStyle,
            evidence: "Containers/Split views"),
        Callback.Definition(
            .splitDidExpand, "splitViewControllerDidExpand(_:)", .delegate, since: 14,
            of: "uisplitviewcontrollerdelegate", spellings: ["didExpand"],
            contract: "A split view shows its columns side by side again.", frequency: "after every expansion",
            uses: "adapting buttons and selections to several columns", avoid: classicStyle,
            evidence: "Containers/Split views"),
        Callback.Definition(
            .pageWillTransition, "pageViewController(_:willTransitionTo:)", .delegate, short: "willTransitionTo",
            objc: "pageViewController:willTransitionToViewControllers:", since: 6, of: "uipageviewcontrollerdelegate",
            contract: "The user begins to turn a page; the turn can still be canceled.",
            frequency: "each time the user begins to turn a page, even if the turn is then canceled",
            uses: "preparing the incoming pages", avoid: codeChanges, evidence: "Containers/Page view controllers"),
        Callback.Definition(
            .pageDidFinishAnimating,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", .delegate,
            short: "didFinishAnimating", since: 5, of: "uipageviewcontrollerdelegate",
            contract: "A page turn by the user has ended, completed or not.",
            frequency: "after each page turn by the user, completed or canceled",
            uses: "updating the page number if transitionCompleted is true", avoid: codeChanges,
            evidence: "Containers/Page view controllers"),
        Callback.Definition(
            .pageBefore, "pageViewController(_:viewControllerBefore:)", .delegate, short: "pageBefore",
            objc: "pageViewController:viewControllerBeforeViewController:", since: 5,
            of: "uipageviewcontrollerdatasource", spellings: ["viewControllerBefore"],
            contract: "A page view controller asks its data source for the page before another one.",
            frequency: "when UIKit needs the previous page", uses: "creating the previous page, or returning nil",
            avoid: codeChanges, evidence: "Containers/Page view controllers"),
        Callback.Definition(
            .pageAfter, "pageViewController(_:viewControllerAfter:)", .delegate, short: "pageAfter",
            objc: "pageViewController:viewControllerAfterViewController:", since: 5,
            of: "uipageviewcontrollerdatasource", spellings: ["viewControllerAfter"],
            contract: "A page view controller asks its data source for the page after another one.",
            frequency: "when UIKit needs the next page", uses: "creating the next page, or returning nil",
            avoid: codeChanges, evidence: "Containers/Page view controllers"),
        Callback.Definition(
            .searchWillPresent, "willPresentSearchController(_:)", .delegate, since: 8,
            of: "uisearchcontrollerdelegate", contract: "The search controller is about to be presented.",
            frequency: "before each automatic presentation of the search controller",
            uses: "preparing the search results", avoid: codeChanges,
            evidence: "Presentation/Alerts and search controllers"),
        Callback.Definition(
            .searchDidPresent, "didPresentSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate",
            contract: "The search controller was presented.",
            frequency: "after each automatic presentation of the search controller",
            uses: "making the search bar first responder", avoid: codeChanges,
            evidence: "Presentation/Alerts and search controllers"),
        Callback.Definition(
            .searchWillDismiss, "willDismissSearchController(_:)", .delegate, since: 8,
            of: "uisearchcontrollerdelegate", contract: "The search controller is about to be dismissed.",
            frequency: "before each automatic dismissal of the search controller, except in a popover",
            uses: "ending the search", avoid: codeChanges, evidence: "Presentation/Alerts and search controllers"),
        Callback.Definition(
            .searchDidDismiss, "didDismissSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate",
            contract: "The search controller was dismissed.",
            frequency: "after each automatic dismissal of the search controller, except in a popover",
            uses: "restoring the complete list", avoid: codeChanges,
            evidence: "Presentation/Alerts and search controllers"),
    ]

    private static let codeChanges = "relying on it for changes made in code: UIKit doesn't send it for such changes"

    private static let compactOnly = "relying on it in a regular width, where a popover doesn't adapt"

    private static let columnStyle = """
        relying on it for a split view with a column style (doubleColumn, tripleColumn): UIKit doesn't send it
        """

    private static let classicStyle = """
        relying on it for a split view in the classic style (unspecified): UIKit doesn't send it
        """
}

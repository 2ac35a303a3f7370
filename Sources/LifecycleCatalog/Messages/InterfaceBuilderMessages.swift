extension Catalog.Messages {
    /// Messages about storyboards, nibs, segues, and what they connect.
    package static let interfaceBuilder = Entry.entries(
        #"""
        # segue-identifier-missing
        raises: NSInvalidArgumentException
        text 5-: Receiver (<{Class}: {addr}>) has no segue with identifier '{identifier}'
        subject: Class
        identifier: segue
        cause: performSegue was called with an identifier that the controller's scene doesn't contain, or the controller
        was created in code and has no storyboard
        means: UIKit finds segues only in the scene from which the controller was instantiated.
        fix: use the identifier in the storyboard, and instantiate the controller from the storyboard
        reports: xmartlabs/XLPagerTabStrip#213 | mamaral/Onboard#49

        # segue-without-perform
        raises: NSInternalInconsistencyException
        text 9-: Could not perform segue with identifier '{identifier}'. A segue must either have a performHandler or
        it must override -perform.
        identifier: segue
        cause: a custom segue has no class that overrides perform()
        means: UIKit doesn't know what the segue does.
        fix: set the segue's class in the storyboard, or override perform() in it
        reports: ivanvorobei/SPStorkController#82

        # storyboard-identifier-missing
        raises: NSInvalidArgumentException
        text 5-: Storyboard (<UIStoryboard: {addr}>) doesn't contain a view controller with identifier '{identifier}'
        identifier: scene
        cause: instantiateViewController(withIdentifier:) was called with an unknown storyboard ID, or the app contains
        an old storyboard
        means: No scene in the storyboard has this storyboard ID.
        fix: set the storyboard ID in Interface Builder; if it is set, clean the build folder
        reports: nek023/QBImagePicker#95 | Provenance-Emu/Provenance#1867

        # storyboard-missing
        raises: NSInvalidArgumentException
        text 5-: Could not find a storyboard named '{name}' in bundle NSBundle <{path}> (loaded)
        cause: the storyboard is not among the resources of the target, or UIMainStoryboardFile or UISceneStoryboardFile
        names a storyboard that doesn't exist
        means: The app's bundle doesn't contain the storyboard.
        fix: add the storyboard to the target, or correct its name in Info.plist
        reports: ezescaruli/ESFeedbackViewController#6

        # no-initial-controller
        text 5-: Failed to instantiate the default view controller for UIMainStoryboardFile '{name}' - perhaps the
        designated entry point is not set?
        cause: no controller in the main storyboard is its initial view controller
        means: The window has no root view controller, so the screen stays black.
        fix: select Is Initial View Controller for a controller; if the window is created in code, remove the main
        storyboard from Info.plist
        reports: hulop/NavCogIOSv3#6 | mesibo/messenger-app-ios-swift#11

        # window-property-missing
        text 5-: The app delegate must implement the window property if it wants to use a main storyboard file.
        cause: the app has a main storyboard, but its delegate has no property 'window'
        means: UIKit has no place for the window of the main storyboard, so the screen stays black.
        fix: declare 'var window: UIWindow?' in the app delegate, or adopt scenes
        reports: gtokman/Restaurant-Viewing-App#7

        # exc-table-view-missing
        raises: NSInternalInconsistencyException
        text 5-: -[UITableViewController loadView] instantiated view controller with identifier "{identifier}" from
        storyboard "{storyboard}", but didn't get a UITableView.
        text 2-: -[UITableViewController loadView] loaded the "{Nib}" nib but didn't get a UITableView.
        identifier: scene
        cause: the class of the scene is a table view controller, but its root view is not a table view
        means: A UITableViewController requires a table view as its view.
        fix: change the class to a UIViewController, or the root view to a table view
        reports: vtourraine/AcknowList#99 | ortuman/SwiftForms#13 | singhson/Expandable-Collapsable-TableView#3

        # exc-embed-container-not-empty
        raises: NSInternalInconsistencyException
        text 6-: There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a
        subview was added programmatically?
        cause: an embed segue was performed again, for example with performSegue in viewWillAppear, or the container view
        has a subview, for example because it is a scroll view or because the app added one
        means: An embed segue fills its container view, which must be empty.
        fix: perform an embed segue once; to exchange the child, use addChild(_:) and transition(from:to:) in code
        reports: mluton/EmbeddedSwapping#11

        # class-unknown-in-nib
        text 2-: Unknown class {Class} in Interface Builder file.
        text 13-: Unknown class '{Class}', using '{Class}' instead. Encountered in Interface Builder file at path
        {path}.
        cause: the program doesn't contain the class of an object in a nib or storyboard: its module is wrong, or it was
        renamed or not compiled
        means: UIKit creates a UIViewController or UIView instead, so outlets and actions of the class are missing;
        outlet-key-missing often follows.
        fix: set the class and the module in Interface Builder, and add the class to the target
        reports: material-components/material-components-ios#2425 | escoz/QuickDialog#29
        """#)
}

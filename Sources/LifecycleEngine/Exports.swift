// The parameters of UIKit's methods, such as CGSize, are values of scenarios too. A file that subclasses
// UIViewController imports LifecycleEngine in place of UIKit, and nothing else.
@_exported import LifecycleScenario

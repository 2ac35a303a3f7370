// The parameter types of UIKit's methods, such as CGSize, are part of the scenario module. A file that subclasses
// UIViewController imports LifecycleEngine instead of UIKit, and nothing else.
@_exported import LifecycleScenario

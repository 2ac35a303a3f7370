// Some parameter types of UIKit's methods, such as CGSize, are declared in the model. Because that module is re-exported, a
// file that subclasses UIViewController has to import only LifecycleEngine.
@_exported import LifecycleModel

extension Callback.Definition {
    /// Callbacks to the delegates of the application and of scenes.
    static let application: [Callback.Definition] = [
        Callback.Definition(
            .willFinishLaunching, "application(_:willFinishLaunchingWithOptions:)", .application,
            short: "willFinishLaunching", since: 6, of: "uiapplicationdelegate",
            contract: "The app is launched; its state is not restored yet.", frequency: "once per launch",
            uses: "setup that state restoration needs", avoid: appearanceCallbacks,
            evidence: "Application/Application callbacks"),
        Callback.Definition(
            .didFinishLaunching, "application(_:didFinishLaunchingWithOptions:)", .application,
            short: "didFinishLaunching", of: "uiapplicationdelegate",
            contract: "The app is launched and still inactive.", frequency: "once per launch",
            uses: "setting up the app, and creating the window in an app without scenes", avoid: appearanceCallbacks,
            evidence: "Application/Application callbacks"),
        Callback.Definition(
            .didBecomeActive, "applicationDidBecomeActive(_:)", .application, short: "didBecomeActive",
            of: "uiapplicationdelegate", contract: "The app is active and receives events.",
            frequency: "each time an app without scenes becomes active", uses: "resuming paused work",
            avoid: appearanceCallbacks, evidence: "Application/Application callbacks"),
        Callback.Definition(
            .willResignActive, "applicationWillResignActive(_:)", .application, short: "willResignActive",
            of: "uiapplicationdelegate",
            contract: "The app is about to become inactive, because of a call, a system alert, or another app.",
            frequency: "each time an app without scenes becomes inactive", uses: "pausing work",
            avoid: appearanceCallbacks, evidence: "Application/Application callbacks"),
        Callback.Definition(
            .didEnterBackground, "applicationDidEnterBackground(_:)", .application, short: "didEnterBackground",
            of: "uiapplicationdelegate", contract: "The app is in the background.",
            frequency: "each time an app without scenes enters the background",
            uses: "saving data and releasing shared resources", avoid: appearanceCallbacks,
            evidence: "Application/Background"),
        Callback.Definition(
            .willEnterForeground, "applicationWillEnterForeground(_:)", .application, short: "willEnterForeground",
            of: "uiapplicationdelegate", contract: "The app is about to return to the foreground.",
            frequency: "each time an app without scenes returns to the foreground",
            uses: "undoing what didEnterBackground did", avoid: appearanceCallbacks,
            evidence: "Application/Background"),
        Callback.Definition(
            .willTerminate, "applicationWillTerminate(_:)", .application, short: "willTerminate",
            of: "uiapplicationdelegate", contract: "The app is about to be terminated while it is running.",
            frequency: "rarely: a suspended app is terminated without it", uses: "saving data",
            avoid: appearanceCallbacks, evidence: "Application/Application callbacks"),
        Callback.Definition(
            .appDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning(_:)", .application,
            of: "uiapplicationdelegate", contract: "The system is low on memory.", frequency: "at every memory warning",
            uses: "releasing caches", avoid: appearanceCallbacks, evidence: "Application/Application callbacks"),
        Callback.Definition(
            .sceneWillConnect, "scene(_:willConnectTo:options:)", .application, short: "sceneWillConnect",
            objc: "scene:willConnectToSession:options:", since: 13, of: "uiscenedelegate",
            contract: "A scene is created and connected to the app.", frequency: "each time a scene connects",
            uses: "creating the window and its root controller", avoid: appearanceCallbacks,
            evidence: "Application/Scenes"),
        Callback.Definition(
            .sceneDidBecomeActive, "sceneDidBecomeActive(_:)", .application, since: 13, of: "uiscenedelegate",
            contract: "The scene is active and receives events.", frequency: "each time the scene becomes active",
            uses: "resuming paused work", avoid: appearanceCallbacks, evidence: "Application/Scenes"),
        Callback.Definition(
            .sceneWillResignActive, "sceneWillResignActive(_:)", .application, since: 13, of: "uiscenedelegate",
            contract: "The scene is about to become inactive.", frequency: "each time the scene becomes inactive",
            uses: "pausing work", avoid: appearanceCallbacks, evidence: "Application/Scenes"),
        Callback.Definition(
            .sceneDidEnterBackground, "sceneDidEnterBackground(_:)", .application, since: 13, of: "uiscenedelegate",
            contract: "The scene is in the background.", frequency: "each time the scene enters the background",
            uses: "saving data, and preparing the interface for the snapshots that UIKit takes afterward",
            avoid: appearanceCallbacks, evidence: "Application/Scenes"),
        Callback.Definition(
            .sceneWillEnterForeground, "sceneWillEnterForeground(_:)", .application, since: 13, of: "uiscenedelegate",
            contract: "The scene is about to enter the foreground.",
            frequency: "each time the scene enters the foreground, including at launch",
            uses: "undoing what sceneDidEnterBackground did", avoid: appearanceCallbacks,
            evidence: "Application/Scenes"),
        Callback.Definition(
            .sceneDidDisconnect, "sceneDidDisconnect(_:)", .application, since: 13, of: "uiscenedelegate",
            contract: "The system has released the scene.", frequency: "each time the system disconnects the scene",
            uses: "releasing the scene's resources", avoid: appearanceCallbacks, evidence: "Application/Scenes"),
        Callback.Definition(
            .configurationForConnecting, "application(_:configurationForConnecting:options:)", .application,
            short: "configurationForConnecting", objc: "application:configurationForConnectingSceneSession:options:",
            since: 13, of: "uiapplicationdelegate",
            contract: "A new scene session is created and needs its configuration.",
            frequency: "once per new scene session", uses: "choosing the scene's delegate class",
            avoid: appearanceCallbacks, evidence: "Application/Scenes"),
        Callback.Definition(
            .didDiscardSceneSessions, "application(_:didDiscardSceneSessions:)", .application,
            short: "didDiscardSceneSessions", since: 13, of: "uiapplicationdelegate",
            contract: "The user closed windows of the app.",
            frequency: "when the user closes windows, or at the next launch if the app was not running",
            uses: "deleting the data for those windows", avoid: appearanceCallbacks, evidence: "Application/Scenes"),
    ]

    private static let appearanceCallbacks = """
        expecting appearance callbacks when the app enters the background or returns: UIKit sends none
        """
}

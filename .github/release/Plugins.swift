// swift-tools-version: 6.0
import PackageDescription

// The plugins of Lifeline with the program of a release, so that nothing has to be built. A release contains this package.
let package = Package(
    name: "lifeline-plugins",
    products: [
        .plugin(name: "LifelineCommand", targets: ["LifelineCommand"]),
        .plugin(name: "LifelineCheck", targets: ["LifelineCheck"]),
    ],
    targets: [
        .binaryTarget(name: "LifelineTool", path: "lifeline.artifactbundle"),
        .plugin(
            name: "LifelineCommand",
            capability: .command(
                intent: .custom(
                    verb: "lifeline", description: "Draw the package's *.lifeline.yaml files into its DocC catalogs."),
                permissions: [.writeToPackageDirectory(reason: "The drawings go into the DocC catalogs.")]),
            dependencies: ["LifelineTool"], path: "Plugins/LifelineCommand"),
        .plugin(
            name: "LifelineCheck", capability: .buildTool(), dependencies: ["LifelineTool"],
            path: "Plugins/LifelineCheck"),
    ]
)

// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours is held to Swift 6 rules with no warning left standing.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Lifeline",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "lifeline", targets: ["LifelineTool"]),
        .plugin(name: "LifelineCommand", targets: ["LifelineCommand"]),
        .plugin(name: "LifelineCheck", targets: ["LifelineCheck"]),
        .library(name: "Lifeline", targets: ["Lifeline"]),
        .library(name: "LifecycleModel", targets: ["LifecycleModel"]),
        .library(name: "LifecycleScenario", targets: ["LifecycleScenario"]),
        .library(name: "LifecycleEngine", targets: ["LifecycleEngine"]),
        .library(name: "LifecycleReaders", targets: ["LifecycleReaders"]),
        .library(name: "LifecycleDiagnostics", targets: ["LifecycleDiagnostics"]),
        .library(name: "LifecycleDiagrams", targets: ["LifecycleDiagrams"]),
        .library(name: "Graphviz", targets: ["Graphviz"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .target(name: "LifecycleModel", swiftSettings: strict),
        .target(
            name: "LifecycleScenario",
            dependencies: [
                "LifecycleModel", .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            swiftSettings: strict),
        .target(
            name: "LifecycleEngine",
            dependencies: [
                "LifecycleModel", "LifecycleScenario",
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "DequeModule", package: "swift-collections"),
            ],
            swiftSettings: strict),
        .target(
            name: "LifecycleReaders",
            dependencies: ["LifecycleModel", "LifecycleScenario", .product(name: "Yams", package: "Yams")],
            swiftSettings: strict),
        .target(name: "LifecycleDiagnostics", dependencies: ["LifecycleModel"], swiftSettings: strict),
        .target(name: "LifecycleDiagrams", dependencies: ["LifecycleModel", "Graphviz"], swiftSettings: strict),
        .target(name: "Graphviz", dependencies: ["CGraphviz"], swiftSettings: strict),
        .systemLibrary(
            name: "CGraphviz", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        .target(
            name: "Lifeline",
            dependencies: [
                "LifecycleModel", "LifecycleScenario", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics",
                "LifecycleDiagrams", "Graphviz",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "LifelineTool",
            dependencies: [
                "Lifeline", "LifecycleModel", "LifecycleScenario", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics",
                "LifecycleDiagrams", "Graphviz", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strict),
        .plugin(
            name: "LifelineCommand",
            capability: .command(
                intent: .custom(
                    verb: "lifeline", description: "Draw the package's *.lifeline.yaml into its DocC catalogue."),
                permissions: [.writeToPackageDirectory(reason: "The drawings go into the DocC catalogue.")]),
            dependencies: ["LifelineTool"], path: "Sources/Plugins/LifelineCommand"),
        .plugin(
            name: "LifelineCheck", capability: .buildTool(), dependencies: ["LifelineTool"],
            path: "Sources/Plugins/LifelineCheck"),
        .target(
            name: "SwiftSamples", dependencies: ["LifecycleModel", "LifecycleEngine"], path: "samples/swift",
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["LifecycleModel", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagrams", "Graphviz"],
            path: "Tests/Benchmarks", swiftSettings: strict),
        .testTarget(name: "LifecycleModelTests", dependencies: ["LifecycleModel"], swiftSettings: strict),
        .testTarget(
            name: "LifecycleEngineTests",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics", "SwiftSamples",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "LifecycleReadersTests",
            dependencies: [
                "LifecycleModel", "LifecycleScenario", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics",
            ],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "LifecycleDiagnosticsTests",
            dependencies: [
                "LifecycleModel", "LifecycleScenario", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "LifecycleDiagramsTests",
            dependencies: ["LifecycleModel", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagrams", "Graphviz"],
            swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["Graphviz"], path: "Tests/TestSupport", swiftSettings: strict),
        .executableTarget(
            name: "GraphLoop", dependencies: ["Graphviz", "TestSupport"], path: "Tests/GraphLoop",
            swiftSettings: strict),
        .testTarget(
            name: "GraphvizTests", dependencies: ["Graphviz", "TestSupport", "GraphLoop"], swiftSettings: strict),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Lifeline", "LifelineTool", "LifecycleScenario", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics", "LifecycleDiagrams",
                "Graphviz", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Recorder"], swiftSettings: strict),
    ]
)

// The plugin that makes the documentation burdens nobody who only uses the package; it is there by LIFELINE_DOCC=1.
if Context.environment["LIFELINE_DOCC"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

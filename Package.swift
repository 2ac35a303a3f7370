// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Lifeline",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        // The target can't be named `lifeline`, because on a case-insensitive disk its module would replace the library's
        // module, `Lifeline`.
        .executable(name: "lifeline", targets: ["LifelineTool"]),
        .library(name: "Lifeline", targets: ["Lifeline"]),
        // Assertions for app tests. The library doesn't need Graphviz, which is not available on iOS.
        .library(name: "LifelineTesting", targets: ["LifelineTesting"]),
        .library(name: "LifecycleModel", targets: ["LifecycleModel"]),
        .library(name: "LifecycleEngine", targets: ["LifecycleEngine"]),
        .library(name: "LifecycleReaders", targets: ["LifecycleReaders"]),
        .library(name: "LifecycleDiagnostics", targets: ["LifecycleDiagnostics"]),
        .library(name: "LifecycleDiagrams", targets: ["LifecycleDiagrams"]),
        .library(name: "Graphviz", targets: ["Graphviz"]),
    ],
    traits: [
        .trait(
            name: "Source", description: "Reads Swift source. Building the parser takes longer than all other packages."
        )
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        // Only builds with the trait Source fetch this package. The range is wide, because the macros of an app often
        // require an older version.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    ],
    targets: [
        .target(name: "LifecycleCatalog"),
        .target(name: "LifecycleModel", dependencies: ["LifecycleCatalog"]),
        .target(name: "LifecycleEngine", dependencies: ["LifecycleModel"]),
        .target(name: "LifecycleLogs", dependencies: ["LifecycleModel"]),
        .target(
            name: "LifecycleReaders",
            dependencies: ["LifecycleModel", "LifecycleLogs", .product(name: "Yams", package: "Yams")]),
        .target(
            name: "LifecycleSource",
            dependencies: [
                "LifecycleModel", "LifecycleLogs",
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Source"])),
            ]),
        .target(
            name: "LifecycleInference", dependencies: ["LifecycleModel", "LifecycleEngine"]),
        .target(name: "LifecycleDiagnostics", dependencies: ["LifecycleCatalog", "LifecycleModel"]),
        .target(name: "LifecycleDiagrams", dependencies: ["LifecycleModel", "Graphviz"]),
        .target(name: "Graphviz", dependencies: ["CGraphviz"]),
        .systemLibrary(
            name: "CGraphviz", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        .target(
            name: "Lifeline",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleInference", "LifecycleReaders", "LifecycleSource",
                "LifecycleDiagnostics", "LifecycleDiagrams", "Graphviz",
            ]),
        .target(
            name: "LifelineTesting",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleInference", "LifecycleLogs", "LifecycleDiagnostics",
            ]),
        .executableTarget(
            name: "LifelineTool",
            dependencies: [
                "Lifeline", "LifecycleCatalog", "LifecycleModel", "LifecycleEngine", "LifecycleInference",
                "LifecycleLogs", "LifecycleReaders", "LifecycleSource", "LifecycleDiagnostics", "LifecycleDiagrams",
                "Graphviz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
                .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
            ],
            resources: [
                .embedInCode("Report/Resources"), .embedInCode("Serve/Resources"),
                .embedInCode("Commands/Doctor/Resources"), .embedInCode("Commands/Explain/Resources"),
                .embedInCode("Commands/Schemas"),
            ]),
        .target(
            name: "SwiftSamples", dependencies: ["LifecycleModel", "LifecycleEngine"], path: "samples/swift"),
        .testTarget(name: "LifecycleModelTests", dependencies: ["LifecycleModel"]),
        .testTarget(
            name: "LifecycleEngineTests",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagnostics",
                "SwiftSamples", "TestSupport",
            ]),
        .testTarget(
            name: "LifecycleLogsTests",
            dependencies: ["LifecycleModel", "LifecycleEngine", "LifecycleLogs", "LifecycleReaders", "TestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "LifecycleReadersTests",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleLogs", "LifecycleReaders", "LifecycleDiagnostics",
                "TestSupport",
            ]),
        .testTarget(
            name: "LifecycleInferenceTests",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleInference", "LifecycleReaders",
                "TestSupport",
            ]),
        .testTarget(
            name: "LifecycleSourceTests",
            dependencies: [
                "LifecycleModel", "LifecycleLogs", "LifecycleSource", "LifecycleDiagnostics",
            ]),
        .testTarget(
            name: "LifecycleDiagnosticsTests",
            dependencies: [
                "LifecycleInference", "LifecycleModel", "LifecycleEngine", "LifecycleReaders",
                "LifecycleDiagnostics", "TestSupport",
            ]),
        .testTarget(
            name: "LifecycleDiagramsTests",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleReaders", "LifecycleDiagrams", "Graphviz", "TestSupport",
            ]),
        .target(
            name: "TestSupport", dependencies: ["LifecycleModel", "Graphviz"],
            path: "Tests/TestSupport"),
        .executableTarget(
            name: "GraphLoop", dependencies: ["Graphviz", "TestSupport"], path: "Tests/GraphLoop"),
        .testTarget(
            name: "GraphvizTests", dependencies: ["Graphviz", "TestSupport", "GraphLoop"]),
        .testTarget(
            name: "LifelineTests",
            dependencies: [
                "Lifeline", "LifelineTesting", "LifecycleModel", "LifecycleEngine", "LifecycleReaders",
                "LifecycleSource",
                "LifecycleDiagnostics", "LifecycleDiagrams", "Graphviz",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Lifeline", "LifelineTool", "LifecycleCatalog", "LifecycleEngine", "LifecycleReaders",
                "LifecycleDiagnostics", "LifecycleDiagrams",
                "Graphviz", "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Recorder", "Rasters/Scripts"]),
    ]
)

// Only documentation builds need the DocC plugin, so users of the package don't fetch the plugin.
if Context.environment["LIFELINE_DOCC"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Only benchmarks need this target, so builds and tests don't compile it.
if Context.environment["LIFELINE_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "LifecycleModel", "LifecycleEngine", "LifecycleInference", "LifecycleReaders", "LifecycleDiagrams",
                "Graphviz", "Lifeline",
            ],
            path: "Tests/Benchmarks"))
}

// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "badge", path: ".."),
    .package(path: "../Sources/StyleAPI"),
  ],
  targets: [
    .executableTarget(
      name: "BadgeBenchmark",
      dependencies: [
        .product(name: "StyleAPI", package: "StyleAPI"),
        .product(name: "StyleHost", package: "badge"),
        .product(name: "DefaultBadge", package: "badge"),
        .product(name: "FancyBadge", package: "badge"),
      ]
    ),
    .executableTarget(
      name: "LiveBenchmark",
      dependencies: [
        .product(name: "StyleAPI", package: "StyleAPI"),
        .product(name: "StyleHost", package: "badge"),
      ]
    ),
    .executableTarget(name: "EmptyProgram"),
    .executableTarget(name: "StartBenchmark"),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.3
import PackageDescription

// A style in a package of its own. It stands inside badge's repository, so it names the two
// packages there by their paths; README.md has the same manifest with a URL and a version, where
// everything comes from the one package.
let package = Package(
  name: "OutlineStyle",
  products: [.library(name: "OutlineStyle", type: .dynamic, targets: ["OutlineStyle"])],
  dependencies: [
    .package(name: "badge", path: "../.."),
    .package(path: "../../Sources/StyleAPI"),
  ],
  targets: [
    .target(
      name: "OutlineStyle",
      dependencies: [.product(name: "StyleAPI", package: "StyleAPI")],
      exclude: ["style.note"]
    ),
    .testTarget(
      name: "OutlineStyleTests",
      dependencies: [
        "OutlineStyle",
        .product(name: "StyleAPI", package: "StyleAPI"),
        .product(name: "StyleTesting", package: "badge"),
      ],
      exclude: ["__Snapshots__"]
    ),
  ]
)

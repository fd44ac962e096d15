// swift-tools-version: 6.3
import PackageDescription

// StyleAPI is a package of its own so that the host, the tests and every plugin link one shared
// libStyleAPI.so. In one package with an executable, SwiftPM would link it statically into each.
let package = Package(
  name: "StyleAPI",
  products: [
    .library(name: "StyleAPI", type: .dynamic, targets: ["StyleAPI"])
  ],
  targets: [
    .target(
      name: "StyleAPI",
      path: ".",
      exclude: ["Package.swift"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)

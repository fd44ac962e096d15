// swift-tools-version: 6.3
import Glibc
import PackageDescription

// One copy of StyleAPI per process is what makes plugins work, and SwiftPM decides it by layout:
// as the root package, StyleAPI is a nested package with one dynamic product; as somebody's
// dependency (which may not have path dependencies of its own), it is one of our targets, and a
// single dynamic product holds it together with all that links it.
//
// SwiftPM reads a dependency's manifest twice: from the repository's objects, where the package
// stands at "/", and from the checkout, which stands in a folder of the scratch path.
let isDependency =
  Context.packageDirectory == "/"
  || access(Context.packageDirectory + "/../../workspace-state.json", F_OK) == 0

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let styleAPI: Target.Dependency =
  isDependency ? "StyleAPI" : .product(name: "StyleAPI", package: "StyleAPI")

// In a dependent a bundled style is code like any other. What makes a plugin of it stays out: a
// library has one entry and one note.
func exclusions(ofPlugin name: String) -> [String] {
  ["style.note"] + (isDependency ? ["\(name).swift", "StyleNote.swift"] : [])
}

let package = Package(
  name: "badge",
  products: isDependency
    ? [
      .library(
        name: "StyleAPI",
        type: .dynamic,
        targets: [
          "StyleAPI", "StyleHost", "ViewHosting", "StyleTesting", "DefaultBadge", "FancyBadge",
        ]
      ),
      .library(name: "BadgeFormatting", type: .dynamic, targets: ["BadgeFormatting"]),
    ]
    : [
      .executable(name: "badge", targets: ["badge"]),
      // What shows previews links Foundation, which badge itself does not.
      .library(name: "BadgePreview", type: .dynamic, targets: ["PreviewRunner"]),
      .library(name: "StyleHost", targets: ["StyleHost", "ViewHosting"]),
      .library(name: "StyleTesting", targets: ["StyleTesting"]),
      .library(name: "DefaultBadge", type: .dynamic, targets: ["DefaultBadge"]),
      .library(name: "FancyBadge", type: .dynamic, targets: ["FancyBadge"]),
      .library(name: "BadgeFormatting", type: .dynamic, targets: ["BadgeFormatting"]),
    ],
  dependencies: isDependency ? [] : [.package(path: "Sources/StyleAPI")],
  targets: [
    .target(name: "Suggestions", swiftSettings: settings),
    .target(name: "BadgeFormatting", swiftSettings: settings),
    .target(name: "StyleHost", dependencies: [styleAPI, "Suggestions"], swiftSettings: settings),
    .target(name: "ViewHosting", dependencies: [styleAPI, "StyleHost"], swiftSettings: settings),
    .target(name: "StyleTesting", dependencies: [styleAPI, "StyleHost"], swiftSettings: settings),
    .target(
      name: "DefaultBadge",
      dependencies: [styleAPI],
      path: "Plugins/DefaultBadge",
      exclude: exclusions(ofPlugin: "DefaultBadge"),
      swiftSettings: settings
    ),
    .target(
      name: "FancyBadge",
      dependencies: [styleAPI],
      path: "Plugins/FancyBadge",
      exclude: exclusions(ofPlugin: "FancyBadge"),
      swiftSettings: settings
    ),
  ]
    + (isDependency
      ? [
        .target(
          name: "StyleAPI",
          path: "Sources/StyleAPI",
          exclude: ["Package.swift"],
          swiftSettings: settings
        )
      ]
      : [
        .target(name: "CommandLineKit", dependencies: ["Suggestions"], swiftSettings: settings),
        .target(
          name: "TerminalKit",
          dependencies: [styleAPI, "StyleHost"],
          swiftSettings: settings
        ),
        .target(
          name: "StyleValidation",
          dependencies: [styleAPI, "StyleHost"],
          swiftSettings: settings
        ),
        .target(
          name: "BadgeCommand",
          dependencies: [
            styleAPI, "StyleHost", "StyleValidation", "CommandLineKit", "Suggestions",
            "TerminalKit",
          ],
          swiftSettings: settings
        ),
        .target(
          name: "PreviewRunner",
          dependencies: [styleAPI, "StyleHost", "ViewHosting"],
          swiftSettings: settings
        ),
        .executableTarget(name: "badge", dependencies: ["BadgeCommand"], swiftSettings: settings),
        .target(
          name: "TestSupport",
          dependencies: [styleAPI],
          path: "Tests/Support",
          swiftSettings: settings
        ),
        .target(
          name: "ArticleWhole",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleWhole",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleStyles",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleStyles",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleEnvironment",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleEnvironment",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleModal",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleModal",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleGenericValues",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleGenericValues",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleStateObjects",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleStateObjects",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
          name: "ArticleOptionalObjects",
          dependencies: [styleAPI],
          path: "Tests/AcceptanceTests/ArticleOptionalObjects",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
          name: "AcceptanceTests",
          dependencies: [
            styleAPI, "StyleHost", "ViewHosting", "TestSupport", "ArticleWhole", "ArticleStyles",
            "ArticleEnvironment", "ArticleModal", "ArticleGenericValues", "ArticleStateObjects",
            "ArticleOptionalObjects",
          ],
          path: "Tests/AcceptanceTests/Tests",
          swiftSettings: settings
        ),
        .testTarget(
          name: "BadgeCommandTests",
          dependencies: [
            styleAPI, "StyleHost", "StyleValidation", "CommandLineKit", "TerminalKit",
            "BadgeCommand", "badge", "TestSupport",
          ],
          exclude: ["Golden"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "CommandLineKitTests",
          dependencies: ["CommandLineKit", "Suggestions", "TestSupport"],
          exclude: ["Golden"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "StyleValidationTests",
          dependencies: [styleAPI, "StyleHost", "StyleValidation", "DefaultBadge", "TestSupport"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "EndToEndTests",
          dependencies: [styleAPI, "StyleHost", "TestSupport"],
          exclude: ["Fixtures"],
          swiftSettings: settings
        ),
        .target(
          name: "ClientSyntax",
          dependencies: [styleAPI],
          path: "Tests/ClientSyntax",
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
          name: "StyleAPITests",
          dependencies: [styleAPI, "StyleHost", "TestSupport", "DefaultBadge", "ClientSyntax"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "StyleHostTests",
          dependencies: [styleAPI, "StyleHost", "DefaultBadge", "Suggestions", "TestSupport"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "ViewHostingTests",
          dependencies: [styleAPI, "StyleHost", "ViewHosting", "StyleTesting", "TestSupport"],
          exclude: ["__Snapshots__"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "StyleTestingTests",
          dependencies: [styleAPI, "StyleHost", "StyleTesting", "DefaultBadge", "TestSupport"],
          exclude: ["__Snapshots__"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "DefaultBadgeTests",
          dependencies: [styleAPI, "StyleHost", "StyleTesting", "DefaultBadge"],
          exclude: ["__Snapshots__"],
          swiftSettings: settings
        ),
        .testTarget(
          name: "TerminalKitTests",
          dependencies: [styleAPI, "StyleHost", "TerminalKit", "TestSupport"],
          swiftSettings: settings
        ),
        // All test targets are one program, and the entry of a plugin is a C function, of which a
        // program has one: what isn't DefaultBadge is loaded as a host loads it.
        .testTarget(
          name: "FancyBadgeTests",
          dependencies: [styleAPI, "StyleHost", "StyleTesting"],
          exclude: ["__Snapshots__"],
          swiftSettings: settings
        ),
      ]),
  swiftLanguageModes: [.v6]
)

/// The files of a new style's package.
struct StyleTemplate {
  let name: StyleName
  /// The plugin's identifier.
  let id: String
  /// What the package is built against.
  let sdk: HostSDK

  /// Where the project's sources are.
  private static let repository = "https://example.org/badge.git"

  /// The files by their paths below the package's folder.
  var files: [(path: String, text: String)] {
    let common: [(path: String, text: String)] = [
      ("Package.swift", manifest),
      ("Sources/\(name.type)/\(name.type).swift", style),
      ("Sources/\(name.type)/Plugin.swift", plugin),
      ("Sources/\(name.type)/style.note", note),
      ("Tests/\(name.type)Tests/\(name.type)Tests.swift", tests),
      ("Tests/\(name.type)Tests/__Snapshots__/.gitkeep", ""),
      ("README.md", readme),
      (".github/workflows/style.yml", StyleWorkflow(sdk: sdk).text),
      (".gitignore", ".build/\n*.received\n"),
    ]
    guard case .installed = sdk else { return common }
    return common
      + ["BadgeStyleSDK", "BadgeTestingSDK"].map { module in
        ("Sources/\(module)/module.modulemap", "module \(module) [system] {}\n")
      }
  }

  private var manifest: String {
    switch sdk {
    case .installed: installedManifest
    case .checkout(let root, _): manifest(at: root)
    }
  }

  private var installedManifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    // StyleAPI comes from the installed badge, which pkg-config's files describe:
    // PKG_CONFIG_PATH=PREFIX/lib/pkgconfig swift build
    let package = Package(
      name: "\(name.type)",
      products: [.library(name: "\(name.type)", type: .dynamic, targets: ["\(name.type)"])],
      targets: [
        .systemLibrary(name: "BadgeStyleSDK", pkgConfig: "badge-style"),
        .systemLibrary(name: "BadgeTestingSDK", pkgConfig: "badge-style-testing"),
        .target(name: "\(name.type)", dependencies: ["BadgeStyleSDK"], exclude: ["style.note"]),
        .testTarget(
          name: "\(name.type)Tests",
          dependencies: ["\(name.type)", "BadgeTestingSDK"],
          exclude: ["__Snapshots__"]
        ),
      ]
    )

    """
  }

  private func manifest(at root: String) -> String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    // The repository of badge, which is elsewhere on other machines.
    let badge = Context.environment["\(StyleWorkflow.checkoutVariable)"] ?? \(Self.literal(root))

    let package = Package(
      name: "\(name.type)",
      products: [.library(name: "\(name.type)", type: .dynamic, targets: ["\(name.type)"])],
      dependencies: [
        .package(name: "badge", path: badge),
        .package(path: badge + "/Sources/StyleAPI"),
      ],
      targets: [
        .target(
          name: "\(name.type)",
          dependencies: [.product(name: "StyleAPI", package: "StyleAPI")],
          exclude: ["style.note"]
        ),
        .testTarget(
          name: "\(name.type)Tests",
          dependencies: [
            "\(name.type)",
            .product(name: "StyleAPI", package: "StyleAPI"),
            .product(name: "StyleTesting", package: "badge"),
          ],
          exclude: ["__Snapshots__"]
        ),
      ]
    )

    """
  }

  /// A text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  private var style: String {
    """
    import StyleAPI

    struct \(name.type): BadgeStyle {
      @Environment(\\.badgeTint) private var tint

      func makeBody(_ label: AnyView) -> some View {
        let plate = LegiblePlate(tint ?? .purple)
        label
          .font(.caption)
          .foregroundStyle(plate.ink)
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(RoundedRectangle(cornerRadius: 4).fill(plate.color))
      }
    }

    """
  }

  private var plugin: String {
    """
    import StyleAPI

    /// Called by the host that has loaded the plugin.
    @c(badge_style_entry_1)
    public func registerStyles(_ registrar: UnsafeMutableRawPointer) -> Int32 {
      StylePlugin.register(registrar) { styles in
        styles.add("\(name.text)") { _ in \(name.type)() }
        styles.preview("\(name.text)") { Badge("build", "passing").badgeStyle(\(name.type)()) }
      }
    }

    """
  }

  private var note: String {
    """
    # What badge knows of this plugin without loading it. 'badge style build' makes StyleNote.swift of
    # it, and checks that what is registered is what is declared here.
    id=\(id)
    version=1.0.0
    name=\(name.title) badge
    license=MIT
    style=\(name.text):A plate in one colour

    """
  }

  private var tests: String {
    """
    import StyleAPI
    import StyleTesting
    import Testing

    @testable import \(name.type)

    @Suite struct \(name.type)Tests {
      @Test func passingBuild() {
        assertSnapshot(of: Badge("build", "passing").badgeStyle(\(name.type)()), as: .svg)
        assertSnapshot(of: Badge("build", "passing").badgeStyle(\(name.type)()), as: .text)
      }

      @Test func difficultTextsAndColors() {
        assertStyle(\(name.type)())
      }
    }

    """
  }

  private var library: String { StylePackage.library(of: name.type) }

  private var readme: String {
    let tests =
      switch sdk {
      case .installed:
        """
        PKG_CONFIG_PATH=PREFIX/lib/pkgconfig LD_LIBRARY_PATH=PREFIX/lib swift test
        """
      case .checkout: "swift test"
      }
    return """
      # \(name.title)

      A style for [badge](\(Self.repository)).

      ```console
      $ badge style build
      $ badge style validate \(library)
      $ badge style install \(library)
      $ badge render build passing --style \(name.text)
      ```

      `badge preview --plugin \(library)` shows it live. The tests compare what is drawn with what is
      kept in `__Snapshots__`; the first run writes it, and it belongs under version control:

      ```console
      $ \(tests)
      ```

      `.github/workflows/style.yml` does all of this for every push, once its
      `\(StyleWorkflow.repositoryVariable)` says where badge comes from.

      """
  }
}

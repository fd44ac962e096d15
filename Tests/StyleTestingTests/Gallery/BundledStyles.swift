import DefaultBadge
import Foundation
import StyleAPI
import StyleHost

/// The styles that come with the package.
///
/// `default` is linked into the tests; `fancy` is loaded from its plugin as a host does it, since
/// one program can have the entry of one plugin only.
enum BundledStyles {
  /// The names of all styles.
  static let names = ["default", "fancy"]

  /// The folder in which the package's products are built.
  static let products = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().path

  private static let library = StyleLibrary(
    searchPath: StyleSearchPath(
      entries: [StyleSearchPath.Entry(path: products, origin: .executableFolder)]
    )
  )

  /// A style by name.
  static func style(named name: String) throws -> any BadgeStyle {
    name == "default" ? DefaultBadgeStyle.default : try library.style(name)
  }
}

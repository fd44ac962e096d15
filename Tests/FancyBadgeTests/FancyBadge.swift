import Foundation
import StyleAPI
import StyleHost

/// The style as a host gets it: from the built plugin, loaded with `dlopen`.
enum FancyBadge {
  /// The folder in which the package's products are built.
  static let products = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().path

  private static let library = StyleLibrary(
    searchPath: StyleSearchPath(
      entries: [StyleSearchPath.Entry(path: products, origin: .executableFolder)]
    )
  )

  /// The style with its options.
  static func style(_ options: [String: String] = [:]) throws -> any BadgeStyle {
    try library.style("fancy", options: options)
  }
}

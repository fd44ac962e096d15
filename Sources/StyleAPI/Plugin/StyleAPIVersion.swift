/// The version of StyleAPI: what a plugin was built for, and what a host offers.
///
/// A plugin works with every host of the same `major` whose `minor` is not lower than the plugin
/// needs. `badge` carries the same two numbers: badge 1.4.2 offers StyleAPI 1.4.
///
/// ```swift
/// print(StyleAPIVersion.current)   // 1.0
/// ```
public struct StyleAPIVersion: Hashable, Sendable {
  /// Raised when old plugins stop working.
  public let major: UInt16
  /// Raised when something is added.
  public let minor: UInt16

  /// Makes a version.
  public init(major: UInt16, minor: UInt16) {
    self.major = major
    self.minor = minor
  }

  /// The version of the library that is running.
  public static var current: StyleAPIVersion { StyleAPIVersion(major: 1, minor: 0) }
}

extension StyleAPIVersion: Comparable {
  /// Compares the majors, then the minors.
  public static func < (a: StyleAPIVersion, b: StyleAPIVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}

extension StyleAPIVersion: CustomStringConvertible {
  /// `1.0`.
  public var description: String { "\(major).\(minor)" }
}

/// The two ways in which StyleAPI is built; a plugin built for one crashes in a host of the other.
@frozen
public enum StyleFlavor: String, CaseIterable, Sendable {
  /// A plain build, as `swift build` makes from a checkout.
  case source
  /// A build with library evolution, as it is installed for authors of plugins.
  case sdk

  /// The flavour of the library that is running.
  public static var current: StyleFlavor {
    #if hasFeature(LibraryEvolution)
      .sdk
    #else
      .source
    #endif
  }
}

// A plugin's note must say which build of StyleAPI the plugin was compiled against. Only this
// module knows, and an initialiser for a section takes nothing but literals. So the note writes
// the literal 1, and the type that it gets from here decides what is stored: the integer 1 for
// a source build, 1.0 (0x3f800000) for the SDK.

#if hasFeature(LibraryEvolution)
  /// The type of the field of a style note that records the flavour; its value is always `1`.
  public typealias StyleNoteFlavorMark = Float
#else
  /// The type of the field of a style note that records the flavour; its value is always `1`.
  public typealias StyleNoteFlavorMark = UInt32
#endif

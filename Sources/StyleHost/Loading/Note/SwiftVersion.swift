/// The version of a Swift compiler.
///
/// Swift promises no binary compatibility between compilers on Linux, so a plugin must come from
/// the host's.
public struct SwiftVersion: Hashable, Sendable {
  /// Major, minor and patch in a byte each: `0x060301` is 6.3.1.
  ///
  /// Zero is a compiler that is newer than the source that asked for its version.
  public let rawValue: UInt32

  /// Makes a version from its packed form.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The compiler that this library was built with.
  ///
  /// A condition can only compare versions, so the known ones are tried in order. `make-style-note`
  /// writes the same list into plugins.
  public static var current: SwiftVersion {
    #if compiler(<6.3.1)
      SwiftVersion(rawValue: 0x060300)
    #elseif compiler(<6.3.2)
      SwiftVersion(rawValue: 0x060301)
    #elseif compiler(<6.3.3)
      SwiftVersion(rawValue: 0x060302)
    #elseif compiler(<6.3.4)
      SwiftVersion(rawValue: 0x060303)
    #elseif compiler(<6.3.5)
      SwiftVersion(rawValue: 0x060304)
    #elseif compiler(<6.4)
      SwiftVersion(rawValue: 0x060305)
    #elseif compiler(<6.4.1)
      SwiftVersion(rawValue: 0x060400)
    #elseif compiler(<6.4.2)
      SwiftVersion(rawValue: 0x060401)
    #elseif compiler(<6.4.3)
      SwiftVersion(rawValue: 0x060402)
    #elseif compiler(<6.4.4)
      SwiftVersion(rawValue: 0x060403)
    #else
      SwiftVersion(rawValue: 0)
    #endif
  }
}

extension SwiftVersion: CustomStringConvertible {
  /// `6.3.1`; `6.3` where the patch is zero, as the releases are called.
  public var description: String {
    guard rawValue != 0 else { return "of unknown version" }
    let (major, minor, patch) = (rawValue >> 16, rawValue >> 8 & 0xFF, rawValue & 0xFF)
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

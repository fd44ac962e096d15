internal import Glibc
internal import StyleAPI

/// The one StyleAPI of this process, and the symbols that it has for plugins.
package struct StyleAPILibrary: Sendable {
  /// How the names of everything in StyleAPI begin.
  static let symbolPrefix = "$s8StyleAPI"

  /// How the name of the symbol begins by which a plugin that was built from source asks for the
  /// sources that it was built against; 16 hexadecimal digits and the type `yyF` follow.
  static let fingerprintPrefix = symbolPrefix + "29_fingerprint_"
  /// How the name of the function begins that every plugin calls to register its styles.
  static let registrationPrefix = symbolPrefix + "0A6PluginO9_register"

  /// The fingerprint that such a symbol asks for.
  static func fingerprint(ofSymbol symbol: String) -> String {
    String(symbol.dropFirst(fingerprintPrefix.count).prefix(16))
  }

  private let lookUp: @Sendable (UnsafePointer<CChar>) -> Bool

  /// Makes a library that has what `lookUp` says.
  package init(lookUp: @escaping @Sendable (UnsafePointer<CChar>) -> Bool) {
    self.lookUp = lookUp
  }

  /// True if a plugin can bind this symbol.
  package func has(_ symbol: UnsafePointer<CChar>) -> Bool { lookUp(symbol) }

  /// The library that this process runs with.
  package static let shared = StyleAPILibrary { symbol in
    // Only a handle of the library itself also finds what is in a host that was loaded with
    // RTLD_LOCAL, but it takes longer to get than all symbols of a plugin.
    dlsym(nil, symbol) != nil || dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol) != nil
  }

  /// The file that StyleAPI is loaded from in this process, if the system says.
  package static let path: String? =
    imagePath(of: unsafeBitCast(StyleAPIVersion.self as Any.Type, to: UInt.self))

  private static let handle =
    UInt(bitPattern: path.flatMap { dlopen($0, RTLD_NOW | RTLD_NOLOAD) })

  /// The file that holds an address of this process.
  ///
  /// `dladdr` is a GNU extension that Swift's Glibc module leaves out.
  static func imagePath(of address: UInt) -> String? {
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    typealias Function = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
    let function = unsafeBitCast(symbol, to: Function.self)
    // Dl_info: the file's name, where it is loaded, the symbol's name, its address.
    var info: (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt) = (nil, 0, nil, 0)
    guard function(address, &info) != 0, let name = info.0 else { return nil }
    return String(cString: name)
  }
}

internal import Glibc
internal import StyleAPI

/// The one StyleAPI of this process, and the symbols that it has for plugins.
package struct StyleAPILibrary: Sendable {
  /// How the names of everything in StyleAPI begin.
  static let symbolPrefix = "$s8StyleAPI"

  /// The file that StyleAPI is loaded from, if the system says.
  package let path: String?
  private let lookUp: @Sendable (String) -> Bool

  /// Makes a library that has what `lookUp` says.
  package init(path: String? = nil, lookUp: @escaping @Sendable (String) -> Bool) {
    self.path = path
    self.lookUp = lookUp
  }

  /// True if a plugin can bind this symbol.
  package func has(_ symbol: String) -> Bool { lookUp(symbol) }

  /// The library that this process runs with.
  package static let shared: StyleAPILibrary = {
    let path = imagePath(of: unsafeBitCast(StyleAPIVersion.self as Any.Type, to: UInt.self))
    // Only a handle of the library itself also finds it where the host was loaded with RTLD_LOCAL.
    let handle = path.flatMap { dlopen($0, RTLD_NOW | RTLD_NOLOAD) }
    let address = UInt(bitPattern: handle)
    return StyleAPILibrary(path: path) { symbol in
      dlsym(UnsafeMutableRawPointer(bitPattern: address), symbol) != nil
    }
  }()

  /// The file that holds an address of this process.
  ///
  /// `dladdr` is a GNU extension that Swift's Glibc module leaves out.
  private static func imagePath(of address: UInt) -> String? {
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    typealias Function = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
    let function = unsafeBitCast(symbol, to: Function.self)
    // Dl_info: the file's name, where it is loaded, the symbol's name, its address.
    var info: (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt) = (nil, 0, nil, 0)
    guard function(address, &info) != 0, let name = info.0 else { return nil }
    return String(cString: name)
  }
}

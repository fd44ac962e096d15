internal import Glibc

/// Turns the linker's names of Swift declarations into readable ones.
enum Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The readable form; the name itself if the runtime has none for it.
  static func demangle(_ symbol: String) -> String {
    guard let address = dlsym(nil, "swift_demangle") else { return symbol }
    let function = unsafeBitCast(address, to: Function.self)
    guard let text = function(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }
}

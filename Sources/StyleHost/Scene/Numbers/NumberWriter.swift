internal import Glibc
internal import Synchronization

/// Writes numbers as people of a locale write them, by way of the library BadgeFormatting.
///
/// That library brings in ICU, so it is loaded when the first number is to be written, and never
/// linked.
struct NumberWriter: Sendable {
  private typealias Function =
    @convention(c) @Sendable (
      UnsafePointer<CChar>, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, Int32,
      UnsafeMutablePointer<UInt8>?, Int
    ) -> Int

  private let function: Function

  private static let entry = "badge_format_number_1"
  private static let loaded = Mutex<NumberWriter?>(nil)

  /// The writer of this process, which loads the library when it is first asked for.
  static func shared() throws(NumberFormattingError) -> NumberWriter {
    try loaded.withLock { writer throws(NumberFormattingError) in
      if let writer { return writer }
      let new = try NumberWriter(folders: FormattingLibrary.folders)
      writer = new
      return new
    }
  }

  /// Loads the library from the first of some folders that has it.
  init(folders: [String]) throws(NumberFormattingError) {
    let paths = folders.map { StylePath.join($0, FormattingLibrary.name) }
    guard let path = paths.first(where: { access($0, F_OK) == 0 }) else {
      throw .libraryMissing(library: FormattingLibrary.name, searched: folders)
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      let message = dlerror().map { String(cString: $0) } ?? "the loader gives no reason"
      throw .libraryRefused(file: path, message: message)
    }
    guard let symbol = dlsym(handle, Self.entry) else {
      throw .noEntry(file: path, entry: Self.entry)
    }
    function = unsafeBitCast(symbol, to: Function.self)
  }

  /// The text of a number in a locale.
  func text(
    _ number: SceneNumber,
    locale: String
  ) throws(NumberFormattingError) -> String {
    var capacity = 64
    while true {
      var length = 0
      let text = String(unsafeUninitializedCapacity: capacity) { buffer in
        length = write(number, locale, buffer)
        return length > buffer.count ? 0 : max(length, 0)
      }
      switch length {
      case -3: throw .notWhole(number.digits)
      case ..<0: throw .outOfRange(number.digits)
      case ...capacity: return text
      default: capacity = length
      }
    }
  }

  private func write(
    _ number: SceneNumber,
    _ locale: String,
    _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    func write(_ currency: UnsafePointer<CChar>?) -> Int {
      function(
        number.digits,
        locale,
        number.notation.rawValue,
        currency,
        Int32(number.fractionDigits ?? -1),
        buffer.baseAddress,
        buffer.count
      )
    }
    return number.currency.map { $0.withCString(write) } ?? write(nil)
  }
}

/// Where the library that writes numbers is.
enum FormattingLibrary {
  static let name = "libBadgeFormatting.so"

  /// The executable's folder, the folder of an installation's libraries, and the folder of
  /// StyleAPI, which is that of the build for a client.
  static var folders: [String] {
    let executable = folder(of: realPath("/proc/self/exe"))
    let prefix = executable.flatMap(StylePath.parent)
    let candidates = [
      executable,
      prefix.map { StylePath.join($0, "lib/badge") },
      folder(of: StyleAPILibrary.path.flatMap(realPath)),
    ]
    return candidates.reduce(into: []) { folders, folder in
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
  }

  private static func folder(of file: String?) -> String? { file.flatMap(StylePath.parent) }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

internal import Glibc

extension StyleSearchPath {
  /// The search path of this process.
  public static var standard: StyleSearchPath { standard() }

  /// The search path of this process, with the flags of a command line.
  public static func standard(files: [String] = [], folders: [String] = []) -> StyleSearchPath {
    StyleSearchPath(
      files: files,
      folders: folders,
      home: homeFolder,
      executable: path { readlink("/proc/self/exe", $0, $1) },
      currentFolder: path { getcwd($0, $1).map { strlen($0) } ?? -1 }
    ) {
      getenv($0).map { String(cString: $0) }
    }
  }

  /// `HOME`, else what the system's list of users says.
  private static var homeFolder: String? {
    if let home = getenv("HOME"), home.pointee != 0 { return String(cString: home) }
    return getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
  }

  /// A path that a call writes into a buffer; nil if the call returns a negative length.
  private static func path(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = fill(start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}

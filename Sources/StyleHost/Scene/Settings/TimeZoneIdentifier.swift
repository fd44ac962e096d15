internal import Glibc
internal import Suggestions

/// The names of time zones.
enum TimeZoneIdentifier {
  /// Where systems keep one file for each zone.
  private static let folder = "/usr/share/zoneinfo"

  /// Whether a text names a time zone: `GMT`, `UTC`, a distance such as `GMT+2` or `GMT-0330`, or a
  /// zone of the IANA's database such as `Europe/Stockholm`.
  ///
  /// Zones are looked up in the system's database. On a machine without one, any name of their
  /// form is taken.
  static func isValid(_ name: String) -> Bool {
    if name == "GMT" || name == "UTC" || isDistance(name) { return true }
    guard isName(name) else { return false }
    guard access(folder, F_OK) == 0 else { return true }
    return isFile(StylePath.join(folder, name))
  }

  /// The zone that was probably meant.
  static func nearest(to name: String) -> String? {
    guard !name.hasPrefix("GMT") else { return nil }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let areas = entries(of: folder).filter { $0.utf8.first.map { $0 < 0x5B } ?? false }
    guard let area = parts.first, parts.count == 2 else {
      return Suggestion.nearest(to: name, in: areas.filter { isValid($0) })
    }
    guard let found = areas.contains(area) ? area : Suggestion.nearest(to: area, in: areas) else {
      return nil
    }
    let places = entries(of: StylePath.join(folder, found))
    return Suggestion.nearest(to: parts[1], in: places).map { "\(found)/\($0)" }
  }

  private static func isDistance(_ name: String) -> Bool {
    guard name.hasPrefix("GMT+") || name.hasPrefix("GMT-") else { return false }
    let parts = name.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      parts.count == 1 || parts.count == 2 && parts[1].utf8.count == 2 && !parts[0].isEmpty
    else { return false }
    guard digits.utf8.count > 2 else { return Int(digits).map { $0 <= 14 } ?? false }
    return Int(digits).map { $0 / 100 <= 14 && $0 % 100 < 60 } ?? false
  }

  /// Words of letters, digits, `_`, `+` and `-`, divided by `/`.
  private static func isName(_ name: String) -> Bool {
    name.utf8.count <= 64
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        guard let first = part.utf8.first else { return false }
        return (0x41...0x5A).contains(first)
          && part.utf8.allSatisfy { byte in
            byte == 0x5F || byte == 0x2B || byte == 0x2D || (0x30...0x39).contains(byte)
              || (0x61...0x7A).contains(byte | 0x20)
          }
      }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func entries(of folder: String) -> [String] {
    (FolderEntries.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }
  }
}

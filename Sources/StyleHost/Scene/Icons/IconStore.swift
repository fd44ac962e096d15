internal import StyleAPI
internal import Synchronization

/// Reads icons, and keeps them for the badges that come after.
package final class IconStore: Sendable {
  private let folder: String
  /// The icons by path.
  ///
  /// They are few, and the type of a dictionary takes the runtime longer to make than it saves.
  private let icons = Mutex<[Entry]>([])

  private struct Entry {
    let path: String
    let icon: Icon
  }

  /// The largest file of an icon, in bytes.
  static let largestFile = 1 << 20
  /// How many icons are kept, so that a batch gets by with constant memory.
  private static let mostIcons = 64

  /// Makes a store of the icons in a folder.
  ///
  /// - Parameter folder: The folder that relative paths start from.
  package init(folder: String) { self.folder = folder.isEmpty ? "." : folder }

  /// The icon of a file.
  ///
  /// - Parameter path: The file's path, absolute or relative to the store's folder.
  func icon(_ path: String) throws(IconError) -> Icon {
    if let icon = icons.withLock({ $0.first { $0.path == path }?.icon }) { return icon }
    let icon = try read(path)
    icons.withLock { icons in
      if icons.count >= Self.mostIcons { icons.removeAll(keepingCapacity: true) }
      icons.append(Entry(path: path, icon: icon))
    }
    return icon
  }

  private func read(_ path: String) throws(IconError) -> Icon {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing(file: path) }
    let file = path.hasPrefix("/") ? path : StylePath.join(folder, path)
    let bytes: [UInt8]
    do {
      bytes = try IconFile.read(file, limit: Self.largestFile)
    } catch {
      switch error {
      case .opening(.missing): throw .missing(file: file)
      case .opening(.notRegular(let kind)): throw .notRegular(file: file, kind)
      case .opening(.unreadable(let code)), .reading(let code):
        throw .unreadable(file: file, errno: code)
      case .tooLarge: throw .tooLarge(file: file, limit: Self.largestFile)
      }
    }
    return try Icon(bytes, file: file)
  }
}

internal import Glibc
internal import StyleHost

/// The plugins that the user has installed.
struct InstalledPlugins {
  private let catalog: StyleCatalog

  /// A file with a plugin.
  struct Copy {
    let path: String
    let version: String
    /// Whether this host can use it.
    let isUsable: Bool
  }

  /// Looks at the plugins of a folder.
  init(in folder: String) {
    let place = StyleSearchPath.Entry(path: folder, origin: .dataHome)
    catalog = StyleCatalog.scan(StyleSearchPath(entries: [place]))
  }

  /// The files with a plugin, but for one of them.
  func copies(of id: String, besides path: String) -> [Copy] {
    var copies: [Copy] = []
    for file in catalog.files where file.path != path {
      switch file.outcome {
      case .usable(let note) where note.id == id:
        copies.append(Copy(path: file.path, version: note.version, isUsable: true))
      case .refused(_, let note?) where note.id == id:
        copies.append(Copy(path: file.path, version: note.version, isUsable: false))
      // Another name of a file that is one of them.
      case .repeated(let other):
        guard let copy = copies.first(where: { $0.path == other }) else { continue }
        copies.append(Copy(path: file.path, version: copy.version, isUsable: copy.isUsable))
      case .usable, .refused, .other: continue
      }
    }
    return copies
  }

  /// The first file that something names: the path or its end, the plugin's id, or one of its styles.
  ///
  /// What is no plugin is not among them.
  func file(named name: String) -> String? {
    catalog.files.first { file in
      let note: StyleNote?
      switch file.outcome {
      case .usable(let usable): note = usable
      case .refused(_, let refused): note = refused
      case .other, .repeated: return false
      }
      if file.path.hasSuffix("/" + name) || file.path == name || note?.id == name { return true }
      return note?.styles.contains { $0.name == name } ?? false
    }?.path
  }

  /// Removes a plugin, and what is remembered of its bytes unless another file has the same.
  static func remove(_ path: String, in environment: ToolEnvironment) throws(ToolError) {
    let folder = StylePath.parent(of: path) ?? "/"
    // What is remembered goes first: if that fails, the command can be repeated. Where the file cannot
    // be read, it has not been run either.
    if let hash = hash(of: path),
      !(InstalledPlugins(in: folder).catalog.files.contains { file in
        file.path != path && self.hash(of: file.path) == hash
      })
    {
      _ = try environment.trustStore?.remove(hash: hash)
      try environment.failureStore?.remove(hash: hash)
    }
    // One that is gone already is what was asked for.
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .trust(.cannotRemove(path: path, errno: errno))
    }
  }

  private static func hash(of path: String) -> String? {
    do throws(StyleLoadingError) {
      return try PluginFile(path: path).sha256()
    } catch {
      return nil
    }
  }
}

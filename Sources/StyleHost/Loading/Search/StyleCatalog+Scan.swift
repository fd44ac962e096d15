internal import Glibc
internal import StyleAPI

extension StyleCatalog {
  /// Reads the notes of all plugins on a search path.
  ///
  /// In a folder, the files `*.so` count, symbolic links to files included, but not names that
  /// begin with a point; they are taken in the order of their names' bytes. Folders inside it are
  /// not entered. A plugin that this host cannot take does not keep its names from later ones.
  public static func scan(_ searchPath: StyleSearchPath) -> StyleCatalog {
    scan(searchPath, host: .current)
  }

  /// Reads notes as above, for a host.
  ///
  /// - Parameter name: A style at which to stop: files after the one that has it are not looked at.
  package static func scan(
    _ searchPath: StyleSearchPath,
    host: StyleHostBuild = .current,
    upTo name: String? = nil
  ) -> StyleCatalog {
    var scanner = Scanner(host: host, lastStyle: name)
    scanner.catalog.searchPath = searchPath
    for entry in searchPath.entries where !scanner.isDone {
      // Where others are left out, the folders of others are not even looked at.
      if searchPath.isBundledOnly, !entry.isFile, !entry.origin.isTools { continue }
      if entry.isFile {
        scanner.look(at: entry.path, origin: entry.origin)
      } else {
        scanner.search(entry)
      }
    }
    return scanner.catalog
  }

  private struct Scanner {
    let host: StyleHostBuild
    /// The style at which the search ends.
    let lastStyle: String?
    var catalog = StyleCatalog()
    var seen: [(identity: FileIdentity, path: String)] = []

    init(host: StyleHostBuild, lastStyle: String?) {
      self.host = host
      self.lastStyle = lastStyle
    }

    var isDone: Bool {
      lastStyle.map { catalog.availableStyle(named: $0) != nil } ?? false
    }

    mutating func search(_ entry: StyleSearchPath.Entry) {
      guard let folder = opendir(entry.path) else {
        let code = errno
        let isExpected = code == ENOENT || code == ENOTDIR
        if !isExpected || entry.origin == .stylePathFlag {
          catalog.unsearched.append(Unsearched(entry: entry, errno: code))
        }
        return
      }
      defer { closedir(folder) }
      var names: [String] = []
      while let item = readdir(folder) {
        let name = Self.name(item)
        if name.utf8.first != UInt8(ascii: "."), name.hasSuffix(".so") { names.append(name) }
      }
      names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for name in names where !isDone {
        look(at: StylePath.join(entry.path, name), origin: entry.origin)
      }
    }

    mutating func look(at path: String, origin: StyleSearchPath.Origin) {
      let outcome = permitted(origin) ? outcome(of: path) : .refused(Self.pluginsOff(path), nil)
      catalog.files.append(File(path: path, origin: origin, outcome: outcome))
      guard case .usable(let note) = outcome else { return }
      for style in note.styles {
        let earlier = catalog.availableStyle(named: style.name)
        let entry = Entry(
          style: style,
          file: path,
          note: note,
          origin: origin,
          shadowedBy: earlier?.file
        )
        guard entry.isBundled || !catalog.searchPath.isBundledOnly else {
          catalog.files[catalog.files.count - 1].outcome = .refused(Self.pluginsOff(path), note)
          return
        }
        catalog.styles.append(entry)
      }
    }

    /// Whether files from here count at all.
    private func permitted(_ origin: StyleSearchPath.Origin) -> Bool {
      !catalog.searchPath.isBundledOnly || origin.isTools
    }

    private static func pluginsOff(_ path: String) -> StyleLoadingError {
      .notTrusted(file: path, .pluginsOff)
    }

    private mutating func outcome(of path: String) -> Outcome {
      let file: PluginFile
      do {
        file = try PluginFile(path: path)
      } catch {
        return error.isAboutOtherFile ? .other(error) : .refused(error, nil)
      }
      let identity = file.identity
      if let earlier = seen.first(where: { $0.identity.isSameFile(as: identity) }) {
        return .repeated(path: earlier.path)
      }
      seen.append((identity, path))
      do {
        return .usable(try file.note(for: host))
      } catch {
        return error.isAboutOtherFile ? .other(error) : .refused(error, file.noteIfReadable())
      }
    }

    private static func name(_ item: UnsafeMutablePointer<dirent>) -> String {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = UnsafeRawPointer(item).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      return String(cString: start)
    }
  }
}

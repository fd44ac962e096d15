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
  /// - Parameters:
  ///   - searchPath: The places.
  ///   - host: What plugins have to fit.
  ///   - name: A style at which to stop: files after the one that has it are not looked at, and those
  ///     before it need not be.
  ///   - cache: A folder in which it is remembered which styles files have.
  package static func scan(
    _ searchPath: StyleSearchPath,
    host: StyleHostBuild = .current,
    upTo name: String? = nil,
    cache: String? = nil
  ) -> StyleCatalog {
    var scanner = Scanner(host: host, lastStyle: name, cache: cache)
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
    /// Where it is remembered which styles files have.
    let cache: String?
    var catalog = StyleCatalog()
    var seen: [(identity: FileIdentity, path: String)] = []

    init(host: StyleHostBuild, lastStyle: String?, cache: String?) {
      self.host = host
      self.lastStyle = lastStyle
      self.cache = cache
    }

    var isDone: Bool {
      lastStyle.map { catalog.availableStyle(named: $0) != nil } ?? false
    }

    mutating func search(_ entry: StyleSearchPath.Entry) {
      guard let folder = opendir(entry.path) else {
        let code = errno
        // A place that is not there is none; a file in its place is somebody's mistake.
        let isExpected =
          code == ENOENT || code == ENOTDIR && FileIdentity(path: entry.path) == nil
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
      if let style = lastStyle, let cache, names.count >= StyleIndex.fewestFiles {
        names = candidates(among: names, of: dirfd(folder), in: entry.path, for: style, cache)
      }
      for name in names where !isDone {
        look(at: StylePath.join(entry.path, name), origin: entry.origin)
      }
    }

    /// The files of a folder that may have a style; the others have not, by what is remembered.
    private func candidates(
      among names: [String],
      of descriptor: Int32,
      in folder: String,
      for style: String,
      _ cache: String
    ) -> [String] {
      let old = StyleIndex.read(of: folder, for: host, in: cache)
      var new = StyleIndex(folder: old.folder, host: old.host)
      var rest = old.items[...]
      for name in names {
        var status = stat()
        guard fstatat(descriptor, name, &status, 0) == 0 else { continue }
        let identity = FileIdentity(status)
        // Both are in the order of the names' bytes.
        while let first = rest.first, first.name.utf8.lexicographicallyPrecedes(name.utf8) {
          rest = rest.dropFirst()
        }
        if let item = rest.first, item.name == name, item.identity == identity {
          new.items.append(item)
        } else {
          let file = try? PluginFile(path: StylePath.join(folder, name))
          let note = try? file?.note(for: host)
          let styles = note?.styles.map(\.name) ?? []
          // What was read is the file that stands there only if it is the one that was looked at.
          let isSame = file.map { $0.identity == identity } ?? true
          if isSame {
            new.items.append(StyleIndex.Item(name: name, identity: identity, styles: styles))
          }
        }
      }
      if new != old { new.write(in: cache) }
      let without = new.items.filter { !$0.styles.contains(style) }.map(\.name)[...]
      return Self.removing(without, from: names)
    }

    /// The names that are not in a part of them, which has them in the same order.
    private static func removing(_ part: ArraySlice<String>, from names: [String]) -> [String] {
      var part = part
      return names.filter { name in
        guard part.first == name else { return true }
        part = part.dropFirst()
        return false
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

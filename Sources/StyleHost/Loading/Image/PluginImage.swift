internal import Glibc
internal import Synchronization

/// A plugin that is loaded into this process, where it stays: an image with Swift types in it
/// cannot be taken out again, since the runtime keeps pointers into it.
package struct PluginImage: Sendable {
  private typealias Entry = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Int32

  /// The path, as it was given first.
  package let path: String
  /// What the plugin says about itself.
  package let note: StyleNote
  /// The path without symbolic links.
  private let resolved: String
  private let identity: FileIdentity
  private let entry: Entry

  private static let loaded = Mutex<[PluginImage]>([])

  /// Loads a plugin, or returns it if it is loaded already.
  ///
  /// The file is checked from its bytes first: structure, note, symbols. `dlopen` takes a path and
  /// not a descriptor, so the file could be another by then. Loading through `/proc/self/fd` would
  /// rule that out, but it takes away what `$ORIGIN` means to the plugin, and glibc, which knows
  /// libraries by name, would return the wrong one once a number is used again. So the file's
  /// identity (device, inode, size, time of change) is compared before and after, and a plugin
  /// that was exchanged in between is never entered. That finds accidents, such as a build that
  /// finishes at the wrong moment; against malice, load in a process that may do nothing.
  ///
  /// `approve` has the last word before anything of the plugin runs.
  ///
  /// A path that was loaded before and holds another file now is refused: `dlopen` would return
  /// the old code without a word.
  package static func load(
    file path: String,
    host: StyleHostBuild = .current,
    approve: ((PluginCandidate) throws(StyleLoadingError) -> Void)? = nil
  ) throws(StyleLoadingError) -> PluginImage {
    guard let resolved = realPath(path) else {
      // Say why: the file is missing, or its folder may not be entered.
      _ = try PluginFile(path: path)
      throw .changed(file: path)
    }
    return try loaded.withLock { images throws(StyleLoadingError) in
      if let image = images.first(where: { $0.resolved == resolved }) {
        guard FileIdentity(path: resolved) == image.identity else {
          throw .replaced(file: path)
        }
        return image
      }
      let image = try PluginImage(path: path, resolved: resolved, host: host, approve: approve)
      images.append(image)
      return image
    }
  }

  private init(
    path: String,
    resolved: String,
    host: StyleHostBuild,
    approve: ((PluginCandidate) throws(StyleLoadingError) -> Void)?
  ) throws(StyleLoadingError) {
    let file = try PluginFile(path: path)
    let note = try file.note(for: host)
    let dynamic = try file.dynamicSection()
    guard !dynamic.isProgram else { throw .notSharedLibrary(file: path, .program) }
    let symbols = try file.checkSymbols(dynamic, builtFor: note.apiBuilt)
    try file.checkInfluence(dynamic, symbols)
    // What is hashed is what the file has now; that it is still the same file, unchanged, when it
    // has been loaded is seen by its identity.
    try approve?(PluginCandidate(path: path, note: note, bytes: file.image.bytes))

    guard FileIdentity(path: resolved) == file.identity else { throw .changed(file: path) }
    let handle = try Self.open(resolved, path: path, resolved: resolved, dynamic)
    guard FileIdentity(path: resolved) == file.identity else { throw .changed(file: path) }
    try self.init(file, note, handle, resolved: resolved)
  }

  /// Loads a plugin from an open file that cannot change any more, which is not closed again.
  ///
  /// The loader gets to it by `/proc/self/fd`, so the plugin has no `$ORIGIN`. The file counts as
  /// checked: whoever hands it over has held its note and its symbols against the host's.
  ///
  /// - Parameter path: What messages call it.
  package static func load(
    sealed file: OpenFile,
    path: String,
    host: StyleHostBuild = .current
  ) throws(StyleLoadingError) -> PluginImage {
    let plugin = try PluginFile(file, path: path)
    let note = try plugin.note(for: host)
    let name = "/proc/self/fd/\(file.descriptor)"
    let handle = try open(name, path: path, resolved: nil, plugin.dynamicSection())
    return try PluginImage(plugin, note, handle, resolved: name)
  }

  /// Lets the loader load a file; what it needs of Swift's own libraries comes from
  /// ``SwiftRuntime``.
  private static func open(
    _ name: String,
    path: String,
    resolved: String?,
    _ dynamic: ELFDynamicSection
  ) throws(StyleLoadingError) -> UnsafeMutableRawPointer {
    SwiftRuntime.load(dynamic.needed)
    if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) { return handle }
    throw LoaderMessage.latest.error(file: path, resolved: resolved, dynamic: dynamic)
  }

  private init(
    _ file: PluginFile,
    _ note: StyleNote,
    _ handle: UnsafeMutableRawPointer,
    resolved: String
  ) throws(StyleLoadingError) {
    guard let symbol = dlsym(handle, PluginFile.entry) else {
      throw .missingEntry(file: file.path, entry: PluginFile.entry)
    }
    path = file.path
    self.resolved = resolved
    self.note = note
    identity = file.identity
    entry = unsafeBitCast(symbol, to: Entry.self)
  }

  /// Calls the plugin's entry with the host's registrar.
  package func callEntry(_ registrar: UnsafeMutableRawPointer) throws(StyleLoadingError) {
    switch entry(registrar) {
    case 0: return
    case 2: throw .registrarMismatch(file: path)
    case let code: throw .entryFailed(file: path, code: code)
    }
  }

  /// Checks that the plugin registered the styles that its note declares, and no others.
  package func checkRegistered(_ names: [String]) throws(StyleLoadingError) {
    let declared = note.styles.map(\.name)
    let missing = declared.filter { !names.contains($0) }
    let undeclared = names.filter { !declared.contains($0) }
    guard missing.isEmpty, undeclared.isEmpty else {
      throw .registrationDiffers(file: path, missing: missing, undeclared: undeclared)
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

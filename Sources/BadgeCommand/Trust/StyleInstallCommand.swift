internal import CommandLineKit
internal import StyleHost

/// `badge style install`: checks a plugin, and puts it where it is found from now on.
struct StyleInstallCommand: ToolCommand {
  /// The path of the plugin.
  var file: String

  init(_ file: String) { self.file = file }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    file = arguments.string("file") ?? ""
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let folder = try environment.installationFolder()
    guard let store = environment.trustStore else {
      throw .trust(.noHome(variable: "XDG_STATE_HOME"))
    }
    let source = environment.location(of: file)
    let plugin = try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try CheckedPlugin(path: source)
    }
    let name = Self.name(of: source)
    let target = folder + "/" + name
    try checkPlace(folder)
    let output = try wrapping(ToolError.output) { () throws(OutputError) in
      try OutputFolder(path: folder, at: folder, isForOwner: true)
    }
    // Of two that install the same at a time, the bytes of one and the pin of the other would stay.
    let lock = try wrapping(ToolError.output) { () throws(OutputError) in try FolderLock(folder) }
    defer { lock.release() }
    try checkTarget(target, for: plugin)
    let installed = InstalledPlugins(in: folder)
    // Whoever installs a file has decided that it may run. That is written first: where it cannot be,
    // nothing is installed, and what is there stays trusted until it is replaced.
    let pin = TrustStore.Pin(hash: plugin.hash, path: target)
    try store.add([pin], keepsOlder: true)
    try write(plugin, to: name, in: output)
    try checkPlace(target)
    try store.add([pin])
    let styles = plugin.note.styles.map { "'\($0.name)'" }.joined(separator: ", ")
    let noun = plugin.note.styles.count == 1 ? "the style" : "the styles"
    try environment.print("Installed \(TextSanitizer.sanitize(target)) with \(noun) \(styles).\n")
    try replace(installed.copies(of: plugin.note.id, besides: target), by: target, in: environment)
    try tellOfNames(of: target, in: environment)
    return .success
  }

  /// Says which styles of the same names are used from now on.
  private func tellOfNames(of target: String, in environment: ToolEnvironment) throws(ToolError) {
    let catalog = StyleCatalog.scan(environment.searchPath(plugins: [], folders: []))
    for entry in catalog.styles where entry.file == target {
      guard let other = entry.shadowedBy else { continue }
      let path = TextSanitizer.sanitize(other)
      try environment.print("'\(entry.style.name)' is taken from \(path), which comes first.\n")
    }
    for entry in catalog.styles where entry.shadowedBy == target {
      let path = TextSanitizer.sanitize(entry.file)
      try environment.print(
        "'\(entry.style.name)' is taken from here now, and not from \(path) any more.\n"
      )
    }
  }

  /// Takes away copies of the plugin under other names, of which the first by name would be used.
  ///
  /// One for another `badge` stays: that one may need it, and it is in nobody's way here.
  private func replace(
    _ copies: [InstalledPlugins.Copy],
    by target: String,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    // Links come after what they lead to, and what they lead to is forgotten with the last of them.
    for copy in copies.reversed() {
      let path = TextSanitizer.sanitize(copy.path)
      guard copy.isUsable else {
        let command = "badge style remove \(ShellWord.path(copy.path))"
        try environment.print(
          "\(path) stays, a copy that this badge cannot use; to remove it, run: "
            + TextSanitizer.sanitize(command) + "\n"
        )
        continue
      }
      do throws(ToolError) {
        try InstalledPlugins.remove(copy.path, in: environment)
      } catch {
        guard case .trust(.cannotRemove(_, let code)) = error else { throw error }
        throw .trust(.copyStays(path: copy.path, new: target, errno: code))
      }
      let version = TextSanitizer.sanitize(copy.version)
      try environment.print("Removed \(path), which was version \(version) of the same plugin.\n")
    }
  }

  /// The file's name; one that ends otherwise would not be found.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // Hidden files are not looked at.
    let visible = name.hasPrefix(".") ? "lib" + name : name
    return visible.hasSuffix(".so") ? visible : visible + ".so"
  }

  /// Checks that nobody else could exchange what is put into a place, or into what is there of the
  /// way to it.
  private func checkPlace(_ path: String) throws(ToolError) {
    var place = path
    while FileIdentity(path: place) == nil, let parent = StylePath.parent(of: place) {
      place = parent
    }
    let problem = try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try PluginPlace(path: place).problem()
    }
    if let problem { throw .trust(.unsafePlace(path: path, problem)) }
  }

  /// Only another version of the same plugin is replaced.
  private func checkTarget(_ target: String, for plugin: CheckedPlugin) throws(ToolError) {
    guard FileIdentity(path: target) != nil else { return }
    var id: String?
    do throws(StyleLoadingError) {
      id = try PluginFile(path: target).noteIfReadable()?.id
    } catch {
      // What cannot be looked into may be anything; what is no library is none of ours.
      if case .unreadable = error { throw .style(error) }
    }
    guard id == plugin.note.id else { throw .trust(.occupied(path: target, id: id)) }
  }

  private func write(
    _ plugin: CheckedPlugin,
    to name: String,
    in folder: OutputFolder
  ) throws(ToolError) {
    let bytes = try wrapping({ .style($0) }) { () throws(StyleLoadingError) -> [UInt8] in
      try plugin.file.allBytes()
    }
    var hash = SHA256()
    hash.update(bytes)
    guard hash.hexadecimal == plugin.hash else { throw .style(.changed(file: plugin.path)) }
    do throws(OutputError) {
      _ = try folder.write(bytes, to: name)
    } catch {
      throw .output(error.below(folder.path))
    }
  }
}

extension ToolEnvironment {
  /// The folder for the user's own plugins.
  func installationFolder() throws(ToolError) -> String {
    let path = searchPath(plugins: [], folders: [])
    guard let entry = path.entries.first(where: { $0.origin == .dataHome }) else {
      throw .trust(.noHome(variable: "XDG_DATA_HOME"))
    }
    return entry.path
  }
}

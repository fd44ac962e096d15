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
    try checkTarget(target, for: plugin)
    try write(plugin, to: name, in: folder)
    // Whoever installs a file has decided that it may run.
    try store.add([TrustStore.Pin(hash: plugin.hash, path: target)])
    let styles = plugin.note.styles.map { "'\($0.name)'" }.joined(separator: ", ")
    let noun = plugin.note.styles.count == 1 ? "the style" : "the styles"
    try environment.print("Installed \(TextSanitizer.sanitize(target)) with \(noun) \(styles).\n")
    let catalog = StyleCatalog.scan(environment.searchPath(plugins: [], folders: []))
    for entry in catalog.styles where entry.file == target {
      guard let other = entry.shadowedBy else { continue }
      try environment.print("'\(entry.style.name)' is taken from \(other), which comes first.\n")
    }
    for entry in catalog.styles where entry.shadowedBy == target {
      try environment.print(
        "'\(entry.style.name)' is taken from here now, and not from \(entry.file) any more.\n"
      )
    }
    return .success
  }

  /// The file's name; one that ends otherwise would not be found.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // Hidden files are not looked at.
    let visible = name.hasPrefix(".") ? "lib" + name : name
    return visible.hasSuffix(".so") ? visible : visible + ".so"
  }

  /// Only an older version of the same plugin is replaced.
  private func checkTarget(_ target: String, for plugin: CheckedPlugin) throws(ToolError) {
    guard FileIdentity(path: target) != nil else { return }
    let other = (try? PluginFile(path: target))?.noteIfReadable()
    guard other?.id == plugin.note.id else {
      throw .trust(.occupied(path: target, id: other?.id))
    }
  }

  private func write(
    _ plugin: CheckedPlugin,
    to name: String,
    in folder: String
  ) throws(ToolError) {
    let bytes = try wrapping({ .style($0) }) { () throws(StyleLoadingError) -> [UInt8] in
      try plugin.file.allBytes()
    }
    var hash = SHA256()
    hash.update(bytes)
    guard hash.hexadecimal == plugin.hash else { throw .style(.changed(file: plugin.path)) }
    try wrapping(ToolError.output) { () throws(OutputError) in
      let output = try OutputFolder(path: folder, at: folder)
      _ = try output.write(bytes, to: name)
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

internal import StyleHost
internal import Suggestions

/// A plugin as a command line names it: by a style, or by the path of its file.
struct PluginSubject {
  private let text: String
  private let plugins: [String]
  private let folders: [String]

  init(_ text: String, plugins: [String] = [], folders: [String] = []) {
    self.text = text
    self.plugins = plugins
    self.folders = folders
  }

  /// The plugin's file.
  ///
  /// What contains a slash, or ends as libraries do, is a path; everything else is a style's name.
  /// A path counts as what it is on the search path, if it is there.
  func file(in environment: ToolEnvironment) throws(StyleLoadingError) -> StyleCatalog.File {
    let searchPath = environment.searchPath(plugins: plugins, folders: folders)
    let catalog = StyleCatalog.scan(searchPath)
    if text.contains("/") || text.hasSuffix(".so") {
      let path = environment.location(of: text)
      if let identity = FileIdentity(path: path),
        let file = catalog.files.first(where: {
          FileIdentity(path: $0.path)?.isSameFile(as: identity) ?? false
        })
      {
        return file
      }
      // What is nowhere on the path would be somewhere in the user's own folder.
      let note = try PluginFile(path: path).noteIfReadable()
      return StyleCatalog.File(
        path: path,
        origin: .dataHome,
        outcome: note.map { .usable($0) } ?? .other(.noNote(file: path))
      )
    }
    try catalog.checkNamedFiles()
    if let file = catalog.file(ofRefused: text) { return file }
    let path = try catalog.style(named: text) { name, candidates in
      Suggestion.nearest(to: name, in: candidates).map { [$0] } ?? []
    }.file
    guard let file = catalog.files.first(where: { $0.path == path }) else {
      fatalError("a style of a catalogue is in none of its files: \(path)")
    }
    return file
  }
}

extension StyleCatalog {
  /// The file that has a style that no usable file has.
  fileprivate func file(ofRefused name: String) -> File? {
    guard availableStyle(named: name) == nil else { return nil }
    return files.first { file in
      guard case .refused(_, let note?) = file.outcome else { return false }
      return note.styles.contains { $0.name == name }
    }
  }
}

/// A plugin that has passed every check of its bytes.
struct CheckedPlugin {
  let path: String
  let note: StyleNote
  let hash: String
  let file: PluginFile
  /// What the plugin does when it is loaded beyond what every plugin does.
  let influence: [String]

  /// Checks a file as it is before it is loaded.
  init(path: String) throws(StyleLoadingError) {
    self.path = path
    file = try PluginFile(path: path)
    note = try file.note()
    let dynamic = try file.dynamicSection()
    guard !dynamic.isProgram else { throw .notSharedLibrary(file: path, .program) }
    try file.checkLibraries(dynamic, resolved: nil)
    try file.checkSymbols(dynamic, builtFor: note.apiBuilt)
    hash = try file.sha256()
    influence = StyleInspection.influence(of: file, dynamic)
  }
}

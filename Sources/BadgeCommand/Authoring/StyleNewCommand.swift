internal import CommandLineKit
internal import Glibc
internal import StyleHost

/// `badge style new`: makes a package for a new style.
struct StyleNewCommand: ToolCommand {
  /// The name of the style.
  var name: String
  /// The plugin's identifier; nil for one of example.org.
  var id: String?
  /// Where the package goes; nil for a folder of the style's name.
  var folder: String?

  init(_ name: String) { self.name = name }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    name = arguments.string("name") ?? ""
    folder = arguments.string("folder")
    guard let id = arguments.string("id") else { return }
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    let isIdentifier =
      parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
    guard isIdentifier else {
      throw arguments.invalid(id, for: "id", because: "Please give one such as 'org.example.neon'.")
    }
    guard !id.hasPrefix(StyleCatalog.ownIdentifiers) else {
      throw arguments.invalid(id, for: "id", because: "'dev.badge.' is this project's own.")
    }
    self.id = id
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let template = try wrapping(ToolError.authoring) { () throws(AuthoringError) in
      let name = try StyleName(name)
      return StyleTemplate(
        name: name,
        id: id ?? "org.example.\(name.text)",
        sdk: try HostSDK.find(executable: environment.executable)
      )
    }
    let path = folder ?? name
    let location = environment.location(of: path)
    try wrapping(ToolError.authoring) { () throws(AuthoringError) in
      try requireRoom(at: location, path: path)
    }
    let isNew = access(location, F_OK) != 0
    try wrapping(ToolError.output) { () throws(OutputError) in
      let output = try OutputFolder(path: path, at: location)
      do throws(OutputError) {
        for file in template.files { try output.write(Array(file.text.utf8), to: file.path) }
      } catch {
        takeBack(template.files.map(\.path), at: location)
        if isNew { rmdir(location) }
        throw error.below(path)
      }
    }
    let shown = TextSanitizer.sanitize(path)
    let folder = TextSanitizer.sanitize(ShellWord.path(path))
    try environment.print(
      """
      Made \(shown) with the style '\(name)' in Sources/\(template.name.type).

        cd \(folder)
        badge style build
        badge style install \(StylePackage.library(of: template.name.type))
        badge render build passing --style \(name)

      """
    )
    return .success
  }

  /// Removes what was made of a package, so that it can be made again: half of one would be in the way.
  ///
  /// The folder was empty before, so all of this is the package's.
  private func takeBack(_ files: [String], at location: String) {
    for file in files {
      unlink("\(location)/\(file)")
      // A folder goes with the last of its files.
      var folder = Substring(file)
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        rmdir("\(location)/\(folder)")
      }
    }
  }

  /// Nothing that is there is written over.
  private func requireRoom(at location: String, path: String) throws(AuthoringError) {
    var status = stat()
    guard lstat(location, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, FolderEntries.names(in: location) == [] else {
      throw .occupied(path: path)
    }
  }
}

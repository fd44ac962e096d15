internal import CommandLineKit
internal import Glibc
internal import StyleHost

/// `badge style remove`: takes away a plugin that was installed.
struct StyleRemoveCommand: ToolCommand {
  /// A style, an identifier or the name of a file.
  var name: String

  init(_ name: String) { self.name = name }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    name = arguments.string("name") ?? ""
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let folder = try environment.installationFolder()
    let place = StyleSearchPath.Entry(path: folder, origin: .dataHome)
    let catalog = StyleCatalog.scan(StyleSearchPath(entries: [place]))
    guard let path = catalog.files.first(where: isMeant)?.path else {
      throw .trust(.notInstalled(name: name, folder: folder))
    }
    let hash = Self.hash(of: path)
    // What is remembered goes first: if that fails, the command can be repeated.
    let isElsewhere = catalog.files.contains { file in
      file.path != path && hash != nil && Self.hash(of: file.path) == hash
    }
    if let hash, !isElsewhere {
      _ = try environment.trustStore?.remove(hash: hash)
      try environment.failureStore?.remove(hash: hash)
    }
    guard unlink(path) == 0 else { throw .trust(.cannotRemove(path: path, errno: errno)) }
    try environment.print("Removed \(TextSanitizer.sanitize(path)).\n")
    return .success
  }

  private static func hash(of path: String) -> String? {
    (try? PluginFile(path: path)).flatMap { try? $0.image.bytes.sha256() }
  }

  private func isMeant(_ file: StyleCatalog.File) -> Bool {
    let note: StyleNote?
    switch file.outcome {
    case .usable(let usable): note = usable
    case .refused(_, let refused): note = refused
    // What is no plugin is not ours to take away.
    case .other, .repeated: return false
    }
    if file.path.hasSuffix("/" + name) || file.path == name || note?.id == name { return true }
    return note?.styles.contains { $0.name == name } ?? false
  }
}

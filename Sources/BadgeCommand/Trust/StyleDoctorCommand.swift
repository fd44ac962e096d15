internal import CommandLineKit
internal import Glibc
internal import StyleHost

/// `badge style doctor`: says of every plugin that is found, and of the files that say which may run,
/// what is wrong and what to do.
struct StyleDoctorCommand: ToolCommand {
  var plugins: [String] = []
  var folders: [String] = []

  init() {}

  init(_ arguments: ParsedArguments) throws(ParserError) {
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let catalog = StyleCatalog.scan(environment.searchPath(plugins: plugins, folders: folders))
    var lines: [String] = []
    var sick = TrustError.Problems()
    for file in ConfigurationSearch(environment).files {
      do throws(ConfigurationError) {
        _ = try file.entries()
      } catch {
        let problem = ErrorExplanation.problem(.configuration(error))
        let text = "  problem: " + PluginHealth.text(problem, about: file.path)
        lines += [file.path, text].map { TextSanitizer.sanitize($0) }
        sick.configurations += 1
      }
    }
    for (path, problems) in memories(of: environment) where !problems.isEmpty {
      lines.append(TextSanitizer.sanitize(path))
      lines += problems.map { "  problem: " + TextSanitizer.sanitize($0) }
      sick.memories += 1
    }
    for file in catalog.files {
      // A file in a folder may be anything; one that a user names has to be a plugin.
      if case .other = file.outcome, file.origin != .pluginFlag, !file.isLost { continue }
      let health = PluginHealth(file, of: catalog, in: environment)
      lines += health.lines
      if !health.problems.isEmpty { sick.plugins += 1 }
    }
    for place in catalog.unsearched {
      lines.append(TextSanitizer.sanitize(place.entry.path))
      lines.append("  problem: it cannot be searched: \(String(cString: strerror(place.errno)))")
      sick.folders += 1
    }
    for ignored in catalog.searchPath.ignored {
      let reason = ignored.reason == .empty ? "it is empty" : "only absolute paths count there"
      lines.append("'\(TextSanitizer.sanitize(ignored.path))' from \(ignored.origin)")
      lines.append("  note: it is passed over, since \(reason)")
    }
    if lines.isEmpty { lines = ["There are no plugins."] }
    try environment.print(lines.map { $0 + "\n" }.joined())
    guard sick == TrustError.Problems() else { throw .trust(.problems(sick)) }
    return .success
  }

  /// The files of what is remembered of plugins, and what is wrong with each.
  private func memories(of environment: ToolEnvironment) -> [(path: String, problems: [String])] {
    var memories: [(String, [String])] = []
    func note(_ path: String, _ check: () throws(ToolError) -> [String]) {
      do throws(ToolError) {
        memories.append((path, try check()))
      } catch {
        memories.append((path, [PluginHealth.text(ErrorExplanation.problem(error), about: path)]))
      }
    }
    if let store = environment.trustStore {
      note(store.path) { () throws(ToolError) in
        try store.strangeLines().map { number in
          "line \(number): it trusts nothing, since it does not begin with the 64 digits of a "
            + "SHA-256, 0 to 9 and a to f; correct or remove it"
        }
      }
    }
    if let store = environment.failureStore {
      note(store.path) { () throws(ToolError) in
        try store.check()
        return []
      }
    }
    return memories
  }
}

internal import CommandLineKit
internal import StyleHost

/// `badge style trust`: says that a plugin may run, or that it may not any more.
struct StyleTrustCommand: ToolCommand {
  /// What is to be trusted.
  enum Subject {
    /// A plugin, by a style or its file; with its SHA-256 if nobody is to be asked.
    case plugin(String, hash: String?)
    /// What a project's configuration names.
    case project
    /// A plugin that is not to be trusted any more.
    case revoked(String)
  }

  var subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    try arguments.requireAtMostOne(of: "project", "revoke")
    try arguments.requireAtMostOne(of: "project", "hash")
    try arguments.requireAtMostOne(of: "revoke", "hash")
    if arguments.flag("project") {
      subject = .project
      return
    }
    let name = arguments.string("style") ?? ""
    let text = arguments.string("hash")
    let hash = text.flatMap(TrustStore.hash)
    if let text, hash == nil {
      throw arguments.invalid(text, for: "hash", because: "Please give a SHA-256 of 64 digits.")
    }
    subject = arguments.flag("revoke") ? .revoked(name) : .plugin(name, hash: hash)
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    guard let store = environment.trustStore else {
      throw .trust(.noHome(variable: "XDG_STATE_HOME"))
    }
    switch subject {
    case .plugin(let name, let hash): try trust(name, hash, store, in: environment)
    case .project: try trustProject(store, in: environment)
    case .revoked(let name):
      let plugin = try plugin(name, in: environment)
      let wasTrusted = try store.remove(hash: plugin.hash)
      let text = wasTrusted ? "is not trusted any more" : "was not trusted"
      try environment.print("\(TextSanitizer.sanitize(plugin.path)) \(text).\n")
    }
    return .success
  }

  private func plugin(
    _ name: String,
    in environment: ToolEnvironment
  ) throws(ToolError) -> CheckedPlugin {
    try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try CheckedPlugin(path: PluginSubject(name).file(in: environment).path)
    }
  }

  private func trust(
    _ name: String,
    _ hash: String?,
    _ store: TrustStore,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    let plugin = try plugin(name, in: environment)
    let path = TextSanitizer.sanitize(plugin.path)
    // Before anybody is asked, it has to be clear that the answer can be remembered.
    _ = try store.pins()
    let problem = try wrapping({ .style($0) }) { () throws(StyleLoadingError) -> TrustProblem? in
      if let problem = try PluginPlace(path: plugin.path).problem() {
        throw .notTrusted(file: plugin.path, problem)
      }
      return try PluginGate(environment).pinProblem(plugin.path, plugin.note, plugin.hash)
    }
    guard let problem else {
      try environment.print("\(path) is trusted already.\n")
      return
    }
    if let hash {
      guard hash == plugin.hash else {
        throw .trust(.otherHash(path: plugin.path, expected: hash, found: plugin.hash))
      }
    } else {
      // What runs unattended cannot be asked, and a pin of its own would be gone with the machine.
      guard !environment.isCI else { throw .style(.notTrusted(file: plugin.path, problem)) }
      var question = PluginQuestion(path: plugin.path, note: plugin.note, hash: plugin.hash)
      if case .changed = problem { question.isChanged = true }
      guard let answer = environment.ask(question.text) else {
        try environment.print(question.facts)
        throw .trust(.nobodyToAsk(isAboutProject: false))
      }
      guard answer else { throw .trust(.declined) }
    }
    try store.add([TrustStore.Pin(hash: plugin.hash, path: plugin.path)])
    try environment.print("\(path) is trusted as long as its bytes stay the same.\n")
  }

  /// Takes over the pins of the project's configuration.
  private func trustProject(
    _ store: TrustStore,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    guard let path = ConfigurationSearch(environment).projectFile else {
      throw .trust(.noProjectPins(path: nil))
    }
    let pins = try wrapping(ToolError.configuration) { () throws(ConfigurationError) in
      try ConfigurationFile(path, source: .projectConfiguration(path: path)).trustedPlugins()
    }
    guard !pins.isEmpty else { throw .trust(.noProjectPins(path: path)) }
    let known = try store.pins()
    let new = pins.filter { pin in !known.contains { $0.hash == pin.hash } }
    guard !new.isEmpty else {
      try environment.print("All plugins of \(TextSanitizer.sanitize(path)) are trusted already.\n")
      return
    }
    let rows = new.map { ["  " + $0.id, $0.hash] }
    let heading = "The project's configuration \(TextSanitizer.sanitize(path)) names plugins:\n"
    let facts = heading + TextTable(rows: rows).lines.map { $0 + "\n" }.joined()
    guard let answer = environment.ask(facts + "Trust whatever has these bytes? [y/N] ") else {
      try environment.print(facts)
      throw .trust(.nobodyToAsk(isAboutProject: true))
    }
    guard answer else { throw .trust(.declined) }
    try store.add(new.map { TrustStore.Pin(hash: $0.hash, path: "\($0.id) of \(path)") })
    try environment.print("\(new.count) trusted.\n")
  }
}

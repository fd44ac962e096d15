internal import StyleHost
internal import StyleValidation

/// Scenes whose drawings are kept, to see what a change of a style does to them.
///
/// Beside each `NAME.json`, which is a scene, lie `NAME.svg` and `NAME.txt`: the scene as SVG, and as
/// text without colours. They are drawn with the plugin and the defaults of everything else, whatever
/// the user has configured.
struct GoldenCases {
  /// The folder.
  let folder: String
  /// The path of the plugin.
  let plugin: String
  /// Whether the plugin is loaded into this process.
  let isInProcess: Bool
  /// Whether drawings that differ are written, rather than told.
  let isRecorded: Bool

  private static let formats: [(ending: String, format: OutputFormat)] = [
    (".svg", .svg), (".txt", .text),
  ]
  /// The largest drawing that is compared, in bytes.
  private static let largest = 16 << 20

  /// Draws every scene, and says which drawings are not the kept ones.
  ///
  /// - Throws: Where a drawing cannot be written.
  func entry(in environment: ToolEnvironment) throws(ToolError) -> ValidationReport.Entry {
    let clock = ContinuousClock()
    let start = clock.now
    var findings: [String] = []
    let names = FolderEntries.names(in: folder) ?? []
    let scenes = names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    if scenes.isEmpty { findings.append("\(folder) has no scenes, which end with .json") }
    for scene in scenes {
      for (ending, format) in Self.formats {
        do {
          try check(scene, ending, format, in: environment).map { findings.append($0) }
        } catch {
          if case .output = error { throw error }
          findings.append("\(scene).json: \(ErrorExplanation.problem(error))")
          break
        }
      }
    }
    return ValidationReport.Entry(
      check: .golden,
      outcome: findings.isEmpty ? .passed : .found(findings),
      time: clock.now - start
    )
  }

  /// Compares a scene with a drawing of it; what differs, or nil.
  private func check(
    _ scene: String,
    _ ending: String,
    _ format: OutputFormat,
    in environment: ToolEnvironment
  ) throws(ToolError) -> String? {
    let drawn = try drawing(of: "\(folder)/\(scene).json", format, in: environment)
    let name = scene + ending
    let kept = try? DescriptorInput(path: name, at: "\(folder)/\(name)")
      .readAll(limit: Self.largest, path: name)
    if kept == drawn { return nil }
    guard isRecorded else {
      let problem = kept == nil ? "is not there" : "differs from what is drawn"
      return "\(name) \(problem); look at it, and --record keeps what is drawn now"
    }
    try wrapping(ToolError.output) { () throws(OutputError) in
      _ = try OutputFolder(path: folder, at: folder).write(drawn, to: name)
    }
    return nil
  }

  private func drawing(
    of scene: String,
    _ format: OutputFormat,
    in environment: ToolEnvironment
  ) throws(ToolError) -> [UInt8] {
    let output = MemoryOutput()
    let plain = ToolEnvironment(
      variables: VariableList([:]),
      currentFolder: folder,
      home: nil,
      executable: environment.executable,
      input: environment.input,
      output: output,
      messages: MemoryOutput()
    )
    var render = RenderCommand(.scene(path: scene))
    render.format = format
    render.plugins = [plugin]
    render.isolation.choice = isInProcess ? .never : .automatic
    _ = try render.run(in: plain)
    return output.bytes
  }
}

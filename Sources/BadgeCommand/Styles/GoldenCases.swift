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
  /// The time in which they have to be drawn; nil for as long as it takes.
  let limit: ValidationTimeLimit?

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
    func entry(_ outcome: ValidationOutcome) -> ValidationReport.Entry {
      ValidationReport.Entry(check: .golden, outcome: outcome, time: clock.now - start)
    }
    if let limit, limit.isOver { return entry(.notRun([])) }
    guard let names = FolderEntries.names(in: folder) else {
      return entry(.found(["\(folder) cannot be read: \(SystemError())"]))
    }
    var findings: [String] = []
    let scenes = names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    if scenes.isEmpty { findings.append("\(folder) has no scenes, which end with .json") }
    for scene in scenes {
      for (ending, format) in Self.formats {
        do {
          let finding = try check(scene, ending, format, in: environment)
          if let limit, limit.isOver { return entry(.notRun([limit.unfinished] + findings)) }
          finding.map { findings.append($0) }
        } catch {
          if case .output = error { throw error }
          if let limit, limit.isOver { return entry(.notRun([limit.unfinished] + findings)) }
          findings.append("\(scene).json: \(ErrorExplanation.problem(error))")
          break
        }
      }
    }
    return entry(findings.isEmpty ? .passed : .found(findings))
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
    let kept = try kept(name)
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

  /// The bytes of a drawing that is kept; nil if it is not there.
  private func kept(_ name: String) throws(ToolError) -> [UInt8]? {
    do throws(InputError) {
      return try DescriptorInput(path: name, at: "\(folder)/\(name)", isRegular: true)
        .readAll(limit: Self.largest, path: name)
    } catch {
      if case .missing = error { return nil }
      throw .input(error)
    }
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
    render.isolation.end = limit?.end
    _ = try render.run(in: plain)
    return output.bytes
  }
}

internal import StyleAPI
internal import StyleHost

/// The plugins that have failed in their last runs, by the hashes of their bytes.
///
/// What is remembered holds for the bytes and for this build of the tool: a plugin that is built
/// again, or meets another badge, begins anew.
struct FailureStore: Sendable {
  /// What is remembered of a plugin.
  struct Record: Hashable, Sendable {
    /// The SHA-256 of the plugin's bytes.
    var hash: String
    /// The style that has failed; nil if none of them could even be asked.
    var style: String?
    /// In how many runs on end it has failed.
    var runs: Int
    /// The build of the tool.
    var host: String
    /// When it failed last, in seconds since 1970.
    var time: Int
    /// The file.
    var path: String
    /// Why it failed the last time, as the end of a sentence.
    var reason: String
  }

  /// After how many runs a plugin is not tried any more.
  static let mostRuns = 2
  /// This build of the tool.
  static var host: String {
    let build = StyleHostBuild.current
    return "\(CommandTable.version) \(build.api) \(build.flavor.rawValue) \(build.compiler)"
  }

  private let file: StateFile

  /// The store in a file.
  init(path: String) { file = StateFile(path: path) }

  /// Where the store is.
  var path: String { file.path }

  /// Checks that the store can be read and changed.
  func check() throws(ToolError) {
    try file.checkPermissions()
    _ = try wrapping(ToolError.input) { () throws(InputError) in try file.lines() }
  }

  /// What is remembered of some bytes: of the plugin, and of its styles.
  func records(of hash: String) throws(InputError) -> [Record] {
    try file.lines().compactMap(Record.init).filter { $0.hash == hash && $0.host == Self.host }
  }

  /// Remembers a failure of a run.
  func add(_ record: Record) throws(ToolError) {
    try file.update { lines in
      let old = lines.compactMap(Record.init).last { record.isAbout($0) }
      var new = record
      new.runs = (old?.runs ?? 0) + 1
      lines.removeAll { line in
        guard let other = Record(line) else { return true }
        // Of a path, only the last bytes count: the old ones were exchanged.
        return record.isAbout(other) || other.path == record.path && other.hash != record.hash
      }
      lines.append(new.line)
    }
  }

  /// Forgets a failure.
  func remove(_ record: Record) throws(ToolError) {
    try file.update { lines in
      lines.removeAll { Record($0).map(record.isAbout) ?? true }
    }
  }

  /// Forgets what is remembered of some bytes.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  func remove(hash: String) throws(ToolError) -> Bool {
    var wasThere = false
    try file.update { lines in
      let rest = lines.filter { Record($0).map { $0.hash != hash } ?? false }
      wasThere = rest.count < lines.count
      lines = rest
    }
    return wasThere
  }
}

extension FailureStore.Record {
  fileprivate init?(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let runs = Int(fields[2]), let time = Int(fields[4]) else {
      return nil
    }
    self.init(
      hash: fields[0],
      style: fields[1].isEmpty ? nil : fields[1],
      runs: runs,
      host: fields[3],
      time: time,
      path: fields[5],
      reason: fields[6]
    )
  }

  /// The record on one line, its fields with tabs between them.
  fileprivate var line: String {
    [hash, style ?? "", String(runs), host, String(time), path, reason]
      .map { TextSanitizer.sanitize($0) }.joined(separator: "\t")
  }

  fileprivate func isAbout(_ other: Self) -> Bool {
    hash == other.hash && host == other.host && style == other.style
  }

  /// Why it is not tried any more; nil while it is.
  var problem: TrustProblem? {
    guard runs >= FailureStore.mostRuns else { return nil }
    return .quarantined(style: style, runs: runs, reason: reason)
  }
}

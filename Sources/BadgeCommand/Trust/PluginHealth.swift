internal import Glibc
internal import StyleHost

/// Everything that is known to be wrong with a plugin, and what to do about it.
struct PluginHealth {
  /// The path.
  let path: String
  /// The names of its styles, if its note can be read.
  let styles: [String]
  /// What keeps the plugin from being used.
  private(set) var problems: [String] = []
  /// What is worth knowing although the plugin can be used.
  private(set) var remarks: [String] = []

  /// Looks at a file of a catalogue; nothing of it runs.
  init(
    _ file: StyleCatalog.File,
    of catalog: StyleCatalog,
    in environment: ToolEnvironment
  ) {
    path = file.path
    switch file.outcome {
    case .usable(let note):
      styles = note.styles.map(\.name)
      for entry in catalog.styles where entry.file == file.path {
        guard let other = entry.shadowedBy else { continue }
        remarks.append("the style '\(entry.style.name)' is taken from \(other), which comes first")
      }
      do {
        let plugin = try CheckedPlugin(path: file.path)
        remarks += plugin.influence.map { "when it is loaded, it \($0)" }
        guard catalog.files.contains(where: { $0.path == file.path }) else {
          problems.append(Self.notFound(file.path))
          return
        }
        let gate = PluginGate(environment)
        if let problem = try gate.problem(of: file, plugin.note, hash: plugin.hash) {
          problems.append(problem.sentence(file: file.path))
        }
        for record in try gate.failureRecords(of: plugin.hash, in: file.path) {
          if record.style != nil, let problem = record.problem {
            problems.append(problem.sentence(file: file.path))
          }
          remarks.append(record.problem == nil ? record.sentence : "that was at \(record.date)")
        }
      } catch {
        problems.append(Self.sentence(error, about: file.path))
      }
    case .refused(let error, let note):
      styles = note?.styles.map(\.name) ?? []
      problems.append(Self.sentence(error, about: file))
    case .other(let error):
      styles = []
      if file.isLost {
        problems.append(Self.sentence(error, about: file))
      } else {
        remarks.append("no plugin: " + Self.sentence(error, about: file))
      }
    case .repeated(let other):
      styles = []
      remarks.append("the same file as \(other)")
    }
  }

  /// The path, and what is to be said, a line each.
  var lines: [String] {
    var lines = problems.map { "  problem: \($0)" } + remarks.map { "  note: \($0)" }
    if problems.isEmpty, !styles.isEmpty {
      lines.insert("  in order: " + styles.joined(separator: ", "), at: 0)
    }
    return ([path] + lines).map { TextSanitizer.sanitize($0) }
  }

  /// What keeps a plugin from being used that is in order, but nowhere on the search path.
  private static func notFound(_ path: String) -> String {
    let name = ShellWord.path(path)
    return "it is in none of the folders in which badge looks for plugins; to have it found, run: "
      + "badge style install \(name); or use it once with: --plugin \(name)"
  }

  /// What is wrong, without the path in front of it.
  static func sentence(_ error: StyleLoadingError, about path: String) -> String {
    text(error.description, about: path)
  }

  /// What is wrong with a file of a catalogue.
  static func sentence(_ error: StyleLoadingError, about file: StyleCatalog.File) -> String {
    // A name that is not UTF-8 has marks instead of its own bytes, and leads nowhere either.
    file.isLost && !file.path.unicodeScalars.contains("\u{FFFD}")
      ? "it is a symbolic link that leads nowhere; mend or remove it"
      : sentence(error, about: file.path)
  }

  /// A sentence without the path in front of it.
  static func text(_ text: String, about path: String) -> String {
    text.hasPrefix(path + ": ") ? String(text.dropFirst(path.count + 2)) : text
  }
}

extension StyleCatalog.File {
  /// Whether a folder has a name that leads to no file, so that nobody can tell what it is.
  var isLost: Bool {
    if case .other(.missingFile) = outcome { origin != .pluginFlag } else { false }
  }
}

extension FailureStore.Record {
  /// What has happened, and what follows from it.
  var sentence: String {
    let subject = style.map { "the style '\($0)'" } ?? "it"
    return "\(subject) failed in its last run, at \(date): \(reason); after "
      + "\(FailureStore.mostRuns) runs on end it is not tried any more"
  }

  /// The time in UTC, as `2026-11-30 21:15`.
  fileprivate var date: String {
    var seconds = time_t(time)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "\(time)" }
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday)) "
      + "\(digits(parts.tm_hour)):\(digits(parts.tm_min)) UTC"
  }
}

internal import StyleHost

/// What is said of a plugin before the user decides whether it may run.
struct PluginQuestion {
  var path: String
  var note: StyleNote
  var hash: String
  /// Whether another plugin was trusted under this path.
  var isChanged = false
  /// Whether the plugin would run in a process of its own.
  var isIsolated = true

  /// The facts, and the question.
  var text: String { facts + "Trust this plugin? [y/N] " }

  /// The facts, a line each.
  var facts: String {
    let heading =
      isChanged
      ? "The plugin is another one than was trusted: its bytes have changed."
      : "The plugin has not been trusted yet."
    var rows = [
      ["  File", path],
      ["  Plugin", "\(note.id) \(note.version)" + (note.name.map { " (\($0))" } ?? "")],
      ["  Styles", note.styles.map(\.name).joined(separator: ", ")],
    ]
    if let license = note.license { rows.append(["  License", license]) }
    if let url = note.url { rows.append(["  URL", url]) }
    rows.append(["  SHA-256", hash])
    let place =
      isIsolated
      ? "It runs in a process that can do nothing but draw."
      : "It would run in badge itself, and could do whatever you can."
    let lines = [heading] + TextTable(rows: rows).lines + [place]
    return lines.map { TextSanitizer.sanitize($0) + "\n" }.joined()
  }
}

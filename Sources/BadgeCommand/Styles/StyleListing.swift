internal import Glibc
internal import StyleHost

/// A catalogue of styles as people and programs read it.
struct StyleListing {
  private let catalog: StyleCatalog
  /// Whether the plugins may run, in the order of the catalogue's files.
  private let standings: [PluginStanding]

  /// Makes a listing.
  ///
  /// - Parameters:
  ///   - catalog: The styles.
  ///   - environment: Where it is known which plugins may run.
  init(_ catalog: StyleCatalog, in environment: ToolEnvironment) {
    self.catalog = catalog
    let gate = PluginGate(environment)
    standings = catalog.files.map { gate.standing(of: $0) }
  }

  private func standing(of path: String) -> PluginStanding {
    standings.first { $0.path == path } ?? PluginStanding(path: path)
  }

  /// The styles with their options and files, and below them every place and file if asked for.
  func text(showsAll: Bool) -> String {
    var blocks = [styles(catalog.available)]
    let refused = catalog.files.count { if case .refused = $0.outcome { true } else { false } }
    if catalog.available.isEmpty { blocks = [["There are no styles."]] }
    if showsAll {
      let shadowed = catalog.styles.filter { $0.shadowedBy != nil }
      if !shadowed.isEmpty { blocks.append(["Shadowed styles:"] + self.shadowed(shadowed)) }
      blocks.append(["Places, the nearest first:"] + places)
      if !catalog.files.isEmpty { blocks.append(["Files:"] + files) }
    } else if refused > 0 {
      let files = refused == 1 ? "1 plugin cannot" : "\(refused) plugins cannot"
      blocks.append(["\(files) be used; 'badge style list --all' says why."])
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func styles(_ entries: [StyleCatalog.Entry]) -> [String] {
    let width = entries.map { CellWidth.cells(in: $0.style.name) }.max() ?? 0
    let indent = String(repeating: " ", count: width + 2)
    return entries.flatMap { entry in
      StyleDescription.lines(of: entry.style, nameWidth: width)
        + [entry.file, obstacle(to: entry)].compactMap { line in
          line.map { indent + TextSanitizer.sanitize($0) }
        }
    }
  }

  /// Why a style is not used, and the command that changes that; nil where it is.
  private func obstacle(to entry: StyleCatalog.Entry) -> String? {
    let verdict = standing(of: entry.file).verdict(on: entry.style.name)
    return verdict.summary.map { summary in
      "not used: " + summary + (verdict.command.map { "; run: \($0)" } ?? "")
    }
  }

  private func shadowed(_ entries: [StyleCatalog.Entry]) -> [String] {
    let rows = entries.map { entry in
      ["  " + entry.style.name, entry.file, "behind \(entry.shadowedBy ?? "")"]
    }
    return TextTable(rows: rows).lines
  }

  private var places: [String] {
    let unsearched = catalog.unsearched
    var rows = catalog.searchPath.entries.map { entry in
      let code = unsearched.first { $0.entry == entry }?.errno
      let problem = code.map { "cannot be searched: " + String(cString: strerror($0)) } ?? ""
      return ["  " + entry.path, "from \(entry.origin)", problem]
    }
    rows += catalog.searchPath.ignored.map { ignored in
      let reason = ignored.reason == .empty ? "empty" : "relative"
      return ["  '\(ignored.path)'", "from \(ignored.origin)", "passed over: it is \(reason)"]
    }
    return TextTable(rows: rows).lines
  }

  private var files: [String] {
    catalog.files.flatMap { file -> [String] in
      ["  " + TextSanitizer.sanitize(file.path), "    " + verdict(on: file)]
    }
  }

  private func verdict(on file: StyleCatalog.File) -> String {
    let text =
      switch file.outcome {
      case .usable(let note):
        (standing(of: file.path).verdict.sentence.map { "not used: \($0): " } ?? "usable: ")
          + note.styles.map(\.name).joined(separator: ", ")
      case .refused(let error, _): "refused: " + PluginHealth.sentence(error, about: file)
      case .other(let error): "no plugin: " + PluginHealth.sentence(error, about: file)
      case .repeated(let path): "the same file as \(path)"
      }
    return TextSanitizer.sanitize(text)
  }
}

extension StyleListing {
  /// The styles, and every place and file if asked for.
  func json(showsAll: Bool) -> JSONText {
    let entries = showsAll ? catalog.styles : catalog.available
    var members: [(key: String, value: JSONText)] = [
      ("styles", .array(entries.map { json(of: $0, showsShadow: showsAll) }))
    ]
    if showsAll {
      members.append(("places", .array(catalog.searchPath.entries.map(json))))
      members.append(("files", .array(catalog.files.map(json))))
    }
    return .object(members)
  }

  private func json(of entry: StyleCatalog.Entry, showsShadow: Bool) -> JSONText {
    var members = StyleDescription.json(of: entry.style)
    let verdict = standing(of: entry.file).verdict(on: entry.style.name)
    members.append(("file", .string(entry.file)))
    members.append(("state", .string(verdict.state)))
    members.append(("problem", .optional(verdict.sentence)))
    members.append(("command", .optional(verdict.command)))
    if showsShadow { members.append(("shadowedBy", .optional(entry.shadowedBy))) }
    members.append(("plugin", .object(StyleDescription.json(of: entry.note))))
    return .object(members)
  }

  private func json(of place: StyleSearchPath.Entry) -> JSONText {
    let code = catalog.unsearched.first { $0.entry == place }?.errno
    return .object([
      ("path", .string(place.path)),
      ("isFile", .flag(place.isFile)),
      ("origin", .string(place.origin.description)),
      ("problem", .optional(code.map { String(cString: strerror($0)) })),
    ])
  }

  private func json(of file: StyleCatalog.File) -> JSONText {
    let verdict = standing(of: file.path).verdict
    let (outcome, problem): (String, String?) =
      switch file.outcome {
      case .usable: (verdict.state, verdict.sentence)
      case .refused(let error, _): ("refused", PluginHealth.sentence(error, about: file))
      case .other(let error): ("other", PluginHealth.sentence(error, about: file))
      case .repeated(let path): ("repeated", "the same file as \(path)")
      }
    return .object([
      ("path", .string(file.path)),
      ("origin", .string(file.origin.description)),
      ("outcome", .string(outcome)),
      ("problem", .optional(problem)),
      ("command", .optional(verdict.command)),
    ])
  }
}

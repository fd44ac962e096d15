internal import Glibc
internal import StyleAPI
internal import StyleHost

/// What the bytes of a plugin say.
struct StyleInspection {
  /// The path of the plugin.
  let path: String
  private let size: UInt64
  private let hash: String
  private let note: StyleNote?
  private let verdict: StyleLoadingError?
  /// Why the plugin may not run, although it is in order.
  private let trust: TrustProblem?
  /// What the plugin does when it is loaded beyond what every plugin does.
  private let influence: [String]
  private let dynamic: ELFDynamicSection?
  private let libraries: [(name: String, place: LibrarySearch.Result)]

  /// Reads a plugin's file.
  ///
  /// - Throws: Where the file is no library, or has no note. A plugin that this host would refuse
  ///   is described with the reason.
  init(
    _ place: StyleCatalog.File,
    in environment: ToolEnvironment
  ) throws(StyleLoadingError) {
    path = place.path
    let file = try PluginFile(path: path)
    size = file.identity.size
    note = file.noteIfReadable()
    var verdict: StyleLoadingError?
    var dynamic: ELFDynamicSection?
    do {
      _ = try file.note()
      let section = try file.dynamicSection()
      dynamic = section
      try file.checkLibraries(section, resolved: nil)
      try file.checkSymbols(section, builtFor: note?.apiBuilt)
    } catch {
      switch error {
      case .noNote, .notSharedLibrary: throw error
      default: verdict = error
      }
    }
    dynamic = dynamic ?? (try? file.dynamicSection())
    self.verdict = verdict
    self.dynamic = dynamic
    hash = try file.sha256()
    if let note {
      trust = try PluginGate(environment).problem(of: place, note, hash: hash)
    } else {
      trust = nil
    }
    influence = dynamic.map { Self.influence(of: file, $0) } ?? []
    if let dynamic {
      let search = LibrarySearch(plugin: path, dynamic: dynamic)
      libraries = dynamic.needed.map { ($0, search.find($0)) }
    } else {
      libraries = []
    }
  }

  /// What loading the plugin does to a process, as sentences without a subject.
  static func influence(of file: PluginFile, _ dynamic: ELFDynamicSection) -> [String] {
    let functions = file.extraInitializers(dynamic).map { "runs \($0)" }
    let conformances = file.foreignConformances(dynamic).map { "adds \($0)" }
    return functions + conformances
  }
}

// MARK: - Text

extension StyleInspection {
  /// The facts for people.
  var text: String {
    var rows = [
      ["File", path],
      ["Size", "\(size) bytes"],
      ["SHA-256", hash],
      ["Verdict", verdict.map { "refused: \(problem($0))" } ?? "usable"],
    ]
    if let trust { rows.append(["Trust", trust.sentence(file: path)]) }
    if let note { rows += Self.rows(of: note) }
    if let dynamic { rows += self.rows(of: dynamic) }
    let facts = TextTable(rows: rows).lines
    let width = note?.styles.map { CellWidth.cells(in: $0.name) }.max() ?? 0
    let styles = note?.styles.flatMap { StyleDescription.lines(of: $0, nameWidth: width) } ?? []
    let blocks = [facts, styles].filter { !$0.isEmpty }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func rows(of note: StyleNote) -> [[String]] {
    let build = note.build
    var rows = [["Plugin", "\(note.id) \(note.version)" + (note.name.map { " (\($0))" } ?? "")]]
    if let license = note.license { rows.append(["License", license]) }
    if let url = note.url { rows.append(["URL", url]) }
    rows.append(["StyleAPI", "\(note.apiBuilt), needs \(note.apiNeeded)"])
    rows.append([
      "Built",
      "with Swift \(build.compiler), \(build.isDebug ? "debug" : "release"), "
        + "flavour \(build.flavor.rawValue)",
    ])
    return rows
  }

  private func rows(of dynamic: ELFDynamicSection) -> [[String]] {
    var rows = [["Machine", ELFPlatform.host.description]]
    if let soname = dynamic.soname { rows.append(["Soname", soname]) }
    for (index, library) in libraries.enumerated() {
      rows.append([index == 0 ? "Needs" : "", library.name + Self.place(library.place)])
    }
    let runpath = dynamic.runpath.isEmpty ? dynamic.rpath : dynamic.runpath
    if !runpath.isEmpty { rows.append(["Run path", runpath.joined(separator: ":")]) }
    rows.append(["Initialisers", "\(dynamic.initializerCount)"])
    for (index, text) in influence.enumerated() {
      rows.append([index == 0 ? "On load" : "", text])
    }
    return rows
  }

  private static func place(_ place: LibrarySearch.Result) -> String {
    switch place {
    case .loaded: ""
    case .file(let path): " (\(path))"
    case .missing: " (missing)"
    }
  }

  /// What is wrong, without the path, which is told already.
  private func problem(_ error: StyleLoadingError) -> String {
    let text = error.description
    return text.hasPrefix(path + ": ") ? String(text.dropFirst(path.count + 2)) : text
  }
}

// MARK: - JSON

extension StyleInspection {
  /// The facts for programs.
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("file", .string(path)),
      ("size", .number(String(size))),
      ("sha256", .string(hash)),
      ("isUsable", .flag(verdict == nil)),
      ("problem", .optional(verdict.map(problem))),
      ("trustProblem", .optional(trust?.sentence(file: path))),
    ]
    if let note {
      members.append(("plugin", .object(StyleDescription.json(of: note))))
      members.append(("styles", .array(note.styles.map { .object(StyleDescription.json(of: $0)) })))
    }
    if let dynamic {
      members.append(
        (
          "elf",
          [
            "machine": .string(ELFPlatform.host.description),
            "soname": .optional(dynamic.soname),
            "needed": .array(libraries.map(Self.json)),
            "runpath": .array(dynamic.runpath.map(JSONText.string)),
            "rpath": .array(dynamic.rpath.map(JSONText.string)),
            "initializers": .integer(dynamic.initializerCount),
            "onLoad": .array(influence.map(JSONText.string)),
          ]
        )
      )
    }
    return .object(members)
  }

  private static func json(_ library: (name: String, place: LibrarySearch.Result)) -> JSONText {
    switch library.place {
    case .loaded: ["name": .string(library.name), "place": "loaded"]
    case .file(let path): ["name": .string(library.name), "place": .string(path)]
    case .missing: ["name": .string(library.name), "place": .null]
    }
  }
}

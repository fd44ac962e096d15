/// The styles on a search path, and what became of every file that was looked at.
///
/// Listing and loading both ask the catalogue, so they cannot disagree. Making one reads the notes
/// of the plugins and runs no code of theirs.
///
/// ```swift
/// let catalog = StyleCatalog.scan(.standard)
/// let fancy = try catalog.style(named: "fancy")
/// print(fancy.file)   // /usr/local/lib/badge/styles/libFancyBadge.so
/// ```
public struct StyleCatalog: Sendable {
  /// All styles of usable files, in the order of the search path; shadowed ones are among them.
  public internal(set) var styles: [Entry] = []
  /// Every file that was looked at, in the order of the search path.
  public internal(set) var files: [File] = []
  /// The places of the search path that could not be searched.
  ///
  /// A folder that is not there counts only where a flag names it.
  public internal(set) var unsearched: [Unsearched] = []
  /// The folders and files that were searched.
  public internal(set) var searchPath = StyleSearchPath()

  /// A style and the file that has it.
  public struct Entry: Hashable, Sendable {
    /// What the note says about the style.
    public var style: StyleNote.Style
    /// The path of the plugin.
    public var file: String
    /// The whole note.
    public var note: StyleNote
    /// What put the file on the search path.
    public var origin: StyleSearchPath.Origin
    /// The file that has a style of this name and stands earlier in the search path, and is
    /// therefore taken; nil if this entry is the one that counts.
    public var shadowedBy: String?
  }

  /// A file that was looked at.
  public struct File: Hashable, Sendable {
    /// The path.
    public var path: String
    /// What put the file on the search path.
    public var origin: StyleSearchPath.Origin
    /// What became of it.
    public var outcome: Outcome

    /// Describes a file.
    package init(path: String, origin: StyleSearchPath.Origin, outcome: Outcome) {
      self.path = path
      self.origin = origin
      self.outcome = outcome
    }
  }

  /// What became of a file.
  public enum Outcome: Hashable, Sendable {
    /// Its styles can be used.
    case usable(StyleNote)
    /// It is a plugin but cannot be used, or it is damaged. The note is there if it can be read.
    case refused(StyleLoadingError, StyleNote?)
    /// It is some other file, and no concern of ours. The error says what a plugin lacks.
    case other(StyleLoadingError)
    /// It is the file that stands earlier in the search path under this path.
    case repeated(path: String)
  }

  /// A place that could not be searched.
  public struct Unsearched: Hashable, Sendable {
    /// The place.
    public var entry: StyleSearchPath.Entry
    /// Why, as the system's `errno`.
    public var errno: Int32
  }
}

extension StyleCatalog.Entry {
  /// Whether the plugin comes with the tool.
  package var isBundled: Bool { StyleCatalog.isBundled(origin, note) }
}

extension StyleCatalog {
  /// How the ids of this project's plugins begin.
  package static let ownIdentifiers = "dev.badge."
  /// The names of the styles that come with the tool.
  package static let bundledStyles = ["default", "fancy"]

  /// Whether a plugin comes with the tool: it is where the tool is, and has an id of this project's.
  package static func isBundled(_ origin: StyleSearchPath.Origin, _ note: StyleNote) -> Bool {
    origin.isTools && note.id.hasPrefix(ownIdentifiers)
  }
}

extension StyleCatalog {
  /// The styles that a name selects, in the order of the search path.
  public var available: [Entry] { styles.filter { $0.shadowedBy == nil } }

  /// The style that a name selects; nil if there is none.
  package func availableStyle(named name: String) -> Entry? {
    styles.first { $0.style.name == name && $0.shadowedBy == nil }
  }

  /// The style that a name selects.
  ///
  /// - Parameters:
  ///   - name: The style's name.
  ///   - nearest: Chooses the names to suggest from those that there are.
  /// - Throws: Where there is none, the error of a refused plugin that has a style of that name,
  ///   else ``StyleLoadingError/unknownStyle(name:nearest:refused:)``.
  public func style(
    named name: String,
    nearest: (_ name: String, _ candidates: [String]) -> [String] = { _, _ in [] }
  ) throws(StyleLoadingError) -> Entry {
    if let entry = availableStyle(named: name) { return entry }
    var refused: [String] = []
    for file in files {
      guard case .refused(let error, let note) = file.outcome else { continue }
      if let note, note.styles.contains(where: { $0.name == name }) { throw error }
      refused.append(file.path)
    }
    let names = available.map(\.style.name)
    if searchPath.isBundledOnly { throw .noBundledStyle(name: name, bundled: names) }
    throw .unknownStyle(name: name, nearest: nearest(name, names), refused: refused)
  }

  /// Throws the error of the first file that a flag names and that cannot be used.
  ///
  /// A file in a folder may be anything; one that a user names has to be a plugin.
  public func checkNamedFiles() throws(StyleLoadingError) {
    for file in files where file.origin == .pluginFlag {
      switch file.outcome {
      case .refused(let error, _), .other(let error): throw error
      case .usable, .repeated: break
      }
    }
  }
}

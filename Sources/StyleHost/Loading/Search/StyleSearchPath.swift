/// Where styles are looked for, in order; the first place that has a style wins.
///
/// 1. the files named by `--plugin`
/// 2. the folders named by `--style-path`
/// 3. the folders in `BADGE_STYLE_PATH`, separated by colons
/// 4. `$XDG_DATA_HOME/badge/styles` (`~/.local/share/badge/styles` where it is not set)
/// 5. `badge/styles` in each folder of `$XDG_DATA_DIRS` (`/usr/local/share:/usr/share`)
/// 6. `lib/badge/styles` in the folder above the executable's
/// 7. the executable's own folder
///
/// The current folder is never searched by itself. What a user types as a flag may be relative and
/// is taken from the current folder; elements of the environment's variables that are empty or
/// relative are passed over, and kept in ``ignored``. (The XDG Base Directory Specification asks
/// for that; for a list of folders of code it is a matter of safety.)
///
/// ```swift
/// for entry in StyleSearchPath.standard.entries { print(entry.origin, entry.path) }
/// ```
public struct StyleSearchPath: Hashable, Sendable {
  /// The places, in the order in which they are searched; none is there twice.
  public private(set) var entries: [Entry] = []
  /// What the environment names but is not searched, with the reason.
  public private(set) var ignored: [Ignored] = []
  /// Whether only the styles count that come with the tool, whatever else is found; no by default.
  public var isBundledOnly = false

  /// A place where styles are looked for.
  public struct Entry: Hashable, Sendable {
    /// The absolute path.
    public var path: String
    /// True if the path is that of one plugin; otherwise it is a folder of them.
    public var isFile: Bool
    /// What put the place on the path.
    public var origin: Origin

    /// Makes an entry.
    public init(path: String, isFile: Bool = false, origin: Origin) {
      self.path = path
      self.isFile = isFile
      self.origin = origin
    }
  }

  /// An element that is not searched.
  public struct Ignored: Hashable, Sendable {
    /// The element, as it was given.
    public var path: String
    /// What named it.
    public var origin: Origin
    /// Why it is passed over.
    public var reason: Reason

    /// Why an element is passed over.
    public enum Reason: Hashable, Sendable {
      /// It is empty.
      case empty
      /// It is relative, where only absolute paths count.
      case relative
    }
  }

  /// Makes a search path of these entries.
  public init(entries: [Entry] = []) {
    for entry in entries { add(entry) }
  }

  /// Makes the search path for a set of circumstances; the files are not looked at.
  ///
  /// - Parameters:
  ///   - files: What `--plugin` names.
  ///   - folders: What `--style-path` names.
  ///   - environment: The environment's variables.
  ///   - home: The user's home folder, for where `XDG_DATA_HOME` is not set.
  ///   - executable: The absolute path of the running program.
  ///   - currentFolder: The absolute path from which relative flags count.
  public init(
    files: [String] = [],
    folders: [String] = [],
    environment: [String: String],
    home: String?,
    executable: String?,
    currentFolder: String?
  ) {
    self.init(
      files: files,
      folders: folders,
      home: home,
      executable: executable,
      currentFolder: currentFolder
    ) {
      environment[$0]
    }
  }

  /// Makes the search path as the public initializer does.
  ///
  /// - Parameter variable: The value of a variable of the environment.
  package init(
    files: [String],
    folders: [String],
    home: String?,
    executable: String?,
    currentFolder: String?,
    variable: (String) -> String?
  ) {
    addFlags(files, isFile: true, origin: .pluginFlag, currentFolder: currentFolder)
    addFlags(folders, isFile: false, origin: .stylePathFlag, currentFolder: currentFolder)
    addList(variable("BADGE_STYLE_PATH") ?? "", below: "", origin: .environment)
    addDataHome(variable("XDG_DATA_HOME") ?? "", home: home)
    let dataFolders = variable("XDG_DATA_DIRS") ?? ""
    addList(
      dataFolders.isEmpty ? "/usr/local/share:/usr/share" : dataFolders,
      below: "/badge/styles",
      origin: .dataFolders
    )
    guard let executable, let folder = StylePath.parent(of: executable) else { return }
    if let prefix = StylePath.parent(of: folder) {
      add(Entry(path: StylePath.join(prefix, "lib/badge/styles"), origin: .installation))
    }
    add(Entry(path: folder, origin: .executableFolder))
  }
}

extension StyleSearchPath {
  /// What put a place on the search path.
  public enum Origin: Hashable, Sendable {
    /// `--plugin FILE`.
    case pluginFlag
    /// `--style-path DIR`.
    case stylePathFlag
    /// `BADGE_STYLE_PATH`.
    case environment
    /// `XDG_DATA_HOME`, or its default.
    case dataHome
    /// `XDG_DATA_DIRS`, or its default.
    case dataFolders
    /// `lib/badge/styles` beside the installed program's `bin`.
    case installation
    /// The program's own folder.
    case executableFolder
  }

  private mutating func add(_ entry: Entry) {
    guard !entries.contains(where: { $0.path == entry.path && $0.isFile == entry.isFile }) else {
      return
    }
    entries.append(entry)
  }

  private mutating func addFlags(
    _ paths: [String],
    isFile: Bool,
    origin: Origin,
    currentFolder: String?
  ) {
    for path in paths {
      if path.isEmpty {
        ignored.append(Ignored(path: path, origin: origin, reason: .empty))
      } else if let path = StylePath.absolute(path, from: currentFolder) {
        add(Entry(path: path, isFile: isFile, origin: origin))
      } else {
        ignored.append(Ignored(path: path, origin: origin, reason: .relative))
      }
    }
  }

  private mutating func addList(_ list: String, below: String, origin: Origin) {
    guard !list.isEmpty else { return }
    let parts = list.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for part in parts {
      let element = String(Substring(part))
      if element.isEmpty {
        ignored.append(Ignored(path: element, origin: origin, reason: .empty))
      } else if let path = StylePath.absolute(element + below, from: nil) {
        add(Entry(path: path, origin: origin))
      } else {
        ignored.append(Ignored(path: element, origin: origin, reason: .relative))
      }
    }
  }

  private mutating func addDataHome(_ value: String, home: String?) {
    if value.hasPrefix("/") {
      add(Entry(path: StylePath.join(value, "badge/styles"), origin: .dataHome))
      return
    }
    if !value.isEmpty {
      ignored.append(Ignored(path: value, origin: .dataHome, reason: .relative))
    }
    guard let home, home.hasPrefix("/") else { return }
    add(Entry(path: StylePath.join(home, ".local/share/badge/styles"), origin: .dataHome))
  }
}

extension StyleSearchPath.Origin {
  /// Whether the tool's own files are here.
  var isTools: Bool { self == .installation || self == .executableFolder }
}

extension StyleSearchPath.Origin: CustomStringConvertible {
  /// What a user calls it: `--style-path`, `BADGE_STYLE_PATH`.
  public var description: String {
    switch self {
    case .pluginFlag: "--plugin"
    case .stylePathFlag: "--style-path"
    case .environment: "BADGE_STYLE_PATH"
    case .dataHome: "XDG_DATA_HOME"
    case .dataFolders: "XDG_DATA_DIRS"
    case .installation: "the installation"
    case .executableFolder: "the program's folder"
    }
  }
}

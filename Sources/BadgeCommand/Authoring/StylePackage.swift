internal import Glibc
internal import StyleHost

/// The package of a style: a folder of sources with a `style.note`, as `badge style new` makes it.
struct StylePackage {
  /// The package's folder.
  let folder: String
  /// The module that has the style, which is the name of its folder in `Sources`.
  let module: String

  /// Where what is built goes, below the package's folder.
  static let products = ".build/badge"

  /// The path of a module's library, below the package's folder.
  static func library(of module: String) -> String { "\(products)/lib\(module).so" }

  /// Finds the style in a package.
  init(_ folder: String) throws(AuthoringError) {
    self.folder = folder
    var modules: [String] = []
    for name in try Self.names(in: folder + "/Sources") {
      let note = "\(folder)/Sources/\(name)/style.note"
      if access(note, R_OK) == 0 {
        modules.append(name)
      } else if errno != ENOENT, errno != ENOTDIR {
        throw .unreadable(path: note, errno: errno)
      }
    }
    guard let module = modules.first else { throw .noNote(package: folder) }
    guard modules.count == 1 else { throw .severalNotes(package: folder, modules) }
    self.module = module
  }

  /// The names in a folder; none where it is not there.
  private static func names(in path: String) throws(AuthoringError) -> [String] {
    if let names = FolderEntries.names(in: path) { return names }
    guard errno == ENOENT || errno == ENOTDIR else { throw .unreadable(path: path, errno: errno) }
    return []
  }

  /// The folder of the sources.
  var sources: String { "\(folder)/Sources/\(module)" }

  /// The path of the library that is built.
  var library: String { "\(folder)/\(Self.library(of: module))" }

  /// The paths of the Swift sources, below their folder and in order; the note's is left out.
  ///
  /// Links to folders are not followed: they could lead round in a circle.
  func swiftFiles() throws(AuthoringError) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let below = folders.popLast() {
      for name in try Self.names(in: below.isEmpty ? sources : "\(sources)/\(below)") {
        let path = below.isEmpty ? name : "\(below)/\(name)"
        var status = stat()
        guard lstat("\(sources)/\(path)", &status) == 0 else {
          throw .unreadable(path: "\(sources)/\(path)", errno: errno)
        }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !name.hasPrefix(".") { folders.append(path) }
        } else if name.hasSuffix(".swift"), path != Self.noteFile {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }

  /// The source that the note is made of, below the folder of the sources.
  static let noteFile = "StyleNote.swift"
}

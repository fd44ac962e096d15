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
    let modules = (FolderEntries.names(in: folder + "/Sources") ?? [])
      .filter { access("\(folder)/Sources/\($0)/style.note", R_OK) == 0 }
    guard let module = modules.first else { throw .noNote(package: folder) }
    guard modules.count == 1 else { throw .severalNotes(package: folder, modules) }
    self.module = module
  }

  /// The folder of the sources.
  var sources: String { "\(folder)/Sources/\(module)" }

  /// The path of the library that is built.
  var library: String { "\(folder)/\(Self.library(of: module))" }

  /// The paths of the Swift sources, below their folder and in order; the note's is left out.
  func swiftFiles() -> [String] {
    var files: [String] = []
    func look(in below: String) {
      let names = FolderEntries.names(in: below.isEmpty ? sources : "\(sources)/\(below)")
      for name in names ?? [] {
        let path = below.isEmpty ? name : "\(below)/\(name)"
        var status = stat()
        guard stat("\(sources)/\(path)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !name.hasPrefix(".") { look(in: path) }
        } else if name.hasSuffix(".swift"), path != Self.noteFile {
          files.append(path)
        }
      }
    }
    look(in: "")
    return files
  }

  /// The source that the note is made of, below the folder of the sources.
  static let noteFile = "StyleNote.swift"
}

internal import Glibc

/// The library that shows previews, which stands apart from the program since it links Foundation.
package enum PreviewLibraryFile {
  /// The file's name.
  static let name = "libBadgePreview.so"
  /// The function that becomes the process of a preview, and does not return.
  static let entry = "badge_preview_run"

  /// Finds the library: beside the program, or in `lib/badge` of the folder above the program's.
  ///
  /// - Parameter executable: The absolute path of the running program.
  package static func find(executable: String?) throws(LivePreviewError) -> String {
    guard let folder = executable.flatMap({ StylePath.parent(of: $0) }) else {
      throw .noLibrary(name: name, searched: [])
    }
    let folders =
      [folder]
      + [StylePath.parent(of: folder)].compactMap(\.self).map {
        StylePath.join($0, "lib/badge")
      }
    for folder in folders {
      let path = StylePath.join(folder, name)
      if access(path, R_OK) == 0 { return path }
    }
    throw .noLibrary(name: name, searched: folders)
  }
}

/// The texts that are left behind for whoever looks at a failure: the reference, what was received,
/// and the whole diff.
struct SnapshotArtifacts {
  /// The environment variable that names the folder to leave them in.
  static let variable = "BADGE_SNAPSHOT_ARTIFACTS"

  /// A text and the name of its file.
  struct File: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// The three files.
  let files: [File]

  /// Makes the files for a difference.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - path: The reference file. Its name, with `reference` and `received` put in before the
  ///     extension, is theirs.
  init(_ difference: SnapshotDifference, path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = name[..<dot]
    let pathExtension = name[dot...]
    files = [
      File(name: "\(stem).reference\(pathExtension)", text: difference.reference),
      File(name: "\(stem).received\(pathExtension)", text: difference.received),
      File(
        name: "\(stem).diff",
        text: difference.unifiedDiff(file: WorkingDirectory.relative(path))
      ),
    ]
  }

  /// Writes the files and returns their paths.
  ///
  /// - Parameters:
  ///   - root: The folder that the environment variable names.
  ///   - group: The folder in it, one for each test file.
  func write(to root: String, group: String) throws(SnapshotError) -> [String] {
    var paths: [String] = []
    for file in files {
      let path = "\(root)/\(group)/\(file.name)"
      try SnapshotFiles.write(file.text, to: path)
      paths.append(WorkingDirectory.relative(path))
    }
    return paths
  }
}

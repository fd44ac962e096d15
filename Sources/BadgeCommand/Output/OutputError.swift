internal import StyleHost

/// Why output could not be written.
package enum OutputError: Error, Hashable, Sendable {
  /// Nobody reads the output any more.
  case closed
  /// Writing to a file, or to the standard output where `path` is nil, failed with this `errno`.
  case writeFailed(path: String?, errno: Int32)
  /// A file cannot be created, with this `errno`.
  case cannotCreate(path: String, errno: Int32)
  /// The folder of a file is not there.
  case missingFolder(folder: String, path: String)
  /// A folder stands where a file is to be written.
  case isFolder(path: String)
  /// The path of a file does not stay inside the folder that files are written into.
  case outside(path: String)
  /// The file is one that the work is read from.
  case isInput(path: String)
  /// The ending of the file is that of a format that is not written.
  case foreignFormat(path: String, name: String)
  /// The file is there and may not be written.
  case readOnly(path: String)
}

extension OutputError {
  /// The same error about a file whose path was given from a folder, with the folder's path.
  func below(_ folder: String) -> OutputError {
    func whole(_ path: String) -> String { StylePath.join(folder, path) }
    return switch self {
    case .writeFailed(let path?, let code): .writeFailed(path: whole(path), errno: code)
    case .cannotCreate(let path, let code): .cannotCreate(path: whole(path), errno: code)
    case .isFolder(let path): .isFolder(path: whole(path))
    case .outside(let path): .outside(path: whole(path))
    case .isInput(let path): .isInput(path: whole(path))
    case .readOnly(let path): .readOnly(path: whole(path))
    case .closed, .writeFailed(nil, _), .missingFolder, .foreignFormat: self
    }
  }
}

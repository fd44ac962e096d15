internal import StyleHost

/// Why a style's package cannot be made or built.
enum AuthoringError: Error, Hashable, Sendable {
  /// The running `badge` has nothing beside it that styles could be compiled against.
  case noSDK(executable: String?)
  /// What was given is no name for a style.
  case badName(String)
  /// A bundled style has the name, which the new one would hide.
  case bundledName(String)
  /// There is something already where the package is to be.
  case occupied(path: String)
  /// A folder or a file of the package cannot be read; the system's `errno`.
  case unreadable(path: String, errno: Int32)
  /// No folder in `Sources` has a `style.note`.
  case noNote(package: String)
  /// More than one has, so that it is not clear what is to be built.
  case severalNotes(package: String, [String])
  /// A program cannot be started; the system's `errno`.
  case cannotStart(program: String, errno: Int32)
  /// The note cannot be written, for what this says.
  case badNote(String)
  /// A line of the note, counted from 1, declares something wrong.
  case badDeclaration(path: String, line: Int, StyleNoteError.Problem)
  /// A signal has ended what compiles, which had written this by then.
  case killed(program: String, signal: Int32, String)
  /// The compiler has found errors.
  case notCompiled(String)
  /// What was built is no plugin that can be used.
  case notUsable(path: String, [String])
}

package import Foundation

/// Makes files that are to be run.
///
/// The kernel runs no file that a process holds open for writing ("Text file busy"). If this process
/// wrote it, a program that another test starts at that moment would inherit the open file, and hold
/// it until its end. So a process of its own writes.
package enum ExecutableFile {
  /// Copies a file, or a folder with all that is in it.
  ///
  /// - Throws: ``ProcessError`` where it cannot be copied.
  package static func copy(_ original: URL, to copy: URL) throws {
    try ChildProcess("cp", ["-a", "-T", "--", original.plainPath, copy.plainPath])
      .run().requireSuccess()
  }

  /// Writes a script that everybody may run; the folders of its path are made.
  ///
  /// - Throws: ``ProcessError`` where it cannot be written.
  package static func write(_ script: String, to file: URL) throws {
    try ChildProcess(
      "install",
      ["-D", "-m", "755", "-T", "--", "/dev/stdin", file.plainPath],
      input: Array(script.utf8)
    ).run().requireSuccess()
  }
}

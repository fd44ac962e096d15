import Foundation
import Glibc
import Testing

@testable import BadgeCommand

@Suite("Files are written whole or not at all")
struct OutputFileTests {
  private func write(_ text: String, to path: String) throws -> OutputFile.Change {
    try OutputFile(path: path, at: path).writeText(text)
  }

  private func status(of path: String) -> stat {
    var status = stat()
    #expect(lstat(path, &status) == 0)
    return status
  }

  @Test("What stands in the place of a folder is not said to be missing")
  func noFolder() throws {
    let folder = try TestFolder(["file": ""])
    let path = folder.path("file/a.svg")
    #expect(throws: OutputError.cannotCreate(path: path, errno: ENOTDIR)) {
      try write("x", to: path)
    }
    #expect(throws: OutputError.cannotCreate(path: "/proc/a.svg", errno: ENOENT)) {
      try write("x", to: "/proc/a.svg")
    }
  }

  @Test("A new file has the bytes, the umask's mode, and no temporary file beside it")
  func newFile() throws {
    let folder = try TestFolder()
    #expect(try write("one", to: folder.path("a.svg")) == .written)
    #expect(try folder.read("a.svg") == "one")
    #expect(try folder.names() == ["a.svg"])
    let mask = umask(0)
    umask(mask)
    #expect(status(of: folder.path("a.svg")).st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test("An old file is replaced by another one that has its mode")
  func replacement() throws {
    let folder = try TestFolder(["a.svg": "old"])
    chmod(folder.path("a.svg"), 0o640)
    let old = status(of: folder.path("a.svg")).st_ino
    #expect(try write("new", to: folder.path("a.svg")) == .written)
    #expect(try folder.read("a.svg") == "new")
    let new = status(of: folder.path("a.svg"))
    #expect(new.st_mode & 0o777 == 0o640)
    #expect(new.st_ino != old, "the old file's bytes were written over")
  }

  @Test("A file that has the bytes already is not touched")
  func unchanged() throws {
    let folder = try TestFolder(["a.svg": "same"])
    let old = status(of: folder.path("a.svg"))
    #expect(try write("same", to: folder.path("a.svg")) == .unchanged)
    let new = status(of: folder.path("a.svg"))
    #expect(new.st_ino == old.st_ino)
    #expect(new.st_mtim.tv_sec == old.st_mtim.tv_sec)
    #expect(new.st_mtim.tv_nsec == old.st_mtim.tv_nsec)
    #expect(try write("sane", to: folder.path("a.svg")) == .written)
  }

  @Test("Bytes longer than the reader's buffer are compared to the end")
  func longComparison() throws {
    let folder = try TestFolder()
    let text = String(repeating: "x", count: 100_000)
    #expect(try write(text, to: folder.path("a")) == .written)
    #expect(try write(text, to: folder.path("a")) == .unchanged)
    #expect(try write(text.dropLast() + "y", to: folder.path("a")) == .written)
    #expect(try folder.read("a").hasSuffix("xy"))
  }

  @Test("A symbolic link stays, and what it leads to is replaced")
  func symbolicLink() throws {
    let folder = try TestFolder(["real/a.svg": "old"])
    symlink("real/a.svg", folder.path("link"))
    symlink("real/new.svg", folder.path("dangling"))
    #expect(try write("new", to: folder.path("link")) == .written)
    #expect(try folder.read("real/a.svg") == "new")
    #expect(status(of: folder.path("link")).st_mode & S_IFMT == S_IFLNK)
    #expect(try write("first", to: folder.path("dangling")) == .written)
    #expect(try folder.read("real/new.svg") == "first")
    #expect(try folder.names("real") == ["a.svg", "new.svg"])
  }

  @Test("A folder that is missing is named, and nothing is made")
  func missingFolder() throws {
    let folder = try TestFolder()
    let path = folder.path("missing/a.svg")
    #expect(throws: OutputError.missingFolder(folder: folder.path("missing/"), path: path)) {
      try write("x", to: path)
    }
    #expect(try folder.names() == [])
  }

  @Test("A folder is no file")
  func isFolder() throws {
    let folder = try TestFolder(["inner/a": ""])
    #expect(throws: OutputError.isFolder(path: folder.path("inner"))) {
      try write("x", to: folder.path("inner"))
    }
  }

  @Test(
    "A folder that may not be written leaves the old file as it was",
    .disabled(if: geteuid() == 0, "the superuser may write everywhere")
  )
  func unwritableFolder() throws {
    let folder = try TestFolder(["inner/a.svg": "old"])
    chmod(folder.path("inner"), 0o555)
    defer { chmod(folder.path("inner"), 0o755) }
    let path = folder.path("inner/a.svg")
    #expect(throws: OutputError.cannotCreate(path: path, errno: EACCES)) {
      try write("new", to: path)
    }
    #expect(try folder.read("inner/a.svg") == "old")
  }

  @Test(
    "A file that may not be written is not replaced",
    .disabled(if: geteuid() == 0, "the superuser may write everywhere")
  )
  func readOnlyFile() throws {
    let folder = try TestFolder(["a.svg": "old"])
    chmod(folder.path("a.svg"), 0o444)
    #expect(throws: OutputError.readOnly(path: folder.path("a.svg"))) {
      try write("new", to: folder.path("a.svg"))
    }
    #expect(try folder.read("a.svg") == "old")
  }

  @Test("A device is written to directly, and a full one is an error")
  func fullDevice() throws {
    #expect(try write("x", to: "/dev/null") == .written)
    #expect(throws: OutputError.writeFailed(path: "/dev/full", errno: ENOSPC)) {
      try write("x", to: "/dev/full")
    }
  }

  @Test("A full disk leaves the old file as it was, and no temporary file")
  func fullDisk() throws {
    let folder = try TestFolder(["a.svg": "old"])
    // A limit on the size of files fails as a full disk does, but for the number of the error.
    let result = try BuiltTool(folder: folder.path).shell(
      "(ulimit -f 0; trap '' XFSZ; \"$0\" render a b -o a.svg; echo \"code $?\") 2>&1 | cat"
    )
    #expect(result.output == "Error: a.svg: writing failed: File too large\ncode 74\n")
    #expect(try folder.read("a.svg") == "old")
    #expect(try folder.names() == ["a.svg"])
  }

  @Test("A temporary file that was left behind is not in the way")
  func leftovers() throws {
    let folder = try TestFolder([".a.svg.\(getpid())-0.tmp": "left"])
    #expect(try write("x", to: folder.path("a.svg")) == .written)
    #expect(try folder.names() == [".a.svg.\(getpid())-0.tmp", "a.svg"])
  }

  @Test("A name of 255 bytes, which has no room for more letters, can be written")
  func longName() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 255)
    #expect(try write("x", to: folder.path(name)) == .written)
    #expect(try folder.names() == [name])
    let tooLong = folder.path(name + "n")
    #expect(throws: OutputError.cannotCreate(path: tooLong, errno: ENAMETOOLONG)) {
      try write("x", to: tooLong)
    }
  }
}

extension OutputFile {
  fileprivate func writeText(_ text: String) throws -> Change {
    try Array(text.utf8).withUnsafeBytes { try write($0) }
  }
}

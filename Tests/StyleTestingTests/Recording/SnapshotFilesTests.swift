import Foundation
@testable import StyleTesting
import Testing

@Suite struct SnapshotFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file that is not there reads as nil`() throws {
    #expect(try SnapshotFiles.read(folder.path + "/none") == nil)
    try folder.write("x", to: "file")
    #expect(try SnapshotFiles.read(folder.path + "/file/below") == nil)
  }

  @Test func `a folder cannot be read as a file`() {
    #expect(throws: SnapshotError.cannotRead(path: folder.path, code: EISDIR)) {
      try SnapshotFiles.read(folder.path)
    }
  }

  @Test func `what is written is read again, byte by byte`() throws {
    let text = String(repeating: "größer 📦 \r\n\t \n", count: 20_000)
    try SnapshotFiles.write(text, to: folder.path + "/a/b/c.txt")
    #expect(try SnapshotFiles.read(folder.path + "/a/b/c.txt") == Array(text.utf8))
    #expect(folder.files == ["a/b/c.txt"])
  }

  @Test func `writing replaces the file as a whole`() throws {
    try folder.write("something longer", to: "a.txt")
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    try SnapshotFiles.write("short", to: folder.path + "/a.txt")
    let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(try folder.text(of: "a.txt") == "short")
    #expect(
      before[.systemFileNumber] as? UInt64 != after[.systemFileNumber] as? UInt64,
      "the old file stays whole for whoever has it open"
    )
    #expect(after[.posixPermissions] as? Int == 0o644)
  }

  @Test func `a file whose name differs by case only is not written beside`() throws {
    try folder.write("x", to: "Dark.svg")
    let path = folder.path + "/dark.svg"
    #expect(
      throws: SnapshotError.differsByCase(path: path, other: folder.path + "/Dark.svg")
    ) {
      try SnapshotFiles.write("y", to: path)
    }
    #expect(folder.files == ["Dark.svg"])
  }

  @Test func `an error names the path and leaves nothing behind`() throws {
    try folder.write("x", to: "file")
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotFiles.write("y", to: folder.path + "/file/below.svg")
    }
    #expect(error?.description.contains(folder.path + "/file") == true)
    #expect(folder.files == ["file"])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/is-a-folder.svg/full",
      withIntermediateDirectories: true
    )
    #expect(throws: SnapshotError.self) {
      try SnapshotFiles.write("y", to: folder.path + "/is-a-folder.svg")
    }
    #expect(folder.files == ["file"])
  }
}

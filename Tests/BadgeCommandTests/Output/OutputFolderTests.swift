import Foundation
import Glibc
import Testing

@testable import BadgeCommand

@Suite("Files stay inside the folder that they are written into")
struct OutputFolderTests {
  private func write(_ text: String, to name: String, in folder: String) throws {
    let output = try OutputFolder(path: folder, at: folder)
    _ = try Array(text.utf8).withUnsafeBytes { try output.write($0, to: name) }
  }

  @Test("Folders on the way are made, the first one too")
  func makesFolders() throws {
    let folder = try TestFolder()
    try write("x", to: "one/two/a.svg", in: folder.path("out/deep"))
    try write("y", to: "./one//b.svg", in: folder.path("out/deep"))
    #expect(try folder.read("out/deep/one/two/a.svg") == "x")
    #expect(try folder.read("out/deep/one/b.svg") == "y")
  }

  @Test(
    "A path that leads out is refused",
    arguments: [
      "/etc/passwd", "../a.svg", "one/../../a.svg", "..", ".", "", "a/", "one/..", "a\u{0}b",
    ]
  )
  func outside(name: String) throws {
    let folder = try TestFolder()
    #expect(throws: OutputError.outside(path: name)) {
      try write("x", to: name, in: folder.path("out"))
    }
    #expect(try folder.names() == ["out"])
    #expect(try folder.names("out") == [])
  }

  @Test("A symbolic link to a folder outside is not entered, and one to a file is replaced")
  func symbolicLinks() throws {
    let folder = try TestFolder(["elsewhere/kept": "kept", "out/x": ""])
    symlink("../elsewhere", folder.path("out/door"))
    symlink("../elsewhere/kept", folder.path("out/a.svg"))
    #expect(throws: OutputError.outside(path: "door/a.svg")) {
      try write("x", to: "door/a.svg", in: folder.path("out"))
    }
    try write("new", to: "a.svg", in: folder.path("out"))
    #expect(try folder.read("out/a.svg") == "new")
    #expect(try folder.read("elsewhere/kept") == "kept")
    #expect(try folder.names("elsewhere") == ["kept"])
  }

  @Test("A file in the place of a folder is an error that names the output folder")
  func fileInPlace() throws {
    let folder = try TestFolder(["out": "a file"])
    #expect(throws: OutputError.cannotCreate(path: folder.path("out"), errno: ENOTDIR)) {
      try write("x", to: "a.svg", in: folder.path("out"))
    }
  }

  @Test("Many folders in turn leave no descriptor open")
  func descriptors() throws {
    let folder = try TestFolder()
    let output = try OutputFolder(path: "out", at: folder.path("out"))
    func openCount() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try openCount()
    for index in 0..<300 {
      _ = try Array("x".utf8).withUnsafeBytes {
        try output.write($0, to: "\(index % 3)/\(index).svg")
      }
    }
    // Other tests of the process open files too.
    #expect(try openCount() < before + 100)
    #expect(try folder.names("out/0").count == 100)
  }
}

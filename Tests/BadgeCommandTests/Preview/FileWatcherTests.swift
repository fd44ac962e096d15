import Foundation
import Glibc
import Testing

@testable import BadgeCommand

@Suite struct FileWatcherTests {
  /// Whether a watcher says within a while that something has changed.
  private func changes(_ watcher: FileWatcher) -> Bool {
    for _ in 0..<100 {
      if let descriptor = watcher.descriptor {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 5_000) == 1 else { return false }
      } else {
        usleep(20_000)
      }
      if watcher.takeChanges() { return true }
    }
    return false
  }

  @Test("However a file gets another content, it is noticed", arguments: [true, false])
  func change(usesNotifications: Bool) throws {
    let folder = try TestFolder(["a.json": "1", "b.json": "22"])
    let watcher = FileWatcher(folder.path("a.json"), usesNotifications: usesNotifications)
    #expect((watcher.descriptor != nil) == usesNotifications)
    #expect((watcher.interval == nil) == usesNotifications)
    #expect(!watcher.takeChanges())
    // Written in place.
    try folder.write("333", to: "a.json")
    #expect(changes(watcher))
    // Replaced, as editors do it.
    rename(folder.path("b.json"), folder.path("a.json"))
    #expect(changes(watcher))
    unlink(folder.path("a.json"))
    #expect(changes(watcher))
    try folder.write("4444", to: "a.json")
    #expect(changes(watcher))
    #expect(!watcher.takeChanges())
  }

  @Test("What happens to other files in the folder is no change")
  func others() throws {
    let folder = try TestFolder(["a.json": "1"])
    let watcher = FileWatcher(folder.path("a.json"))
    try folder.write("2", to: "b.json")
    #expect(!watcher.takeChanges())
  }

  @Test("A link is followed, and may lead elsewhere later")
  func links() throws {
    let folder = try TestFolder(["one/a.json": "1", "two/a.json": "22"])
    symlink("one/a.json", folder.path("link"))
    let watcher = FileWatcher(folder.path("link"))
    try folder.write("333", to: "one/a.json")
    #expect(changes(watcher))
    symlink("two/a.json", folder.path("other"))
    rename(folder.path("other"), folder.path("link"))
    #expect(changes(watcher))
    try folder.write("4444", to: "two/a.json")
    #expect(changes(watcher))
  }

  @Test("A name that is given to another file is noticed", arguments: [true, false])
  func names(isSymbolic: Bool) throws {
    let folder = try TestFolder(["a.json": "1", "b.json": "22"])
    let watcher = FileWatcher(folder.path("a.json"))
    unlink(folder.path("a.json"))
    #expect(changes(watcher))
    if isSymbolic {
      symlink("b.json", folder.path("a.json"))
    } else {
      link(folder.path("b.json"), folder.path("a.json"))
    }
    #expect(changes(watcher))
  }

  @Test("Folders around the file come and go", arguments: ["one/two", "one"])
  func folders(name: String) throws {
    let folder = try TestFolder(["one/two/a.json": "1"])
    let watcher = FileWatcher(folder.path("one/two/a.json"))
    rename(folder.path(name), folder.path("aside"))
    #expect(changes(watcher))
    try folder.write("22", to: "one/two/a.json")
    #expect(changes(watcher))
    try folder.write("333", to: "one/two/a.json")
    #expect(changes(watcher))
  }

  @Test("A file that is being written is looked at when it is done")
  func unfinished() throws {
    let folder = try TestFolder(["b.json": "1"])
    let watcher = FileWatcher(folder.path("a.json"))
    let descriptor = open(folder.path("a.json"), O_CREAT | O_WRONLY, 0o600)
    write(descriptor, "12", 2)
    #expect(!watcher.takeChanges())
    close(descriptor)
    #expect(changes(watcher))
  }

  @Test("Where the folder is missing, the file is noticed when both are there")
  func missing() throws {
    let folder = try TestFolder()
    let watcher = FileWatcher(folder.path("later/on/a.json"))
    try folder.write("1", to: "later/on/a.json")
    #expect(changes(watcher))
  }
}

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

  @Test("Where the folder is missing, the file is looked for again and again")
  func missing() throws {
    let folder = try TestFolder()
    let watcher = FileWatcher(folder.path("later/a.json"))
    #expect(watcher.descriptor == nil && watcher.interval != nil)
    try folder.write("1", to: "later/a.json")
    #expect(watcher.takeChanges())
  }
}

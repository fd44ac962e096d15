import Foundation
import Testing

@testable import StyleHost

@Suite("The way to a plugin")
struct PluginPlaceTests {
  private static let me = UInt32(1000)

  @Test(
    "is for nobody else to change",
    arguments: [
      (0o100644, 1000, 1000, nil),
      (0o100644, 0, 0, nil),
      (0o100666, 1000, 1000, "chmod o-w /styles/a.so"),
      (0o100664, 1000, 54321, "chmod g-w /styles/a.so"),
      // A group of nobody but the superuser.
      (0o100664, 1000, 0, nil),
      (0o100644, 54321, 0, "chown 54322 /styles/a.so, or take a copy"),
      // What stands in a folder with the sticky bit is its owner's alone.
      (0o041777, 0, 0, nil),
      (0o040777, 0, 0, "(mode 0777), and so exchange the plugin; run: chmod o-w /styles/a.so"),
      // The permissions of a link say nothing.
      (0o120777, 1000, 1000, nil),
      (0o120777, 54321, 1000, "belongs to '54321'"),
    ] as [(UInt32, UInt32, UInt32, String?)]
  )
  func step(mode: UInt32, owner: UInt32, group: UInt32, message: String?) {
    let user = owner == 54321 ? UInt32(54322) : Self.me
    let step = PluginPlace.Step(path: "/styles/a.so", mode: mode, owner: owner, group: group)
    let problem = PluginPlace(steps: [step]).problem(for: user)
    if let message {
      #expect(problem?.description.contains(message) == true, "\(problem?.description ?? "")")
    } else {
      #expect(problem == nil)
    }
  }

  @Test("may belong to others where the user has named the file")
  func named() {
    let step = PluginPlace.Step(path: "/a.so", mode: 0o100644, owner: 54321, group: 0)
    #expect(PluginPlace(steps: [step]).problem(for: Self.me, ignoresOwners: true) == nil)
    #expect(PluginPlace(steps: [step]).problem(for: Self.me) != nil)
  }

  @Test(
    "is the system's if only the superuser can change it",
    arguments: [
      (0o40755, 0, 0, true), (0o40775, 0, 0, true), (0o40775, 0, 5, false), (0o41777, 0, 0, false),
      (0o40755, 1000, 0, false), (0o120777, 0, 0, true),
    ] as [(UInt32, UInt32, UInt32, Bool)]
  )
  func system(mode: UInt32, owner: UInt32, group: UInt32, isSystems: Bool) {
    let step = PluginPlace.Step(path: "/usr", mode: mode, owner: owner, group: group)
    #expect(PluginPlace(steps: [step]).isSystems == isSystems)
  }

  @Test("is for nobody else to change by an access list either")
  func accessList() throws {
    // The version; the owner, a user, the group, the mask and the others, each with rights and number.
    func list(user: UInt32, _ rights: UInt16, group: UInt32 = 54321) -> [UInt8] {
      let entries: [(UInt16, UInt16, UInt32)] = [
        (1, 6, .max), (2, rights, user), (4, 4, .max), (8, 4, group), (16, 6, .max), (32, 4, .max),
      ]
      return entries.reduce(into: [2, 0, 0, 0]) { bytes, entry in
        withUnsafeBytes(of: (entry.0, entry.1)) { bytes += $0 }
        withUnsafeBytes(of: entry.2) { bytes += $0 }
      }
    }
    let writers = list(user: 54321, 6).withUnsafeBytes { AccessList.writers(in: $0) }
    #expect(writers == [.user(54321)])
    #expect(list(user: 54321, 4).withUnsafeBytes { AccessList.writers(in: $0) } == [])
    // Nothing is read behind the end, wherever that is.
    for count in 0..<52 {
      _ = list(user: 1, 6).prefix(count).withUnsafeBytes { AccessList.writers(in: .init($0)) }
    }

    var step = PluginPlace.Step(path: "/styles/a.so", mode: 0o100664, owner: 0, group: 0)
    step.writers = [.user(0), .user(Self.me)]
    #expect(PluginPlace(steps: [step]).problem(for: Self.me) == nil)
    #expect(!PluginPlace(steps: [step]).isSystems)
    step.writers = writers
    #expect(!PluginPlace(steps: [step]).isSystems)
    for isNamed in [false, true] {
      let problem = PluginPlace(steps: [step]).problem(for: Self.me, ignoresOwners: isNamed)
      #expect(
        problem?.description == "the access list of /styles/a.so lets '54321' write to it, and so "
          + "exchange the plugin; run: setfacl -b /styles/a.so"
      )
    }
    step.writers = [.group(54321)]
    #expect(PluginPlace(steps: [step]).problem(for: Self.me) != nil)

    // As it is on a file, where the file system has access lists.
    let file = try PluginWorkshop.newFolder("list").appendingPathComponent("a.so")
    try Data().write(to: file)
    let code = list(user: 54321, 6).withUnsafeBytes { bytes in
      file.path.withCString { path in
        "system.posix_acl_access".withCString { name in
          SystemCall.call(
            Self.setxattr,
            Int(bitPattern: path),
            Int(bitPattern: name),
            Int(bitPattern: bytes.baseAddress),
            bytes.count
          )
        }
      }
    }
    guard code == 0 else { return }
    #expect(
      try PluginPlace(path: file.path).problem()
        == .writableByList(path: file.path, writer: "54321")
    )
  }

  private static var setxattr: Int {
    #if arch(x86_64)
      188
    #else
      5
    #endif
  }

  @Test("has every folder and every link on it")
  func walk() throws {
    let folder = try PluginWorkshop.newFolder("way").resolvingSymlinksInPath()
    let files = FileManager.default
    for name in ["safe/deep", "open"] {
      try files.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
    try Data().write(to: folder.appendingPathComponent("safe/deep/x.so"))
    symlink("../safe/deep", folder.appendingPathComponent("open/link").path)
    symlink("y", folder.appendingPathComponent("open/y").path)
    let path = folder.path + "/open/./link/../deep//x.so"
    let place = try PluginPlace(path: path)
    let names = place.steps.map { $0.path.replacing(folder.path, with: "") }
    #expect(
      names.drop { $0 != "" } == [
        "", "/open", "/open/link", "/safe", "/safe/deep", "/safe/deep/x.so",
      ]
    )
    #expect(place.problem() == nil)

    // The link could be turned to another folder by everybody.
    chmod(folder.path + "/open", 0o777)
    let problem = try PluginPlace(path: path).problem()
    #expect(problem == .writableByAll(path: folder.path + "/open", mode: 0o777))

    #expect(throws: StyleLoadingError.missingFile(file: folder.path + "/none.so")) {
      try PluginPlace(path: folder.path + "/none.so")
    }
    #expect(throws: StyleLoadingError.unreadable(file: folder.path + "/open/y", errno: ELOOP)) {
      try PluginPlace(path: folder.path + "/open/y")
    }
  }

  @Test("is quoted for a shell where it has to be")
  func quoting() {
    let problem = TrustProblem.writableByAll(path: "/my styles/it's.so", mode: 0o666)
    #expect(problem.description.hasSuffix("chmod o-w '/my styles/it'\\''s.so'"))
  }
}

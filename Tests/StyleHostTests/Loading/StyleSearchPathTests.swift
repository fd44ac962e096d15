import Foundation
import Testing

@testable import StyleHost

@Suite("The search path for styles")
struct StyleSearchPathTests {
  @Test("has the flags first, then the environment, then where badge is installed")
  func order() {
    let path = StyleSearchPath(
      files: ["/p/libx.so"],
      folders: ["/flag"],
      environment: [
        "BADGE_STYLE_PATH": "/env/a:/env/b/", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/s1:/s2",
      ],
      home: "/home/ada",
      executable: "/opt/badge/bin/badge",
      currentFolder: "/work"
    )
    #expect(
      path.entries == [
        .init(path: "/p/libx.so", isFile: true, origin: .pluginFlag),
        .init(path: "/flag", origin: .stylePathFlag),
        .init(path: "/env/a", origin: .environment),
        .init(path: "/env/b", origin: .environment),
        .init(path: "/data/badge/styles", origin: .dataHome),
        .init(path: "/s1/badge/styles", origin: .dataFolders),
        .init(path: "/s2/badge/styles", origin: .dataFolders),
        .init(path: "/opt/badge/lib/badge/styles", origin: .installation),
        .init(path: "/opt/badge/bin", origin: .executableFolder),
      ]
    )
    #expect(path.ignored.isEmpty)
  }

  @Test("takes the defaults of the XDG specification where a variable is missing or empty")
  func defaults() {
    let expected = [
      "/home/ada/.local/share/badge/styles", "/usr/local/share/badge/styles",
      "/usr/share/badge/styles",
    ]
    for environment in [[:], ["XDG_DATA_HOME": "", "XDG_DATA_DIRS": "", "BADGE_STYLE_PATH": ""]] {
      let path = make(environment: environment)
      #expect(path.entries.map(\.path) == expected)
      #expect(path.ignored.isEmpty)
    }
  }

  @Test("takes relative flags from the current folder, and nothing else")
  func relative() {
    let path = StyleSearchPath(
      files: ["./x.so", ""],
      folders: ["styles", ".", "../up"],
      environment: [
        "BADGE_STYLE_PATH": ":here:~/x:/abs:", "XDG_DATA_HOME": "share", "XDG_DATA_DIRS": "d:/e::",
      ],
      home: "/home/ada",
      executable: nil,
      currentFolder: "/home/ann/repo"
    )
    #expect(
      path.entries.map(\.path) == [
        "/home/ann/repo/x.so", "/home/ann/repo/styles", "/home/ann/repo", "/home/ann/repo/../up",
        "/abs",
        "/home/ada/.local/share/badge/styles", "/e/badge/styles",
      ]
    )
    #expect(
      path.ignored == [
        .init(path: "", origin: .pluginFlag, reason: .empty),
        .init(path: "", origin: .environment, reason: .empty),
        .init(path: "here", origin: .environment, reason: .relative),
        .init(path: "~/x", origin: .environment, reason: .relative),
        .init(path: "", origin: .environment, reason: .empty),
        .init(path: "share", origin: .dataHome, reason: .relative),
        .init(path: "d", origin: .dataFolders, reason: .relative),
        .init(path: "", origin: .dataFolders, reason: .empty),
        .init(path: "", origin: .dataFolders, reason: .empty),
      ]
    )
  }

  @Test("never has the current folder by itself")
  func currentFolder() {
    let path = StyleSearchPath(
      environment: ["BADGE_STYLE_PATH": ".:", "XDG_DATA_DIRS": "."],
      home: nil,
      executable: nil,
      currentFolder: "/work"
    )
    #expect(path.entries.isEmpty)
    #expect(path.ignored.count == 3)
  }

  @Test("has no place twice")
  func duplicates() {
    let path = make(
      environment: ["BADGE_STYLE_PATH": "/a:/a/:/./a//", "XDG_DATA_DIRS": "/a:/a"],
      executable: "/badge"
    )
    #expect(
      path.entries.map(\.path) == [
        "/a", "/home/ada/.local/share/badge/styles", "/a/badge/styles", "/",
      ]
    )
  }

  @Test("of this process is made of absolute paths and ends at its own folder")
  func standard() throws {
    let path = StyleSearchPath.standard(folders: ["relative"])
    #expect(path.entries.allSatisfy { $0.path.hasPrefix("/") })
    #expect(path.entries.last?.path == PluginWorkshop.products.path)
    #expect(path.entries.last?.origin == .executableFolder)
    #expect(path.entries.first?.origin == .stylePathFlag)
    #expect(path.entries.contains { $0.origin == .dataHome })
  }

  private func make(
    environment: [String: String],
    executable: String? = nil
  ) -> StyleSearchPath {
    StyleSearchPath(
      environment: environment,
      home: "/home/ada",
      executable: executable,
      currentFolder: "/work"
    )
  }
}

import Foundation
import Testing

@testable import BadgeCommand

@Suite struct PackageBuilderTests {
  @Test(
    "The package of a plugin is that in whose .build it stands",
    arguments: [
      ("p/.build/debug/libA.so", "p", "debug"),
      ("p/.build/x86_64-unknown-linux-gnu/release/libA.so", "p", "release"),
      ("p/q/.build/debug/libA.so", nil, ""), ("p/build/libA.so", nil, ""),
      ("p/.build/debug/A.so", nil, ""), ("p/.build/debug/libNone.so", nil, ""),
    ] as [(String, String?, String)]
  )
  func package(path: String, folder: String?, configuration: String) throws {
    var files = ["p/Package.swift": ""]
    if !path.contains("None") { files[path] = "" }
    let folders = try TestFolder(files)
    let found = PluginPackage(ofPluginAt: folders.path(path))
    #expect(found?.folder.hasSuffix("/" + (folder ?? "")) ?? (folder == nil))
    guard let found else { return }
    #expect(found.product == "A" && found.builder == .package(configuration: configuration))
    #expect(
      found.buildCommand == [
        "swift", "build", "--package-path", found.folder, "--configuration", configuration,
        "--product", "A",
      ]
    )
    #expect(
      found.shortened(found.folder + "/Sources/A.swift:1:2: error: x")
        == "Sources/A.swift:1:2: error: x"
    )
    #expect(found.shortened("/else/A.swift:1:2: error: x") == "/else/A.swift:1:2: error: x")
  }

  @Test("What badge style build has built, it builds again")
  func style() throws {
    let folder = try TestFolder(["p/Package.swift": "", "p/.build/badge/libA.so": ""])
    let found = try #require(PluginPackage(ofPluginAt: folder.path("p/.build/badge/libA.so")))
    #expect(found.builder == .style)
    #expect(found.buildCommand.dropFirst() == ["style", "build", found.folder])
  }

  @Test("A link to a plugin leads to its package")
  func link() throws {
    let folder = try TestFolder(["p/Package.swift": "", "p/.build/debug/libA.so": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("libB.so"),
      withDestinationPath: folder.path("p/.build/debug/libA.so")
    )
    #expect(PluginPackage(ofPluginAt: folder.path("libB.so"))?.product == "A")
  }

  @Test(
    "The compiler's first error is what is told of a build",
    arguments: [
      (
        "a\n/p/A.swift:1:2: error: one\n 1 | x\n/p/B.swift:1:2: error: two\n",
        "/p/A.swift:1:2: error: one"
      ),
      ("warning: w\nerror: no such product\nlast\n", "error: no such product"),
      ("killed\n", "killed"), ("", "swift build has failed"),
    ]
  )
  func firstError(output: String, error: String) {
    #expect(BuildOutput.firstError(in: output) == error)
  }

  @Test("Sources are watched wherever they are, and nothing else is")
  func sources() throws {
    let folder = try TestFolder(["Package.swift": "", "Sources/A/A.swift": "1", ".build/x": ""])
    let root = String(folder.path.dropLast(folder.path.hasSuffix("/") ? 1 : 0))
    let watcher = try #require(SourceWatcher(root))
    #expect(!watcher.takeChanges())
    try folder.write("2", to: "Sources/A/A.swift")
    #expect(watcher.takeChanges())
    #expect(!watcher.takeChanges())
    for other in [".build/A.swift", "Sources/A/.A.swift", "README.md", "Sources/A/A.swift~"] {
      try folder.write("2", to: other)
      #expect(!watcher.takeChanges(), "\(other)")
    }
    // A folder that comes later is watched as well.
    try FileManager.default.createDirectory(
      atPath: folder.path("Sources/B"),
      withIntermediateDirectories: true
    )
    #expect(watcher.takeChanges())
    try folder.write("1", to: "Sources/B/style.note")
    #expect(watcher.takeChanges())
    rename(folder.path("Sources/A/A.swift"), folder.path("Sources/A/B.swift"))
    #expect(watcher.takeChanges())
    unlink(folder.path("Sources/A/B.swift"))
    #expect(watcher.takeChanges())
    #expect(SourceWatcher(root + "/none") == nil)
  }
}

import Foundation
import StyleHost
import TestSupport
import Testing

/// What `Scripts/install` installs, and how.
@Suite(
  "An installation",
  .external("the tests that build the SDK")
)
struct InstallTests {
  @Test("has what its documentation says")
  func content() async throws {
    let installation = try await Installation.shared.value
    let files = try installation.files()
    for file in [
      "bin/badge", "lib/libStyleAPI.so", "lib/libStyleHost.so", "lib/libStyleTesting.so",
      "lib/badge/libBadgeFormatting.so", "lib/badge/libBadgePreview.so",
      "lib/badge/make-style-note",
      "lib/badge/runtime/libFoundation.so", "lib/badge/runtime/libswiftCore.so",
      "lib/badge/runtime/libswiftSwiftOnoneSupport.so",
      "lib/badge/styles/libDefaultBadge.so", "lib/badge/styles/libFancyBadge.so",
      "lib/pkgconfig/badge-style-host.pc", "lib/pkgconfig/badge-style-testing.pc",
      "lib/pkgconfig/badge-style.pc",
      "share/bash-completion/completions/badge", "share/fish/vendor_completions.d/badge.fish",
      "share/man/man1/badge.1", "share/zsh/site-functions/_badge",
    ] {
      #expect(files.contains(file))
    }
    let modules = files.filter { $0.hasSuffix(".swiftinterface") }
    #expect(
      modules.map { $0.split(separator: "/")[3] }
        == ["StyleAPI", "StyleHost", "StyleTesting", "ViewHosting"].map { "\($0).swiftmodule" }
    )
    for module in modules {
      let text = try text(of: module, in: installation)
      #expect(text.contains("-enable-library-evolution"))
      #expect(!text.contains("@_spi"))
    }
    #expect(!files.contains { $0.hasPrefix(".") })
  }

  @Test(
    "has completions and a manual page of its own badge",
    arguments: [
      ("share/bash-completion/completions/badge", ["completions", "bash"]),
      ("share/fish/vendor_completions.d/badge.fish", ["completions", "fish"]),
      ("share/zsh/site-functions/_badge", ["completions", "zsh"]),
      ("share/man/man1/badge.1", ["manual"]),
    ]
  )
  func shared(_ file: String, _ arguments: [String]) async throws {
    let installation = try await Installation.shared.value
    let text = try text(of: file, in: installation)
    #expect(try text == installation.badge(arguments).run().requireSuccess().output)
    #expect(!text.isEmpty)
  }

  @Test("looks for libraries beside itself, and nowhere on the machine that built it")
  func libraryFolders() async throws {
    let installation = try await Installation.shared.value
    let images = try installation.files().filter { $0 == "bin/badge" || $0.hasSuffix(".so") }
    #expect(images.count > 10)
    for file in images {
      let image = try image(file, in: installation)
      let dynamic = try image.dynamicSection()
      let folders = dynamic.runpath + dynamic.rpath
      #expect(folders.allSatisfy { $0.hasPrefix("$ORIGIN") }, "\(file): \(folders)")
    }
    let own = try image("bin/badge", in: installation).dynamicSection().runpath
    #expect(own == ["$ORIGIN/../lib/badge/runtime", "$ORIGIN/../lib"])
  }

  @Test("has one StyleAPI, and StyleHost twice in no process")
  func oneCopy() async throws {
    let installation = try await Installation.shared.value
    for file in [
      "bin/badge", "lib/libStyleHost.so", "lib/libStyleTesting.so",
      "lib/badge/styles/libDefaultBadge.so", "lib/badge/styles/libFancyBadge.so",
    ] {
      let image = try image(file, in: installation)
      let dynamic = try image.dynamicSection()
      #expect(dynamic.needed.contains("libStyleAPI.so"))
      #expect(
        dynamic.needed.contains("libStyleHost.so") == (file == "lib/libStyleTesting.so"),
        "\(file)"
      )
      // "0A" stands for the "Style" of "StyleAPI" in the name of StyleRegistrar.
      let copies = try image.symbols(dynamic)
        .names(.exported, prefix: "$s8StyleAPI0A9Registrar", suffixes: ["CMn"])
      #expect(copies.isEmpty, "\(file)")
    }
  }

  @Test(
    "loads nothing of Foundation to draw a badge",
    arguments: [
      "bin/badge", "lib/libStyleAPI.so", "lib/badge/styles/libDefaultBadge.so",
      "lib/badge/styles/libFancyBadge.so",
    ]
  )
  func lean(_ file: String) async throws {
    let installation = try await Installation.shared.value
    let needed = try image(file, in: installation).dynamicSection().needed
    let allowed = [
      "libswiftCore.so", "libswift_Concurrency.so", "libswiftSynchronization.so",
      "libswiftGlibc.so", "libStyleAPI.so",
    ]
    let others = needed.filter { $0.hasPrefix("libswift") || $0.contains("Foundation") }
    #expect(Set(others).isSubset(of: allowed))
  }

  @Test("has Foundation's types for a plugin, also where key paths lead to them")
  func foundationTypes() async throws {
    let installation = try await Installation.shared.value
    try await TemporaryFolder.with("badge-moments") { folder in
      func badge(_ words: [String], in place: URL) -> ChildProcess {
        ChildProcess(
          installation.prefix.appending(path: "bin/badge").plainPath,
          words,
          environment: BuiltProducts.isolation(home: folder.url),
          folder: place,
          timeLimit: .seconds(600)
        )
      }
      try badge(["style", "new", "moments"], in: folder.url).run().requireSuccess()
      let source = BuiltProducts.repository
        .appending(path: "Tests/EndToEndTests/Fixtures/FoundationTypes/MomentsStyle.swift")
      try folder.write(
        String(contentsOf: source, encoding: .utf8),
        to: "moments/Sources/MomentsStyle/MomentsStyle.swift"
      )
      try await badge(["style", "build"], in: folder["moments"]).runInBackground()
        .requireSuccess()
      let render = [
        "render", "a", "b", "--format", "text", "--style", "moments", "--plugin",
        folder["moments/.build/badge/libMomentsStyle.so"].plainPath, "--env", "locale=sv_SE",
        "--env", "calendar=buddhist", "--env", "timeZone=Europe/Stockholm",
      ]
      for sandbox in ["auto", "never"] {
        let drawing = try badge(render + ["--sandbox", sandbox], in: folder.url).run()
          .requireSuccess()
        let lines = drawing.output.split(separator: "\n").map {
          $0.trimmingCharacters(in: ["[", "]", " ", ":"])
        }
        #expect(
          lines == [
            "a: sv_SE buddhist Europe/Stockholm b", "8 mars 2566 BE 21:26", "50\u{A0}%",
            "1\u{202F}234,5", "link", "true", "0",
          ]
        )
      }
    }
  }

  @Test("draws from another place, on a machine without Swift")
  func withoutSwift() async throws {
    let installation = try await Installation.shared.value
    try TemporaryFolder.with { folder in
      let copy = folder["elsewhere"]
      try ExecutableFile.copy(installation.prefix, to: copy)
      let script = BuiltProducts.repository
        .appending(path: "Tests/EndToEndTests/Fixtures/WithoutSwift/run")
      func run(_ way: String, _ words: [String]) throws -> ProcessResult {
        try ChildProcess(
          script.plainPath,
          [way, Installation.toolchain().plainPath, copy.plainPath] + words,
          environment: BuiltProducts.isolation(home: folder.url),
          folder: folder.url
        ).run()
      }
      let scene = #"{ "environment": { "locale": "sv_SE" }, "content": { "number": 3000 } }"#
      try folder.write(scene, to: "number.json")
      let drawing = try run("namespace", ["render", "a", "3", "--style", "fancy"])
      if drawing.outcome == .exited(77) {
        // There the words of a command line do not arrive, but all libraries are loaded.
        let start = try run("chroot", [])
        #expect(start.output.contains("Draw badges"), "neither may be tried here: \(start.errors)")
        return
      }
      #expect(drawing.succeeded, "\(drawing.errors)")
      #expect(drawing.output.hasPrefix("<svg"))
      let worker = ["render", "a", "3", "--format", "text", "--sandbox", "always"]
      #expect(try run("namespace", worker).output == "[a: 3]\n")
      let number = ["render", "--scene", folder["number.json"].plainPath, "--format", "text"]
      #expect(try run("namespace", number).output == "3\u{A0}000\n")
    }
  }

  @Test("takes no plugin of a plain build, and a plain build takes none of it")
  func flavors() async throws {
    let installation = try await Installation.shared.value
    let arguments = ["render", "a", "--style", "fancy", "--plugin"]
    let plain = BuiltProducts.folder.appending(path: "libFancyBadge.so").plainPath
    let installed = installation.prefix.appending(path: "lib/badge/styles/libFancyBadge.so")
    let results = [
      try installation.badge(arguments + [plain]).run(),
      try BuiltProducts.badge(arguments + [installed.plainPath], folder: installation.scratch.url)
        .run(),
    ]
    let messages = [
      "built for a badge built from source, and this is an installed badge; "
        + "build it again with 'badge style build'",
      "built for an installed badge, and this is a badge built from source; "
        + "build it again with 'swift build' against the same checkout",
    ]
    for (result, message) in zip(results, messages) {
      #expect(result.outcome == .exited(69))
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("serves a package that its documentation makes, with a plugin that uses all of Foundation")
  func documentation() async throws {
    let installation = try await Installation.shared.value
    let file = BuiltProducts.repository.appending(path: "Documentation/SDK.md")
    let blocks = try MarkdownBlock.blocks(in: String(contentsOf: file, encoding: .utf8))
    #expect(blocks.contains { $0.file == "Package.swift" && !$0.text.contains("unsafeFlags") })
    try await TemporaryFolder.with("badge-ribbon") { folder in
      let environment = BuiltProducts.isolation(home: installation.scratch["home"])
      let mismatches = try await DocumentWalk(
        name: "Documentation/SDK.md",
        blocks: blocks,
        folder: folder.url,
        environment: environment
      ).run()
      for mismatch in mismatches { Issue.record("\(mismatch)") }
      guard mismatches.isEmpty else { return }

      let style = "Sources/RibbonStyle/RibbonStyle.swift"
      let text = try String(contentsOf: folder[style], encoding: .utf8)
      try folder.write(
        "import Foundation\n"
          + text.replacing(".lineLimit(1)", with: ".lineLimit(NSNumber(value: 1).intValue)"),
        to: style
      )
      let pkgConfig = installation.prefix.appending(path: "lib/pkgconfig").plainPath
      try await ChildProcess(
        "swift",
        ["build", "-c", "release"],
        environment: environment.merging(["PKG_CONFIG_PATH": pkgConfig]) { $1 },
        folder: folder.url,
        timeLimit: .seconds(900)
      ).runInBackground().requireSuccess()
      let plugin = folder[".build/release/libRibbonStyle.so"].plainPath
      let drawing =
        try installation
        .badge(["render", "a", "b", "--style", "ribbon", "--format", "text", "--plugin", plugin])
        .run().requireSuccess()
      #expect(drawing.output == "[a: b]\n")
    }
  }

  @Test("takes an author from nothing to an installed style, as the tutorial says")
  func tutorial() async throws {
    let installation = try await Installation.shared.value
    let file = BuiltProducts.repository.appending(path: "Documentation/FirstStyle.md")
    try await TemporaryFolder.with("badge-tutorial") { folder in
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let bin = installation.prefix.appending(path: "bin").plainPath
      let mismatches = try await DocumentWalk(
        name: "Documentation/FirstStyle.md",
        blocks: MarkdownBlock.blocks(in: String(contentsOf: file, encoding: .utf8)),
        folder: folder.url,
        environment: ["PATH": bin + ":" + path]
      ).run()
      for mismatch in mismatches { Issue.record("\(mismatch)") }
      guard mismatches.isEmpty else { return }

      // The manifest that it makes serves SwiftPM, and its tests pass once their references are kept.
      let lib = installation.prefix.appending(path: "lib").plainPath
      let tests = ChildProcess(
        "swift",
        ["test"],
        environment: BuiltProducts.isolation(home: folder.url).merging([
          "PKG_CONFIG_PATH": lib + "/pkgconfig", "LD_LIBRARY_PATH": lib,
        ]) { $1 },
        folder: folder["neon"],
        timeLimit: .seconds(900)
      )
      let first = try await tests.runInBackground()
      #expect(!first.succeeded)
      #expect(first.output.contains("passingBuild"))
      try await tests.runInBackground().requireSuccess()
    }
  }

  @Test("serves a program that draws")
  func program() async throws {
    let installation = try await Installation.shared.value
    try await TemporaryFolder.with { folder in
      try folder.write(
        """
        // swift-tools-version: 6.3
        import PackageDescription
        let package = Package(
          name: "Draw",
          targets: [
            .systemLibrary(name: "BadgeHostSDK", pkgConfig: "badge-style-host"),
            .executableTarget(name: "Draw", dependencies: ["BadgeHostSDK"]),
          ]
        )
        """,
        to: "Package.swift"
      )
      try folder.write("module BadgeHostSDK {}\n", to: "Sources/BadgeHostSDK/module.modulemap")
      try folder.write(
        """
        import StyleAPI
        import StyleHost
        import ViewHosting
        print(try SVGRenderer().render(Badge("build", "passing")))
        let host = ViewHost { Text("live") }
        try host.update()
        print(host.displayList().texts)
        """,
        to: "Sources/Draw/main.swift"
      )
      let lib = installation.prefix.appending(path: "lib").plainPath
      let result = try await ChildProcess(
        "swift",
        ["run", "--quiet"],
        environment: BuiltProducts.isolation(home: folder.url).merging([
          "PKG_CONFIG_PATH": lib + "/pkgconfig", "LD_LIBRARY_PATH": lib,
        ]) { $1 },
        folder: folder.url,
        timeLimit: .seconds(900)
      ).runInBackground().requireSuccess()
      #expect(result.output.hasPrefix("<svg"))
      #expect(result.output.hasSuffix("[\"live\"]\n"), "\(result.output)")
    }
  }

  private func image(_ file: String, in installation: Installation) throws -> ELFImage {
    let data = try Data(contentsOf: installation.prefix.appending(path: file))
    return try ELFImage(ELFBytes([UInt8](data)))
  }

  private func text(of file: String, in installation: Installation) throws -> String {
    try String(contentsOf: installation.prefix.appending(path: file), encoding: .utf8)
  }
}

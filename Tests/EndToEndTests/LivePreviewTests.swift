import Foundation
import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite("A preview's own process")
struct LivePreviewTests {
  private static let library = BuiltProducts.folder.appending(path: "libBadgePreview.so").plainPath

  private func run(_ arguments: [String], badge: String? = nil) throws -> ProcessResult {
    try TemporaryFolder.with { folder in
      try ChildProcess(
        badge ?? BuiltProducts.badge.plainPath,
        arguments,
        environment: BuiltProducts.isolation(home: folder.url),
        folder: folder.url
      ).run()
    }
  }

  @Test(
    "draws what badge itself draws",
    arguments: ["svg", "text", "ansi", "json"],
    [
      [], ["--color-scheme", "dark"], ["--env", "layoutDirection=rightToLeft"],
      ["--style", "fancy"],
    ]
  )
  func sameDrawing(format: String, options: [String]) throws {
    for name in ["fancy", "default"] {
      let results = try ["never", "always"].map { sandbox in
        let result = try run(
          ["render", "--preview", name, "--format", format, "--sandbox", sandbox, "--ansi", "256"]
            + options
        )
        #expect(result.outcome == .exited(0), "\(result.errors)")
        return result.output
      }
      #expect(results[0] == results[1])
    }
  }

  @Test("draws for light and for dark pages")
  func adaptive() throws {
    let results = try ["never", "always"].map {
      try run(["render", "--preview", "fancy", "--color-scheme", "adaptive", "--sandbox", $0])
        .output
    }
    #expect(results[0] == results[1])
    #expect(results[0].contains("prefers-color-scheme"))
  }

  @Test("is where the code of a plugin runs that did not come with badge")
  func isolation() throws {
    let plugin = try LivePreviewPackage.shared.get().plugin.plainPath
    func preview(_ name: String, _ options: String...) throws -> ProcessResult {
      try run(["render", "--preview", name, "--plugin", plugin, "--format", "text"] + options)
    }
    // The view that is drawn says where it runs.
    #expect(try preview("place").output == "preview-worker\n")
    #expect(try preview("place", "--sandbox", "always").output == "preview-worker\n")
    #expect(try preview("place", "--sandbox", "never").output == "render\n")
    let crash = try preview("crash")
    #expect(crash.outcome == .exited(1))
    #expect(crash.errors.contains("the plugin crashed while its preview was shown (SIG"))
    #expect(crash.errors.contains("Fatal error: drawn and gone"))
    let loop = try preview("loop")
    #expect(loop.outcome == .exited(1))
    #expect(loop.errors.contains("did not finish within 2.0 seconds while its preview was shown"))
  }

  @Test("shows one frame where there is no terminal")
  func oneFrame() throws {
    let plugin = try LivePreviewPackage.shared.get().plugin.plainPath
    let first = try run(["preview", "--plugin", plugin])
    #expect(first.outcome == .exited(0), "\(first.errors)")
    #expect(first.output.contains("[Your name"))
    let named = try run(["preview", "faults", "--plugin", plugin])
    #expect(named.output.contains("all is well"))
    // The plugin of a style has no preview of its name.
    let style = try run(["preview", "live", "--plugin", plugin])
    #expect(style.output == first.output)
    let missing = try run(["preview", "fault", "--plugin", plugin])
    #expect(missing.outcome == .exited(69))
    #expect(missing.errors == "Error: there is no preview 'fault'; did you mean 'faults'?\n")
    #expect(try run(["preview", "fancy"]).output.contains("[build: passing]"))
  }

  @Test("needs the library that stands beside badge or in lib/badge")
  func missingLibrary() throws {
    try TemporaryFolder.with { folder in
      let files = FileManager.default
      for name in ["bin", "lib/badge/styles"] {
        try files.createDirectory(at: folder[name], withIntermediateDirectories: true)
      }
      for (name, place) in [
        ("badge", "bin"), ("libStyleAPI.so", "bin"), ("libFancyBadge.so", "lib/badge/styles"),
        ("libDefaultBadge.so", "lib/badge/styles"),
      ] {
        try ExecutableFile.copy(
          BuiltProducts.folder.appending(path: name),
          to: folder[place].appending(path: name)
        )
      }
      let badge = folder["bin/badge"].plainPath
      let missing = try run(["preview", "fancy"], badge: badge)
      #expect(missing.outcome == .exited(69))
      #expect(
        missing.errors.hasPrefix(
          "Error: the part of badge that shows previews is missing: there is no libBadgePreview.so in "
            + "'\(folder["bin"].plainPath)' or '\(folder["lib/badge"].plainPath)'\n"
        ),
        "\(missing.errors)"
      )
      // What comes with badge is drawn without it.
      #expect(try run(["render", "--preview", "fancy"], badge: badge).outcome == .exited(0))
      try files.copyItem(
        atPath: Self.library,
        toPath: folder["lib/badge/libBadgePreview.so"].plainPath
      )
      let found = try run(["preview", "fancy"], badge: badge)
      #expect(found.outcome == .exited(0), "\(found.errors)")
    }
  }

  @Test("says what it is to somebody who starts it")
  func byHand() throws {
    for arguments in [["preview-worker"], ["preview-worker", Self.library]] {
      let result = try run(arguments)
      #expect(result.outcome == .exited(64))
      #expect(result.errors.hasPrefix("preview-worker is how badge starts itself"))
    }
    let none = try run(["preview-worker", "/none.so"])
    #expect(none.outcome == .exited(64))
    #expect(none.errors.contains("/none.so"))
  }

  @Test("is alone in linking Foundation")
  func libraries() throws {
    func needed(_ file: String) throws -> [String] {
      let path = BuiltProducts.folder.appending(path: file).plainPath
      let bytes = try Data(contentsOf: URL(filePath: path))
      return try ELFImage(ELFBytes([UInt8](bytes))).dynamicSection().needed
    }
    let program = try needed("badge")
    for name in ["libFoundation.so", "libswiftObservation.so", "libBadgePreview.so"] {
      #expect(!program.contains(name))
    }
    let library = try needed("libBadgePreview.so")
    #expect(library.contains("libFoundation.so") && library.contains("libStyleAPI.so"))
  }

  // MARK: A session

  func session(
    _ change: (inout LivePreviewSession.Configuration) -> Void = { _ in }
  ) throws -> LivePreviewSession {
    var configuration = LivePreviewSession.Configuration(library: Self.library)
    configuration.worker.command?.program = BuiltProducts.badge.plainPath
    change(&configuration)
    return try LivePreviewSession(
      LivePreviewPackage.shared.get().plugin.plainPath,
      from: .pluginFlag,
      configuration
    )
  }

  func request(
    _ preview: Int,
    width: Double? = 320,
    _ environment: EnvironmentValues = EnvironmentValues()
  ) -> LivePreviewRequest {
    LivePreviewRequest(
      preview: preview,
      isLive: true,
      target: .ansi(.none),
      ambiguousIsWide: false,
      size: ProposedViewSize(width: width, height: 320),
      environment: environment
    )
  }

  /// Asks again and again until the texts are as wanted.
  private func frames(
    _ session: LivePreviewSession,
    _ preview: Int,
    _ isWanted: ([String]) -> Bool
  ) throws -> [String] {
    var texts: [String] = []
    for _ in 0..<400 {
      texts = try session.frame(for: request(preview)).list.texts
      if isWanted(texts) { break }
      usleep(20_000)
    }
    return texts
  }

  @Test("takes events, and says what has the focus")
  func events() throws {
    let session = try session()
    #expect(
      try session.names() == [
        "form", "clock", "faults", "place", "crash", "loop", "endless", "excess", "unmade", "slow",
        "measured", "rows",
      ]
    )
    var frame = try session.frame(for: request(0))
    #expect(frame.focus == nil && !frame.takesText && frame.hasControls)
    #expect(try session.send(.focusNext))
    frame = try session.frame(for: request(0))
    #expect(frame.focus == "Your name" && frame.takesText)
    #expect(frame.focusPlace == CGRect(x: 0, y: 32, width: 320, height: 16))
    #expect(try session.send(.text("Ada")))
    #expect(try session.send(.focusNext))
    #expect(try !session.send(.key(.down)))
    #expect(try session.send(.focusNext))
    #expect(try session.send(.key(.enter)))
    frame = try session.frame(for: request(0))
    #expect(frame.focus == "Greet" && !frame.takesText)
    #expect(frame.list.texts.contains("Hello Ada. Greeted 1 times"))
    // What is kept outlives another environment and another size.
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    frame = try session.frame(for: request(0, width: 200, dark))
    #expect(frame.list.texts.contains("Hello Ada. Greeted 1"), "the line has been broken")
    #expect(frame.list.bounds.width <= 200)
    // And begins anew with another preview.
    _ = try session.frame(for: request(2))
    #expect(try !session.frame(for: request(0)).list.texts.contains { $0.hasPrefix("Hello") })
  }

  @Test("draws what follows from the sizes that it finds")
  func measured() throws {
    let session = try session()
    #expect(try session.frame(for: request(10)).list.texts == ["320 there"])
    #expect(try session.frame(for: request(10, width: 200)).list.texts == ["200 there"])
  }

  @Test("says when there is something new, by itself, with Foundation's run loop")
  func changes() throws {
    let session = try session()
    _ = try session.frame(for: request(1))
    var descriptors = session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #expect(poll(&descriptors, nfds_t(descriptors.count), 5_000) > 0)
    #expect(try session.takeChanges())
    let texts = try frames(session, 1) { texts in
      texts.contains("queue 7") && !texts.contains("timer 0") && !texts.contains("task 0")
    }
    #expect(texts.contains("queue 7") && !texts.contains("timer 0") && !texts.contains("task 0"))
    #expect(!texts.contains("line 0"))
  }

  @Test("says nothing while nothing happens, nor before a timer is due", arguments: [0, 9])
  func still(preview: Int) throws {
    let session = try session()
    _ = try session.frame(for: request(preview))
    var descriptors = session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #expect(poll(&descriptors, nfds_t(descriptors.count), 300) == 0)
    #expect(try !session.takeChanges())
  }

  @Test("whose views run without end says which, and goes on")
  func endless() throws {
    let session = try session()
    #expect {
      _ = try session.frame(for: request(6))
    } throws: { error in
      "\(error)".contains("Endless") && "\(error)".contains("would run again without end")
    }
    #expect(try !session.frame(for: request(0)).list.texts.isEmpty)
    #expect(throws: LivePreviewError.self) { try session.frame(for: request(99)) }
    #expect(try !session.frame(for: request(0)).list.texts.isEmpty)
  }

  @Test("whose actions change things without end says so until something else happens")
  func endlessAction() throws {
    let session = try session()
    _ = try session.frame(for: request(7))
    for _ in 0..<4 { _ = try session.send(.focusNext) }
    #expect(try session.send(.key(.enter)))
    for _ in 0..<2 {
      #expect {
        _ = try session.frame(for: request(7))
      } throws: { error in
        "\(error)".contains("Excess") && "\(error)".contains("would run again without end")
      }
    }
    _ = try session.send(.focusNext)
    #expect(try session.frame(for: request(7)).list.texts.contains("little"))
  }

  @Test("whose drawing is refused lives on", arguments: [(1, "262144 are allowed"), (3, "U+001B")])
  func refusedDrawing(button: Int, message: String) throws {
    let session = try session()
    _ = try session.frame(for: request(7))
    for _ in 0..<button { _ = try session.send(.focusNext) }
    _ = try session.send(.key(.enter))
    #expect {
      _ = try session.frame(for: request(7))
    } throws: { error in
      "\(error)".contains(message) && (error as? LivePreviewError)?.isEndOfProcess == false
    }
    // Over to the button that makes the text right again.
    _ = try session.send(button < 2 ? .focusNext : .focusPrevious)
    _ = try session.send(.key(.enter))
    #expect(try session.frame(for: request(7)).list.texts.contains("little"))
  }

  @Test("with many rows is drawn")
  func manyRows() throws {
    let plugin = try LivePreviewPackage.shared.get().plugin.plainPath
    let rows = try run(["render", "--preview", "rows", "--plugin", plugin, "--format", "text"])
    #expect(rows.output.split(separator: "\n").count == 1_000, "\(rows.errors)")
  }

  @Test(
    "is made alone: what goes wrong with others is nothing to it",
    arguments: ["never", "always"]
  )
  func madeAlone(sandbox: String) throws {
    let plugin = try LivePreviewPackage.shared.get().plugin.plainPath
    let result = try run(
      ["render", "--preview", "form", "--plugin", plugin, "--format", "text", "--sandbox", sandbox]
    )
    #expect(result.outcome == .exited(0), "\(result.errors)")
  }

  @Test(
    "that ends is told by what ended it",
    arguments: [
      (1, "crashed while its preview was shown (SIG"),
      (2, "did not finish within 0.5 seconds while its preview was shown"),
      (3, "called exit(3) while its preview was shown"),
    ]
  )
  func faults(presses: Int, message: String) throws {
    let session = try session { $0.worker.limits.evaluation = .milliseconds(500) }
    _ = try session.frame(for: request(2))
    for _ in 0..<presses { _ = try session.send(.focusNext) }
    #expect {
      _ = try session.send(.key(.enter))
    } throws: { error in
      "\(error)".contains(message) && (error as? LivePreviewError)?.isEndOfProcess == true
    }
  }

  @Test("that ends unasked is told by the next look")
  func lateFault() throws {
    let session = try session()
    _ = try session.frame(for: request(2))
    for _ in 0..<4 { _ = try session.send(.focusNext) }
    _ = try session.send(.key(.enter))
    #expect {
      for _ in 0..<500 {
        _ = try session.takeChanges()
        usleep(20_000)
      }
    } throws: { error in
      "\(error)".contains("a timer went off")
    }
  }

  @Test("may read no file, unless it is not to be protected")
  func sandbox() throws {
    for (isConfined, text) in [(true, "all is kept"), (false, "all is read")] {
      let session = try session { $0.isConfined = isConfined }
      _ = try session.frame(for: request(2))
      for _ in 0..<5 { _ = try session.send(.focusNext) }
      _ = try session.send(.key(.enter))
      #expect(try session.frame(for: request(2)).list.texts.contains(text))
    }
  }
}

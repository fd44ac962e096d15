import Foundation
import TestSupport
import Testing

/// What becomes of a plugin whose process cannot be started: an error that says why, and never a
/// drawing by badge itself.
@Suite("The process of a plugin")
struct WorkerStartTests {
  /// A copy of the built tool, which a test may take away while it runs.
  private final class Copy {
    let folder: TemporaryFolder
    let badge: URL

    init() throws {
      folder = try TemporaryFolder("badge-start")
      let place = folder["tool"]
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in ["badge", "libStyleAPI.so", "libDefaultBadge.so"] {
        try ExecutableFile.copy(
          BuiltProducts.folder.appending(path: name),
          to: place.appending(path: name)
        )
      }
      badge = place.appending(path: "badge")
    }

    deinit { folder.remove() }
  }

  private static let first = #"{"label":"a","message":"b","style":"default"}"#
  private static let second = #"{"label":"c","message":"d","style":"good"}"#

  /// Runs a batch that reads its lines from a shell, which does something between the first, whose
  /// style is a bundled one, and the second, whose plugin needs a process.
  private func batch(
    _ copy: Copy,
    between command: String,
    launcher: [String] = []
  ) throws -> ProcessResult {
    let plugin = try HostilePlugin.file.get().plainPath
    let script = """
      mkfifo lines
      "$0" batch - --jobs 1 --format text --plugin '\(plugin)' <lines >drawings 2>messages &
      exec 3>lines
      echo '\(Self.first)' >&3
      until [ -s drawings ]; do sleep 0.05; done
      \(command)
      echo '\(Self.second)' >&3
      exec 3>&-
      wait $!
      code=$?
      while read -r line; do echo "$line"; done <drawings
      while read -r line; do echo "$line" >&2; done <messages
      exit $code
      """
    let words = launcher + ["/bin/sh", "-c", script, copy.badge.plainPath]
    return try ChildProcess(
      words[0],
      Array(words.dropFirst()),
      environment: BuiltProducts.isolation(home: copy.folder.url),
      folder: copy.folder.url
    ).run()
  }

  @Test(
    "is the very program that runs, whatever has its place by now",
    arguments: ["rm tool/badge", "cp /bin/true new && mv new tool/badge", "mv tool elsewhere"]
  )
  func exchanged(command: String) throws {
    let copy = try Copy()
    // The loader looks for libraries where the program was, so they have to be there still.
    let result = try batch(copy, between: command.replacing("mv tool ", with: "cp -R tool "))
    #expect(result.outcome == .exited(0), "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines == [#"{"line":1,"text":"[a: b]"}"#, #"{"line":2,"text":"[c: d]"}"#],
      "\(result.output)"
    )
  }

  @Test("does not come about where badge was taken away as a whole, which is an error")
  func removed() throws {
    let copy = try Copy()
    let result = try batch(copy, between: "rm -R tool")
    #expect(result.outcome == .exited(1))
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0] == #"{"line":1,"text":"[a: b]"}"#)
    #expect(lines[1].hasPrefix(#"{"line":2,"error":"#))
    for part in ["/proc/self/exe does not answer as a worker", "removed", "libStyleAPI.so"] {
      #expect(lines[1].contains(part), "\(lines[1])")
    }
  }

  /// Words that run others where nothing is in `/proc`; nil where this user may not.
  private static let launcher: [String]? = {
    let words = ["unshare", "--user", "--map-root-user", "--mount"]
    let tried = try? ChildProcess(
      words[0],
      words.dropFirst() + ["mount", "-t", "tmpfs", "none", "/proc"]
    ).run()
    return tried?.succeeded == true ? words : nil
  }()

  @Test(
    "does not come about without /proc, and the message says so",
    .enabled(if: launcher != nil, "user namespaces are not allowed here")
  )
  func withoutProc() throws {
    let copy = try Copy()
    let launcher = try #require(Self.launcher)
    let result = try batch(copy, between: "mount -t tmpfs none /proc", launcher: launcher)
    #expect(result.outcome == .exited(1))
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 2, "\(result.errors)")
    #expect(lines[0] == #"{"line":1,"text":"[a: b]"}"#)
    #expect(
      lines[1].contains(
        "the process for the plugin cannot be started: /proc/self/exe: No such file or directory; "
          + "/proc is missing, through which the program starts itself: mount it with "
          + "'mount -t proc proc /proc'"
      ),
      "\(lines[1])"
    )
    // What is started without it does not even see its own words, and must not take that for none.
    let libraries = try ChildProcess("ldd", [copy.badge.plainPath]).run().requireSuccess().output
      .split(separator: "\n").compactMap { line in
        line.split(separator: " ").first { $0.hasPrefix("/") }
      }
      .map { URL(filePath: String($0)).deletingLastPathComponent().plainPath }
    let blind = try ChildProcess(
      launcher[0],
      launcher.dropFirst() + [
        "/bin/sh", "-c", "mount -t tmpfs none /proc; exec \"$0\" render a b", copy.badge.plainPath,
      ],
      environment: ["LD_LIBRARY_PATH": Set(libraries).sorted().joined(separator: ":")]
    ).run()
    #expect(blind.outcome == .exited(1))
    #expect(blind.output == "")
    #expect(
      blind.errors == """
        Error: badge cannot see its command line, since /proc is missing
        Help:  Mount it with: mount -t proc proc /proc

        """
    )
  }

  @Test(
    "is missed by a program of somebody else's that names none, which draws nothing either",
    .external("the tests that build the SDK")
  )
  func otherPrograms() async throws {
    let installation = try await Installation.shared.value
    let scratch = try TemporaryFolder("badge-host")
    defer { scratch.remove() }
    var new = installation.badge(["style", "new", "neon"])
    new.folder = scratch.url
    try new.run().requireSuccess()
    var build = installation.badge(["style", "build", "neon"])
    build.folder = scratch.url
    try build.run().requireSuccess()
    let library = installation.prefix.appending(path: "lib")
    let host = scratch["host"]
    let source = BuiltProducts.repository
      .appending(path: "Tests/EndToEndTests/Fixtures/Host/main.swift")
    try ChildProcess(
      "swiftc",
      [
        source.plainPath, "-o", host.plainPath, "-swift-version", "6",
        "-I", library.appending(path: "badge/modules").plainPath, "-L", library.plainPath,
        "-lStyleAPI", "-lStyleHost", "-Xlinker", "-rpath=\(library.plainPath)",
        "-Xlinker", "-rpath=\(library.plainPath)/badge/runtime",
      ],
      timeLimit: .seconds(300)
    ).run().requireSuccess()
    let plugin = scratch["neon/.build/badge"].plainPath
    let missing = scratch["missing"].plainPath
    let cases: [(worker: String, messages: [String])] = [
      ("none", ["no program for it was named", "give a WorkerCommand"]),
      (missing, ["\(missing): No such file or directory", "name a program that is there"]),
      ("/bin/true", ["/bin/true does not answer as a worker", "StyleWorker.runIfRequested()"]),
      (
        source.plainPath,
        ["\(source.plainPath): Permission denied", "check that it may be executed"]
      ),
      ("self", ["/proc/self/exe does not answer as a worker", "StyleWorker.runIfRequested()"]),
    ]
    for (worker, messages) in cases {
      let result = try ChildProcess(host.plainPath, [plugin, worker]).run()
      #expect(result.outcome == .exited(69), "\(worker)")
      #expect(result.output == "", "\(worker)")
      for message in messages { #expect(result.errors.contains(message), "\(result.errors)") }
    }
    let badge = installation.prefix.appending(path: "bin/badge").plainPath
    #expect(try ChildProcess(host.plainPath, [plugin, badge]).run().output == "[build: passing]\n")
  }
}

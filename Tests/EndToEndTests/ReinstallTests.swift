import Foundation
import TestSupport
import Testing

/// What installing does to what is there already.
@Suite(
  "Installing",
  .serialized,
  .external("the tests that build the SDK")
)
struct ReinstallTests {
  private let foreign = ["lib/badge/styles/libMine.so", "share/mine"]

  @Test("again takes away what is no longer installed, and leaves what it did not install")
  func again() async throws {
    // What is shared is built by now, so this does not build.
    _ = try await Installation.shared.value
    let installation = try Installation(prefix: "a prefix")
    defer { installation.scratch.remove() }
    try await installation.install()
    let files = try installation.files()
    let outdated = "lib/badge/old/libOld.so"
    for file in foreign + [outdated] { try write("mine", to: file, in: installation) }
    try write(
      text("lib/badge/installed", in: installation) + outdated + "\n../outside\n",
      to: "lib/badge/installed",
      in: installation
    )
    try installation.scratch.write("mine", to: "outside")
    try await installation.install()
    #expect(try installation.files() == (files + foreign).sorted())
    #expect(!exists(installation.prefix.appending(path: "lib/badge/old")))
    #expect(exists(installation.scratch["outside"]))

    try await installation.script(["--uninstall", installation.prefix.plainPath]).requireSuccess()
    #expect(try installation.files() == foreign)
    let twice = try await installation.script(["--uninstall", installation.prefix.plainPath])
    #expect(twice.outcome == .exited(66))
    #expect(twice.errors.contains("badge is not installed below"))
  }

  @Test(
    "that fails leaves the old one as it is, and nothing of the new one",
    arguments: [
      ("swift", "echo 'error: no build'; exit 1", "error: no build"),
      (
        "swiftc", #"case "$*" in *-emit-executable*) exit 9 ;; *) exec "$REAL" "$@" ;; esac"#,
        "'bin/badge' could not be linked"
      ),
      ("ldd", "exit 1", "it could not be told which of Swift's own libraries are needed"),
    ]
  )
  func failure(_ tool: String, _ script: String, _ message: String) async throws {
    _ = try await Installation.shared.value
    let installation = try Installation(prefix: "prefix")
    defer { installation.scratch.remove() }
    try write("old", to: "bin/badge", in: installation)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let real = path.split(separator: ":").map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let stub = installation.scratch["bin/\(tool)"]
    try ExecutableFile.write("#!/bin/sh\n\(script)\n", to: stub)
    let result = try await installation.script(
      [installation.prefix.plainPath],
      environment: ["PATH": "\(stub.deletingLastPathComponent().plainPath):\(path)", "REAL": real]
    )
    #expect(!result.succeeded)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try installation.files() == ["bin/badge"])
    #expect(try text("bin/badge", in: installation) == "old")
  }

  @Test("changes nothing where a folder has the place of a file")
  func folderInPlace() async throws {
    _ = try await Installation.shared.value
    let installation = try Installation(prefix: "prefix")
    defer { installation.scratch.remove() }
    try write("mine", to: "bin/badge/mine", in: installation)
    let result = try await installation.script([installation.prefix.plainPath])
    #expect(result.outcome == .exited(73))
    #expect(result.errors.contains("a folder has the place of"), "\(result.errors)")
    #expect(try installation.files() == ["bin/badge/mine"])
  }

  @Test(
    "says what is wrong with its words",
    arguments: [
      ([], 64, "give the PREFIX"), (["--prefix", "x"], 64, "there is no option '--prefix'"),
      (["x", "y"], 64, "give one PREFIX"),
      (["--scratch-path"], 64, "--scratch-path needs a folder"),
      (["file/prefix"], 73, "the folder 'file/prefix' cannot be made"),
    ] as [([String], Int32, String)]
  )
  func usage(_ arguments: [String], _ code: Int32, _ message: String) async throws {
    let installation = try Installation(prefix: "prefix")
    defer { installation.scratch.remove() }
    try installation.scratch.write("", to: "file")
    let result = try await installation.script(arguments)
    #expect(result.outcome == .exited(code))
    #expect(result.errors.contains("install: " + message), "\(result.errors)")
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.plainPath) }

  private func write(_ text: String, to file: String, in installation: Installation) throws {
    try installation.scratch.write(
      text,
      to: "\(installation.prefix.lastPathComponent)/\(file)"
    )
  }

  private func text(_ file: String, in installation: Installation) throws -> String {
    try String(contentsOf: installation.prefix.appending(path: file), encoding: .utf8)
  }
}

import Foundation
import TestSupport
import Testing

/// The workflow of a new style's package, whose steps are run as the machines run them.
@Suite("The workflow of a new style")
struct WorkflowTests {
  /// The commands of a workflow's steps, in order.
  private static func steps(of text: String) -> [String] {
    var steps: [String] = []
    var block: (indent: Int, lines: [Substring])?
    func end() {
      if let block { steps.append(block.lines.joined(separator: "\n")) }
      block = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let open = block, indent > open.indent {
        block?.lines.append(line.dropFirst(open.indent + 2))
        continue
      }
      end()
      let key = line.trimmingPrefix { $0 == " " || $0 == "-" }
      guard key.hasPrefix("run: ") else { continue }
      if key == "run: |" {
        block = (line.count - key.count, [])
      } else {
        steps.append(String(key.dropFirst(5)))
      }
    }
    end()
    return steps
  }

  /// Runs steps one after the other, with what each says to those that follow it.
  ///
  /// - Returns: How the last one ended.
  private func run(
    _ text: String,
    in package: URL,
    home: URL,
    repository: String,
    path: String
  ) throws -> ProcessResult {
    let scratch = home.appending(path: "actions")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let files = ["GITHUB_ENV", "GITHUB_PATH"].map { scratch.appending(path: $0).plainPath }
    for file in files { try Data().write(to: URL(filePath: file)) }
    var environment = BuiltProducts.isolation(home: home)
    environment["GITHUB_ENV"] = files[0]
    environment["GITHUB_PATH"] = files[1]
    environment["BADGE_REPOSITORY"] = repository
    environment["CI"] = "true"
    var folders = path
    var result: ProcessResult?
    for step in Self.steps(of: text) {
      func lines(_ file: String) throws -> [Substring] {
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      }
      for line in try lines(files[0]) {
        let parts = line.split(separator: "=", maxSplits: 1)
        environment[String(parts[0])] = String(parts[1])
      }
      folders = (try lines(files[1]).map(String.init).reversed() + [path]).joined(separator: ":")
      environment["PATH"] = folders
      let run = try ChildProcess(
        "/bin/bash",
        ["--noprofile", "--norc", "-eo", "pipefail", "-c", step],
        environment: environment,
        folder: package,
        timeLimit: .seconds(1200)
      ).run()
      result = run
      guard run.succeeded else { break }
    }
    return try #require(result)
  }

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// A program of this name that a shell finds before others.
  private func fake(_ name: String, _ script: String, in folder: TemporaryFolder) throws {
    try ExecutableFile.write("#!/bin/bash\n\(script)\n", to: folder["bin/\(name)"])
  }

  @Test("builds, tests and validates once it is said where badge is")
  func checkout() throws {
    let scratch = try TemporaryFolder("badge-workflow")
    defer { scratch.remove() }
    let home = scratch.url
    try BuiltProducts.badge(["style", "new", "neon"], folder: home).run().requireSuccess()
    let package = home.appending(path: "neon")
    let file = package.appending(path: ".github/workflows/style.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("# FILL THIS IN, and nothing else"))
    // One that is not filled in says so, and where.
    for repository in ["", "https://example.org/badge.git", "#1.0.0"] {
      let empty = try run(text, in: package, home: home, repository: repository, path: Self.path)
      #expect(empty.outcome == .exited(1))
      #expect(empty.output.contains("::error::Fill in BADGE_REPOSITORY in .github/workflows"))
    }
    // This repository stands in for the clone, and its build for the one that takes minutes.
    let log = scratch["log"].plainPath
    try fake(
      "git",
      """
      echo "git $*" >>'\(log)'
      ln -s '\(BuiltProducts.repository.plainPath)' "${@: -1}"
      """,
      in: scratch
    )
    try fake(
      "swift",
      """
      echo "swift $*" >>'\(log)'
      case $* in
        *--show-bin-path) echo '\(BuiltProducts.folder.plainPath)' ;;
        test) [[ -d $BADGE_CHECKOUT/Sources/StyleAPI ]] ;;
      esac
      """,
      in: scratch
    )
    let result = try run(
      text,
      in: package,
      home: home,
      repository: "https://example.org/badge.git#1.2.3",
      path: scratch["bin"].plainPath + ":" + Self.path
    ).requireSuccess()
    #expect(result.output.contains("99 checks, "), "\(result.output)")
    #expect(FileManager.default.fileExists(atPath: package.appending(path: "report.xml").plainPath))
    let clone = home.plainPath + "/badge"
    #expect(
      try String(contentsOfFile: log, encoding: .utf8) == """
        git clone --depth 1 --branch 1.2.3 https://example.org/badge.git \(clone)
        swift build --package-path \(clone)
        swift build --package-path \(clone) --show-bin-path
        swift test

        """
    )
    // Where it is elsewhere than on this machine, the package finds it all the same.
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"),
      encoding: .utf8
    )
    #expect(manifest.contains(#"Context.environment["BADGE_CHECKOUT"] ??"#))
  }

  @Test(
    "does the same with the installed SDK",
    .external("the tests that build the SDK")
  )
  func installed() async throws {
    let installation = try await Installation.shared.value
    let scratch = try TemporaryFolder("badge-workflow")
    defer { scratch.remove() }
    let home = scratch.url
    var new = installation.badge(["style", "new", "neon"])
    new.folder = home
    try new.run().requireSuccess()
    let package = home.appending(path: "neon")
    let text = try String(
      contentsOf: package.appending(path: ".github/workflows/style.yml"),
      encoding: .utf8
    )
    // The clone is one whose installation has been made already.
    try fake(
      "git",
      """
      mkdir -p "${@: -1}/Scripts"
      printf '%s\\n' '#!/bin/sh' 'cp -R "\(installation.prefix.plainPath)" "$1"' \\
        >"${@: -1}/Scripts/install"
      chmod +x "${@: -1}/Scripts/install"
      """,
      in: scratch
    )
    func run() throws -> ProcessResult {
      try? FileManager.default.removeItem(at: home.appending(path: ".local"))
      try? FileManager.default.removeItem(at: home.appending(path: "badge"))
      return try self.run(
        text,
        in: package,
        home: home,
        repository: "https://example.org/badge.git#1.2.3",
        path: scratch["bin"].plainPath + ":" + Self.path
      )
    }
    // Without references a test fails, here as in continuous integration.
    let first = try run()
    #expect(!first.succeeded)
    #expect((first.output + first.errors).contains("There is no reference"))
    let library = installation.prefix.plainPath + "/lib"
    let environment: [String: String?] = [
      "PKG_CONFIG_PATH": library + "/pkgconfig", "LD_LIBRARY_PATH": library,
      "BADGE_SNAPSHOTS": "missing", "CI": nil,
    ]
    _ = try ChildProcess(
      "swift",
      ["test"],
      environment: environment,
      folder: package,
      timeLimit: .seconds(1200)
    ).run()
    let second = try run().requireSuccess()
    #expect(second.output.contains("99 checks, "), "\(second.output)")
  }
}

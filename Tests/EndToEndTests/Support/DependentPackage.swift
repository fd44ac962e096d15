import Foundation
import TestSupport

/// A package elsewhere that depends on ours: `OutlineStyle`, with a plugin and its tests.
struct DependentPackage {
  /// A folder for the package and all that belongs to it.
  let scratch: TemporaryFolder

  /// The package's own folder.
  var folder: URL { scratch["OutlineStyle"] }

  /// Variables for programs that run in the package: a home of its own, and git without this
  /// user's configuration, which finds our repository where the documents say that it is.
  var environment: [String: String?] {
    let identity = ["AUTHOR", "COMMITTER"].flatMap { role in
      [("GIT_\(role)_NAME", "Author"), ("GIT_\(role)_EMAIL", "author@example.org")]
    }
    return BuiltProducts.isolation(home: scratch["home"]).merging([
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "url.file://\(scratch["badge"].plainPath).insteadOf",
      "GIT_CONFIG_VALUE_0": "https://example.org/badge.git",
    ]) { $1 }.merging(identity.map { ($0, $1) }) { $1 }
  }

  /// Makes the scratch folder, with nothing of the package in it.
  init() throws {
    scratch = try TemporaryFolder("badge-dependent")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: scratch["home"],
      withIntermediateDirectories: true
    )
  }

  /// Copies the files of our working tree into a repository beside the package, as version 1.0.0.
  func makeRepository() throws {
    let repository = scratch["badge"]
    let listing = try ChildProcess(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
      environment: environment,
      folder: BuiltProducts.repository
    ).run().requireSuccess()
    // A file that is deleted in the working tree is still listed.
    let names = listing.output.split(separator: "\0").map(String.init).filter { name in
      let file = BuiltProducts.repository.appending(path: name).plainPath
      return (try? FileManager.default.attributesOfItem(atPath: file)) != nil
    }
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    // Scripts are among them, so a process of its own copies (see ``ExecutableFile``).
    try ChildProcess(
      "cp",
      ["--parents", "-P", "-p", "-t", repository.plainPath, "--"] + names,
      folder: BuiltProducts.repository
    ).run().requireSuccess()
    try commit(repository)
    try git(["tag", "1.0.0"], in: repository)
  }

  /// Makes a repository of a folder and commits all that is in it.
  func commit(_ folder: URL) throws {
    try git(["init", "--quiet", "--initial-branch=main"], in: folder)
    try git(["add", "--all"], in: folder)
    try git(["commit", "--quiet", "--message=Everything"], in: folder)
  }

  private func git(_ arguments: [String], in folder: URL) throws {
    try ChildProcess("git", arguments, environment: environment, folder: folder)
      .run().requireSuccess()
  }

  /// Copies the example, which names our package by its path.
  func copyExample() throws {
    let example = BuiltProducts.repository.appending(path: "Examples/OutlineStyle")
    for name in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: example.appending(path: name),
        to: folder.appending(path: name)
      )
    }
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("\"../..", with: "\"\(BuiltProducts.repository.plainPath)")
    try Data(text.utf8).write(to: manifest)
  }

  /// Removes all files of the package but what was built and what was resolved.
  func removeSources() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.plainPath)
    where ![".build", "Package.resolved"].contains(name) {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Adds a plugin and a test that look for second copies of StyleAPI, and a test that uses the
  /// bundled styles by their static members.
  ///
  /// - Parameters:
  ///   - styleAPI: The package that the product `StyleAPI` comes from.
  ///   - modules: Products of ours, beside those that the tests have, with modules that they import.
  func addTests(styleAPI: String, modules: [String] = []) throws {
    try Probe.writeSources(into: folder.appending(path: "Sources/ProbeStyle"))
    let tests = folder.appending(path: "Tests/OutlineStyleTests")
    for file in [
      "EndToEndTests/Fixtures/Dependent/OneCopyTests.swift",
      "EndToEndTests/Fixtures/Dependent/StaticMemberTests.swift",
      "Support/MemoryMap.swift",
    ] {
      let source = BuiltProducts.repository.appending(path: "Tests/\(file)")
      try FileManager.default.copyItem(
        at: source,
        to: tests.appending(path: source.lastPathComponent)
      )
    }
    let manifest = folder.appending(path: "Package.swift")
    var text = try String(contentsOf: manifest, encoding: .utf8)
    text += """

      package.products += [.library(name: "ProbeStyle", type: .dynamic, targets: ["ProbeStyle"])]
      package.targets += [
        .target(
          name: "ProbeStyle",
          dependencies: [.product(name: "StyleAPI", package: "\(styleAPI)")],
          exclude: ["style.note"]
        )
      ]
      package.targets.first { $0.name == "OutlineStyleTests" }?.dependencies += [
        \(modules.map { ".product(name: \"\($0)\", package: \"badge\")" }.joined(separator: ", "))
      ]

      """
    try Data(text.utf8).write(to: manifest)
  }

  /// Runs `swift` in the package, in the configuration that this bundle was built in.
  @discardableResult
  func swift(_ arguments: [String]) async throws -> ProcessResult {
    try await ChildProcess(
      "swift",
      [arguments[0], "--configuration", BuiltProducts.configuration] + arguments.dropFirst(),
      environment: environment,
      folder: folder,
      timeLimit: .seconds(1800)
    ).runInBackground().requireSuccess()
  }

  /// A library that was built.
  func library(_ name: String) -> URL {
    folder.appending(path: ".build/\(BuiltProducts.configuration)/lib\(name).so")
      .resolvingSymlinksInPath()
  }
}

import Foundation
import TestSupport
import Testing

/// A home folder with a plugin in one of its folders, for runs of the built tool.
private final class Home {
  let folder: TemporaryFolder
  let styles: URL
  let plugin: URL
  /// Variables for all runs.
  var variables: [String: String?] = [:]

  init() throws {
    folder = try TemporaryFolder("badge-trust")
    styles = folder["styles"]
    plugin = styles.appending(path: "libHostile.so")
    try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: HostilePlugin.file.get(), to: plugin)
  }

  deinit { folder.remove() }

  func run(_ arguments: String..., input: String = "") throws -> ProcessResult {
    try BuiltProducts.badge(
      arguments,
      environment: variables.merging(["BADGE_STYLE_PATH": styles.plainPath]) { $1 },
      folder: folder.url,
      input: Array(input.utf8)
    ).run()
  }

  func render(_ style: String, _ options: String...) throws -> ProcessResult {
    try BuiltProducts.badge(
      ["render", "a", "b", "--format", "text", "--style", style] + options,
      environment: variables.merging(["BADGE_STYLE_PATH": styles.plainPath]) { $1 },
      folder: folder.url
    ).run()
  }

  /// The SHA-256 of a file, as the tool says it.
  func hash(of file: URL) throws -> String {
    let output = try run("style", "inspect", file.plainPath).requireSuccess().output
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("SHA-256") })
    return String(line.suffix(64))
  }

  func trust(_ file: URL) throws {
    try run("style", "trust", file.plainPath, "--hash", hash(of: file)).requireSuccess()
  }

  /// Changes the bytes of the plugin, but not what it does.
  func touch() throws {
    var bytes = try Data(contentsOf: plugin)
    bytes.append(0)
    try bytes.write(to: plugin)
  }
}

@Suite("A plugin in a folder")
struct TrustTests {
  @Test("runs once it is trusted, as long as its bytes stay the same")
  func pin() throws {
    let home = try Home()
    let new = try home.render("good")
    #expect(new.outcome == .exited(69))
    #expect(
      new.errors == """
        Error: \(home.plugin.plainPath): the plugin org.example.hostile is not trusted yet; look at \
        it with: badge style inspect \(home.plugin.plainPath); then run: \
        badge style trust \(home.plugin.plainPath)

        """
    )
    try home.trust(home.plugin)
    #expect(try home.render("good").output == "[a: b]\n")
    #expect(try home.run("style", "list", "--all").output.contains("    usable: fatal"))
    try home.touch()
    let changed = try home.render("good")
    #expect(changed.outcome == .exited(69))
    #expect(changed.errors.contains("since its bytes have changed"))
    #expect(try home.run("style", "list", "--all").output.contains("    not used: the plugin org"))
    // Named on the command line, it needs no pin; and the pin knows no path.
    #expect(try home.render("good", "--plugin", home.plugin.plainPath).output == "[a: b]\n")
  }

  @Test("is trusted wherever it lies, and by whatever link it is found")
  func moved() throws {
    let home = try Home()
    try home.trust(home.plugin)
    let files = FileManager.default
    try files.createDirectory(at: home.folder["other"], withIntermediateDirectories: true)
    try files.moveItem(at: home.plugin, to: home.folder["other/libMoved.so"])
    symlink(home.folder["other/libMoved.so"].plainPath, home.plugin.plainPath)
    #expect(try home.render("good").output == "[a: b]\n")
  }

  @Test("is not run where others can exchange it, whoever trusts it")
  func permissions() throws {
    let home = try Home()
    try home.trust(home.plugin)
    chmod(home.plugin.plainPath, 0o666)
    let file = try home.render("good")
    #expect(file.outcome == .exited(69))
    #expect(file.errors.hasSuffix("run: chmod o-w \(home.plugin.plainPath)\n"))
    chmod(home.plugin.plainPath, 0o644)
    chmod(home.styles.plainPath, 0o777)
    let folder = try home.render("good", "--plugin", home.plugin.plainPath)
    #expect(folder.outcome == .exited(69))
    #expect(folder.errors.hasSuffix("run: chmod o-w \(home.styles.plainPath)\n"))
    chmod(home.styles.plainPath, 0o755)
    #expect(try home.render("good").output == "[a: b]\n")
  }

  @Test("has a pin in the project's file that counts in CI, and nowhere else")
  func project() throws {
    let home = try Home()
    let hash = try home.hash(of: home.plugin)
    home.variables["CI"] = "true"
    let refused = try home.render("good")
    #expect(refused.outcome == .exited(69))
    let line = #""trustedPlugins": { "org.example.hostile": "\#(hash)" }"#
    #expect(refused.errors.contains("add this to .badge.json: \(line)"))
    try home.folder.write("{ \(line) }", to: ".badge.json")
    #expect(try home.render("good").output == "[a: b]\n")
    // What is pinned is the plugin of this name with these bytes.
    let other = line.replacing("hostile", with: "other")
    try home.folder.write("{ \(other) }", to: ".badge.json")
    #expect(try home.render("good").outcome == .exited(69))
    try home.folder.write("{ \(line) }", to: ".badge.json")
    home.variables["CI"] = .some(nil)
    #expect(try home.render("good").outcome == .exited(69))
  }

  @Test("is left alone in safe mode, even with the name of a bundled style")
  func safeMode() throws {
    let home = try Home()
    try home.trust(home.plugin)
    let bundled = BuiltProducts.folder.appending(path: "libDefaultBadge.so")
    let copy = home.styles.appending(path: "libDefaultBadge.so")
    try FileManager.default.copyItem(at: bundled, to: copy)
    #expect(try home.render("default").outcome == .exited(69))
    #expect(try home.render("default", "--no-plugins").outcome == .exited(0))
    let refused = try home.render("good", "--no-plugins")
    #expect(refused.outcome == .exited(69))
    #expect(refused.errors.contains("there is no bundled style 'good'"))
    #expect(refused.errors.contains("there is 'default', 'fancy'"))
    #expect(try home.render("good", "--no-plugins", "--plugin", "x.so").outcome == .exited(64))

    home.variables["BADGE_STYLE_SAFE"] = "1"
    #expect(try home.render("default").outcome == .exited(0))
    let list = try home.run("style", "list", "--all").requireSuccess().output
    #expect(!list.contains("good"))
    let named = try home.render("good", "--plugin", home.plugin.plainPath)
    #expect(named.outcome == .exited(69))
    #expect(named.errors.contains("plugins are off"))
    home.variables["BADGE_STYLE_SAFE"] = "0"
    #expect(try home.render("good").output == "[a: b]\n")
  }
}

@Suite("A plugin that is installed")
struct InstallationTests {
  @Test("is nobody else's to write to, whatever the mask for new files is")
  func mask() throws {
    let folder = try TemporaryFolder("badge-trust")
    defer { folder.remove() }
    let plugin = try HostilePlugin.file.get().plainPath
    let badge = BuiltProducts.badge([], folder: folder.url)
    for line in ["umask 0; exec", "umask 077; exec"] {
      let result = try ChildProcess(
        "/bin/sh",
        ["-c", "\(line) \"$0\" style install '\(plugin)'", badge.program],
        environment: badge.environment,
        folder: folder.url
      ).run().requireSuccess()
      #expect(result.output.hasPrefix("Installed "))
      let paths = FileManager.default.enumerator(atPath: folder.url.plainPath)
      var count = 0
      while let path = paths?.nextObject() as? String {
        var status = stat()
        #expect(lstat(folder[path].plainPath, &status) == 0)
        #expect(status.st_mode & 0o022 == 0, "\(path)")
        count += 1
      }
      #expect(count > 5)
    }
    var drawing = badge
    drawing.arguments = ["render", "a", "b", "--format", "text", "--style", "good"]
    #expect(try drawing.run().requireSuccess().output == "[a: b]\n")
  }
}

@Suite("A plugin that fails")
struct QuarantineTests {
  @Test("while it is loaded is not tried any more after two runs, until it is built again")
  func loading() throws {
    let home = try Home()
    let early = try HostilePlugin.build(
      "libEarly.so",
      of: "EarlyStyles",
      in: home.folder.url,
      constructor: "abort();"
    )
    try FileManager.default.removeItem(at: home.plugin)
    try FileManager.default.copyItem(at: early, to: home.plugin)
    try home.trust(home.plugin)
    let inspection = try home.run("style", "inspect", home.plugin.plainPath).output
    #expect(inspection.contains("On load       runs run\n"))

    // Many badges of a run count once.
    let lines = String(repeating: #"{"message":"a","style":"good"}"# + "\n", count: 30)
    let first = try home.run("batch", "-", input: lines)
    #expect(first.output.contains("crashed while it was loaded (SIGABRT"))
    #expect(
      try home.run("style", "why", "good").output.contains("note: it failed in its last run, at 20")
    )
    #expect(try home.render("good").errors.contains("crashed while it was loaded (SIGABRT"))
    let third = try home.render("good")
    #expect(third.outcome == .exited(69))
    #expect(
      third.errors.contains(
        "the plugin is not tried any more, since it has failed in 2 runs, the last time because "
          + "the plugin crashed while it was loaded (SIGABRT"
      )
    )
    #expect(third.errors.contains("run: badge style retry \(home.plugin.plainPath)\n"))
    let doctor = try home.run("style", "doctor")
    #expect(doctor.outcome == .exited(1))
    #expect(doctor.output.contains("  problem: the plugin is not tried any more"))

    try home.run("style", "retry", "good").requireSuccess()
    #expect(try home.render("good").errors.contains("crashed while it was loaded"))
    #expect(try home.render("good").errors.contains("crashed while it was loaded"))
    #expect(try home.render("good").errors.contains("not tried any more"))
    try home.touch()
    try home.trust(home.plugin)
    #expect(try home.render("good").errors.contains("crashed while it was loaded"))
    // In badge itself, nothing of it would be loaded at all.
    let inside = try home.render("good", "--sandbox", "never")
    #expect(inside.outcome == .exited(69))
    #expect(
      inside.errors.contains("the plugin runs code of its own as soon as it is loaded ('run')")
    )
  }

  @Test("at every badge of one style is tried with the others")
  func style() throws {
    let home = try Home()
    try home.trust(home.plugin)
    for _ in 0..<2 {
      #expect(try home.render("abort").errors.contains("crashed while it drew the badge"))
    }
    let third = try home.render("abort")
    #expect(third.outcome == .exited(69))
    #expect(third.errors.contains("the style 'abort' is not tried any more"))
    #expect(try home.render("good").output == "[a: b]\n")
    #expect(try home.render("abort", "--plugin", home.plugin.plainPath).outcome == .exited(1))
  }

  @Test("at single badges only is tried again and again")
  func badges() throws {
    let home = try Home()
    try home.trust(home.plugin)
    for _ in 0..<4 {
      let result = try home.render("sometimes:path=now")
      #expect(result.outcome == .exited(1))
      #expect(result.errors.contains("crashed while it drew the badge"))
    }
    #expect(try home.render("sometimes").output == "[a: sometimes=0 b]\n")
    let why = try home.run("style", "why", "sometimes").output
    #expect(!why.contains("failed"))
  }

  @Test("is not tried where it cannot be read whether it has failed before")
  func unreadable() throws {
    let home = try Home()
    try home.trust(home.plugin)
    let failures = home.folder[".local/state/badge/failures"]
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let result = try home.render("good")
    #expect(result.outcome == .exited(69))
    #expect(
      result.errors == """
        Error: \(home.plugin.plainPath): which plugins have failed cannot be read: \
        \(failures.plainPath): this is a folder, not a file; move it away, and badge begins anew

        """
    )
    try FileManager.default.removeItem(at: failures)
    #expect(try home.render("good").output == "[a: b]\n")
  }

  @Test("once begins anew when it draws")
  func recovery() throws {
    let home = try Home()
    try home.trust(home.plugin)
    _ = try home.render("abort")
    let failures = home.folder[".local/state/badge/failures"]
    let text = try String(contentsOf: failures, encoding: .utf8)
    // The same as if the style that failed had been the good one.
    try Data(text.replacing("\tabort\t", with: "\tgood\t").utf8).write(to: failures)
    #expect(try home.render("good").output == "[a: b]\n")
    #expect(try String(contentsOf: failures, encoding: .utf8) == "")
  }
}

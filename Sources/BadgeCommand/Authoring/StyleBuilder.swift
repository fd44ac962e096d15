internal import Glibc
internal import StyleHost
internal import StyleValidation

/// Compiles a style against the SDK of the running `badge`.
struct StyleBuilder {
  let package: StylePackage
  let sdk: HostSDK
  let isDebug: Bool

  /// The file that says what the library was built from.
  private var stampFile: String { "\(package.folder)/\(StylePackage.products)/\(stampName)" }
  private var stampName: String { "\(package.module).stamp" }

  /// Builds the library, if it is not what would be built.
  ///
  /// - Returns: Whether there was anything to build.
  func build() throws(ToolError) -> Bool {
    let lock = try lock()
    defer { lock.release() }
    let before = try stamp()
    if access(package.library, R_OK) == 0, try kept() == before + noteStamp() { return false }
    try author { () throws(AuthoringError) in
      try run([sdk.noteWriter, package.sources]) { .badNote($0) }
    }
    // Whatever becomes of it while the compiler reads it, the next build looks at it again.
    let note = try noteStamp()
    let folder = try wrapping(ToolError.output) { () throws(OutputError) in
      let path = "\(package.folder)/\(StylePackage.products)"
      return try OutputFolder(path: path, at: path)
    }
    // What is there serves until the new library is whole.
    let temporary = package.library + ".new"
    defer { unlink(temporary) }
    try author { () throws(AuthoringError) in
      try run(command(output: temporary)) { .notCompiled($0) }
    }
    guard rename(temporary, package.library) == 0 else {
      throw .output(.cannotCreate(path: package.library, errno: errno))
    }
    // Sources that were changed meanwhile are built the next time.
    _ = try wrapping(ToolError.output) { () throws(OutputError) in
      try folder.write(Array((before + note).utf8), to: stampName)
    }
    return true
  }

  /// Reads the note of what was built.
  func checkNote() throws(AuthoringError) {
    do throws(StyleLoadingError) {
      _ = try PluginFile(path: package.library).note()
    } catch {
      if case .badNote(_, .line(let line, let problem)) = error {
        let path = "Sources/\(package.module)/style.note"
        throw .badDeclaration(path: path, line: line, problem)
      }
      throw .notUsable(path: package.library, [error.description])
    }
  }

  /// Loads what was built in a process of its own, and draws a badge in every style that it declares.
  func checkStyles() throws(AuthoringError) {
    let ids = ["load.loads", "options.styles", "options.defaults"]
    let validator = Validator(checks: ids.flatMap(ValidationCheck.selected), seed: 0)
    let report = validator.report(
      on: package.library,
      worker: WorkerConfiguration(command: .currentProgram)
    )
    // What was skipped was so for what has failed.
    let findings = report.entries.filter { $0.verdict != .passed && $0.verdict != .skipped }
      .flatMap(\.lines)
    guard !findings.isEmpty else { return }
    throw .notUsable(path: package.library, findings)
  }

  private func command(output: String) throws(AuthoringError) -> [String] {
    var command = [
      "swiftc", "-swift-version", "6", "-module-name", package.module, "-parse-as-library",
      "-emit-library", "-wmo", "-no-toolchain-stdlib-rpath",
      "-I", sdk.modules, "-L", sdk.libraries, "-lStyleAPI", "-o", output,
    ]
    command += isDebug ? ["-Onone", "-g", "-D", "DEBUG"] : ["-O"]
    let files = try package.swiftFiles() + [StylePackage.noteFile]
    return command + files.map { "\(package.sources)/\($0)" }
  }

  private func run(
    _ command: [String],
    error: (String) -> AuthoringError
  ) throws(AuthoringError) {
    let build: BuildProcess
    do throws(SystemError) {
      build = try BuildProcess(command)
    } catch let failure {
      throw .cannotStart(program: command[0], errno: failure.code)
    }
    build.finish()
    guard build.hasFailed else { return }
    let text = build.text.replacing(text: package.folder + "/", with: "")
    if let signal = build.signal { throw .killed(program: command[0], signal: signal, text) }
    throw error(text)
  }

  private func author<Result>(
    _ body: () throws(AuthoringError) -> Result
  ) throws(ToolError) -> Result {
    try wrapping(ToolError.authoring, body)
  }
}

// MARK: - One build at a time

extension StyleBuilder {
  /// Waits until no other build of the package is under way.
  private func lock() throws(ToolError) -> FolderLock {
    let path = "\(package.folder)/\(StylePackage.products)"
    return try wrapping(ToolError.output) { () throws(OutputError) in
      _ = try OutputFolder(path: path, at: path)
      return try FolderLock(path)
    }
  }
}

// MARK: - Whether there is anything to build

extension StyleBuilder {
  /// A hash of everything that the library is made of: the sources, the note, the command, and the
  /// libraries that it is compiled against.
  private func stamp() throws(ToolError) -> String {
    var hash = SHA256()
    func add(_ text: String) { hash.update(Array(text.utf8) + [0]) }
    let words = try author { () throws(AuthoringError) in try command(output: "") }
    let files = try author { () throws(AuthoringError) in try package.swiftFiles() }
    for word in words { add(word) }
    for file in files + ["style.note"] {
      add(file)
      hash.update(try bytes(of: "\(package.sources)/\(file)"))
    }
    let library = FileIdentity(path: sdk.libraries + "/libStyleAPI.so")
    add(library.map { "\($0)" } ?? "")
    return hash.hexadecimal
  }

  /// A hash of the source that is made of the note, as it is now: somebody may have changed it by hand.
  private func noteStamp() throws(ToolError) -> String {
    let path = "\(package.sources)/\(StylePackage.noteFile)"
    var hash = SHA256()
    if access(path, F_OK) == 0 { hash.update(try bytes(of: path)) }
    return " " + hash.hexadecimal
  }

  private func kept() throws(ToolError) -> String? {
    guard access(stampFile, R_OK) == 0 else { return nil }
    return String(decoding: try bytes(of: stampFile), as: UTF8.self)
  }

  private func bytes(of path: String) throws(ToolError) -> [UInt8] {
    try wrapping(ToolError.input) { () throws(InputError) in
      try DescriptorInput(path: path, at: path, isRegular: true).readAll(
        limit: 64 << 20,
        path: path
      )
    }
  }
}

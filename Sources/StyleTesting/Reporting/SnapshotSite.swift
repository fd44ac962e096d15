internal import StyleHost
internal import Testing

/// Where an assertion stands: its place in the source, and the test that runs it.
struct SnapshotSite: Sendable {
  /// The module and the file's name, such as `LogoTests/LogoTests.swift`.
  var fileID: String
  /// The path of the file.
  var filePath: String
  /// The line in the file.
  var line: Int
  /// The column in the line.
  var column: Int
  /// The test function as the compiler writes it, such as `draws(size:)`.
  var function: String
  /// What `swift test --filter` takes to run this test alone.
  var filter: String
  /// Whether the test runs once for each of its arguments.
  var isParameterized: Bool

  /// Makes a site.
  init(
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    function: String,
    filter: String,
    isParameterized: Bool = false
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
    self.filter = filter
    self.isParameterized = isParameterized
  }

  /// The site of an assertion that is called now.
  ///
  /// In Swift Testing the test is the one that runs, also where a helper calls the assertion; in
  /// XCTest it is the function that `#function` names.
  static func current(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: String
  ) -> SnapshotSite {
    let test = Test.current
    let fileID = String(describing: fileID)
    let module = String(fileID.prefix { $0 != "/" })
    let name = test?.name ?? function
    let filter =
      test.map { Self.filter($0.id) } ?? "^\(escaped(module))\\..*/\(escaped(base(of: name)))$"
    return SnapshotSite(
      fileID: fileID,
      filePath: String(describing: filePath),
      line: Int(line),
      column: Int(column),
      function: name,
      filter: filter,
      isParameterized: test?.isParameterized ?? false
    )
  }

  /// A regular expression for a test's full name, `Module.Suite/function()`.
  private static func filter(_ id: Test.ID) -> String {
    let names = [id.moduleName] + id.nameComponents
    let path = names.dropFirst().joined(separator: "/")
    return "^\(escaped(id.moduleName))\\.\(escaped(path))"
  }

  private static func base(of function: String) -> String { String(function.prefix { $0 != "(" }) }

  private static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The folder of the test file's references.
  var folder: String {
    let name = filePath.split(separator: "/").last.map(String.init) ?? filePath
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return "\(SnapshotFiles.folder(of: filePath))/__Snapshots__/\(stem)"
  }

  /// The command that writes the test's references, after a change that was meant.
  func command(recording mode: SnapshotRecordMode) -> String {
    "\(SnapshotRecordMode.variable)=\(mode.rawValue) swift test --filter \(ShellWord.quoted(filter))"
  }
}

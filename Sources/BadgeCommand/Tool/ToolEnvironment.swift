internal import Glibc
package import StyleHost
package import TerminalKit

/// Everything outside of the command line that a command depends on.
///
/// A command asks this value and never the process, so a test runs it with variables, streams and a
/// folder of its own.
package struct ToolEnvironment: Sendable {
  /// The environment variables.
  package var variables: VariableList
  /// The absolute path from which relative ones count.
  package var currentFolder: String?
  /// The user's home.
  package var home: String?
  /// The absolute path of the running program.
  package var executable: String?
  /// Where `-` reads from.
  package var input: any InputChannel
  /// Where output goes.
  package var output: any OutputChannel
  /// Where messages go.
  package var messages: any OutputChannel
  /// Makes what styles are taken from; by default the plugins of the search path.
  package var makeStyles: MakeStyles = { (searchPath, isolation) throws(StyleLoadingError) in
    try StyleShelf(searchPath, isolation)
  }

  /// Opens the terminal to draw on and to read keys from; nil where there is none, as by default.
  package var openTerminal: @Sendable () -> TerminalDevice? = { nil }

  /// Asks the user a question that is answered with yes or no; nil where there is nobody to ask, as
  /// by default.
  package var ask: @Sendable (_ question: String) -> Bool? = { _ in nil }
  /// Keeps the output for the tool alone, where code of others runs in this process; nil where nobody
  /// else knows the output, as by default.
  ///
  /// What others write to the standard output from then on goes where messages go.
  package var reserveOutput: @Sendable () throws(OutputError) -> (any OutputChannel)? = { nil }
  /// What is to be done when the command has ended.
  let runEnd = RunEnd()

  /// Makes a source of styles from the places where they are looked for.
  package typealias MakeStyles =
    @Sendable (StyleSearchPath, StyleIsolation) throws(StyleLoadingError) -> any StyleProvider

  /// Describes an environment.
  package init(
    variables: VariableList,
    currentFolder: String?,
    home: String?,
    executable: String?,
    input: any InputChannel,
    output: any OutputChannel,
    messages: any OutputChannel
  ) {
    self.variables = variables
    self.currentFolder = currentFolder
    self.home = home
    self.executable = executable
    self.input = input
    self.output = output
    self.messages = messages
  }
}

extension ToolEnvironment {
  /// The value of a variable; nil where it is empty, which means the same as not set.
  func variable(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether a variable switches something on: it has a value, and not one that says no.
  func flag(_ name: String) -> Bool {
    guard let value = variable(name) else { return false }
    return !["0", "false", "no", "off"].contains(value.lowercased())
  }

  /// Whether the tool runs for a machine that nobody watches.
  var isCI: Bool { flag("CI") }

  /// The absolute path of a file that keeps what the tool remembers from run to run; nil where there
  /// is no home.
  ///
  /// By the XDG Base Directory Specification a relative path in `XDG_STATE_HOME` counts as none.
  func statePath(_ name: String) -> String? {
    if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return folder + "/badge/" + name
    }
    guard let home, home.hasPrefix("/") else { return nil }
    return home + "/.local/state/badge/" + name
  }

  /// The folder in which it is remembered which plugins have which styles; nil where there is no
  /// home.
  ///
  /// By the XDG Base Directory Specification a relative path in `XDG_CACHE_HOME` counts as none.
  var stylesCache: String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/badge/styles"
    }
    guard let home, home.hasPrefix("/") else { return nil }
    return home + "/.cache/badge/styles"
  }

  /// Where a path given by the user leads.
  func location(of path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let currentFolder else { return path }
    return currentFolder.hasSuffix("/") ? currentFolder + path : currentFolder + "/" + path
  }

  /// Opens what a path names; `-` is the standard input.
  ///
  /// - Parameter isRegular: Whether nothing but a regular file will do.
  func open(_ path: String, isRegular: Bool = false) throws(InputError) -> any InputChannel {
    if path == "-" { return input }
    return try DescriptorInput(path: path, at: location(of: path), isRegular: isRegular)
  }

  /// All bytes of what a path names; `-` is the standard input.
  ///
  /// - Parameter isRegular: Whether nothing but a regular file will do.
  func read(
    _ path: String,
    limit: Int,
    isRegular: Bool = false
  ) throws(InputError) -> [UInt8] {
    try open(path, isRegular: isRegular).readAll(limit: limit, path: path == "-" ? nil : path)
  }

  /// The styles on the search path of a run.
  func styles(
    plugins: [String],
    folders: [String],
    isolation: IsolationOptions
  ) throws(ToolError) -> any StyleProvider {
    try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      let searchPath = searchPath(
        plugins: plugins,
        folders: folders,
        isBundledOnly: isolation.isBundledOnly
      )
      return try makeStyles(searchPath, isolation.isolation(in: self))
    }
  }

  /// The places where styles are looked for.
  func searchPath(
    plugins: [String],
    folders: [String],
    isBundledOnly: Bool = false
  ) -> StyleSearchPath {
    var path = StyleSearchPath(
      files: plugins,
      folders: folders,
      home: home,
      executable: executable,
      currentFolder: currentFolder
    ) {
      variables[$0]
    }
    path.isBundledOnly = isBundledOnly || flag("BADGE_STYLE_SAFE")
    return path
  }
}

internal import CommandLineKit
internal import StyleHost

/// `badge style list`: the styles that can be used, from the notes of the plugins.
struct StyleListCommand: ToolCommand {
  /// What is written.
  enum Form: Hashable {
    /// For people; with everything that was looked at, if asked for.
    case text
    /// For programs.
    case json
    /// A name a line with a tab and a sentence, for the completion of a shell.
    case names
  }

  var form = Form.text
  var showsAll = false
  var plugins: [String] = []
  var folders: [String] = []
  /// Whether only the styles count that come with the tool.
  var isBundledOnly = false

  init() {}

  init(_ arguments: ParsedArguments) throws(ParserError) {
    try arguments.requireAtMostOne(of: "json", "names")
    try arguments.requireAtMostOne(of: "all", "names")
    form = arguments.flag("json") ? .json : arguments.flag("names") ? .names : .text
    showsAll = arguments.flag("all")
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
    isBundledOnly = arguments.flag("no-plugins")
    if isBundledOnly { try arguments.requireAtMostOne(of: "no-plugins", "plugin") }
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let searchPath = environment.searchPath(
      plugins: plugins,
      folders: folders,
      isBundledOnly: isBundledOnly
    )
    let catalog = StyleCatalog.scan(searchPath)
    try wrapping({ .style($0) }) { () throws(StyleLoadingError) in try catalog.checkNamedFiles() }
    let text =
      switch form {
      case .json: StyleListing(catalog, in: environment).json(showsAll: showsAll).document
      case .names: names(of: catalog)
      case .text: StyleListing(catalog, in: environment).text(showsAll: showsAll)
      }
    try environment.print(text)
    return .success
  }

  private func names(of catalog: StyleCatalog) -> String {
    catalog.available.map { entry in
      let help = TextSanitizer.sanitize(entry.style.help ?? "")
      return entry.style.name + (help.isEmpty ? "" : "\t" + help) + "\n"
    }.joined()
  }
}

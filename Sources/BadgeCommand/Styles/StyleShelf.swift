internal import Glibc
internal import StyleAPI
internal import StyleHost
internal import Synchronization

/// The styles of a search path, of which no more is read than the styles asked for need.
///
/// The places are searched one after the other until one has the style, which gives what searching
/// all of them would: the first place that has a style wins. Only for the message about a style
/// that is nowhere is everything looked at.
final class StyleShelf: StyleProvider {
  private let searchPath: StyleSearchPath
  private let state = Mutex(State())

  private struct State {
    /// What was found in the places searched so far, one catalogue a place.
    var catalogs: [StyleCatalog] = []
    /// The libraries that styles were taken from, by the file.
    var libraries: [String: StyleLibrary] = [:]
  }

  /// Looks at the files that flags name, which have to be plugins, and whether the folders that
  /// flags name can be searched.
  init(_ searchPath: StyleSearchPath) throws(StyleLoadingError) {
    self.searchPath = searchPath
    let named = searchPath.entries.filter { $0.origin == .pluginFlag }
    if !named.isEmpty {
      try StyleCatalog.scan(StyleSearchPath(entries: named)).checkNamedFiles()
    }
    for entry in searchPath.entries where entry.origin == .stylePathFlag {
      let folder = open(entry.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard folder >= 0 else { throw .unsearchable(folder: entry.path, errno: errno) }
      close(folder)
    }
  }

  /// A style by name, with its options.
  ///
  /// - Throws: Where there is no such style, its plugin cannot be loaded, or an option is not its.
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    guard let entry = entry(named: name) else {
      return try StyleLibrary(searchPath: searchPath).style(name, options: options)
    }
    return try library(of: entry).style(name, options: options)
  }

  private func entry(named name: String) -> StyleCatalog.Entry? {
    state.withLock { state in
      for index in searchPath.entries.indices {
        if index == state.catalogs.count {
          let place = StyleSearchPath(entries: [searchPath.entries[index]])
          state.catalogs.append(StyleCatalog.scan(place))
        }
        let found = state.catalogs[index].available.first { $0.style.name == name }
        if let found { return found }
      }
      return nil
    }
  }

  private func library(of entry: StyleCatalog.Entry) -> StyleLibrary {
    state.withLock { state in
      if let library = state.libraries[entry.file] { return library }
      let file = StyleSearchPath.Entry(path: entry.file, isFile: true, origin: entry.origin)
      let library = StyleLibrary(searchPath: StyleSearchPath(entries: [file]))
      state.libraries[entry.file] = library
      return library
    }
  }
}

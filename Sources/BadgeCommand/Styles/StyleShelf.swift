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
    /// What was found in the places searched so far, one library a place.
    var libraries: [StyleLibrary] = []
  }

  /// Looks at the files that flags name, which have to be plugins.
  init(_ searchPath: StyleSearchPath) throws(StyleLoadingError) {
    self.searchPath = searchPath
    let named = searchPath.entries.filter { $0.origin == .pluginFlag }
    if !named.isEmpty {
      try StyleCatalog.scan(StyleSearchPath(entries: named)).checkNamedFiles()
    }
  }

  /// A style by name, with its options.
  ///
  /// - Throws: Where there is no such style, its plugin cannot be loaded, or an option is not its.
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let library = library(with: name) ?? StyleLibrary(searchPath: searchPath)
    return try library.style(name, options: options)
  }

  /// The library of the first place that has a style.
  private func library(with name: String) -> StyleLibrary? {
    state.withLock { state in
      for index in searchPath.entries.indices {
        if index == state.libraries.count {
          let place = StyleSearchPath(entries: [searchPath.entries[index]])
          state.libraries.append(StyleLibrary(searchPath: place))
        }
        let library = state.libraries[index]
        if library.catalog.availableStyle(named: name) != nil { return library }
      }
      return nil
    }
  }
}

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
  private let isolation: StyleIsolation
  private let fallback: (any BadgeStyle)?
  private let state = Mutex(State())

  private struct State {
    /// The style that was asked for first, and the library of the place that has it.
    ///
    /// What runs ask for is one style, as a rule, and for that one no more is looked at than it
    /// needs; whoever asks for a second one may ask for all.
    var first: (name: String, library: StyleLibrary?)?
    /// The places that were searched for other styles, in their order and each of them whole.
    var libraries: [StyleLibrary] = []
    /// The place to search next.
    var next = 0
    /// The plugins that get a process of their own.
    var isolated: [Isolated] = []
  }

  private struct Isolated {
    let file: String
    let library: WorkerStyleLibrary
  }

  /// Looks at the files that flags name, which have to be plugins, whether the folders that flags
  /// name can be searched, and for the fallback style.
  init(
    _ searchPath: StyleSearchPath,
    _ isolation: StyleIsolation = StyleIsolation()
  ) throws(StyleLoadingError) {
    self.searchPath = searchPath
    self.isolation = isolation
    if let reference = isolation.fallback {
      var isolation = isolation
      isolation.fallback = nil
      fallback = try StyleShelf(searchPath, isolation)
        .style(reference.name, options: reference.options)
    } else {
      fallback = nil
    }
    let named = searchPath.entries.filter { $0.origin == .pluginFlag }
    if !named.isEmpty {
      try StyleCatalog.scan(Self.path(of: named, in: searchPath)).checkNamedFiles()
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
    let library = library(with: name) ?? library(of: .scan(searchPath))
    if let entry = library.catalog.availableStyle(named: name), isolation.applies(to: entry) {
      let style = try isolated(entry.file, library.catalog).style(name, options: options)
      try isolation.gate?.checkStyle(name, of: entry.file)
      return style
    }
    return try library.style(name, options: options)
  }

  /// Some places of a search path, with what holds for all of it.
  private static func path(
    of places: [StyleSearchPath.Entry],
    in searchPath: StyleSearchPath
  ) -> StyleSearchPath {
    var path = StyleSearchPath(entries: places)
    path.isBundledOnly = searchPath.isBundledOnly
    return path
  }

  /// A library whose plugins run in this process.
  private func library(of catalog: StyleCatalog) -> StyleLibrary {
    StyleLibrary(catalog: catalog, approve: isolation.gate?.approval(isIsolated: false))
  }

  /// The library of the first place that has a style.
  private func library(with name: String) -> StyleLibrary? {
    func hasStyle(_ library: StyleLibrary) -> Bool {
      library.catalog.availableStyle(named: name) != nil
    }
    return state.withLock { state in
      if let first = state.first, first.name == name, let library = first.library {
        return library
      }
      if state.first == nil {
        let library = searchPath.entries.indices.lazy.map { self.library(ofPlace: $0, upTo: name) }
          .first(where: hasStyle)
        state.first = (name, library)
        return library
      }
      if let library = state.libraries.first(where: hasStyle) { return library }
      while state.next < searchPath.entries.count {
        let library = library(ofPlace: state.next)
        state.libraries.append(library)
        state.next += 1
        if hasStyle(library) { return library }
      }
      return nil
    }
  }

  private func library(ofPlace index: Int, upTo name: String? = nil) -> StyleLibrary {
    let place = Self.path(of: [searchPath.entries[index]], in: searchPath)
    return library(of: .scan(place, upTo: name, cache: isolation.cache))
  }

  /// The library of a plugin that gets a process of its own, from a catalogue that has it.
  private func isolated(_ file: String, _ catalog: StyleCatalog) -> WorkerStyleLibrary {
    state.withLock { state in
      if let isolated = state.isolated.first(where: { $0.file == file }) {
        return isolated.library
      }
      let library = WorkerStyleLibrary(
        catalog: catalog,
        worker: isolation.worker,
        fallback: fallback,
        approve: isolation.gate?.approval(isIsolated: true)
      )
      state.isolated.append(Isolated(file: file, library: library))
      return library
    }
  }
}

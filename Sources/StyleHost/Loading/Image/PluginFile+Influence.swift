extension PluginFile {
  /// The functions of every image that the compiler and the linker put there: they register Swift's
  /// metadata, and what sanitizers and the counting of coverage need.
  private static let usualInitializers = [
    "_init", "frame_dummy", "_ZL23swift_image_constructorv", "asan.module_ctor", "tsan.module_ctor",
    "__llvm_profile_init", "_GLOBAL__sub_I_InstrProfilingRuntime.cpp",
  ]
  /// How many functions the table of a plugin in Swift has.
  private static let usualCount = 2

  /// Functions that run as soon as the plugin is loaded, beyond those of every plugin in Swift.
  ///
  /// Where the file has lost their names, all that can be told is how many there are.
  package func extraInitializers(_ dynamic: ELFDynamicSection) -> [String] {
    // What these say is not checked: where they do not say it, the loader does not find it either.
    let own = (try? image.ownInitFunction(dynamic)).map { [$0] } ?? []
    let others = own + ((try? image.resolvers(dynamic)) ?? [])
    var names = others.compactMap(\.name)
    var unnamed = others.count - names.count
    // Nearly all plugins have the usual two, and looking for names takes a while.
    if dynamic.initializerCount > Self.usualCount {
      let found = ((try? image.initializers(dynamic)) ?? []).suffix(dynamic.initializerCount)
        .compactMap(\.name)
      let usual = found.count { Self.usualInitializers.contains($0) }
      names += found.filter { !Self.usualInitializers.contains($0) }
      // Some of those without a name may be usual ones.
      let rest = dynamic.initializerCount - found.count
      unnamed += max(0, rest - max(0, Self.usualCount - usual))
    }
    return names + (unnamed > 0 ? ["\(unnamed) without a name"] : [])
  }

  /// Conformances of StyleAPI's types to protocols that are not the plugin's own, demangled.
  ///
  /// The runtime has one table of them for the process: with such a plugin loaded, they hold for the
  /// host too.
  package func foreignConformances(_ dynamic: ELFDynamicSection) -> [String] {
    (try? image.symbols(dynamic)).map(Self.foreignConformances) ?? []
  }

  private static func foreignConformances(_ symbols: ELFSymbolTable) -> [String] {
    let names = symbols.names(
      .exported,
      prefix: StyleAPILibrary.symbolPrefix,
      suffixes: ["Mc"]
    )
    // What nobody can read is nobody's own.
    return zip(names, Demangler.demangle(names)).compactMap { name, text in
      Demangler.couldBeEndless(name) ? name : foreignConformance(text)
    }
  }

  /// `StyleAPI.Text : Swift.Error`, of `protocol conformance descriptor for StyleAPI.Text :
  /// Swift.Error in Neon`; nil if the protocol is of the module that has the conformance.
  static func foreignConformance(_ text: String) -> String? {
    let head = "protocol conformance descriptor for "
    guard text.hasPrefix(head), let end = text.lastRange(of: " in "),
      let colon = text[..<end.lowerBound].lastRange(of: " : ")
    else { return nil }
    let module = text[end.upperBound...]
    let name = text[colon.upperBound..<end.lowerBound]
    if name.hasPrefix(module + ".") { return nil }
    return String(text[..<end.lowerBound].dropFirst(head.count))
  }

  /// Checks that loading the plugin does nothing to the process but add its own types.
  func checkInfluence(
    _ dynamic: ELFDynamicSection,
    _ symbols: ELFSymbolTable
  ) throws(StyleLoadingError) {
    let functions = extraInitializers(dynamic)
    guard functions.isEmpty else {
      throw .runsCodeWhenLoaded(file: path, functions: functions)
    }
    let conformances = Self.foreignConformances(symbols)
    guard conformances.isEmpty else { throw .foreignConformances(file: path, conformances) }
  }

  /// Checks that the libraries that the plugin needs can be found.
  ///
  /// This is for those who want to know without loading it: when it is loaded, the loader says the
  /// same in less time.
  ///
  /// - Parameters:
  ///   - dynamic: What the file needs.
  ///   - resolved: Where the plugin is loaded from, without symbolic links; nil for a copy in memory.
  package func checkLibraries(
    _ dynamic: ELFDynamicSection,
    resolved: String?
  ) throws(StyleLoadingError) {
    var search: LibrarySearch?
    for library in dynamic.needed where !LibrarySearch.isLoaded(library) {
      let places = search ?? LibrarySearch(plugin: resolved, dynamic: dynamic)
      search = places
      if places.find(library) == .missing {
        throw .missingLibrary(file: path, library: library, searched: places.folders)
      }
    }
  }
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<Index>? { self[...].lastRange(of: part) }
}

extension Substring {
  /// The last place where a text stands in this one.
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    var end = endIndex
    while let last = self[..<end].lastIndex(where: { part.hasSuffix(String($0)) }) {
      let next = index(after: last)
      if self[..<next].hasSuffix(part) { return index(next, offsetBy: -part.count)..<next }
      end = last
    }
    return nil
  }
}

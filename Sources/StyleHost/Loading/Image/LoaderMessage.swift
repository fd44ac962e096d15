internal import Glibc

/// What `dlerror` said.
///
/// The loader has no codes, so the two failures that have a remedy of their own are recognised by
/// their English text; anything else is passed on as it is.
struct LoaderMessage {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// What went wrong last.
  static var latest: LoaderMessage {
    LoaderMessage(dlerror().map { String(cString: $0) } ?? "the loader gives no reason")
  }

  /// The library in `NAME: cannot open shared object file: …`.
  var missingLibrary: String? {
    text.firstRange(ofText: ": cannot open shared object file").map {
      String(text[..<$0.lowerBound])
    }
  }

  /// The symbol in `FILE: undefined symbol: NAME[, version …]`.
  var undefinedSymbol: String? {
    guard let mark = text.firstRange(ofText: ": undefined symbol: ") else { return nil }
    let name = text[mark.upperBound...].prefix { $0 != "," && $0 != " " }
    return name.isEmpty ? nil : String(name)
  }

  /// The message as an error about a plugin.
  ///
  /// - Parameters:
  ///   - file: What messages call the plugin.
  ///   - resolved: Where it is loaded from, without symbolic links; nil for a copy in memory.
  ///   - dynamic: What it needs.
  func error(
    file: String,
    resolved: String?,
    dynamic: ELFDynamicSection
  ) -> StyleLoadingError {
    if let library = missingLibrary, library != resolved {
      let search = LibrarySearch(plugin: resolved, dynamic: dynamic)
      return .missingLibrary(file: file, library: library, searched: search.folders)
    }
    if let symbol = undefinedSymbol {
      return .missingSymbols(file: file, [Demangler.demangle(symbol)])
    }
    return .loaderFailed(file: file, message: text)
  }
}

@_spi(Host) package import StyleAPI

extension PluginFile {
  /// Checks the symbols: that the plugin has its entry, has no StyleAPI of its own, and needs
  /// nothing of StyleAPI that `library` does not have.
  ///
  /// - Parameters:
  ///   - dynamic: What the file needs.
  ///   - version: The version of StyleAPI that the plugin was built for.
  ///   - library: What this process has.
  /// - Returns: The symbols, for whoever looks at more of them.
  @discardableResult
  package func checkSymbols(
    _ dynamic: ELFDynamicSection,
    builtFor version: StyleAPIVersion? = nil,
    library: StyleAPILibrary = .shared
  ) throws(StyleLoadingError) -> ELFSymbolTable {
    let symbols: ELFSymbolTable
    do {
      symbols = try image.symbols(dynamic)
    } catch {
      throw StyleLoadingError(error, file: path)
    }

    // A type or protocol is StyleAPI's own if the library has a symbol of the same name; what a
    // plugin adds to StyleAPI's types begins alike, but the library does not have it. This comes
    // first: a statically linked plugin has everything else that it needs.
    let own = symbols.names(
      .exported,
      prefix: StyleAPILibrary.symbolPrefix,
      suffixes: ["Mp", "Mn"],
      where: library.has
    )
    if let copy = own.first {
      throw .secondStyleAPI(file: path, symbol: Demangler.demangle(copy))
    }
    let missing = symbols.names(.imported, prefix: StyleAPILibrary.symbolPrefix) {
      !library.has($0)
    }
    try checkFingerprint(symbols, missing: missing)
    guard missing.isEmpty else {
      throw .missingSymbols(
        file: path,
        Demangler.demangle(missing),
        // What a plugin was built against has all that it needs; a version that is not later than
        // this host's says nothing about where that is.
        builtFor: version.flatMap { $0 > .current ? $0 : nil }
      )
    }
    guard symbols.exports(Self.entry) else {
      let similar = symbols.names(.exported, prefix: "badge").first
      throw .missingEntry(file: path, entry: Self.entry, similar: similar)
    }
    return symbols
  }

  /// Checks that a plugin that was built from source was built against the sources that this host
  /// was built from, and that the plugin's note does not lie about that.
  ///
  /// - Parameter missing: What the plugin needs of StyleAPI and this host does not have.
  private func checkFingerprint(
    _ symbols: ELFSymbolTable,
    missing: [String]
  ) throws(StyleLoadingError) {
    let other = missing.first { $0.hasPrefix(StyleAPILibrary.fingerprintPrefix) }
    switch (StyleAPIVersion.fingerprint, other) {
    case (let fingerprint?, let other?):
      let plugin = StyleAPILibrary.fingerprint(ofSymbol: other)
      throw .otherStyleAPI(file: path, plugin: plugin, host: fingerprint)
    case (nil, _?): throw .wrongFlavor(file: path, plugin: .source, host: .sdk)
    case (_?, nil):
      // What registers styles asks for the fingerprint, but for what the SDK is compiled into.
      guard
        symbols.imports(StyleAPILibrary.fingerprintPrefix)
          || !symbols.imports(StyleAPILibrary.registrationPrefix)
      else { throw .wrongFlavor(file: path, plugin: .sdk, host: .source) }
    case (nil, nil): break
    }
  }
}

// Written by Scripts/make-fingerprint after a change of StyleAPI's sources.

extension StyleAPIVersion {
  /// What the sources were that a plain build of StyleAPI was made of; nil in a build with library
  /// evolution, whose later versions are compatible.
  @_spi(Host)
  public static var fingerprint: String? {
    #if hasFeature(LibraryEvolution)
      nil
    #else
      "7e804d42ba675d62"
    #endif
  }
}

// A plain build's layouts are compiled into plugins, so a plugin fits the very sources that it was
// built against. It asks for them by this symbol's name.
#if !hasFeature(LibraryEvolution)
  @usableFromInline
  @inline(never)
  @_semantics("optimize.no.crossmodule")
  func _fingerprint_7e804d42ba675d62() {}

  @_alwaysEmitIntoClient
  func _requireFingerprint() { _fingerprint_7e804d42ba675d62() }
#endif

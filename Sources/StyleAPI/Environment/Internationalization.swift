import Glibc

/// The toolchain's library of locales, calendars and time zones, loaded when first needed.
private enum Internationalization {
  static let isLoaded: Bool =
    dlopen("libFoundationInternationalization.so", RTLD_NOW | RTLD_GLOBAL) != nil
}

/// Loads the toolchain's library of locales once; it must happen before the first `Locale` is made.
@usableFromInline
func _loadInternationalization() {
  if !Internationalization.isLoaded {
    fatalError(
      """
      libFoundationInternationalization.so is missing: install it beside the other libraries \
      of the Swift runtime
      """
    )
  }
}

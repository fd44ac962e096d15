import Glibc

/// The toolchain's library of locales, calendars and time zones, loaded when first needed.
enum Internationalization {
  private static let isLoaded: Bool =
    dlopen("libFoundationInternationalization.so", RTLD_NOW | RTLD_GLOBAL) != nil

  /// Loads the library once; it must happen before the first `Locale` is made.
  static func load() {
    if !isLoaded {
      fatalError(
        """
        libFoundationInternationalization.so is missing: install it beside the other libraries \
        of the Swift runtime
        """
      )
    }
  }
}

/// Why a URL may not become a link.
public enum LinkError: Error, Hashable, Sendable {
  /// There is nothing but spaces.
  case empty
  /// The URL begins with no scheme, as in `example.com`.
  case noScheme(String)
  /// The scheme is not one of `http`, `https` and `mailto`.
  case forbiddenScheme(String, url: String)
  /// Nothing follows the scheme where a host or an address should.
  case noTarget(String)
  /// A character that readers disagree about: a control, a backslash, or a space at an end.
  ///
  /// `offset` counts bytes from the start of the URL.
  case forbiddenCharacter(Unicode.Scalar, offset: Int, url: String)
}

extension LinkError: CustomStringConvertible {
  /// What is wrong with the URL and what to write instead.
  public var description: String {
    switch self {
    case .empty:
      return "The link is empty. Give a URL such as https://example.com, or leave the link out."
    case .noScheme(let url):
      return "The link \(url.debugDescription) has no scheme. Begin it with https:// or mailto:."
    case .forbiddenScheme(let scheme, let url):
      return "The link \(url.debugDescription) has the scheme \(scheme.debugDescription). "
        + "A badge links to http, https and mailto only."
    case .noTarget(let url):
      return "The link \(url.debugDescription) ends after its scheme. "
        + "Name a host, as in https://example.com, or an address, as in mailto:me@example.com."
    case .forbiddenCharacter(let character, let offset, let url):
      let digits = String(character.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return "The link \(url.debugDescription) has the character U+\(code) at byte \(offset). "
        + "Write it percent-encoded, or leave it out."
    }
  }
}

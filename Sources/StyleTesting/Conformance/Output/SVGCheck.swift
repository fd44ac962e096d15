/// What is wrong with an SVG document of a style, seen from outside.
struct SVGCheck {
  private var problems: [StyleFinding.Problem] = []
  private var identifiers: Set<String> = []
  private var references: Set<String> = []
  private var role: String?
  private var label: String?
  private var title: String?
  private var path: [String] = []

  /// The problems of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - hasText: Whether the drawing shows letters, so that it needs a name.
  static func problems(of document: String, hasText: Bool) -> [StyleFinding.Problem] {
    let events: [XMLReader.Event]
    do throws(XMLReader.Failure) {
      events = try XMLReader.events(of: document)
    } catch {
      return [.illFormedSVG(reason: error.reason, offset: error.offset)]
    }
    var check = SVGCheck()
    for event in events { check.see(event) }
    check.conclude(hasText: hasText)
    return check.problems
  }

  private mutating func see(_ event: XMLReader.Event) {
    switch event {
    case .start(let element, let attributes):
      see(element, attributes)
      path.append(element)
    case .text(let text):
      if path == ["svg", "title"] { title = (title ?? "") + text }
      if path.last == "style" { see(styleSheet: text) }
    case .end:
      path.removeLast()
    }
  }

  private mutating func see(_ element: String, _ attributes: [XMLReader.Attribute]) {
    guard let allowed = SVGVocabulary.attributes(of: element) else {
      problems.append(.forbiddenElement(element))
      return
    }
    for attribute in attributes {
      guard allowed.contains(attribute.name) else {
        problems.append(.forbiddenAttribute(attribute.name, element: element))
        continue
      }
      see(attribute, of: element)
    }
  }

  private mutating func see(_ attribute: XMLReader.Attribute, of element: String) {
    let value = attribute.value
    switch attribute.name {
    case "id":
      if !identifiers.insert(value).inserted { problems.append(.repeatedIdentifier(value)) }
    case "role" where path.isEmpty: role = value
    case "aria-label" where path.isEmpty: label = value
    case "href":
      let starts =
        element == "image"
        ? ["data:image/png;base64,"] : ["http://", "https://", "mailto:"]
      if !starts.contains(where: { value.lowercased().hasPrefix($0) }) {
        problems.append(.foreignReference(value))
      }
    default: see(value: value)
    }
  }

  /// Notes what a value refers to with `url(#…)`.
  private mutating func see(value: String) {
    var rest = value[...]
    while let start = rest.firstRange(of: "url(") {
      let name = rest[start.upperBound...].prefix { $0 != ")" }
      if name.first == "#" {
        references.insert(String(name.dropFirst()))
      } else {
        problems.append(.foreignReference(String(name)))
      }
      rest = rest[name.endIndex...]
    }
  }

  /// Looks at the rules within one `@media (prefers-color-scheme:dark){…}`.
  private mutating func see(styleSheet: String) {
    let start = "@media (prefers-color-scheme:dark){"
    guard styleSheet.hasPrefix(start), styleSheet.hasSuffix("}"), !styleSheet.contains("\\") else {
      problems.append(.forbiddenStyleSheet(styleSheet))
      return
    }
    for rule in styleSheet.dropFirst(start.count).dropLast().split(separator: "}") {
      let parts = rule.split(separator: "{")
      for declaration in parts.dropFirst().joined().split(separator: ";") {
        let property = String(declaration.prefix { $0 != ":" })
        if !SVGVocabulary.properties.contains(property) {
          problems.append(.forbiddenStyleSheet(String(rule)))
        }
        see(value: String(declaration))
      }
    }
  }

  private mutating func conclude(hasText: Bool) {
    for name in references.subtracting(identifiers).sorted() {
      problems.append(.danglingReference(name))
    }
    if role != "img" { problems.append(.missingRole) }
    guard hasText else { return }
    if title?.isEmpty ?? true { problems.append(.missingTitle) }
    if label?.isEmpty ?? true { problems.append(.missingLabel) }
  }
}

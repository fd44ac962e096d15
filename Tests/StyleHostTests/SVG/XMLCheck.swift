import Foundation
import Testing

@testable import StyleHost

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser sees of a document.
final class XMLCheck: NSObject, XMLParserDelegate {
  /// An element's start.
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  /// Why the document isn't well-formed, or nil.
  private(set) var error: String?
  /// All elements in the order of their starts.
  private(set) var elements: [Element] = []
  /// The characters of each element with text, by the element's name.
  private(set) var texts: [(name: String, text: String)] = []
  private var open: [(name: String, text: String)] = []

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "unknown" }
  }

  /// The values of an attribute, wherever it is.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    open.append((name, ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if let last = open.popLast(), !last.text.allSatisfy(\.isWhitespace) { texts.append(last) }
  }
}

import Foundation
import TestSupport
import Testing

@Suite("A link in the documents")
struct LinkTests {
  /// The repository's pages, by their paths.
  static let documents: [String] = {
    let files = FileManager.default
    let root = BuiltProducts.repository
    let pages = ["", "Documentation/"].flatMap { folder in
      let names = (try? files.contentsOfDirectory(atPath: root.appending(path: folder).plainPath))
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }
    return pages.sorted()
  }()

  @Test("leads to a file that is there", arguments: documents)
  func targets(_ document: String) throws {
    let page = BuiltProducts.repository.appending(path: document)
    let missing = Self.links(in: try String(contentsOf: page, encoding: .utf8)).filter { link in
      let target = page.deletingLastPathComponent().appending(path: link)
      return !FileManager.default.fileExists(atPath: target.plainPath)
    }
    #expect(missing.isEmpty)
  }

  @Test("to a picture in the README has the picture's title as its text")
  func pictures() throws {
    let root = BuiltProducts.repository
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let pictures = readme.split(separator: "![").dropFirst()
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let parts = picture.prefix { $0 != ")" }.split(separator: "](")
      try #require(parts.count == 2)
      let svg = try String(contentsOf: root.appending(path: String(parts[1])), encoding: .utf8)
      #expect(svg.contains("<title>\(parts[0])</title>"))
    }
  }

  @Test("is found wherever it stands")
  func links() {
    let page = """
      See [one](a/b.md) and ![two](c.svg), [three](d.md#part)
      [here](https://example.org/x.md), [there](#part)
      """
    #expect(Self.links(in: page) == ["a/b.md", "c.svg", "d.md"])
    #expect(Self.documents.contains("README.md"))
  }

  /// The paths that a page links to, without those of other places.
  private static func links(in page: String) -> [String] {
    page.split(separator: "](").dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let target = rest[..<end].prefix { $0 != "#" }
      return target.isEmpty || target.contains(":") ? nil : String(target)
    }
  }
}

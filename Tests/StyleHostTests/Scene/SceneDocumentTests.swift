import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SceneDocumentTests {
  static let example = """
    { "environment": { "badgeStyle": "fancy", "locale": "sv_SE", "colorScheme": "dark" },
      "content": { "hstack": [ { "text": "Inbox" },
                               { "text": "Spam", "badge": { "number": 3000 } },
                               { "vstack": [ { "label": "build", "message": "passing" } ],
                                 "environment": { "badgeStyle": "default" } } ],
                   "spacing": 12 } }
    """

  @Test func `a scene draws its texts, its badges and its numbers in both outputs`() throws {
    let scene = try SceneDocument(Self.example)
    print(try scene.plainText())
    print(try scene.svg())
  }
}

@_spi(Host) import StyleAPI
import Foundation
import StyleHost
import Testing

@testable import ArticleStyles
@testable import ArticleWhole

/// The article's listings.
///
/// Once they are whole, and once only the styles, with StyleAPI's protocol, key and modifiers
/// around them. Both must draw the same.
enum Article: String, CaseIterable, CustomTestStringConvertible {
  case whole
  case styles

  var testDescription: String { rawValue }

  /// A number with the number as its badge, in the article's default style.
  var counter: AnyView {
    switch self {
    case .whole: AnyView(ArticleWhole.Counter())
    case .styles: AnyView(ArticleStyles.Counter().badgeStyle(ArticleStyles.DefaultBadgeStyle()))
    }
  }

  /// Two mailboxes, one with a badge, in the fancy style.
  var mailboxes: AnyView {
    switch self {
    case .whole: AnyView(ArticleWhole.Mailboxes())
    case .styles: AnyView(ArticleStyles.Mailboxes())
    }
  }

  /// Two badges in a fancy subtree.
  var subtree: AnyView {
    switch self {
    case .whole: AnyView(ArticleWhole.Subtree())
    case .styles: AnyView(ArticleStyles.Subtree())
    }
  }

  /// A badge in the default style beside a fancy one.
  var neighbours: AnyView {
    switch self {
    case .whole: AnyView(ArticleWhole.Neighbours())
    case .styles:
      AnyView(ArticleStyles.Neighbours().badgeStyle(ArticleStyles.DefaultBadgeStyle()))
    }
  }
}

@Suite("The article on badge styles")
struct ArticleTests {
  private let red = Color.red.resolve(in: EnvironmentValues())
  private let white = Color.white.resolve(in: EnvironmentValues())

  @Test("puts a caption on a red capsule, 5 and 2 points wider", arguments: Article.allCases)
  func defaultStyle(_ article: Article) throws {
    let sketch = Sketch(article.counter)
    try #require(sketch.plates.count == 1 && sketch.runs.count == 2)
    let (plate, label) = (sketch.plates[0], sketch.runs[1])
    #expect(label.string == "100")
    #expect(label.size == 11)
    #expect(label.paint == .color(white))
    #expect(plate.paint == .color(red))
    #expect(plate.line == nil)
    // Three characters of 5.5 points are 16.5, in a frame of whole points; a line is 11 high.
    #expect(plate.rect.size == CGSize(width: 17 + 2 * 5, height: 11 + 2 * 2))
    #expect(plate.radius == plate.rect.height / 2)
    #expect(label.isCentered(in: plate.rect))
  }

  @Test("centres the badge on the corner", arguments: Article.allCases)
  func corner(_ article: Article) throws {
    let sketch = Sketch(article.counter)
    let badge = try #require(sketch.plates.first).rect
    // The content alone decides the size: three characters of 6.5 points, 13 high.
    #expect(sketch.size == CGSize(width: 20, height: 13))
    #expect(badge.minX == sketch.size.width - badge.width / 2)
    #expect(badge.minY == -badge.height / 2)
  }

  @Test("gives the fancy badge a gloss, a white rim and a shadow", arguments: Article.allCases)
  func fancyStyle(_ article: Article) throws {
    let sketch = Sketch(article.mailboxes)
    try #require(sketch.plates.count == 3 && sketch.runs.count == 3)
    let (plate, gloss, rim) = (sketch.plates[0], sketch.plates[1], sketch.plates[2])
    let label = sketch.runs[2]
    // Five characters of 5.5 points are 27.5, in a frame of whole points.
    #expect(plate.rect.size == CGSize(width: 28 + 2 * 7, height: 11 + 2 * 4))
    #expect(plate.paint == .color(red))
    #expect(plate.radius == plate.rect.height / 2)
    #expect(label.isCentered(in: plate.rect))
    #expect(label.paint == .color(white))

    #expect(gloss.rect == plate.rect)
    #expect(gloss.radius == plate.radius)
    let gradient = try #require(sketch.gradients.first)
    #expect(gloss.paint == .gradient(0))
    #expect(
      gradient.geometry
        == .linear(
          from: CGPoint(x: plate.rect.center.x, y: plate.rect.minY),
          to: plate.rect.center
        )
    )
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(gradient.stops.first?.color == white)
    #expect(gradient.stops.last?.color.opacity == 0)

    // A line of 2 points inside the capsule runs along a capsule that is 1 point smaller.
    #expect(rim.line == 2)
    #expect(rim.shadow == 2)
    #expect(rim.paint == .color(white))
    #expect(rim.rect == plate.rect.insetBy(dx: 1, dy: 1))
    #expect(rim.radius == plate.radius - 1)
  }

  @Test("centres the fancy badge on the corner of its own text", arguments: Article.allCases)
  func fancyCorner(_ article: Article) throws {
    let sketch = Sketch(article.mailboxes)
    let badge = try #require(sketch.plates.first).rect
    // "Inbox" is 32.5 points, in a frame of 33; 8 points on, "Spam" is 26.
    #expect(sketch.size == CGSize(width: 33 + 8 + 26, height: 13))
    #expect(badge.center == CGPoint(x: sketch.size.width, y: 0))
  }

  @Test("reaches every badge of a subtree, and no other", arguments: Article.allCases)
  func subtrees(_ article: Article) {
    // A fancy badge is three plates, the default one is a single plate.
    #expect(Sketch(article.subtree).plates.map(\.line) == [nil, nil, 2, nil, nil, 2])
    #expect(Sketch(article.neighbours).plates.map(\.line) == [nil, nil, nil, 2])
  }

  @Test("writes 3000 in the manner of the locale", arguments: Article.allCases)
  func numbers(_ article: Article) {
    #expect(Sketch(article.mailboxes).runs.map(\.string) == ["Inbox", "Spam", "3,000"])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let german = Sketch(article.mailboxes, environment: environment)
    #expect(german.runs.map(\.string) == ["Inbox", "Spam", "3.000"])
  }

  @Test("draws the same with its own protocol and with StyleAPI's")
  func sameDrawing() {
    for view in [\Article.counter, \.mailboxes, \.subtree, \.neighbours] {
      let own = Sketch(Article.whole[keyPath: view])
      let ours = Sketch(Article.styles[keyPath: view])
      #expect(own.plates == ours.plates)
      #expect(own.runs == ours.runs)
      #expect(own.size == ours.size)
      // The article's own modifiers won: StyleAPI's would have marked what they made.
      #expect(!own.hasRoles)
      #expect(ours.hasRoles)
    }
  }
}

extension ArticleTests {
  @Test("draws in every format", arguments: Article.allCases)
  func formats(_ article: Article) throws {
    let svg = try SVGRenderer().render(article.mailboxes)
    #expect(svg.contains(">3,000</text>"))
    #expect(svg.contains("linearGradient"))
    #expect(svg.contains("feGaussianBlur"))
    let ansi = try ANSIRenderer(profile: .trueColor).render(article.mailboxes)
    #expect(ansi.contains("Inbox Spam"))
    #expect(ansi.contains("48;2;224;93;68m"))
    let plain = try PlainTextRenderer().render(Article.styles.mailboxes)
    #expect(plain == "Inbox Spam [3,000]")
  }
}

import StyleAPI
import TestSupport
import Testing

import struct FoundationEssentials.URL

/// Pictures, labels and links.
@Suite struct ImageTests {
  private static func png(width: UInt8, height: UInt8) -> [UInt8] {
    SamplePNG.bytes(width: width, height: height)
  }

  private static let square = "M0 0H10V10H0z"

  private func icon(_ label: String = "icon") -> Image? {
    Image(svgPath: Self.square, viewBox: CGSize(width: 20, height: 10), label: label)
  }

  @Test("A PNG has the size of its header")
  func png() throws {
    let bytes = Self.png(width: 30, height: 7)
    let image = try #require(Image(png: bytes, label: "logo"))
    let list = DrawnView(image.padding(1)).list
    #expect(list.bounds.size == CGSize(width: 32, height: 9))
    #expect(list.images == [DisplayImage(png: bytes, label: "logo")])
    #expect(list.items.count == 3)
    #expect(list.items[1] == .image(0, box(1, 1, 30, 7)))
    guard case .beginLabel(let span) = list.items[0] else {
      Issue.record("a picture has no name")
      return
    }
    #expect(list.string(span) == "logo")
  }

  @Test("A PNG that lacks bytes, or has wrong ones, is none")
  func damagedPNG() throws {
    let bytes = Self.png(width: 3, height: 3)
    for count in bytes.indices {
      #expect(Image(png: Array(bytes.prefix(count)), label: "logo") == nil, "\(count) bytes")
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(Image(png: damaged, label: "logo") == nil, "byte \(index)")
    }
    #expect(Image(png: Self.png(width: 0, height: 3), label: "logo") == nil)
    let longer = try #require(Image(png: bytes + Array("<script>".utf8), label: "logo"))
    #expect(DrawnView(longer).list.images == [DisplayImage(png: bytes, label: "logo")])
  }

  @Test("The same picture is held once")
  func sharing() throws {
    let image = try #require(Image(png: Self.png(width: 3, height: 3), label: "logo"))
    let other = try #require(Image(png: Self.png(width: 4, height: 4), label: "logo"))
    let list = DrawnView(
      HStack {
        image; other; image.resizable().frame(width: 9)
      }
    ).list
    #expect(list.images.count == 2)
    let indices = list.items.compactMap { item -> Int32? in
      if case .image(let index, _) = item { return index }
      return nil
    }
    #expect(indices == [0, 1, 0])
  }

  @Test("What is no PNG is no picture")
  func damaged() {
    let good = Self.png(width: 3, height: 3)
    #expect(Image(png: [], label: "") == nil)
    for count in 0..<24 { #expect(Image(png: Array(good.prefix(count)), label: "") == nil) }
    for index in (0..<8).map({ $0 }) + [12, 13, 14, 15] {
      var bad = good
      bad[index] ^= 0xff
      #expect(Image(png: bad, label: "") == nil)
    }
    #expect(Image(png: Self.png(width: 0, height: 3), label: "") == nil)
    #expect(Image(png: Self.png(width: 3, height: 0), label: "") == nil)
  }

  @Test("An icon is drawn from path data in the foreground style")
  func icons() throws {
    let image = try #require(icon())
    let list = DrawnView(image.foregroundStyle(.red).padding(2)).list
    #expect(list.bounds.size == CGSize(width: 24, height: 14))
    guard case .fill(.path(let first, let count, let evenOdd), let paint) = list.items[1] else {
      Issue.record("\(list.items)")
      return
    }
    #expect(first == 0 && count == 5 && !evenOdd)
    #expect(paint == .color(Color.red.resolved(in: .light)))
    #expect(list.path[0] == .move(CGPoint(x: 2, y: 2)))
    #expect(list.path[2] == .line(CGPoint(x: 12, y: 12)))
    #expect(list.ink == box(2, 2, 10, 10))
  }

  @Test("A picture keeps its size unless it may be resized")
  func resizing() throws {
    let image = try #require(icon())
    #expect(DrawnView(image.marked("a"), width: 60, height: 60)["a"] == box(0, 0, 20, 10))
    let resized = DrawnView(image.resizable().marked("a"), width: 60, height: 60)
    #expect(resized["a"] == box(0, 0, 60, 60))
    // The icon keeps its proportions: 60 × 30 in the middle of the square.
    #expect(resized.list.path[0] == .move(CGPoint(x: 0, y: 15)))
    #expect(resized.list.path[2] == .line(CGPoint(x: 30, y: 45)))
    #expect(DrawnView(image.resizable().marked("a"))["a"] == box(0, 0, 20, 10))
  }

  @Test(
    "What cannot be drawn is no icon",
    arguments: [
      ("", 1.0, 1.0), ("M0", 1, 1), ("M0 0", 0, 1), ("M0 0", 1, -1), ("M0 0", .nan, 1),
      ("M0 0", .infinity, 1),
    ]
  )
  func noIcons(path: String, width: Double, height: Double) {
    #expect(Image(svgPath: path, viewBox: CGSize(width: width, height: height), label: "") == nil)
  }

  @Test("A picture without a name is decoration")
  func decoration() throws {
    let list = DrawnView(try #require(icon(""))).list
    #expect(list.items.count == 1)
  }

  @Test("A label is an icon before a title")
  func labels() throws {
    let image = try #require(icon())
    let drawn = DrawnView(
      Label {
        Text("title").font(.system(size: 10)).marked("title")
      } icon: {
        image.marked("icon")
      }
    )
    #expect(drawn["icon"] == box(0, 0, 20, 10))
    #expect(drawn["title"] == box(24, 0, 25, 10))
    #expect(DrawnView(Label("a", image: image)).list.items.count == 4)
    let title = "a"
    let plain = DrawnView(Label(title, image: nil).font(.system(size: 10)))
    #expect(plain.list.texts == ["a"])
    #expect(plain.size == CGSize(width: 5, height: 10))
  }

  @Test("Links take strings and URLs")
  func links() throws {
    let (address, title) = ("https://x.y", "a")
    let url = try #require(URL(string: address))
    let expected = ["link https://x.y", "a", "end"]
    #expect(groups(Link("a", destination: "https://x.y")) == expected)
    #expect(groups(Link("a", destination: url)) == expected)
    #expect(groups(Link(title, destination: address)) == expected)
    #expect(groups(Link(title, destination: url)) == expected)
    #expect(groups(Link(destination: url) { Text("a") }) == expected)
    #expect(groups(Text("a").link(to: address)) == expected)
  }

  @Test("Links, names and hints are groups around what they speak of")
  func meaning() {
    #expect(
      groups(
        Link(destination: "https://x.y") {
          Text("a"); Text("b")
        }
      ).count == 6
    )
    #expect(groups(Text("a").accessibilityLabel("name")) == ["label name", "a", "end"])
    #expect(
      groups(Text("a").accessibilityLabel(Text("na") + Text("me"))) == ["label name", "a", "end"]
    )
    #expect(groups(Text("a").help("hint")) == ["help hint", "a", "end"])
    #expect(groups(Text("a").help(String("hint"))) == ["help hint", "a", "end"])
    #expect(groups(Text("a").accessibilityLabel("")) == ["a"])
    #expect(groups(Text("").accessibilityLabel("name")) == [])
  }

  /// The groups and the texts of a drawing, in order.
  private func groups(_ view: some View) -> [String] {
    let list = DrawnView(view).list
    return list.items.compactMap { item in
      switch item {
      case .beginLink(let span): "link " + list.string(span)
      case .beginLabel(let span): "label " + list.string(span)
      case .beginHelp(let span): "help " + list.string(span)
      case .text(let run): list.string(run.text)
      case .end: "end"
      default: nil
      }
    }
  }
}

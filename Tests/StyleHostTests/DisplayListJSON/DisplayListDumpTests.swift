import StyleAPI
import Testing

@testable import StyleHost

@Suite struct DisplayListDumpTests {
  @Test("A badge is a few lines that can be reviewed")
  func badge() {
    #expect(
      DisplayListDump.text(of: SampleDrawings.flat("build", "ok")) == """
        drawing font 0,0 63.4×20
        badge
          clip rounded 0,0 63.4×20 r3
            fill rectangle 0,0 41×20 #555
            fill rectangle 41,0 22.4×20 #2b7a0b
            fill rectangle 0,0 63.4×20 linear 0,0→0,20 [0 #bbb@0.1, 1 #000@0.1]
          label
            shadow #010101@0.3 radius 0 by 0,1
              text "build" 5,14 w31 verdana 11 #fff
          message
            shadow #010101@0.3 radius 0 by 0,1
              text "ok" 46,14 w12.4 verdana 11 #fff

        """
    )
  }

  @Test("Every kind of item has a line")
  func kinds() {
    var drawing = Drawing(20, 10, ink: CGRect(x: -1, y: 0, width: 21, height: 10))
    let path = drawing.path([.move(.zero), .line(CGPoint(x: 5, y: 5))], evenOdd: true)
    let radial = drawing.gradient(
      .radial(center: .zero, startRadius: 1, endRadius: 2),
      (.hex(0xFF0000), 0.5)
    )
    var font = ResolvedFont(family: .monospaced, size: 10.5, weight: 700, isItalic: true)
    font.hasMonospacedDigits = true
    font.tracking = 0.5
    drawing.stroke(
      path,
      radial,
      DisplayStroke(width: 2, cap: .round, join: .bevel, dash: 1, gap: 3)
    )
    drawing.stroke(.rectangle(.zero), .white, DisplayStroke(width: 1, miterLimit: 4))
    drawing.fill(
      .uneven(.zero, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
      .white
    )
    drawing.text(
      "a\"\u{1B}",
      x: 1,
      y: 2,
      width: 3,
      font: font,
      decoration: [.underline, .strikethrough]
    )
    drawing.image(
      DisplayImage(png: [1, 2], label: "logo"),
      in: CGRect(x: 1, y: 2, width: 3, height: 4)
    )
    drawing.link("https://a") { drawing in
      drawing.named("n") { drawing in
        drawing.help("h") { drawing in
          drawing.group(.beginOpacity(0.5)) { _ in }
          drawing.group(
            .beginTransform(
              DisplayTransform(scaleX: 2, scaleY: 1, translateX: 3, translateY: 4)
            )
          ) { _ in }
        }
      }
    }
    drawing.role(.overlayBadge) { $0.fill(.ellipse(.zero), .white) }
    #expect(
      DisplayListDump.text(of: drawing.list) == #"""
        drawing font 0,0 20×10 ink -1,0 21×10
        stroke path evenodd M0 0L5 5 radial 0,0 r1→2 [0.5 #f00] w2 cap round join bevel dash 1,3
        stroke rectangle 0,0 0×0 #fff w1 miter 4
        fill uneven 0,0 0×0 r1,2,3,4 #fff
        text "a\"\u001b" 1,2 w3 monospaced 10.5 weight 700 italic monospaced digits tracking 0.5 #fff underline strikethrough
        image "logo" 1,2 3×4 png 2 bytes
        link "https://a"
          named "n"
            help "h"
              opacity 0.5
              transform scale 2,1 move 3,4
        overlayBadge
          fill ellipse 0,0 0×0 #fff

        """#
    )
  }

  @Test("Ends too many do not unindent below the margin")
  func unbalanced() {
    let list = Drawing(.end, .end, .beginRole(.badge), .beginOpacity(1)).list
    #expect(
      DisplayListDump.text(of: list) == "drawing font 0,0 20×10\nbadge\n  opacity 1\n"
    )
  }
}

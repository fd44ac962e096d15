import StyleAPI
import TestSupport
import Testing

/// Layout of deeply nested views takes time in proportion to their number.
@Suite struct NestingTests {
  /// A layout without views that counts how often it is measured.
  private struct Counting: Layout {
    final class Counter {
      var count = 0
    }

    let counter: Counter

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      counter.count += 1
      return CGSize(width: min(proposal.width ?? 30, 30), height: min(proposal.height ?? 20, 20))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  enum Nest: CaseIterable {
    case rows
    case columns
    case alternating
    case piles
    case baselines
    case layouts
    case framed
    case guided

    func around(_ view: AnyView, at depth: Int) -> AnyView {
      let text = Text("side").font(.system(size: 10))
      switch self {
      case .rows:
        return AnyView(
          HStack {
            view; text
          }
        )
      case .columns:
        return AnyView(
          VStack {
            text; view
          }
        )
      case .alternating:
        return depth.isMultiple(of: 2)
          ? AnyView(
            HStack {
              view; text
            }
          )
          : AnyView(
            VStack {
              text; view
            }
          )
      case .piles:
        return depth.isMultiple(of: 2)
          ? AnyView(
            ZStack {
              view; Color.red
            }
          )
          : AnyView(
            VStack {
              view; text
            }
          )
      case .baselines:
        return depth.isMultiple(of: 2)
          ? AnyView(
            HStack(alignment: .firstTextBaseline) {
              view; text
            }
          )
          : AnyView(
            VStack {
              view; text
            }
          )
      case .layouts:
        return depth.isMultiple(of: 2)
          ? AnyView(
            AnyLayout(HStackLayout(alignment: .lastTextBaseline)) {
              view; text
            }
          )
          : AnyView(
            VStackLayout()() {
              view; text
            }
          )
      case .framed:
        return AnyView(
          HStack {
            view.frame(minWidth: 1, maxWidth: 500).padding(1); text.fixedSize()
          }
        )
      case .guided:
        return AnyView(
          HStack(alignment: .top) {
            view
              .alignmentGuide(.top) { $0[.top] + $0[.bottom] }
              .frame(height: 300, alignment: .top)
              .frame(minHeight: 200, alignment: .bottom)
            text
          }
        )
      }
    }

    func measurements(depth: Int, width: Double?, height: Double?) -> Int {
      let counter = Counting.Counter()
      var view = AnyView(Counting(counter: counter) {})
      for level in 0..<depth { view = around(view, at: level) }
      _ = DrawnView(view, width: width, height: height)
      return counter.count
    }
  }

  @Test(
    "Twelve levels measure a leaf at most three times as often as six",
    arguments: Nest.allCases
  )
  func growth(nest: Nest) {
    for size in [(200, 100), (200, nil), (nil, 100), (nil, nil), (5, 5)] as [(Double?, Double?)] {
      let six = nest.measurements(depth: 6, width: size.0, height: size.1)
      let twelve = nest.measurements(depth: 12, width: size.0, height: size.1)
      #expect(six > 0)
      #expect(twelve <= 3 * six, "\(six) and \(twelve) at \(size)")
    }
  }

  @Test(
    "Forty levels of guides and layouts are laid out at once",
    arguments: [Nest.baselines, .layouts, .guided]
  )
  func deep(nest: Nest) {
    #expect(nest.measurements(depth: 40, width: 300, height: 300) < 2000)
  }
}

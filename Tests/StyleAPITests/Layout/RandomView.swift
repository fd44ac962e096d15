import StyleAPI
import TestSupport

/// A view of random structure: the seed decides what it is made of, the step what it looks like.
struct RandomView: View {
  let seed: UInt64
  let step: UInt64
  var depth = 4

  private func random(_ salt: UInt64, _ upperBound: Int) -> Int {
    var generator = SeededGenerator(seed: seed &+ salt)
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  /// A number that changes with the step.
  private func changing(_ salt: UInt64, _ upperBound: Int) -> Int {
    random(salt &+ step &* 0x1_0000, upperBound)
  }

  private func length(_ salt: UInt64) -> Double { Double(changing(salt, 40)) }

  private func child(_ number: UInt64) -> RandomView {
    RandomView(
      seed: (seed &+ number &+ 1) &* 0x2545_f491_4f6c_dd1d,
      step: step,
      depth: depth - 1
    )
  }

  private var alignment: Alignment {
    [.center, .topLeading, .trailing, .bottom, .bottomTrailing][changing(2, 5)]
  }

  var body: some View {
    if depth == 0 {
      leaf
    } else {
      switch random(1, 4) {
      case 0: containers
      case 1: modifiers
      case 2: transparent
      default: special
      }
    }
  }

  @ViewBuilder private var leaf: some View {
    switch random(3, 7) {
    case 0: Text(["a", "two words", "", "x\ny"][changing(4, 4)])
    case 1: Color.red.frame(width: length(5), height: length(6))
    case 2: Capsule().fill(.blue)
    case 3: Circle().strokeBorder(.green, lineWidth: length(7) / 10)
    case 4: Spacer(minLength: changing(8, 2) == 0 ? nil : length(9))
    case 5: Divider()
    default: EmptyView()
    }
  }

  @ViewBuilder private var containers: some View {
    switch random(10, 5) {
    case 0:
      HStack(alignment: [.top, .center, .firstTextBaseline][changing(11, 3)], spacing: length(12)) {
        child(0)
        child(1)
      }
    case 1:
      VStack(alignment: [.leading, .center, .trailing][changing(11, 3)]) {
        child(0)
        child(1)
        child(2)
      }
    case 2:
      ZStack(alignment: alignment) {
        child(0)
        child(1)
      }
    case 3:
      AnyLayout(
        changing(13, 2) == 0 ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
      ) {
        child(0)
        child(1)
      }
    default: GeometryReader { child(UInt64($0.size.width) % 2) }
    }
  }

  @ViewBuilder private var modifiers: some View {
    switch random(20, 9) {
    case 0: child(0).padding(.leading, length(21)).padding(1)
    case 1: child(0).frame(width: length(22), height: length(23), alignment: alignment)
    case 2: child(0).frame(minWidth: length(24), maxWidth: 60, alignment: alignment)
    case 3: child(0).overlay(alignment: alignment) { child(1) }
    case 4: child(0).background(alignment: alignment) { child(1) }
    case 5: child(0).fixedSize(horizontal: changing(25, 2) == 0, vertical: true)
    case 6:
      HStack(alignment: .top) {
        child(0).alignmentGuide(.top) { _ in length(26) }.layoutPriority(Double(changing(27, 3)))
        child(1).zIndex(Double(changing(28, 3)))
      }
    case 7: child(0).clipShape(RoundedRectangle(cornerRadius: length(29))).shadow(radius: 2)
    default: child(0).scaleEffect(0.5, anchor: .leading).offset(x: length(30)).opacity(0.5)
    }
  }

  @ViewBuilder private var transparent: some View {
    switch random(40, 6) {
    case 0:
      Group {
        child(0)
        if changing(41, 2) == 0 { child(1) }
      }
      .padding(2)
    case 1:
      Group { ForEach(0..<changing(42, 4), id: \.self) { child(UInt64($0)) } }
        .background { Color.blue }.frame(width: 30)
    case 2:
      if changing(43, 2) == 0 { child(0) } else { child(1) }
    case 3: changing(44, 2) == 0 ? AnyView(child(0)) : AnyView(HStack { child(1) })
    case 4:
      child(0).environment(
        \.layoutDirection,
        changing(45, 2) == 0 ? .leftToRight : .rightToLeft
      )
    default: ForEach([3, 1, 2, 0].shuffled(step), id: \.self) { child(UInt64($0)) }
    }
  }

  @ViewBuilder private var special: some View {
    switch random(50, 6) {
    case 0: child(0).badge(alignment: alignment) { child(1) }
    case 1:
      Badge {
        child(0)
      } message: {
        child(1)
      }
    case 2: ContainerRelativeShape().fill(.red).padding(length(51)).containerShape(Capsule())
    case 3:
      child(0)
        .background {
          GeometryReader { Color.clear.preference(key: Widths.self, value: $0.size.width) }
        }
        .overlayPreferenceValue(Widths.self) { Color.red.frame(width: $0 / 2, height: 2) }
    case 4: child(0).hidden()
    default: child(0).font(changing(52, 2) == 0 ? .title : .caption).foregroundStyle(.red)
    }
  }
}

private enum Widths: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

extension [Int] {
  fileprivate func shuffled(_ seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return shuffled(using: &generator)
  }
}

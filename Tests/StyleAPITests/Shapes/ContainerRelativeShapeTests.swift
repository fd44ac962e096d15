import StyleAPI
import TestSupport
import Testing

/// Shapes that follow the shape of their container.
@Suite struct ContainerRelativeShapeTests {
  private func outline(_ view: some View) -> DisplayOutline? {
    OutlineTests.outline(view, width: 60, height: 30)
  }

  @Test("Without a container the shape is a rectangle")
  func noContainer() {
    #expect(outline(ContainerRelativeShape()) == .rectangle(box(0, 0, 60, 30)))
    #expect(outline(ContainerRelativeShape().inset(by: 4)) == .rectangle(box(4, 4, 52, 22)))
    #expect(
      outline(ContainerRelativeShape().containerShape(ContainerRelativeShape()))
        == .rectangle(box(0, 0, 60, 30))
    )
  }

  @Test("In the container's own box it is the container's shape")
  func sameBox() {
    #expect(
      outline(ContainerRelativeShape().containerShape(Capsule()))
        == .rounded(box(0, 0, 60, 30), radius: 15)
    )
    let label = Text("ab").font(.system(size: 10)).padding(.horizontal, 7).padding(.vertical, 4)
      .background { ContainerRelativeShape().fill(.red) }
      .containerShape(Capsule(style: .continuous))
    #expect(OutlineTests.outline(label) == .rounded(box(0, 0, 24, 18), radius: 9))
  }

  @Test("Further inside, its radii shrink by the least distance from the container's sides")
  func inside() {
    func inner(_ insets: EdgeInsets) -> DisplayOutline? {
      outline(
        ContainerRelativeShape().padding(insets).containerShape(RoundedRectangle(cornerRadius: 10))
      )
    }
    #expect(
      inner(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
        == .rounded(box(4, 4, 52, 22), radius: 6)
    )
    // The least distance counts: the other sides are those of the view.
    #expect(
      inner(EdgeInsets(top: 3, leading: 8, bottom: 5, trailing: 6))
        == .rounded(box(8, 3, 46, 22), radius: 7)
    )
    #expect(
      inner(EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
        == .rounded(box(12, 12, 36, 6), radius: 0)
    )
    #expect(
      inner(EdgeInsets(top: -5, leading: 0, bottom: 0, trailing: 0))
        == .rounded(box(0, -5, 60, 35), radius: 10)
    )
  }

  @Test("Its own inset counts before the distance is taken")
  func ownInset() {
    let shape = ContainerRelativeShape().inset(by: 2)
    #expect(
      outline(shape.containerShape(RoundedRectangle(cornerRadius: 10)))
        == .rounded(box(2, 2, 56, 26), radius: 8)
    )
    #expect(
      outline(shape.padding(3).containerShape(RoundedRectangle(cornerRadius: 10)))
        == .rounded(box(5, 5, 50, 20), radius: 5)
    )
    #expect(
      outline(
        ContainerRelativeShape().strokeBorder(.white, lineWidth: 2)
          .containerShape(Capsule(style: .continuous))
      ) == .rounded(box(1, 1, 58, 28), radius: 14)
    )
  }

  @Test("An inset container's inset counts too")
  func insetContainer() {
    #expect(
      outline(
        ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 10).inset(by: 3))
      )
        == .rounded(box(3, 3, 54, 24), radius: 7)
    )
  }

  @Test("The nearest container counts")
  func nested() {
    let view = ContainerRelativeShape().fill(.red)
      .padding(2).containerShape(RoundedRectangle(cornerRadius: 8))
      .padding(5).containerShape(Capsule())
    #expect(outline(view) == .rounded(box(7, 7, 46, 16), radius: 6))
    let transparent = ContainerRelativeShape().fill(.red)
      .padding(2).containerShape(ContainerRelativeShape())
      .padding(5).containerShape(RoundedRectangle(cornerRadius: 10))
    #expect(outline(transparent) == .rounded(box(7, 7, 46, 16), radius: 3))
  }

  @Test("A container shape does not reach beyond its view")
  func scope() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Color.clear.containerShape(Capsule())
        ContainerRelativeShape().fill(.red)
      },
      width: 60,
      height: 30
    )
    #expect(drawn.list.items.count == 1)
    guard case .fill(.rectangle, _)? = drawn.list.items.first else {
      Issue.record("the neighbour has the container's shape")
      return
    }
  }

  @Test("A container of the client's own is asked for its smaller self")
  func ownContainer() {
    struct Notch: InsettableShape {
      var amount = 0.0
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
      func inset(by amount: CGFloat) -> Notch { Notch(amount: self.amount + amount) }
    }
    let list = DrawnView(
      ContainerRelativeShape().padding(4).containerShape(Notch()),
      width: 60,
      height: 30
    ).list
    #expect(list.path.first == .move(CGPoint(x: 4, y: 4)))
    #expect(list.path.count == 5)
    #expect(list.ink == box(4, 4, 52, 22))
  }

  @Test("Clips, pieces and moved shapes know the container")
  func madeOfOthers() {
    let clip = DrawnView(
      Color.red.clipShape(ContainerRelativeShape()).containerShape(Capsule()),
      width: 60,
      height: 30
    )
    #expect(clip.list.items.first == .beginClip(.rounded(box(0, 0, 60, 30), radius: 15)))
    let capsule = Capsule().path(in: box(0, 0, 60, 30))
    let trimmed = DrawnView(
      ContainerRelativeShape().trim(from: 0, to: 0.5).padding(.top, 0).containerShape(Capsule()),
      width: 60,
      height: 30
    )
    #expect(trimmed.list.path.first == .move(CGPoint(x: 15, y: 0)))
    let moved = DrawnView(
      ContainerRelativeShape().offset(x: 3, y: 4).fill(.red).containerShape(Capsule()),
      width: 60,
      height: 30
    )
    #expect(moved.list.ink == capsule.offsetBy(dx: 3, dy: 4).boundingRect)
  }
}

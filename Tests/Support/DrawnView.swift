@_spi(Host) package import StyleAPI

/// A view after layout, from which the frames of its marked parts can be read back.
///
/// ```swift
/// let drawn = DrawnView(HStack(spacing: 4) { Text("ab").marked("a") }, width: 100)
/// drawn["a"]  // the frame of the text, in points from the top left corner of the drawing
/// ```
package struct DrawnView {
  package let list: DisplayList

  package init(
    _ view: some View,
    width: Double? = nil,
    height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(view, environment: environment)
    self.init(graph.displayList(in: ProposedViewSize(width: width, height: height)))
  }

  package init(_ list: DisplayList) {
    self.list = list
  }

  /// The size of the whole drawing.
  package var size: CGSize { list.bounds.size }

  /// The frame of the first view with a mark, or nil where there is none.
  package subscript(name: String) -> CGRect? { frames(of: name).first }

  /// The frames of all views with a mark, in drawing order.
  package func frames(of name: String) -> [CGRect] {
    marks.filter { $0.name == name }.map(\.frame)
  }

  /// The names of all marks, in drawing order.
  package var order: [String] { marks.map(\.name) }
}

extension View {
  /// Draws a rectangle below the view under whose name its frame can be read back.
  package func marked(_ name: String) -> some View {
    background {
      Rectangle().fill(Color(red: 1, green: 0, blue: 1)).accessibilityLabel(Text(verbatim: name))
    }
  }
}

extension DrawnView {
  /// What an open item of the list says of the items in it.
  private struct Group {
    var name: String?
    var transform: DisplayTransform?
  }

  private var marks: [(name: String, frame: CGRect)] {
    var marks: [(name: String, frame: CGRect)] = []
    var groups: [Group] = []
    for item in list.items {
      switch item {
      case .fill(.rectangle(let rect), _):
        guard let name = groups.last?.name else { continue }
        let transforms = groups.reversed().compactMap(\.transform)
        marks.append((name, transforms.reduce(rect) { $0.transformed(by: $1) }))
      case .beginLabel(let span): groups.append(Group(name: list.string(span)))
      case .beginTransform(let transform): groups.append(Group(transform: transform))
      case .end: groups.removeLast()
      default: if item.opens { groups.append(Group()) }
      }
    }
    return marks
  }
}

extension CGRect {
  fileprivate func transformed(by transform: DisplayTransform) -> CGRect {
    let x = minX * transform.scaleX + transform.translateX
    let y = minY * transform.scaleY + transform.translateY
    let width = width * transform.scaleX
    let height = height * transform.scaleY
    return CGRect(
      x: min(x, x + width),
      y: min(y, y + height),
      width: abs(width),
      height: abs(height)
    )
  }
}

/// A rectangle, for tables of expected frames.
package func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@_spi(Host) internal import StyleAPI

/// Finds out by way of a small drawing what StyleAPI keeps for itself.
///
/// The style of texts is no property of `EnvironmentValues`: only `foregroundStyle(_:)` sets it.
/// Neither can a font be asked for its size.
enum EnvironmentProbe {
  /// Sets the colour of texts, as `foregroundStyle(_:)` does for the views that it is applied to.
  static func setForeground(_ color: Color, of values: inout EnvironmentValues) {
    let capture = Capture(values)
    ViewGraph(metrics: CellMetrics())
      .update(CapturingView(capture: capture).foregroundStyle(color), environment: values)
    values = capture.values
  }

  /// A font in words, as ``FontDescription`` reads them.
  static func description(of font: Font) -> String {
    for weight in [nil] + FontDescription.weights.map({ Optional($0.value) }) {
      for style in FontDescription.styles {
        for traits in 0..<4 {
          let description = FontDescription(
            style: style.value,
            weight: weight,
            isItalic: traits & 1 != 0,
            isMonospaced: traits & 2 != 0
          )
          if description.font == font { return "\(description)" }
        }
      }
    }
    return drawnFont(font)
  }

  /// A font of a fixed size, which only a drawing tells.
  private static func drawnFont(_ font: Font) -> String {
    let graph = ViewGraph(metrics: CellMetrics())
    graph.update(Text(verbatim: "x").font(font), environment: EnvironmentValues())
    for case .text(let run) in graph.displayList().items {
      let weights = FontDescription.weights
      let index = Int(run.font.weight) / 100 - 1
      return FontDescription(
        size: run.font.size,
        weight: run.font.weight == 400 || !weights.indices.contains(index)
          ? nil : weights[index].value,
        isItalic: run.font.isItalic,
        isMonospaced: run.font.family == .monospaced
      ).description
    }
    return "\(font)"
  }

  private final class Capture {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) { self.values = values }
  }

  /// A view that draws nothing and takes down the environment in which it stands.
  private struct CapturingView: View {
    let capture: Capture

    static func _make(_ view: Self, _ context: _ViewContext) {
      view.capture.values = context.environment
    }
  }
}

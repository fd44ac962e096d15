extension EnvironmentValues {
  /// Sets the colour of texts and icons, as `foregroundStyle(_:)` does for a view.
  @_spi(Host)
  public mutating func setForeground(_ color: Color) { foreground = .color(color) }

  /// Takes over what another environment paints texts and icons with.
  @_spi(Host)
  public mutating func setForeground(of other: EnvironmentValues) { foreground = other.foreground }
}

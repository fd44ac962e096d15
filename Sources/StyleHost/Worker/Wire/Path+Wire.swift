@_spi(Host) internal import StyleAPI

extension WireWriter {
  mutating func write(_ path: Path) { write(path.steps) { $0.write($1) } }
}

extension WireReader {
  mutating func path() throws(WireError) -> Path {
    Path(
      steps: try list(of: .steps, atLeast: 1, limit: WireLimits.steps) {
        (reader) throws(WireError) in try reader.step()
      }
    )
  }
}

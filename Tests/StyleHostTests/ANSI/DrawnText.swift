import StyleAPI
import StyleHost
import Testing

extension ANSIRenderer {
  /// The text of a list that is not too large; else an issue, and no text.
  func drawn(_ list: DisplayList, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    do {
      return try text(for: list)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
      return ""
    }
  }
}

extension PlainTextRenderer {
  /// The text of a list that is not too large; else an issue, and no text.
  func drawn(_ list: DisplayList, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    do {
      return try text(for: list)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
      return ""
    }
  }
}

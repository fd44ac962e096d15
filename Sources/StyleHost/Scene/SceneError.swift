/// What is wrong with a scene or with a line of a batch, and where.
///
/// ```swift
/// do { _ = try SceneDocument(json: bytes) } catch { print(error) }
/// // line 3, column 14: content.hstack[1].badgee: there is no such key; did you mean 'badge'?
/// ```
public struct SceneError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Which value it is about; the root for errors of syntax.
  public let path: ScenePath
  /// Where that stands in the text, once the text is known.
  public internal(set) var position: TextPosition?
  /// The byte at which it stands in the text.
  package let offset: Int

  init(_ problem: Problem, at path: ScenePath, offset: Int) {
    self.problem = problem
    self.path = path
    self.offset = offset
  }

  init(_ error: JSONError, at path: ScenePath = ScenePath()) {
    self.init(.syntax(error.problem), at: path, offset: error.offset)
  }

  /// The error with its place in the text.
  func located(in text: [UInt8]) -> SceneError {
    var error = self
    error.position = text.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0) }
    return error
  }

  /// What can be wrong.
  public indirect enum Problem: Hashable, Sendable {
    /// The text is not JSON.
    case syntax(JSONProblem)
    /// The text is larger than this, in bytes.
    case tooLarge(limit: Int)
    /// There are more nodes than this within one another.
    case tooDeep(limit: Int)
    /// There are more nodes than this.
    case tooManyNodes(limit: Int)
    /// The key is none of those that may stand here.
    case unknownKey(nearest: String?, known: [String])
    /// The key belongs to other nodes; `owner` says to which, in words.
    case misplacedKey(owner: String)
    /// A key that has to be there is not.
    case missingKey(String)
    /// The node has nothing to show; `keys` are those of which it needs one.
    case noContent(keys: [String])
    /// The node has several keys of which it may have one.
    case severalContents([String])
    /// The value is of another kind; both in words.
    case wrongKind(found: String, expected: String)
    /// The value is none of those that may stand here; `expected` in words.
    case badValue(found: String, expected: String, nearest: String?)
    /// The value is not a colour.
    case color(ColorError, nearest: String?)
    /// The value is not a font.
    case font(FontDescriptionError)
    /// The value may not become a link.
    case link(LinkError)
    /// The value does not name a style as it should.
    case styleReference(StyleReferenceError)
    /// The style cannot be had.
    case style(StyleLoadingError)
    /// The icon cannot be drawn.
    case icon(IconError)
    /// The number cannot be written.
    case number(NumberFormattingError)
  }
}

/// Why a live tree of views cannot go on.
public enum ViewHostError: Error, Hashable {
  /// Bodies or actions change what others read, again and again; the types of the views that would
  /// have to run once more.
  case endlessUpdate(views: [String])
  /// No control has a label; the labels that there are.
  case noControl(label: String, known: [String])
}

extension ViewHostError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .endlessUpdate(let views):
      let who = views.isEmpty ? "Actions" : views.joined(separator: ", ")
      return """
        \(who) would run again without end: something that the update runs changes what the update \
        has read. Change state in actions, and only where it differs.
        """
    case .noControl(let label, let known):
      let list = known.map { "'\($0)'" }.joined(separator: ", ")
      return known.isEmpty
        ? "there is no control with the label '\(label)', nor any other"
        : "there is no control with the label '\(label)'; there are \(list)"
    }
  }
}

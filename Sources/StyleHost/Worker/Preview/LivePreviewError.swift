/// Why a preview cannot be shown.
package enum LivePreviewError: Error, Hashable, Sendable {
  /// The plugin, or the style that badges are to have, cannot be had.
  case style(StyleLoadingError)
  /// The drawing cannot be made.
  case rendering(RenderingError)
  /// The views cannot be brought up to date, or their environment is wrong; why, in English.
  case views(String)
  /// The plugin has no previews.
  case noPreviews(file: String)
  /// The process of the preview has failed.
  case worker(WorkerFailure)
  /// The library that shows previews is in none of these folders.
  case noLibrary(name: String, searched: [String])

  /// Whether the process cannot be asked for anything more.
  package var isEndOfProcess: Bool {
    if case .worker = self { return true }
    return false
  }
}

extension LivePreviewError: CustomStringConvertible {
  /// What is wrong, in English.
  package var description: String {
    switch self {
    case .style(let error): error.description
    case .rendering(let error): error.description
    case .views(let message): "the preview cannot be drawn: \(message)"
    case .noPreviews(let file): "\(file): the plugin registers no previews"
    case .worker(let failure): failure.description
    case .noLibrary(let name, let searched):
      "the part of badge that shows previews is missing: there is no \(name) in "
        + searched.map { "'\($0)'" }.joined(separator: " or ")
    }
  }
}

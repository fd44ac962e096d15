import StyleHost

/// Becomes the process of a preview, and returns only where no host has started it.
@c(badge_preview_run)
public func runPreview() {
  guard let worker = LivePreviewWorker.start() else { return }
  // The program calls this on its first thread.
  MainActor.assumeIsolated { PreviewRunner(worker).run() }
}

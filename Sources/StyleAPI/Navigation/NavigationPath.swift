/// What is pushed on a navigation stack.
///
/// A pushed view belongs to the link that has pushed it: it stands below the link in the tree, with
/// the link's environment, and goes with it. The stack shows the last one in place of its content.
final class NavigationPath {
  private let depthValue: KeptValue<Int>
  private var screens: [WeakScreen] = []

  private struct WeakScreen {
    weak var screen: NavigationScreen?
  }

  init(_ live: LiveGraph?) { depthValue = KeptValue(0, live) }

  /// The number of views that are pushed; a body that reads it follows it.
  var depth: Int { depthValue.value }

  /// Pushes the view of a link.
  func push(_ screen: NavigationScreen) {
    guard screen.level == nil else { return }
    screens.append(WeakScreen(screen: screen))
    screen.level = screens.count
    screen.path = self
    depthValue.value = screens.count
  }

  /// Pops a view and all above it.
  func pop(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0.screen === screen }) else { return }
    pop(to: index)
  }

  /// Pops the view that is shown.
  func popLast() {
    if !screens.isEmpty { pop(to: screens.count - 1) }
  }

  /// Takes note that a link has gone while its view was pushed.
  func removeLost() {
    if let index = screens.firstIndex(where: { $0.screen == nil }) { pop(to: index) }
  }

  private func pop(to count: Int) {
    let popped = screens[count...]
    screens.removeSubrange(count...)
    for entry in popped { entry.screen?.level = nil }
    depthValue.value = count
  }
}

/// What lasts of a navigation link: whether its view is pushed, and where.
final class NavigationScreen {
  let presentation = PresentationState()
  weak var path: NavigationPath?
  private let levelValue: KeptValue<Int?>

  init(_ live: LiveGraph?) {
    levelValue = KeptValue(nil, live)
    presentation.dismiss = { [weak self] in
      guard let self else { return }
      path?.pop(self)
    }
  }

  deinit { path?.removeLost() }

  /// The number of views below this one; nil where it is not pushed.
  var level: Int? {
    get { levelValue.value }
    set { levelValue.value = newValue }
  }
}

extension NavigationPath: Equatable {
  static func == (one: NavigationPath, other: NavigationPath) -> Bool { one === other }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationPath? { nil }
}

extension EnvironmentValues {
  /// The nearest navigation stack.
  var navigation: NavigationPath? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

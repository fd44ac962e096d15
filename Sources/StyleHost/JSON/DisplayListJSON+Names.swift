internal import StyleAPI

// The names of cases in written forms. They are part of a form that is documented, so they stand
// here and don't follow a case's spelling in Swift.

extension DisplayRole {
  /// The role's name in written forms.
  var name: String {
    switch self {
    case .badge: "badge"
    case .overlayBadge: "overlayBadge"
    case .decorated: "decorated"
    case .label: "label"
    case .message: "message"
    case .icon: "icon"
    case .presentation: "presentation"
    }
  }
}

extension FontFamily {
  /// The family's name in written forms.
  var name: String {
    switch self {
    case .verdana: "verdana"
    case .helvetica: "helvetica"
    case .monospaced: "monospaced"
    }
  }
}

extension LineCap {
  /// The cap's name in written forms.
  var name: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension LineJoin {
  /// The join's name in written forms.
  var name: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

internal import StyleAPI

extension WireWriter {
  /// Writes a drawing.
  mutating func write(_ list: DisplayList) {
    write(list.metrics == "cells")
    write(list.bounds)
    write(list.ink)
    write(list.text)
    write(list.path) { $0.write($1) }
    write(list.gradients) { $0.write($1) }
    write(list.images) {
      $0.write($1.png)
      $0.write($1.label)
    }
    write(list.items) { $0.write($1) }
  }

  mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  mutating func write(_ color: DisplayColor) {
    write(color.red)
    write(color.green)
    write(color.blue)
    write(color.opacity)
  }

  mutating func write(_ step: PathElement) {
    switch step {
    case .move(let point):
      write(UInt8(0))
      write(point)
    case .line(let point):
      write(UInt8(1))
      write(point)
    case .quad(let point, let control):
      write(UInt8(2))
      write(point)
      write(control)
    case .cubic(let point, let control1, let control2):
      write(UInt8(3))
      write(point)
      write(control1)
      write(control2)
    case .close: write(UInt8(4))
    }
  }

  private mutating func write(_ gradient: DisplayGradient) {
    switch gradient.geometry {
    case .linear(let from, let to):
      write(UInt8(0))
      write(from)
      write(to)
    case .radial(let center, let start, let end):
      write(UInt8(1))
      write(center)
      write(start)
      write(end)
    }
    write(gradient.stops) {
      $0.write($1.color)
      $0.write($1.location)
    }
  }

  private mutating func write(_ outline: DisplayOutline) {
    switch outline {
    case .rectangle(let rect):
      write(UInt8(0))
      write(rect)
    case .rounded(let rect, let radius):
      write(UInt8(1))
      write(rect)
      write(radius)
    case .uneven(let rect, let radii):
      write(UInt8(2))
      write(rect)
      write(radii.topLeft)
      write(radii.topRight)
      write(radii.bottomRight)
      write(radii.bottomLeft)
    case .ellipse(let rect):
      write(UInt8(3))
      write(rect)
    case .path(let first, let count, let evenOdd):
      write(UInt8(4))
      write(first)
      write(count)
      write(evenOdd)
    }
  }

  private mutating func write(_ paint: DisplayPaint) {
    switch paint {
    case .color(let color):
      write(UInt8(0))
      write(color)
    case .gradient(let index):
      write(UInt8(1))
      write(index)
    }
  }

  private mutating func write(_ span: TextSpan) {
    write(span.first)
    write(span.count)
  }

  private mutating func write(_ run: DisplayText) {
    write(run.text)
    write(run.origin)
    write(run.width)
    write(run.font.family.rawValue)
    write(run.font.weight)
    write(run.font.isItalic)
    write(run.font.hasMonospacedDigits)
    write(run.font.size)
    write(run.font.tracking)
    write(run.paint)
    write(run.decoration.rawValue)
  }

  private mutating func write(_ stroke: DisplayStroke) {
    write(stroke.width)
    write(stroke.cap.rawValue)
    write(stroke.join.rawValue)
    write(stroke.miterLimit)
    write(stroke.dash)
    write(stroke.gap)
  }

  private mutating func write(_ item: DisplayItem) {
    write(ItemKind(item).rawValue)
    switch item {
    case .fill(let outline, let paint):
      write(outline)
      write(paint)
    case .stroke(let outline, let paint, let stroke):
      write(outline)
      write(paint)
      write(stroke)
    case .text(let run): write(run)
    case .image(let index, let rect):
      write(index)
      write(rect)
    case .beginClip(let outline): write(outline)
    case .beginOpacity(let opacity): write(opacity)
    case .beginShadow(let shadow):
      write(shadow.color)
      write(shadow.radius)
      write(shadow.x)
      write(shadow.y)
    case .beginTransform(let transform):
      write(transform.scaleX)
      write(transform.scaleY)
      write(transform.translateX)
      write(transform.translateY)
    case .beginLink(let span), .beginLabel(let span), .beginHelp(let span): write(span)
    case .beginRole(let role): write(role.rawValue)
    case .end: break
    }
  }
}

/// The kinds of items by their numbers in a message.
enum ItemKind: UInt8 {
  case fill, stroke, text, image
  case beginClip, beginOpacity, beginShadow, beginTransform, beginLink, beginLabel, beginHelp
  case beginRole
  case end

  init(_ item: DisplayItem) {
    self =
      switch item {
      case .fill: .fill
      case .stroke: .stroke
      case .text: .text
      case .image: .image
      case .beginClip: .beginClip
      case .beginOpacity: .beginOpacity
      case .beginShadow: .beginShadow
      case .beginTransform: .beginTransform
      case .beginLink: .beginLink
      case .beginLabel: .beginLabel
      case .beginHelp: .beginHelp
      case .beginRole: .beginRole
      case .end: .end
      }
  }
}
